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
  /// Returns the context menu for an element: its own, or that of the nearest container with one.
  package func contextMenu(of element: Element) -> [Element] {
    var step: Element? = element
    while let current = step {
      if let own = current.traits?[ContextMenuTrait.self], !own.isEmpty { return own }
      if current.role == .row {
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
