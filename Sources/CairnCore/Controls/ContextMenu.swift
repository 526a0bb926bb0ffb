import CairnScreen
import CairnValues

/// Actions for each element of the content, shown when a person asks for them.
nonisolated struct ContextMenuModifier<Attached: View>: AttachmentModifier {
  typealias Body = Never
  let attached: Attached
  var isBehind: Bool { false }

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) { element.setLayout(.first) }

  /// The actions are there, and neither seen nor read until a host shows them.
  @MainActor func place(_ attached: [Element], around element: Element, in wrapper: Element) -> Bool {
    wrapper.setChildren([element])
    wrapper.setTrait(ContextMenuTrait.self, attached)
    return false
  }
}

/// What a list offers for the rows that are selected, whatever their number.
struct SelectionMenu {
  /// Makes the actions for some selected values; nil where the selection is of another type.
  let menu: @MainActor ([AnyHashable]) -> AnyView?
  /// What a double click does with them.
  let primaryAction: (@MainActor ([AnyHashable]) -> Void)?
}

extension SelectionMenu {
  /// The values as those of a type; nil if one of them is of another.
  static func set<I: Hashable>(of values: [AnyHashable], _ type: I.Type) -> Set<I>? {
    let items = values.compactMap { $0.base as? I }
    return items.count == values.count ? Set(items) : nil
  }
}

struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension Session {
  /// The actions a person finds when asking for them at an element: its own, or those of what it is in.
  package func contextMenu(of element: Element) -> [Element] {
    var step: Element? = element
    while let current = step {
      if let own = current.traits?[ContextMenuTrait.self], !own.isEmpty { return own }
      if current.role == .row {
        let content = current.children.first?.traits?[ContextMenuTrait.self] ?? []
        if !content.isEmpty { return content }
        if let row = current.handler as? ListRow { return row.selectionMenu() }
      }
      step = current.parent
    }
    return []
  }
}

/// Actions to be offered for a view.
///
/// ```swift
/// Text(note).contextMenu(ContextMenu { Button("Delete", action: delete) })
/// ```
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Makes a menu of some actions.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated extension View {
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(attached: contextMenu?.items))
  }

  /// Offers actions for this view when a person asks for them.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(attached: menuItems()))
  }

  /// Offers actions for this view, with a preview of it.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(attached: menuItems()))
  }

  /// Offers actions for what is selected in lists and tables of this view, and one for a double click.
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
