import CairnCore
import CairnValues

/// Shows the elements of a menu.
struct MenuElements: View {
  let elements: [UIMenuElement]
  weak var sender: AnyObject?

  var body: some View {
    ForEach(Array(elements.enumerated()), id: \.offset) { _, element in
      if let action = element as? UIAction {
        ElementButton(element: action, attributes: action.attributes, state: action.state) { action.run(from: sender) }
      } else if let command = element as? UICommand {
        ElementButton(
          element: command, attributes: command.attributes, state: command.state, action: command.run
        )
        .keyboardShortcut((command as? UIKeyCommand)?.shortcut)
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

/// An element that does something, unless it is hidden.
private struct ElementButton: View {
  let element: UIMenuElement
  let attributes: UIMenuElement.Attributes
  let state: UIMenuElement.State
  let action: @MainActor () -> Void

  var body: some View {
    if !attributes.contains(.hidden) {
      Button(role: attributes.contains(.destructive) ? .destructive : nil, action: action) {
        ElementLabel(element: element, isChecked: state == .on)
      }
      .disabled(attributes.contains(.disabled))
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
