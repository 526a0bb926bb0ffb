import Foundation
import os

/// The last thousand messages that this process has logged, without those for debugging.
///
/// In a served app these are the messages for all its users. Do not show them to one.
///
/// ```swift
/// let store = try OSLogStore(scope: .currentProcessIdentifier)
/// let lines = try store.getEntries().compactMap { ($0 as? OSLogEntryLog)?.composedMessage }
/// ```
public final class OSLogStore: NSObject, Sendable {
  /// Whose messages a store has.
  ///
  /// ```swift
  /// OSLogStore(scope: .currentProcessIdentifier)
  /// ```
  public enum Scope: Int, Sendable {
    case system, currentProcessIdentifier
  }

  /// Opens the messages. Fails for those of the system.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
    super.init()
  }

  /// The place of a date among the messages.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }
  /// The place of a time since the computer was started.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }
  /// The place of a time before or after now.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: seconds))
  }

  /// Returns the messages that match, from a place on.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let entries = LogHistory.entries.filter { position.map($0.date.isAtOrAfter) ?? true }.map(OSLogEntryLog.init)
    let matching = entries.filter { predicate?.evaluate(with: $0.values) ?? true }
    return AnySequence(options.contains(.reverse) ? matching.reversed() : matching)
  }
}

extension Date {
  fileprivate func isAtOrAfter(_ position: OSLogPosition) -> Bool { self >= position.date }
}

/// A place among messages.
///
/// ```swift
/// store.position(date: .now.addingTimeInterval(-60))
/// ```
public final class OSLogPosition: NSObject, Sendable {
  let date: Date
  init(date: Date) {
    self.date = date
    super.init()
  }
}

/// How messages are read.
///
/// ```swift
/// try store.getEntries(with: [.reverse])
/// ```
public enum OSLogEnumerator {
  /// How messages are read.
  ///
  /// ```swift
  /// OSLogEnumerator.Options.reverse
  /// ```
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The newest message first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// An entry of the log.
///
/// ```swift
/// entry.composedMessage
/// ```
public class OSLogEntry: NSObject {
  /// When it was made.
  public let date: Date
  /// The text.
  public let composedMessage: String
  init(date: Date, message: String) {
    (self.date, composedMessage) = (date, message)
    super.init()
  }
}

/// A message of the log.
///
/// ```swift
/// (entry as? OSLogEntryLog)?.level == .error
/// ```
public final class OSLogEntryLog: OSLogEntry {
  /// How important a message is.
  ///
  /// ```swift
  /// OSLogEntryLog.Level.fault
  /// ```
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  /// The part of the app.
  public let subsystem: String
  /// The kind of message.
  public let category: String
  /// How important it is.
  public let level: Level
  /// The program.
  public var process: String { ProcessInfo.processInfo.processName }
  /// The number of the process.
  public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }

  init(_ entry: KeptLogEntry) {
    (subsystem, category) = (entry.subsystem, entry.category)
    level =
      switch entry.type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    super.init(date: entry.date, message: entry.message)
  }

  /// The values that a predicate names.
  var values: [String: Any] {
    [
      "subsystem": subsystem, "category": category, "date": date, "composedMessage": composedMessage,
      "process": process,
    ]
  }
}
