import CairnScreen

/// The button that shows and hides the sidebar.
@MainActor
final class SidebarToggle: EventHandler {
  private weak var split: (any Split)?
  let element: Element

  init(of split: any Split, on screen: Screen) {
    self.split = split
    var picture = ImageContent(source: .symbol("sidebar.leading"))
    picture.label = "Toggle Sidebar"
    element = Element(on: screen, role: .button, content: .image(picture), layout: .image)
    element.events = .activate
    element.handler = self
  }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    guard case .activate = event, let split else { return false }
    split.toggleSidebar()
    return true
  }

  func leave() { element.leave() }
}
