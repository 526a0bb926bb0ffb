#if GTK
  import CGTK
  import CairnUnsafe
  import CairnCore
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// The button at the end of a window's header bar with the app's commands.
  @MainActor
  final class PrimaryMenuButton {
    let widget = gtk_menu_button_new()!
    private unowned let view: WindowView
    private var model: MenuModel?

    init(in view: WindowView) {
      self.view = view
      g_object_ref_sink(widget)
      gtk_menu_button_set_icon_name(widget.opaque, "open-menu-symbolic")
      Tooltip.describe(widget, own("Main Menu"))
      Accessible.name(widget, own("Main Menu"))
      gtk_menu_button_set_create_popup_func(
        widget.opaque,
        { _, data in
          guard let data else { return }
          onMainActor(CallbackData.object(data, as: Filler.self)) { $0.button?.fill() }
        }, CallbackData.keep(Filler(self)), { CallbackData.release($0) })
    }

    isolated deinit {
      widget.removeFromBar()
      g_object_unref(widget)
    }

    /// The part of the button that its widget refers to, to avoid a retain cycle.
    @MainActor
    private final class Filler {
      weak var button: PrimaryMenuButton?
      init(_ button: PrimaryMenuButton) { self.button = button }
    }

    /// Builds the menu each time it is opened, because commands change.
    private func fill() {
      let new = MenuModel(view.primaryMenuItems)
      gtk_menu_button_set_menu_model(widget.opaque, new.model(for: widget))
      if let popover = gtk_menu_button_get_popover(widget.opaque) { new.finish(popover.cast()) }
      model = new
    }
  }

  extension WindowView {
    /// The app's commands by menu, and those that every app has.
    var primaryMenuItems: [MenuEntry] {
      var sections: [MenuEntry] = []
      var appItems: [MenuEntry] = []
      let menus = scene.menuBar.map { Array($0.children) } ?? []
      let count = menus.reduce(0) { $0 + $1.children.count }
      for menu in menus {
        let items = MenuEntry.entries(of: MenuPart.items(of: menu)) { [unowned self] in choose($0) }
        guard !items.isEmpty else { continue }
        if menu.label == "App" || menu.label == "Help" {
          appItems += items
        } else if count <= Self.flatItems {
          sections += items
        } else {
          sections.append(.submenu(title: menu.label ?? "", items: items))
        }
      }
      if count > Self.flatItems, !sections.isEmpty { sections = [.section(title: nil, items: sections)] }
      var last: [MenuEntry] = []
      if host.session?.hasSettings == true {
        last.append(
          .action(title: own("Preferences"), keys: "<Control>comma") { [unowned self] in
            openSettings()
          })
      }
      last.append(
        .action(title: own("Keyboard Shortcuts"), keys: "<Control>question") {
          [unowned self] in
          showShortcuts()
        })
      last.append(
        .action(title: own("About %1", host.appName)) { [unowned self] in showAbout() })
      return sections + appItems + [.section(title: nil, items: last)]
    }

    /// The largest number of commands shown without submenus.
    private static var flatItems: Int { 10 }

    /// Opens the menu at its button, or in the corner of a window that shows none.
    func openPrimaryMenu() -> Bool {
      guard let root, !isInDialog, !scene.isSettings else { return false }
      if let button = root.menuButton, gtk_widget_get_mapped(button.widget) != 0 {
        gtk_menu_button_popup(button.widget.opaque)
        return true
      }
      let width = CGFloat(gtk_widget_get_width(root.surface))
      let isMirrored = controller.isMirrored
      let corner = CGRect(x: isMirrored ? 24 : width - 24, y: 0, width: 1, height: host.desktop.barHeight - 6)
      contextMenu = MenuPopover(primaryMenuItems, at: root.surface, pointingAt: corner, hasArrow: true) {
        [weak self] popover in
        soon { if self?.contextMenu === popover { self?.contextMenu = nil } }
      }
      return true
    }

    /// Whether a sheet or a dialog is in front.
    var isInDialog: Bool {
      root?.staying.contains { ($0 as? PanelPiece)?.element.hasTrait(.modal) == true } ?? false
    }

    func openSettings() { host.session?.openSettings() }

    func showAbout() {
      AboutDialog.show(over: window, name: host.appName, icon: aboutIcon)
    }

    /// The app's icon, or a generic one if the desktop has none. A name without an icon would look like an error.
    private var aboutIcon: String {
      let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
      return [host.appIcon, "application-x-executable"].first { gtk_icon_theme_has_icon(theme, $0).isOn } ?? ""
    }
  }
#endif
