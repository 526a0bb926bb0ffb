import CairnCore
import CairnFoundation
import CairnHosting
import CairnPrinting
import CairnTerminal
import Foundation
@preconcurrency import Glibc

/// The entry point of every app.
@MainActor
public enum _Launch {
  public static func run(_ makeApp: @escaping @MainActor () -> _AppSource) {
    let process = ProcessInfo.processInfo
    let environment = environment
    Person.follow(environment)
    do throws(HostChoice.Problem) {
      let arguments = try LaunchArguments(process.arguments)
      let choice = HostChoice(
        asked: arguments.host, environment: environment,
        // A terminal that can only print lines counts as a printer.
        outputIsTerminal: isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb",
        hasWindows: { HostLibrary.windows.offer != nil })
      let makeApp = try previews(of: makeApp, environment)
      let kind = try choice.decide()
      // A text host is part of a pipeline, which ends it by this signal.
      if kind != .text {
        ProcessSafety.ignoreWriteSignals()
        StandardError.waits = false
      }
      if kind == .web { ProcessSafety.openStandardStreams() }
      for problem in problems(with: environment, on: kind) {
        StandardError.write("\("\(process.processName): \(problem)".printable)\n")
      }
      if kind != .text, kind != .drive { DevelopmentLink.connect(environment) }
      switch kind {
      case .drive: try drive(makeApp, arguments)
      case .window: try runInWindow(makeApp, process.processName, environment, arguments)
      case .web: try serve(makeApp, process.processName, environment, arguments)
      case .text: exit(TextHost.run(makeApp(), environment: environment, opening: arguments.urls))
      case .terminal:
        let status = TerminalApp.run(
          makeApp, name: process.processName, environment: environment, opening: arguments.urls,
          isPlain: arguments.isPlain)
        guard let status else { throw HostChoice.Problem(description: "There is no terminal to show the app in.") }
        exit(status)
      }
    } catch {
      let message = "\(process.processName): \(error.description)".printable
      StandardError.write("\(message)\n")
      exit(EX_USAGE)
    }
  }

  /// The same as in `ProcessInfo`, which would take ten times as long when starting a small app.
  private static var environment: [String: String] {
    var found: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      if let end = strchr(entry, Int32(UInt8(ascii: "="))) {
        let name = UnsafeRawBufferPointer(start: entry, count: end - entry)
        found[String(decoding: name, as: UTF8.self)] = String(cString: end + 1)
      }
      next += 1
    }
    return found
  }

  /// The messages for environment variables whose values mean nothing to a host.
  private static func problems(with environment: [String: String], on kind: HostKind) -> [String] {
    let cells = kind == .window || kind == .web ? [] : TerminalHost.problems(in: environment)
    return HostOptions(environment: environment).problems + cells
  }

  private static func serve(
    _ makeApp: @escaping @MainActor () -> _AppSource, _ name: String, _ environment: [String: String],
    _ arguments: LaunchArguments
  ) throws(HostChoice.Problem) {
    let options = ServingOptions(
      address: arguments.web, admin: arguments.webAdmin,
      isShared: arguments.isShared || DevelopmentLink.current != nil,
      hosts: arguments.webHosts)
    switch HostLibrary.web {
    case .found(let web):
      do { exit(try web.run(makeApp, name: name, environment: environment, options)) } catch {
        throw HostChoice.Problem(description: "\(error)")
      }
    case .missing(let reason): throw HostChoice.Problem(description: "Apps cannot be served: \(reason).")
    }
  }

  /// Returns a gallery of the app's previews in place of the app, if `cairn` asks for it.
  private static func previews(
    of makeApp: @escaping @MainActor () -> _AppSource, _ environment: [String: String]
  ) throws(HostChoice.Problem) -> @MainActor () -> _AppSource {
    guard let request = environment["CAIRN_PREVIEWS"], !request.isEmpty else { return makeApp }
    switch HostLibrary.previews {
    case .found(let previews):
      do { return try previews.answer(requestIn: request, of: makeApp) } catch {
        throw HostChoice.Problem(description: error.reason)
      }
    case .missing(let reason): throw HostChoice.Problem(description: "Previews are not available: \(reason).")
    }
  }

  private static func drive(
    _ makeApp: @escaping @MainActor () -> _AppSource, _ arguments: LaunchArguments
  ) throws(HostChoice.Problem) {
    switch HostLibrary.driver {
    case .found(let driver): driver.run(makeApp, opening: arguments.urls)
    case .missing(let reason): throw HostChoice.Problem(description: "The app cannot be driven: \(reason).")
    }
  }

  private static func runInWindow(
    _ makeApp: @escaping @MainActor () -> _AppSource, _ name: String, _ environment: [String: String],
    _ arguments: LaunchArguments
  ) throws(HostChoice.Problem) {
    switch HostLibrary.windows {
    case .found(let windows):
      let status = windows.run(makeApp, name: name, environment: environment, opening: arguments.urls)
      guard let status else { throw HostChoice.Problem(description: "There is no display to show the app on.") }
      exit(status)
    case .missing(let reason): throw HostChoice.Problem(description: "Windows are not available: \(reason).")
    }
  }
}
