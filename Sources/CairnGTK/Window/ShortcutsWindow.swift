#if GTK
  import CGTK
  import CairnCore
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  // The window with all keyboard shortcuts: those of the app's menus, and those of every window.
  extension WindowView {
    private struct Shortcut {
      let title: String
      let keys: String
    }

    func showShortcuts() {
      var groups: [(title: String, shortcuts: [Shortcut])] = []
      for menu in scene.menuBar?.children.map({ $0 }) ?? [] {
        let own = Self.shortcuts(inside: menu)
        if !own.isEmpty { groups.append((menu.label ?? "", own)) }
      }
      groups.append((own("Pages"), Self.pageShortcuts))
      groups.append((own("Window"), Self.windowShortcuts + (host.session?.hasSettings == true ? [Self.settings] : [])))
      let groupsText = groups.map { group in
        let rows = group.shortcuts.map {
          "<child><object class=\"GtkShortcutsShortcut\"><property name=\"title\">\(escaped($0.title))</property>"
            + "<property name=\"accelerator\">\(escaped($0.keys))</property></object></child>"
        }
        return "<child><object class=\"GtkShortcutsGroup\"><property name=\"title\">\(escaped(group.title))</property>"
          + rows.joined() + "</object></child>"
      }
      let text =
        "<interface><object class=\"GtkShortcutsWindow\" id=\"window\"><property name=\"modal\">1</property>"
        + "<child><object class=\"GtkShortcutsSection\"><property name=\"section-name\">all</property>"
        + groupsText.joined() + "</object></child></object></interface>"
      guard let builder = gtk_builder_new_from_string(text, -1) else { return }
      defer { g_object_unref(builder.raw) }
      guard let shortcuts = gtk_builder_get_object(builder, "window") else { return }
      let own = UnsafeMutableRawPointer(shortcuts).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_transient_for(own, window)
      gtk_window_present(own)
    }

    private func escaped(_ text: String) -> String {
      guard let escaped = g_markup_escape_text(text, -1) else { return "" }
      defer { g_free(escaped) }
      return String(cString: escaped)
    }

    private static func shortcuts(inside element: Element) -> [Shortcut] {
      if element.isUnseen && !element.popsUp { return [] }
      if let keys = element.traits?[ShortcutTrait.self]?.accelerator, let label = element.label {
        return [Shortcut(title: label, keys: keys)]
      }
      return element.children.flatMap(shortcuts(inside:))
    }

    private static var pageShortcuts: [Shortcut] {
      [
        Shortcut(title: own("Go back"), keys: "<Alt>Left"), Shortcut(title: own("Go forward"), keys: "<Alt>Right"),
        Shortcut(title: own("Leave a page or dialog"), keys: "Escape"),
        Shortcut(title: own("Search"), keys: "<Control>f"),
        Shortcut(title: own("Reload"), keys: "<Control>r"),
        Shortcut(title: own("Show or hide the sidebar"), keys: "F9"),
        Shortcut(title: own("Delete a row"), keys: "Delete"),
        Shortcut(title: own("Move a row"), keys: "<Alt>Up <Alt>Down"),
        Shortcut(title: own("Open the context menu"), keys: "<Shift>F10"),
      ]
    }
    private static var windowShortcuts: [Shortcut] {
      [
        Shortcut(title: own("Main menu"), keys: "F10"),
        Shortcut(title: own("Keyboard shortcuts"), keys: "<Control>question"),
        Shortcut(title: own("Close the window"), keys: "<Control>w"), Shortcut(title: own("Quit"), keys: "<Control>q"),
      ]
    }
    private static var settings: Shortcut { Shortcut(title: own("Preferences"), keys: "<Control>comma") }
  }
#endif
