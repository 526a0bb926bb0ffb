import CairnCore
import CairnFoundation
@_exported import CairnKits
@_exported import Foundation

/// Something that an app does for its user. Only the app itself can do it here: there is no Siri, and there are no shortcuts.
///
/// ```swift
/// struct AddTrip: AppIntent {
///   static let title: LocalizedStringResource = "Add Trip"
///   @Parameter(title: "Place") var place: String
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// Button("Add", intent: AddTrip())
/// ```
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  /// The name.
  static var title: LocalizedStringResource { get }
  /// A description of the action.
  static var description: IntentDescription? { get }
  /// Whether the app is opened for it. Has no effect.
  static var openAppWhenRun: Bool { get }
  /// Whether users find it among shortcuts. Has no effect.
  static var isDiscoverable: Bool { get }
  /// Whether the user must be known for it. Has no effect.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// A sentence of its values. Has no effect.
  associatedtype SummaryContent: ParameterSummary = EmptySummary
  static var parameterSummary: SummaryContent { get }
  /// Creates the intent for the user to fill.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// There is none.
  public static var description: IntentDescription? { nil }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// Users would find it.
  public static var isDiscoverable: Bool { true }
  /// The user need not be known.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// Donates the intent. Has no effect, as nothing learns from it.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Asks for a value. Fails, as there is nothing to ask with.
  public func requestConfirmation() async throws { throw AppIntentError.restartPerform }
}

extension AppIntent where SummaryContent == EmptySummary {
  /// There is none.
  public static var parameterSummary: EmptySummary { EmptySummary() }
}

/// The identifier of a donated intent.
///
/// ```swift
/// let id = try await intent.donate()
/// ```
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()
}

/// Whether a user must be known for an intent.
///
/// ```swift
/// static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
/// ```
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// A sentence that describes an intent.
///
/// ```swift
/// static let description = IntentDescription("Adds a trip.")
/// ```
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  /// The sentence.
  public let descriptionText: LocalizedStringResource
  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) { self.descriptionText = descriptionText }
  /// Creates a description.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// An intent that opens something in the app.
///
/// ```swift
/// struct OpenTrip: OpenIntent { @Parameter(title: "Trip") var target: TripEntity }
/// ```
public protocol OpenIntent: AppIntent {
  associatedtype Value: Sendable
  /// The value to open.
  var target: Value { get set }
}

/// An intent that shows search results.
///
/// ```swift
/// struct SearchTrips: ShowInAppSearchResultsIntent {}
/// ```
public protocol ShowInAppSearchResultsIntent: AppIntent {}

/// An intent that opens the app when it is in the background.
///
/// ```swift
/// struct Resume: ForegroundContinuableIntent {}
/// ```
public protocol ForegroundContinuableIntent: AppIntent {}

/// An intent that a widget's settings are.
///
/// ```swift
/// struct Choice: WidgetConfigurationIntent {}
/// ```
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that changes a value.
///
/// ```swift
/// struct SetMuted: SetValueIntent { @Parameter(title: "Muted") var value: Bool }
/// ```
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: Sendable
  /// The new value.
  var value: ValueType { get set }
}

/// An intent that plays or records.
///
/// ```swift
/// struct Play: AudioPlaybackIntent {}
/// ```
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that widgets on the lock screen may do.
///
/// ```swift
/// struct Stop: LiveActivityIntent {}
/// ```
public protocol LiveActivityIntent: AppIntent {}

/// Why an intent was not done.
///
/// ```swift
/// throw AppIntentError.restartPerform
/// ```
public enum AppIntentError: Error {
  case restartPerform
}
