import CairnPrinting
import Foundation

/// The destination of log messages for one part of an app.
///
///     let log = OSLog(subsystem: "org.example.notes", category: "files")
///     os_log("saved %d notes", log: log, type: .info, count)
public final class OSLog: Sendable {
  let subsystem: String
  let category: String
  let isEnabled: Bool

  init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "", isEnabled: true)
  /// A log that discards messages.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  /// Returns whether messages of this type are written, or kept for `OSLogStore`.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled(type: type, whereOutputIsSeen: LogOutput.isSeen) }

  // Messages for debugging are many, and Apple's system does not keep them either.
  func isEnabled(type: OSLogType, whereOutputIsSeen isSeen: Bool) -> Bool { isEnabled && (isSeen || type != .debug) }

  func write(_ type: OSLogType, _ text: () -> String) {
    guard isEnabled(type: type) else { return }
    let text = text()
    if type != .debug {
      LogHistory.add(
        KeptLogEntry(date: Date(), subsystem: subsystem, category: category, type: type, message: text))
    }
    guard LogOutput.isSeen else { return }
    let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    LogOutput.write(origin.isEmpty ? "[\(type.name)] \(text)" : "[\(origin)] [\(type.name)] \(text)")
  }
}

/// Writes to standard error, unless that is the terminal that an app may be drawing to.
enum LogOutput {
  static let isSeen = isatty(STDERR_FILENO) == 0

  static func write(_ line: String) { StandardError.write(line.printableLines + "\n") }
}

/// Logs a message with a C format.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: CVarArg...
) {
  log.write(type) { text(message, arguments) }
}

private func text(_ format: StaticString, _ arguments: [CVarArg]) -> String {
  // C does not know privacy options.
  let known = "\(format)".replacingOccurrences(of: "%{public}", with: "%")
    .replacingOccurrences(of: "%{private}", with: "%")
  return String(format: known, arguments: arguments)
}

/// Logs a message with a C format.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: CVarArg...
) {
  log.write(type) { text(message, arguments) }
}

/// Logs a message.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default) { message.text } }

/// Logs a message of a type.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type) { message.text }
}
