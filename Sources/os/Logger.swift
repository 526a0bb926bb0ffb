/// Writes log messages for one part of an app.
///
///     private let logger = Logger(subsystem: "org.example.notes", category: "files")
///     logger.info("saved \(count) notes")
///
/// Messages go to standard error, unless it is a terminal, because an app may be drawing there.
public struct Logger: Sendable {
  let log: OSLog

  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public init(_ logObj: OSLog) { log = logObj }

  public init() { log = .default }

  public func log(_ message: OSLogMessage) { log.write(.default) { message.text } }

  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level) { message.text } }

  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
