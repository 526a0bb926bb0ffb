import CairnCore
import CairnValues
import Foundation

/// The tips that were dismissed, in the app's settings.
@MainActor
enum TipRecord {
  nonisolated static let key = "TipKit.invalidated"

  /// The ids, one a line.
  private static var stored: AppStorage<String> { AppStorage(wrappedValue: "", key) }

  nonisolated static func ids(in text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  static func isInvalidated(_ id: String) -> Bool { ids(in: stored.wrappedValue).contains(line(id)) }

  static func invalidate(_ id: String) {
    guard !isInvalidated(id) else { return }
    stored.wrappedValue = (ids(in: stored.wrappedValue) + [line(id)]).joined(separator: "\n")
  }

  static func reset() { stored.wrappedValue = "" }

  nonisolated static func line(_ id: String) -> String { id.replacing("\n", with: " ") }
}

extension Tips {
  /// Starts showing tips. They are shown without it, too.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}

  /// Shows dismissed tips again.
  @MainActor public static func resetDatastore() throws { TipRecord.reset() }
  /// Shows dismissed tips again.
  @MainActor public static func showAllTipsForTesting() { TipRecord.reset() }
  /// Hides tips during tests. Has no effect.
  public static func hideAllTipsForTesting() {}

  /// How tips are shown.
  ///
  /// ```swift
  /// try Tips.configure([.displayFrequency(.immediate)])
  /// ```
  public struct ConfigurationOption: Sendable {
    /// How often a new tip is shown. Has no effect: tips are shown at once.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { Self() }
    /// Where dismissed tips are kept. Has no effect: they are in the app's settings.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { Self() }

    /// How often a new tip is shown.
    public enum DisplayFrequency: Sendable {
      case immediate, hourly, daily, weekly, monthly
    }

    /// Where dismissed tips are kept.
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case url(URL)
    }
  }

  /// Something that users do, which apps count.
  ///
  /// ```swift
  /// static let opened = Event(id: "opened")
  /// ```
  public struct Event: Identifiable, Sendable {
    /// Identifies the event.
    public let id: String
    /// Creates an event.
    public init(id: String) { self.id = id }
    /// Counts the event once more. Has no effect, because tips here have no rules.
    public func donate() async {}
    /// Counts the event once more. Has no effect, because tips here have no rules.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
  }
}
