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
        // Not lazily: a menu of AppKit's has all its items.
        Menu {
          MenuItemViews(menu: submenu)
        } label: {
          MenuItemLabel(item: item)
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
        Button(action: item.choose) { MenuItemLabel(item: item) }
      } else {
        Toggle(isOn: Binding(get: { true }, set: { _ in item.choose() })) { MenuItemLabel(item: item) }
      }
    }
    .keyboardShortcut(item.shortcut)
    .disabled(!item.isEnabled)
  }
}

private struct MenuItemLabel: View {
  let item: NSMenuItem

  var body: some View {
    if let image = item.image {
      Label {
        Text(verbatim: item.title)
      } icon: {
        Image(nsImage: image)
      }
    } else {
      Text(verbatim: item.title)
    }
  }
}
