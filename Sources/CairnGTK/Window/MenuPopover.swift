#if GTK
  import CGTK
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// An open menu as a GTK popover menu.
  @MainActor
  final class MenuPopover {
    private let popover: Widget
    private let model: MenuModel
    /// The widget with the focus when the menu was opened.
    private let focusBefore: Widget?

    /// - Parameters:
    ///   - place: The rectangle in the widget to point at, or `nil` for all of it.
    ///   - hasArrow: Whether it is below the rectangle with an arrow, instead of having its corner there.
    init(
      _ items: [MenuEntry], at anchor: Widget, pointingAt place: CGRect? = nil, hasArrow: Bool = false,
      closed: @escaping @MainActor (MenuPopover) -> Void
    ) {
      model = MenuModel(items)
      popover = gtk_popover_menu_new_from_model(nil)
      g_object_ref_sink(popover)
      focusBefore = gtk_widget_get_root(anchor).flatMap { gtk_root_get_focus($0) }
      if let focusBefore { g_object_ref(focusBefore) }
      gtk_popover_menu_set_menu_model(popover.opaque, model.model(for: popover))
      gtk_widget_set_parent(popover, anchor)
      // The items do not exist earlier.
      model.finish(popover)
      if let place {
        var target = GdkRectangle(
          x: Int32(place.minX), y: Int32(place.minY), width: max(Int32(place.width), 1),
          height: max(Int32(place.height), 1))
        gtk_popover_set_pointing_to(popover.cast(), &target)
        if !hasArrow {
          gtk_popover_set_has_arrow(popover.cast(), 0)
          gtk_widget_set_halign(popover, GTK_ALIGN_START)
        }
      }
      for (signal, change) in [("map", 1), ("unmap", -1)] {
        connect(popover.raw, signal) { _ in Tooltip.openMenus += change }
      }
      connect(popover.raw, "closed") { [unowned self] _ in
        returnFocus()
        closed(self)
      }
      gtk_popover_popup(popover.cast())
    }

    isolated deinit {
      if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
      g_object_unref(popover)
      if let focusBefore { g_object_unref(focusBefore) }
    }

    /// Returns the focus to where it was. GTK would look for a place in the menu's parent, which may be the whole window.
    private func returnFocus() {
      guard let focusBefore, gtk_widget_get_mapped(focusBefore) != 0, let root = gtk_widget_get_root(focusBefore)
      else { return }
      let now = gtk_root_get_focus(root)
      if now.map({ gtk_widget_is_ancestor($0, popover) == 0 }) ?? false { return }
      gtk_root_set_focus(root, focusBefore)
    }

    func close() { gtk_popover_popdown(popover.cast()) }
  }

  /// The open menu of an element.
  @MainActor
  struct OpenMenu {
    let element: Element
    let popover: MenuPopover
  }

  extension WindowView {
    /// Shows the open menus, and closes all others.
    func settleMenus() {
      for menu in menus where !menu.element.isOpenMenu {
        menu.popover.close()
        menus.removeAll { $0.popover === menu.popover }
      }
      for element in changedPopUps
      where element.isOpenMenu && !menus.contains(where: { $0.element === element }) {
        guard let owner = element.menuOwner, let anchor = anchor(of: owner) else { continue }
        let items = MenuEntry.entries(of: MenuPart.parts(of: element.children)) { [unowned self] in choose($0) }
        let popover = MenuPopover(items, at: anchor, pointingAt: arrow(of: anchor), hasArrow: true) { [unowned self] in
          menuClosed($0)
        }
        menus.append(OpenMenu(element: element, popover: popover))
      }
      changedPopUps = []
    }

    /// Returns the widget of the menu, or of the row that represents it.
    private func anchor(of owner: Element) -> Widget? {
      owner.selfAndAncestors.firstResult { self.knownPiece(of: $0)?.widget }
    }

    /// The position of the arrow at the end of a row that opens a menu. Popovers point at other widgets as a whole.
    private func arrow(of anchor: Widget) -> CGRect? {
      guard owner(of: anchor) is RowPiece else { return nil }
      let (width, height) = (CGFloat(gtk_widget_get_width(anchor)), CGFloat(gtk_widget_get_height(anchor)))
      let room = 2 * host.desktop.rowPadding + host.desktop.symbolSize
      return CGRect(x: controller.isMirrored ? 0 : width - room, y: 0, width: room, height: height * 0.75)
    }

    /// Called after the user has closed a menu or chosen an item.
    private func menuClosed(_ popover: MenuPopover) {
      // The choice is reported after the menu has closed.
      soon { [weak self] in
        guard let self, let menu = menus.first(where: { $0.popover === popover }) else { return }
        menus.removeAll { $0.popover === popover }
        if menu.element.isOpenMenu, let owner = menu.element.menuOwner {
          if !send(.expand(false), to: owner) { activate(owner) }
        }
      }
    }
  }

  extension Element {
    var isOpenMenu: Bool {
      guard popsUp, !isGone, !isUnseen, let owner = menuOwner, owner.role == .menu else {
        return false
      }
      return parent != nil && owner.hasTrait(.expanded)
    }
  }
#endif
