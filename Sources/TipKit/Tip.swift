import CairnCore
import CairnScreen
import CairnValues
@_exported import Foundation

/// A hint about a feature, which a user can dismiss for good.
///
/// ```swift
/// struct FavoriteTip: Tip {
///   var title: Text { Text("Save as a favorite") }
///   var message: Text? { Text("Your favorites come first.") }
/// }
/// ```
public protocol Tip: Identifiable, Sendable where ID == String {
  typealias Option = TipOption
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias Status = Tips.Status
  typealias InvalidationReason = Tips.InvalidationReason

  /// Identifies the tip. By default it is the name of the type.
  var id: String { get }
  /// The first line.
  var title: Text { get }
  /// What follows the first line.
  var message: Text? { get }
  /// The image beside the text.
  var image: Image? { get }
  /// The buttons.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// When the tip is shown besides being new.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var options: [any TipOption] { [] }

  /// Whether the tip is shown, or why it is not.
  @MainActor public var status: Status { TipRecord.isInvalidated(id) ? .invalidated(.tipClosed) : .available }
  /// Whether the tip is shown.
  @MainActor public var shouldDisplay: Bool { !TipRecord.isInvalidated(id) }

  /// Dismisses the tip for good.
  @MainActor public func invalidate(reason: InvalidationReason) { TipRecord.invalidate(id) }
}

/// A setting of a tip.
///
/// ```swift
/// var options: [any TipOption] { [MaxDisplayCount(3)] }
/// ```
public protocol TipOption: Sendable {}

/// Namespace of what concerns all tips.
///
/// ```swift
/// try Tips.configure()
/// ```
public enum Tips {
  /// A button of a tip.
  ///
  /// ```swift
  /// var actions: [Action] { Action(id: "more", title: "Learn more") }
  /// ```
  public struct Action: Identifiable, Sendable {
    /// Identifies the button.
    public let id: String
    let label: @Sendable () -> Text
    let handler: @MainActor @Sendable () -> Void

    /// Creates a button with a title.
    public init<S: StringProtocol>(
      id: String = UUID().uuidString, title: S, perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(title) }
    }

    /// Creates a button with a label.
    public init(
      id: String = UUID().uuidString, perform handler: @escaping @MainActor @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id
      self.label = label
      self.handler = handler
    }
  }

  /// Whether a tip is shown.
  public enum Status: Hashable, Sendable {
    case available, pending
    case invalidated(InvalidationReason)
  }

  /// Why a tip is no longer shown.
  public enum InvalidationReason: String, Hashable, Sendable {
    case tipClosed, actionPerformed, displayCountExceeded, displayDurationExceeded
  }

  /// Builds the buttons of a tip.
  ///
  /// ```swift
  /// @Tips.ActionBuilder var actions: [Action] { Action(title: "Learn more") }
  /// ```
  @resultBuilder
  public struct ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ parts: [Action]...) -> [Action] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Action]?) -> [Action] { part ?? [] }
    public static func buildEither(first: [Action]) -> [Action] { first }
    public static func buildEither(second: [Action]) -> [Action] { second }
  }

  /// Builds the settings of a tip.
  ///
  /// ```swift
  /// @Tips.OptionsBuilder var options: [any TipOption] { Tips.MaxDisplayCount(3) }
  /// ```
  @resultBuilder
  public struct OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] { parts.flatMap { $0 } }
  }

  /// How many times a tip is shown. Stored without effect: a tip is shown until it is dismissed.
  public struct MaxDisplayCount: TipOption {
    public init(_ count: Int) {}
  }

  /// Whether a tip is shown more often than `Tips.configure` allows. Stored without effect.
  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignores: Bool) {}
  }
}
