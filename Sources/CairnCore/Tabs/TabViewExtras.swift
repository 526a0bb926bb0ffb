import CairnScreen
import CairnUnsafe

/// The views a tab view may show in addition to its tabs.
enum TabExtra { case sidebarToolbar, sidebarHeader, sidebarFooter, sidebarBottomBar, accessory }

/// The extra views declared around a tab view, by place.
struct TabExtrasKey: EnvironmentKey {
  static var defaultValue: TabExtras { TabExtras() }
}

struct TabExtras: Equatable {
  private struct Place: Equatable {
    weak var node: TabExtraNode?

    static func == (a: Place, b: Place) -> Bool { a.node === b.node }
  }

  private var places: [TabExtra: Place] = [:]

  subscript(extra: TabExtra) -> TabExtraNode? {
    get { places[extra]?.node }
    set { places[extra] = Place(node: newValue) }
  }
}

/// Adds an extra view to the tab view it is attached to.
nonisolated struct TabExtraModifier<Extra: View>: ViewModifier {
  typealias Body = Never
  let place: TabExtra
  let extra: Extra
  var isEnabled = true

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = TabExtraNode(modifier.place, isEnabled: modifier.isEnabled, under: parent)
    node.companion = .of(modifier.extra, under: node, role: modifier.place == .accessory ? .bar : .group)
    node.content = C._makeNode(content, under: node)
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: TabExtraNode.self)
    node.companion.update(to: modifier.extra)
    node.setEnabled(modifier.isEnabled)
    C._updateNode(node.content, to: content)
  }
}

final class TabExtraNode: AccompaniedNode {
  private let place: TabExtra
  private var isEnabled: Bool

  init(_ place: TabExtra, isEnabled: Bool, under parent: Node) {
    self.place = place
    self.isEnabled = isEnabled
    super.init(under: parent)
    announce()
  }

  /// Shows or hides the extra view. A hidden one keeps its state.
  func setEnabled(_ new: Bool) {
    guard new != isEnabled else { return }
    isEnabled = new
    extras.set(announced)
  }

  private lazy var extras = ValueBox<TabExtrasKey.Value>(announced)

  private var announced: TabExtras {
    var extras = scope.box(TabExtrasKey.self).value
    if isEnabled { extras[place] = self }
    return extras
  }

  override func announce() {
    extras = ValueBox<TabExtrasKey.Value>(announced)
    own.set(ObjectIdentifier(TabExtrasKey.self), extras)
  }
}

nonisolated extension View {
  /// Adds a view above the tabs in a sidebar.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(TabExtraModifier(place: .sidebarHeader, extra: content()))
  }

  /// Adds a view below the tabs in a sidebar.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(TabExtraModifier(place: .sidebarFooter, extra: content()))
  }

  /// Adds a bar at the bottom of the tab sidebar.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(TabExtraModifier(place: .sidebarBottomBar, extra: content()))
  }

  /// Adds a view above the tab bar at the bottom.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Adds a view above the tab bar at the bottom while it is enabled. Its state is kept meanwhile.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = content().environment(\.tabViewBottomAccessoryPlacement, .expanded)
    return modifier(TabExtraModifier(place: .accessory, extra: accessory, isEnabled: isEnabled))
  }

  /// Sets when the tab bar shrinks to make room for the content. Has no effect.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Adds actions to a section in a sidebar of tabs. Has no effect.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

/// Where the view above the tab bar is.
///
/// ```swift
/// @Environment(\.tabViewBottomAccessoryPlacement) private var placement
/// ```
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the row of the tab bar. No host puts it there.
  case inline
  /// Above the tab bar.
  case expanded
}

private struct TabViewBottomAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the view above the tab bar is, or `nil` outside such a view. It is always above the bar.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabViewBottomAccessoryPlacementKey.self] }
    set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
  }
}
