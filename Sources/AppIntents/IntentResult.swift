import CairnCore
import CairnFoundation
import Foundation

/// The result of an action.
///
/// ```swift
/// func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Done") }
/// ```
public protocol IntentResult: Sendable {
  associatedtype Value = Never
  associatedtype Dialog = Never
  /// The value.
  var value: Value? { get }
}

/// A result with a value.
///
/// ```swift
/// func perform() async throws -> some ReturnsValue<Int> { .result(value: 3) }
/// ```
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with a sentence to say. Only the app's own code reads it.
///
/// ```swift
/// func perform() async throws -> some ProvidesDialog { .result(dialog: "Done") }
/// ```
public protocol ProvidesDialog: IntentResult {}

/// A result with a view to show. Only the app's own code reads it.
///
/// ```swift
/// func perform() async throws -> some ShowsSnippetView { .result(view: Text("Done")) }
/// ```
public protocol ShowsSnippetView: IntentResult {}

/// A result with another intent to do. Only the app's own code reads it.
///
/// ```swift
/// func perform() async throws -> some OpensIntent { .result(opensIntent: OpenTrip()) }
/// ```
public protocol OpensIntent: IntentResult {}

/// The result of an intent.
///
/// ```swift
/// .result(value: trip)
/// ```
public struct IntentResultContainer<Value: Sendable, Next, Snippet, Dialog>: IntentResult {
  /// The value.
  public let value: Value?
  /// The sentence to say.
  public let dialog: IntentDialog?
  fileprivate init(value: Value? = nil, dialog: IntentDialog? = nil) { (self.value, self.dialog) = (value, dialog) }
}

extension IntentResultContainer: ReturnsValue where Value: Codable {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: OpensIntent where Next: AppIntent {}

extension IntentResult {
  /// Nothing to tell.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }
  /// A value.
  public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
    Self(value: value)
  }
  /// A sentence.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }
  /// A value and a sentence.
  public static func result<V>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }
  /// A view.
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, Never> { Self() }
  /// A sentence and a view.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { Self(dialog: dialog) }
  /// A value and a view.
  public static func result<V, Content: View>(value: V, view: Content) -> Self
  where Self == IntentResultContainer<V, Never, Content, Never> { Self(value: value) }
  /// A value, a sentence and a view.
  public static func result<V, Content: View>(value: V, dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<V, Never, Content, IntentDialog> { Self(value: value, dialog: dialog) }
  /// Another intent.
  public static func result<I: AppIntent>(opensIntent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> { Self() }
  /// Another intent and a sentence.
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> { Self(dialog: dialog) }
}

/// A sentence that would be said.
///
/// ```swift
/// .result(dialog: "Added \(name)")
/// ```
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The sentence.
  public let full: LocalizedStringResource
  /// Creates a sentence.
  public init(_ full: LocalizedStringResource) { self.full = full }
  /// Creates a long and a short sentence.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil) {
    self.full = full
  }
  /// Creates a sentence.
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
  /// Creates a sentence with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
