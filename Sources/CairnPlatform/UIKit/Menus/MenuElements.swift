import CairnCore
import CairnValues

/// Shows the elements of a menu.
struct MenuElements: View {
  let elements: [UIMenuElement]
  weak var sender: AnyObject?

  var body: some View {
    ForEach(Array(elements.enumerated()), id: \.offset) { _, element in
      if let action = element as? UIAction {
        if !action.attributes.contains(.hidden) {
          Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
            action.run(from: sender)
          } label: {
            ElementLabel(element: action, isChecked: action.state == .on)
          }
          .disabled(action.attributes.contains(.disabled))
        }
      } else if let command = element as? UICommand {
        if !command.attributes.contains(.hidden) {
          Button(role: command.attributes.contains(.destructive) ? .destructive : nil, action: command.run) {
            ElementLabel(element: command, isChecked: command.state == .on)
          }
          .keyboardShortcut((command as? UIKeyCommand)?.shortcut)
          .disabled(command.attributes.contains(.disabled))
        }
      } else if let menu = element as? UIMenu {
        if menu.options.contains(.displayInline) {
          Section { MenuElements(elements: menu.children, sender: sender) }
        } else {
          Menu {
            MenuElements(elements: menu.children, sender: sender)
          } label: {
            ElementLabel(element: menu)
          }
        }
      }
    }
  }
}

private struct ElementLabel: View {
  let element: UIMenuElement
  var isChecked = false

  var body: some View {
    if isChecked {
      Label(element.title, systemImage: "checkmark")
    } else {
      TitleLabel(title: element.title, image: element.image)
    }
  }
}
