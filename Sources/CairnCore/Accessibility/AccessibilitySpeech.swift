import CairnScreen
import CairnValues
import Foundation

// How a screen reader speaks; no host here has one yet.
nonisolated extension View {
  /// Has every character read by itself.
  @_disfavoredOverload
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Has the text read higher or lower.
  @_disfavoredOverload
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Has announcements wait for each other.
  @_disfavoredOverload
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
  /// Has punctuation read.
  @_disfavoredOverload
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
}

nonisolated extension Text {
  /// Has every character read by itself.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Has the text read higher or lower.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Has announcements wait for each other.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Has punctuation read.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
}

/// What kind of text something is, for how it is read.
///
/// ```swift
/// Text(code).accessibilityTextContentType(.sourceCode)
/// ```
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let kind: Int
  public static let plain = AccessibilityTextContentType(kind: 0)
  public static let console = AccessibilityTextContentType(kind: 1)
  public static let fileSystem = AccessibilityTextContentType(kind: 2)
  public static let messaging = AccessibilityTextContentType(kind: 3)
  public static let narrative = AccessibilityTextContentType(kind: 4)
  public static let sourceCode = AccessibilityTextContentType(kind: 5)
  public static let spreadsheet = AccessibilityTextContentType(kind: 6)
  public static let wordProcessing = AccessibilityTextContentType(kind: 7)
}

/// The part two views play where one is the other's label.
///
/// ```swift
/// Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: names)
/// ```
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// How a touch reaches a view while a screen reader is on.
///
/// ```swift
/// keyboard.accessibilityDirectTouch(options: .silentOnTouch)
/// ```
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// Which way to zoom.
///
/// ```swift
/// map.accessibilityZoomAction { action in if action.direction == .zoomIn { zoom *= 2 } }
/// ```
public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

nonisolated extension View {
  /// Says what kind of text this is.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Ties a label to what it names.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Ties views that belong together though they stand apart.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Says where the view is touched for a person.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  /// Says where the view is touched for a person.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Lets touches through to the view.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    describe(isDirectTouchArea ? SemanticsChange(added: .allowsDirectInteraction) : SemanticsChange())
  }
  /// Says whether a person can do something with the view.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  /// Lets a person who cannot see the view scroll it.
  public func accessibilityScrollAction(_ handler: @escaping (_ edge: Edge) -> Void) -> some View {
    accessibilityAction(named: Text("Scroll Up")) { handler(.top) }
      .accessibilityAction(named: Text("Scroll Down")) { handler(.bottom) }
      .accessibilityAction(named: Text("Scroll Left")) { handler(.leading) }
      .accessibilityAction(named: Text("Scroll Right")) { handler(.trailing) }
  }

  /// Lets a person who cannot see the view zoom it.
  public func accessibilityZoomAction(
    _ handler: @escaping (_ action: AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibilityAction(named: Text("Zoom In")) {
      handler(AccessibilityZoomGestureAction(direction: .zoomIn, location: .center, point: .zero))
    }
    .accessibilityAction(named: Text("Zoom Out")) {
      handler(AccessibilityZoomGestureAction(direction: .zoomOut, location: .center, point: .zero))
    }
  }
}
