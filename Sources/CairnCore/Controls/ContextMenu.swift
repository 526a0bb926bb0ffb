import CairnScreen
import CairnValues

/// A context menu for each element of the content.
nonisolated struct ContextMenuModifier<Attached: View>: AttachmentModifier {
  typealias Body = Never
  let attached: Attached
  var isBehind: Bool { false }

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) { element.setLayout(.first) }

  /// Attaches the menu's elements without showing or reading them until a host requests them.
  @MainActor func place(_ attached: [Element], around element: Element, in wrapper: Element) -> Bool {
    wrapper.setChildren([element])
    wrapper.setTrait(ContextMenuTrait.self, attached)
    for item in attached { item.attachment = wrapper }
    return false
  }
}

/// The context menu a list offers for its selected rows.
struct SelectionMenu {
  /// Returns the menu for selected values, or `nil` if they have another type.
  let menu: @MainActor ([AnyHashable]) -> AnyView?
  /// Runs on a double click.
  let primaryAction: (@MainActor ([AnyHashable]) -> Void)?
}

extension SelectionMenu {
  /// Returns the values as a set of one type, or `nil` if any of them has another type.
  static func set<I: Hashable>(of values: [AnyHashable], _ type: I.Type) -> Set<I>? {
    let items = values.compactMap { $0.base as? I }
    return items.count == values.count ? Set(items) : nil
  }
}

struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension Session {
  /// Returns the context menu for an element: its own, or that of the nearest container with one. The accessibility actions of what
  /// is passed on the way come last.
  package func contextMenu(of element: Element) -> [Element] {
    var actions: [Element] = []
    let menu = contextMenu(of: element, passing: &actions)
    let known = Set(menu.flatMap(\.actionsInside).map(\.label))
    return menu + actions.filter { action in !action.actionsInside.contains { known.contains($0.label) } }
  }

  private func contextMenu(of element: Element, passing actions: inout [Element]) -> [Element] {
    func pass(_ passed: Element) {
      for action in passed.traits?[AssistiveMenuTrait.self] ?? [] where !actions.contains(where: { $0 === action }) {
        actions.append(action)
      }
    }
    var step: Element? = element
    while let current = step {
      pass(current)
      if let own = current.traits?[ContextMenuTrait.self], !own.isEmpty {
        // Modifiers outside of the menu's are of the same view.
        var outer = current.parent
        while let wrapper = outer, wrapper.role == .group, wrapper.children.count == 1 {
          pass(wrapper)
          outer = wrapper.parent
        }
        return own
      }
      if current.role == .row {
        if let content = current.children.first { pass(content) }
        let content = current.children.first?.traits?[ContextMenuTrait.self] ?? []
        if !content.isEmpty { return content }
        if let row = current.ownRow { return row.selectionMenu() }
      }
      step = current.parent
    }
    return []
  }
}

extension Element {
  /// Whether a row has a context menu: that of its content, or the one of its list for selected rows. Asking makes no menu.
  package var rowHasContextMenu: Bool {
    ownRow?.hasSelectionMenu == true || firstInside { $0.hasOwnMenu } != nil
  }
}

/// The items of a context menu.
///
/// ```swift
/// Text(note).contextMenu(ContextMenu { Button("Delete", action: delete) })
/// ```
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a context menu from its items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated extension View {
  /// Adds a context menu to the view; `nil` adds none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(attached: contextMenu?.items))
  }

  /// Adds a context menu to this view.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(attached: menuItems()))
  }

  /// Adds a context menu with a preview to this view. The preview has no effect.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(attached: menuItems()))
  }

  /// Adds a context menu for the selection of lists and tables in this view, and an action for a double click.
  @preconcurrency
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping @MainActor (Set<I>) -> M,
    primaryAction: (@MainActor (Set<I>) -> Void)? = nil
  ) -> some View {
    let makeMenu: @MainActor ([AnyHashable]) -> AnyView? = { values in
      guard let chosen = SelectionMenu.set(of: values, I.self) else { return nil }
      return AnyView(menu(chosen))
    }
    var act: (@MainActor ([AnyHashable]) -> Void)?
    if let primaryAction {
      act = { values in
        if let chosen = SelectionMenu.set(of: values, I.self) { primaryAction(chosen) }
      }
    }
    return environment(key: SelectionMenuKey.self, SelectionMenu(menu: makeMenu, primaryAction: act))
  }
}
