#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// The items of an open menu, in a menu of GTK's.
  @MainActor
  final class MenuPopover {
    let element: Element
    private let popover: Widget
    private unowned let view: WindowView
    private let actions: OpaquePointer
    private var count = 0

    init(_ element: Element, at anchor: Widget, in view: WindowView) {
      self.element = element
      self.view = view
      actions = g_simple_action_group_new()!.opaque
      let menu = g_menu_new()!
      popover = gtk_popover_menu_new_from_model(nil)
      g_object_ref_sink(popover)
      fill(menu, with: element.children)
      gtk_widget_insert_action_group(popover, "item", actions)
      gtk_popover_menu_set_menu_model(popover.opaque, menu.cast())
      g_object_unref(menu.raw)
      gtk_widget_set_parent(popover, anchor)
      connect(popover.raw, "closed") { [unowned self] _ in self.view.menuClosed(self) }
      gtk_popover_popup(popover.cast())
    }

    isolated deinit {
      if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
      g_object_unref(actions.raw)
      g_object_unref(popover)
    }

    func close() { gtk_popover_popdown(popover.cast()) }

    /// Dividers and sections part the items.
    private func fill(_ menu: OpaquePointer, with elements: [Element]) {
      var section = g_menu_new()!
      func endSection(title: String? = nil) {
        if g_menu_model_get_n_items(section.cast()) > 0 { g_menu_append_section(menu, title, section.cast()) }
        g_object_unref(section.raw)
        section = g_menu_new()
      }
      func visit(_ element: Element) {
        switch element.role {
        case .divider: endSection()
        case .menu:
          let inner = g_menu_new()!
          fill(inner, with: element.children.filter(\.popsUp).flatMap(\.children))
          g_menu_append_submenu(section, element.label ?? "", inner.cast())
          g_object_unref(inner.raw)
        case .section:
          endSection()
          element.children.forEach(visit)
          endSection(title: element.children.first { $0.role == .header }?.textsInside.joined(separator: " "))
        case .header, .footer: break
        case _ where element.role.isActionable && element.role != .picker:
          append(element, to: section)
        default: element.children.forEach(visit)
        }
      }
      elements.forEach(visit)
      endSection()
      g_object_unref(section.raw)
    }

    private func append(_ element: Element, to section: OpaquePointer) {
      let name = "n\(count)"
      count += 1
      var isMarked: Bool?
      if case .toggle(let isOn) = element.content { isMarked = isOn }
      if element.role == .option { isMarked = element.hasTrait(.selected) }
      let action: OpaquePointer
      if let isMarked {
        action = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(gboolean(isMarked)))
      } else {
        action = g_simple_action_new(name, nil)
      }
      g_simple_action_set_enabled(action, gboolean(!element.hasTrait(.disabled) && !element.events.isEmpty))
      connect(action.raw, "activate") { [unowned view] _ in view.activate(element) }
      g_action_map_add_action(actions, action)
      g_object_unref(action.raw)
      g_menu_append(section, element.label ?? element.textsInside.joined(separator: " "), "item.\(name)")
    }
  }

  extension WindowView {
    /// Shows the menus that are open, and no others.
    func settleMenus() {
      for menu in menus where !menu.element.isOpenMenu {
        menu.close()
        menus.removeAll { $0 === menu }
      }
      for element in changedPopUps where element.isOpenMenu && !menus.contains(where: { $0.element === element }) {
        guard let owner = element.menuOwner, let anchor = anchor(of: owner) else { continue }
        menus.append(MenuPopover(element, at: anchor, in: self))
      }
      changedPopUps = []
    }

    /// What shows the menu, or the row that stands for it.
    private func anchor(of owner: Element) -> Widget? {
      var current: Element? = owner
      while let element = current {
        if let piece = knownPiece(of: element) { return piece.widget }
        current = element.parent
      }
      return nil
    }

    /// The person has closed a menu, or chosen something in it.
    func menuClosed(_ menu: MenuPopover) {
      // What was chosen is told after the menu has closed.
      soon { [weak self] in
        guard let self, menus.contains(where: { $0 === menu }) else { return }
        menus.removeAll { $0 === menu }
        if menu.element.isOpenMenu, let owner = menu.element.menuOwner {
          if !send(.expand(false), to: owner) { activate(owner) }
        }
      }
    }
  }

  extension Element {
    var isOpenMenu: Bool {
      guard popsUp, !isGone, !isUnseen, let owner = menuOwner, owner.role == .menu else { return false }
      return parent != nil && owner.hasTrait(.expanded)
    }

    /// The menu that items belong to: around them, or beside them in a bar.
    var menuOwner: Element? {
      var current = parent
      while let one = current {
        if one.role == .menu || one.role == .picker { return one }
        if one.role == .page || one.role == .bar { break }
        current = one.parent
      }
      return parent?.children.first { $0.role == .menu }
    }
  }
#endif
