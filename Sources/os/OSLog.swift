import CairnPrinting
import Foundation

/// Where messages of one part of an app go.
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

  /// The log of those who have none.
  public static let `default` = OSLog(subsystem: "", category: "", isEnabled: true)
  /// Nowhere.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  /// Whether anybody would see a message of this type.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled && LogOutput.isSeen }

  func write(_ type: OSLogType, _ text: () -> String) {
    guard isEnabled(type: type) else { return }
    let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    LogOutput.write(origin.isEmpty ? "[\(type.name)] \(text())" : "[\(origin)] [\(type.name)] \(text())")
  }
}

/// Standard error, unless that is the terminal an app may be painting on.
enum LogOutput {
  static let isSeen = isatty(STDERR_FILENO) == 0

  static func write(_ line: String) { FileHandle.standardError.write(Data((line.printableLines + "\n").utf8)) }
}

/// Logs a message with a format as in C.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: CVarArg...)
{
  log.write(type) { text(message, arguments) }
}

private func text(_ format: StaticString, _ arguments: [CVarArg]) -> String {
  // What C knows nothing of: who may see an argument.
  let known = "\(format)".replacingOccurrences(of: "%{public}", with: "%")
    .replacingOccurrences(of: "%{private}", with: "%")
  return String(format: known, arguments: arguments)
}

/// Logs a message with a format as in C.
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

/// Logs a message of some type.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type) { message.text }
}
