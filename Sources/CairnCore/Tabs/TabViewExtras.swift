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

  @MainActor static func _makeNode<C: View>(_ content: C, _ modifier: Self, under parent: _Node) -> _Node {
    let node = TabExtraNode(modifier.place, under: parent)
    node.companion = .of(modifier.extra, under: node, role: modifier.place == .accessory ? .bar : .group)
    node.content = C._makeNode(content, under: node)
    return node
  }

  @MainActor static func _updateNode<C: View>(_ node: _Node, to content: C, _ modifier: Self) {
    let node = downcast(node, to: TabExtraNode.self)
    node.companion.update(to: modifier.extra)
    C._updateNode(node.content, to: content)
  }
}

final class TabExtraNode: AccompaniedNode {
  private let place: TabExtra

  init(_ place: TabExtra, under parent: Node) {
    self.place = place
    super.init(under: parent)
    announce()
  }

  override func announce() {
    var extras = scope.box(TabExtrasKey.self).value
    extras[place] = self
    own.set(ObjectIdentifier(TabExtrasKey.self), ValueBox<TabExtrasKey.Value>(extras))
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
    modifier(TabExtraModifier(place: .accessory, extra: content()))
  }

  /// Sets when the tab bar shrinks to make room for the content. Has no effect.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Adds actions to a section in a sidebar of tabs. Has no effect.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
