#if GTK
  import CGTK
  import CairnHosting
  import CairnValues

  /// The menu and the actions that GTK shows for items.
  @MainActor
  final class MenuModel {
    private let menu = g_menu_new()!
    private let actions = g_simple_action_group_new()!.opaque
    private var count = 0
    /// The titles of the items that destroy something.
    private var destructive: Set<String> = []

    init(_ items: [MenuEntry]) { fill(menu, with: items) }

    isolated deinit {
      g_object_unref(menu.raw)
      g_object_unref(actions.raw)
    }

    /// The menu for a widget, which gets the actions.
    func model(for widget: Widget) -> UnsafeMutablePointer<GMenuModel> {
      gtk_widget_insert_action_group(widget, "item", actions)
      return menu.cast()
    }

    private func fill(_ menu: OpaquePointer, with items: [MenuEntry]) {
      for item in items {
        switch item {
        case .section(let title, let items):
          let section = g_menu_new()!
          fill(section, with: items)
          g_menu_append_section(menu, title, section.cast())
          g_object_unref(section.raw)
        case .submenu(let title, let items):
          let inner = g_menu_new()!
          fill(inner, with: items)
          g_menu_append_submenu(menu, title, inner.cast())
          g_object_unref(inner.raw)
        case .action(let title, let isEnabled, let isMarked, let keys, let isDestructive, let act):
          if isDestructive { destructive.insert(title) }
          append(title, isEnabled, isMarked, keys, act, to: menu)
        }
      }
    }

    private func append(
      _ title: String, _ isEnabled: Bool, _ isMarked: Bool?, _ keys: String?, _ act: @escaping @MainActor () -> Void,
      to menu: OpaquePointer
    ) {
      let name = "n\(count)"
      count += 1
      let action: OpaquePointer
      if let isMarked {
        action = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(gboolean(isMarked)))
      } else {
        action = g_simple_action_new(name, nil)
      }
      g_simple_action_set_enabled(action, gboolean(isEnabled))
      connect(action.raw, "activate") { _ in act() }
      g_action_map_add_action(actions, action)
      g_object_unref(action.raw)
      // In a title, an underscore marks the next letter as its key.
      let item = g_menu_item_new(Self.escaped(title), "item.\(name)")!
      if let keys { g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(keys)) }
      g_menu_append_item(menu, item)
      g_object_unref(item.raw)
    }

    private static func escaped(_ title: String) -> String { title.replacingOccurrences(of: "_", with: "__") }

    /// Completes the items that GTK has made in a menu: their names, and the color of those that destroy something, which a
    /// model cannot say.
    func finish(_ menu: Widget) {
      let titles = Set(destructive.map(Self.escaped))
      for item in Accessible.nameItems(of: menu) where titles.contains(item.text) {
        gtk_widget_add_css_class(item.widget, "cairn-destructive")
      }
    }
  }

  extension KeyboardShortcut {
    /// The shortcut in GTK's syntax: `<Control><Shift>n`. Apple's Command key is mapped to Control.
    var accelerator: String {
      var name = ""
      if !modifiers.isDisjoint(with: [.command, .control]) { name += "<Control>" }
      if modifiers.contains(.option) { name += "<Alt>" }
      if modifiers.contains(.shift) { name += "<Shift>" }
      let known: [(KeyEquivalent, String)] = [
        (.return, "Return"), (.escape, "Escape"), (.delete, "BackSpace"), (.deleteForward, "Delete"), (.tab, "Tab"),
        (.space, "space"), (.upArrow, "Up"), (.downArrow, "Down"), (.leftArrow, "Left"), (.rightArrow, "Right"),
        (.home, "Home"), (.end, "End"), (.pageUp, "Page_Up"), (.pageDown, "Page_Down"),
      ]
      if let special = known.first(where: { $0.0 == key }) { return name + special.1 }
      guard let scalar = key.character.unicodeScalars.first,
        let own = gdk_keyval_name(gdk_unicode_to_keyval(scalar.value))
      else { return name }
      return name + String(cString: own)
    }
  }
#endif
