import CairnCore
import CairnFoundation
import CairnLocks
import Foundation

/// A value that an intent needs. The app sets it, as nothing here asks the user for it.
///
/// ```swift
/// @Parameter(title: "Place") var place: String
/// ```
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  private let kept: Mutex<Value?>
  /// The name.
  public let title: LocalizedStringResource?

  /// Creates a value that is not set yet.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil
  ) {
    self.title = title
    kept = Mutex(value)
  }

  /// The value. An optional one is `nil` until it is set. To read another before it is set is an error of the program.
  public var wrappedValue: Value {
    get {
      guard let value = kept.withLock({ $0 }) ?? Self.absent else {
        preconditionFailure(
          "The parameter \(title.map { "\"\(String(localized: $0))\" " } ?? "")has no value. Set it before the intent is done."
        )
      }
      return value
    }
    set { kept.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  private static var absent: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
  }

  /// Asks the user for the value. Fails, as there is nothing to ask with.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.restartPerform }
  /// Says that the user must give a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .restartPerform }
}

extension AppIntent {
  /// A value that an intent needs.
  public typealias Parameter = IntentParameter
}

/// A sentence of an intent's values, which nothing shows.
///
/// ```swift
/// static var parameterSummary: some ParameterSummary { Summary("Add \(\.$place)") }
/// ```
public protocol ParameterSummary: Sendable {}

/// No sentence.
///
/// ```swift
/// EmptySummary()
/// ```
public struct EmptySummary: ParameterSummary {
  /// Creates no sentence.
  public init() {}
}

extension AppIntent {
  /// A sentence of an intent's values.
  public typealias Summary = IntentParameterSummary<Self>
}

/// A sentence of an intent's values, which nothing shows.
///
/// ```swift
/// Summary("Add \(\.$place)")
/// ```
public struct IntentParameterSummary<Intent>: ParameterSummary {
  /// Creates a sentence.
  public init(_ summary: IntentSummaryText<Intent>, table: String? = nil) {}
  /// Creates a sentence with values below.
  public init(
    _ summary: IntentSummaryText<Intent>, table: String? = nil,
    @IntentSummaryValues<Intent> parameters: () -> [PartialKeyPath<Intent>]
  ) {}
}

/// The text of a sentence of values.
///
/// ```swift
/// "Add \(\.$place)"
/// ```
public struct IntentSummaryText<Intent>: ExpressibleByStringInterpolation {
  /// Creates a text.
  public init(stringLiteral value: String) {}
  /// Creates a text with values.
  public init(stringInterpolation: StringInterpolation) {}

  /// The pieces of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a text.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words. Has no effect.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value. Has no effect.
    public mutating func appendInterpolation<Value: Sendable>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// The values below a sentence.
///
/// ```swift
/// Summary("Add \(\.$place)") { \.$date }
/// ```
@resultBuilder
public enum IntentSummaryValues<Intent> {
  public static func buildExpression<Value: Sendable>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }
  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}
