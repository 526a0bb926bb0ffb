import CairnCore
import CairnValues

/// The items of a menu of AppKit's, as views.
struct MenuItemViews: View {
  let menu: NSMenu

  var body: some View {
    let _ = open()
    ForEach(menu.items.filter { !$0.isHidden }, id: \.self) { item in
      if item.isSeparatorItem {
        Divider()
      } else if let submenu = item.submenu {
        Menu {
          MenuItemViews(menu: submenu)
        } label: {
          TitleLabel(title: item.title, image: item.image)
        }
      } else {
        MenuItemView(item: item)
      }
    }
  }

  private func open() {
    menu.prepare()
    menu.delegate?.menuWillOpen(menu)
  }
}

private struct MenuItemView: View {
  let item: NSMenuItem

  var body: some View {
    Group {
      if item.state == .off {
        Button(action: item.choose) { TitleLabel(title: item.title, image: item.image) }
      } else {
        Toggle(isOn: Binding(get: { true }, set: { _ in item.choose() })) {
          TitleLabel(title: item.title, image: item.image)
        }
      }
    }
    .keyboardShortcut(item.shortcut)
    .disabled(!item.isEnabled)
  }
}
