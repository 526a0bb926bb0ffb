import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// What the environment says of scroll views and lists.
struct ScrollSettings {
  var isDisabled = false
  var anchor: UnitPoint?
  var refresh: RefreshAction?
  var vertical = ScrollIndicatorVisibility.automatic
  var horizontal = ScrollIndicatorVisibility.automatic
  var bounce = ScrollBounceBehavior.automatic
  var keyboard = ScrollDismissesKeyboardMode.automatic
  var background = Visibility.automatic
  var isClipped = true
  var targets: (any ScrollTargetBehavior)?
}

struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

/// Reloads what a view shows.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// Button("Reload") { Task { await refresh?() } }
/// ```
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }

  /// Reloads because a person asked for it.
  @MainActor func start(in graph: Graph) {
    _ = RunningTask(counted: graph.tasks, on: graph.session?.host.taskExecutor, priority: .userInitiated, action)
  }
}

extension EnvironmentValues {
  private var scrolling: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Reloads what is shown here; nil where nothing can be reloaded.
  public var refresh: RefreshAction? { scrolling.refresh }

  /// Whether scroll views here can be scrolled.
  public var isScrollEnabled: Bool {
    get { !scrolling.isDisabled }
    set { scrolling.isDisabled = !newValue }
  }

  /// Whether scroll views here show how far they are scrolled from top to bottom.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrolling.vertical }
    set { scrolling.vertical = newValue }
  }

  /// Whether scroll views here show how far they are scrolled from side to side.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrolling.horizontal }
    set { scrolling.horizontal = newValue }
  }

  /// How scrolling puts the keyboard away.
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

  /// Lets a person reload what this view shows.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    scrolling { $0.refresh = RefreshAction(action: action) }
  }

  /// Keeps scroll views in this view from being scrolled.
  public func scrollDisabled(_ disabled: Bool) -> some View { scrolling { $0.isDisabled = $0.isDisabled || disabled } }

  /// Says whether scroll views show how far they are scrolled.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrolling {
      if axes.contains(.vertical) { $0.vertical = visibility }
      if axes.contains(.horizontal) { $0.horizontal = visibility }
    }
  }

  /// Shows how far scroll views are scrolled whenever a value changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Shows how far scroll views are scrolled when they appear.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Says whether scroll views give way beyond their ends.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    scrolling { $0.bounce = behavior }
  }

  /// Says how scrolling puts the keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    scrolling { $0.keyboard = mode }
  }

  /// Shows or hides the background of lists and editors.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    scrolling { $0.background = visibility }
  }

  /// Lets the content of scroll views be seen beyond their bounds.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { scrolling { $0.isClipped = !disabled } }

  /// Says where a scroll view is at first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { scrolling { $0.anchor = anchor } }

  /// Says which part of the content scroll views in this view show in one of three cases: at first, when sizes change, and
  /// where the content is smaller than the view.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrolling { if role == .initialOffset { $0.anchor = anchor } }
  }

  /// Says which part of the content scroll views in this view show at first.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View { defaultScrollAnchor(initialAnchor) }

  /// Says where scrolling comes to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrolling { $0.targets = behavior }
  }

  /// Makes the views in this one places at which scrolling comes to rest.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    trait(ScrollTargetTrait.self, isEnabled ? .layout : nil)
  }

  /// Makes this view a place at which scrolling comes to rest.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    trait(ScrollTargetTrait.self, isEnabled ? .view : nil)
  }
}

/// When a scroll view goes by its anchor. Hosts keep what is shown in place when sizes change, and put content that is
/// smaller than the view at its beginning.
///
/// ```swift
/// ScrollView { messages }.defaultScrollAnchor(.bottom, for: .initialOffset)
/// ```
public struct ScrollAnchorRole: Hashable, Sendable {
  private let kind: Int
  /// What is shown at first.
  public static let initialOffset = ScrollAnchorRole(kind: 0)
  /// What stays in place when sizes change.
  public static let sizeChanges = ScrollAnchorRole(kind: 1)
  /// Where content lies that is smaller than the view.
  public static let alignment = ScrollAnchorRole(kind: 2)
}
