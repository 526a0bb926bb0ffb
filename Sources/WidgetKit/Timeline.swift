import CairnPlatform
@_exported import Foundation

/// A moment at which a widget changes.
///
/// ```swift
/// struct TripEntry: TimelineEntry {
///   let date: Date
///   let trip: Trip
/// }
/// ```
public protocol TimelineEntry {
  /// The moment.
  var date: Date { get }
  /// How much the entry matters.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
///
/// ```swift
/// TimelineEntryRelevance(score: 10)
/// ```
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget asks for new entries.
///
/// ```swift
/// Timeline(entries: entries, policy: .after(tomorrow))
/// ```
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let date: Date?
  public static let atEnd = TimelineReloadPolicy(date: nil)
  public static let never = TimelineReloadPolicy(date: .distantFuture)
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}

/// The entries of a widget.
///
/// ```swift
/// completion(Timeline(entries: entries, policy: .atEnd))
/// ```
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// When new entries are needed.
  public let policy: TimelineReloadPolicy
  /// Creates entries.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// Makes the entries of a widget. None of its methods is called.
///
/// ```swift
/// struct Trips: TimelineProvider {
///   func placeholder(in context: Context) -> TripEntry { .sample }
///   func getSnapshot(in context: Context, completion: @escaping (TripEntry) -> Void) { completion(.sample) }
///   func getTimeline(in context: Context, completion: @escaping (Timeline<TripEntry>) -> Void) {
///     completion(Timeline(entries: [.sample], policy: .never))
///   }
/// }
/// ```
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// Returns what is shown before there are entries.
  func placeholder(in context: Context) -> Entry
  /// Makes one entry for a list of widgets.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Makes the entries.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// What a widget is made for. None is ever made.
///
/// ```swift
/// context.isPreview
/// ```
public struct TimelineProviderContext {
  /// The size.
  public let family: WidgetFamily
  /// Whether users choose among widgets.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
  private init?() { return nil }
}

/// The size and place of a widget.
///
/// ```swift
/// configuration.supportedFamilies([.systemSmall, .systemMedium])
/// ```
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

/// The widgets of the app. There are none.
///
/// ```swift
/// WidgetCenter.shared.reloadAllTimelines()
/// ```
public final class WidgetCenter: Sendable {
  /// The center of the app.
  public static let shared = WidgetCenter()
  private init() {}

  /// Asks all widgets for new entries, which only reports that there are none.
  public func reloadAllTimelines() { report("reloadAllTimelines()") }
  /// Asks widgets for new entries, which only reports that there are none.
  public func reloadTimelines(ofKind kind: String) { report("reloadTimelines(ofKind:)") }
  /// Asks widgets for new settings. Has no effect.
  public func invalidateConfigurationRecommendations() {}
  /// Returns the widgets that users chose. There are none.
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }

  private func report(_ name: String) {
    MissingFramework.reportCall("WidgetCenter.\(name)", from: "WidgetKit", outcome: "No widget is shown.")
  }
}

/// A widget that a user chose. None is ever made.
///
/// ```swift
/// info.kind
/// ```
public struct WidgetInfo: Sendable {
  /// The name of the widget.
  public let kind: String
  /// The size.
  public let family: WidgetFamily
  private init?() { return nil }
}
