import CairnScreen
import CairnValues
import Foundation

// Settings for screen readers. No host has one yet, so these are accepted without effect.
nonisolated extension View {
  /// Spells out every character. Has no effect.
  @_disfavoredOverload
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Changes the pitch of the speech. Has no effect.
  @_disfavoredOverload
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Queues announcements instead of interrupting the previous one. Has no effect.
  @_disfavoredOverload
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Speaks punctuation. Has no effect.
  @_disfavoredOverload
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
}

nonisolated extension Text {
  /// Spells out every character. Has no effect.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Changes the pitch of the speech. Has no effect.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Queues announcements instead of interrupting the previous one. Has no effect.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Speaks punctuation. Has no effect.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
}

/// The kind of a text, which affects how it is spoken.
///
/// ```swift
/// Text(code).accessibilityTextContentType(.sourceCode)
/// ```
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let kind: Int
  /// Any text.
  public static let plain = AccessibilityTextContentType(kind: 0)
  /// Text of a console.
  public static let console = AccessibilityTextContentType(kind: 1)
  /// Names and paths of files.
  public static let fileSystem = AccessibilityTextContentType(kind: 2)
  /// Messages.
  public static let messaging = AccessibilityTextContentType(kind: 3)
  /// Prose, such as a book's.
  public static let narrative = AccessibilityTextContentType(kind: 4)
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(kind: 5)
  /// Cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(kind: 6)
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(kind: 7)
}

/// The role of a view in a pair of label and content.
///
/// ```swift
/// Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: names)
/// ```
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// How touches reach a view while a screen reader is running.
///
/// ```swift
/// keyboard.accessibilityDirectTouch(options: .silentOnTouch)
/// ```
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates the set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Touches are not announced.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The element must be activated before it receives touches.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// A zoom action, with its direction.
///
/// ```swift
/// map.accessibilityZoomAction { action in if action.direction == .zoomIn { zoom *= 2 } }
/// ```
public struct AccessibilityZoomGestureAction {
  /// Whether the content is enlarged or reduced.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// Whether the content is enlarged or reduced.
  public let direction: Direction
  /// The location of the gesture, as a fraction of the view.
  public let location: UnitPoint
  /// The location of the gesture in the view.
  public let point: CGPoint
}

nonisolated extension View {
  /// Sets the kind of text in this view. Has no effect.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Links a label to its content. Has no effect.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Links views that belong together but are placed apart. Has no effect.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Sets the point at which assistive technologies activate the view. Has no effect.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  /// Sets the point at which assistive technologies activate the view. Has no effect.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Passes touches directly to the view.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    describe(isDirectTouchArea ? SemanticsChange(added: .allowsDirectInteraction) : SemanticsChange())
  }
  /// Sets whether the view responds to user interaction. Has no effect.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
}
