import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// The environment's settings for scroll views and lists.
struct ScrollSettings {
  var isDisabled = false
  /// The anchor of all roles without one.
  var anchor: UnitPoint?
  var anchorsByRole: [ScrollAnchorRole: UnitPoint?] = [:]
  var refresh: RefreshAction?
  var vertical = ScrollIndicatorVisibility.automatic
  var horizontal = ScrollIndicatorVisibility.automatic
  var bounce = ScrollBounceBehavior.automatic
  var keyboard = ScrollDismissesKeyboardMode.automatic
  var background = Visibility.automatic
  var isClipped = true
  var targets: (any ScrollTargetBehavior)?
}

extension ScrollSettings {
  /// The anchors of a scroll view.
  var anchors: ScrollAnchors {
    var anchors = ScrollAnchors()
    anchors.start = anchorsByRole[.initialOffset] ?? anchor
    anchors.change = anchorsByRole[.sizeChanges] ?? anchor
    anchors.rest = anchorsByRole[.alignment] ?? anchor
    return anchors
  }
}

struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

/// An action that reloads a view's content.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// Button("Reload") { Task { await refresh?() } }
/// ```
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes, and waits until that is done.
  public func callAsFunction() async { await action() }

  /// Starts the action at a user's request.
  @MainActor func start(in graph: Graph) {
    _ = RunningTask(counted: graph.tasks, on: graph.timeHost?.taskExecutor, priority: .userInitiated, action)
  }
}

extension EnvironmentValues {
  private var scrolling: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// The action that reloads this content, or `nil` if it cannot be reloaded.
  public var refresh: RefreshAction? { scrolling.refresh }

  /// Whether scroll views can be scrolled.
  public var isScrollEnabled: Bool {
    get { !scrolling.isDisabled }
    set { scrolling.isDisabled = !newValue }
  }

  /// The visibility of vertical scroll indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrolling.vertical }
    set { scrolling.vertical = newValue }
  }

  /// The visibility of horizontal scroll indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrolling.horizontal }
    set { scrolling.horizontal = newValue }
  }

  /// How scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { scrolling.keyboard }
    set { scrolling.keyboard = newValue }
  }
}

nonisolated struct ScrollSettingsModifier: _EnvironmentModifier {
  typealias Body = Never
  let change: (inout ScrollSettings) -> Void
  func _write(to values: inout EnvironmentValues) { change(&values[ScrollSettingsKey.self]) }
}

nonisolated extension View {
  func scrolling(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    modifier(ScrollSettingsModifier(change: change))
  }

  /// Lets a user reload this view's content.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    scrolling { $0.refresh = RefreshAction(action: action) }
  }

  /// Disables scrolling in this view.
  public func scrollDisabled(_ disabled: Bool) -> some View { scrolling { $0.isDisabled = $0.isDisabled || disabled } }

  /// Sets the visibility of scroll indicators.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrolling {
      if axes.contains(.vertical) { $0.vertical = visibility }
      if axes.contains(.horizontal) { $0.horizontal = visibility }
    }
  }

  /// Flashes the scroll indicators whenever a value changes. Has no effect.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Flashes the scroll indicators when scroll views appear. Has no effect.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Sets whether scroll views bounce at their ends.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    scrolling { $0.bounce = behavior }
  }

  /// Sets how scrolling dismisses the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    scrolling { $0.keyboard = mode }
  }

  /// Sets the visibility of the background of lists and editors.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    scrolling { $0.background = visibility }
  }

  /// Lets the content of scroll views extend visibly beyond their bounds.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { scrolling { $0.isClipped = !disabled } }

  /// Sets which part of the content scroll views show: initially, when sizes change, and when the content is smaller than
  /// the view. An anchor for one of these roles wins.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { scrolling { $0.anchor = anchor } }

  /// Sets which part of the content scroll views in this view show in one of three cases: initially, when sizes
  /// change, or when the content is smaller than the view.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrolling { $0.anchorsByRole[role] = .some(anchor) }
  }

  /// Sets which part of the content scroll views in this view show initially.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }

  /// Sets where scrolling comes to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrolling { $0.targets = behavior }
  }

  /// Makes the views inside this one scroll targets.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    trait(ScrollTargetTrait.self, isEnabled ? .layout : nil)
  }

  /// Makes this view a scroll target.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    trait(ScrollTargetTrait.self, isEnabled ? .view : nil)
  }
}

/// When a scroll view uses its anchor.
///
/// ```swift
/// ScrollView { messages }.defaultScrollAnchor(.bottom, for: .initialOffset)
/// ```
public struct ScrollAnchorRole: Hashable, Sendable {
  private let kind: Int
  /// The initial position.
  public static let initialOffset = ScrollAnchorRole(kind: 0)
  /// The part that stays in place when sizes change, if it is there.
  public static let sizeChanges = ScrollAnchorRole(kind: 1)
  /// The position of content smaller than the view.
  public static let alignment = ScrollAnchorRole(kind: 2)
}
