import CairnCore
import CairnScreen
import Foundation

/// An input as it was, to be repeated.
@MainActor
struct ReplayableInput {
  private enum Kind {
    case event(ElementEvent, ElementPlace)
    case back
    case backTo(String)
    case open(URL)
  }

  private let kind: Kind

  /// Returns `nil` for what the app's surroundings do, such as another size of the window.
  init?(_ input: UserInput, in session: Session) {
    switch input {
    case .back: kind = .back
    case .backTo(let title): kind = .backTo(title)
    case .open(let url): kind = .open(url)
    case .resize, .phase: return nil
    case .event(let event, let element): kind = .event(event, ElementPlace(of: element, in: session))
    }
  }

  /// Repeats the input. Returns why that is impossible, or `nil`.
  func perform(in session: Session) -> String? {
    switch kind {
    case .event(let event, let place):
      guard let element = place.element(in: session) else { return "There is no \(place)." }
      return session.send(event, to: element) ? nil : "The \(place) does not take this input."
    case .back:
      return session.frontWindow?.frontStack?.goBack() == true ? nil : "There is no page to go back to."
    case .backTo(let title):
      return session.frontWindow?.frontStack?.goBack(to: title) == true ? nil : "There is no page “\(title)” below."
    case .open(let url):
      session.open(url)
      return nil
    }
  }

  /// The text of an input into a secure field.
  var secret: String? {
    if case .event(.edit(let text), let place) = kind, place.role == .secureField { text } else { nil }
  }

  /// Whether the input says no more than where a pointer or the focus is. If it cannot be repeated, nothing is lost.
  var isSlight: Bool {
    guard case .event(let event, _) = kind else { return false }
    switch event {
    case .hover, .focus, .press, .scroll, .selectText: return true
    default: return false
    }
  }
}

/// Where an element is, in terms that another run of the app shares: its role, its name, and how many like it come before.
@MainActor
private struct ElementPlace: CustomStringConvertible {
  let role: Role
  let name: String
  let number: Int

  init(of element: Element, in session: Session) {
    role = element.role
    name = element.name
    number = Self.elements(element.role, element.name, in: session).firstIndex { $0 === element } ?? 0
  }

  func element(in session: Session) -> Element? {
    let found = Self.elements(role, name, in: session)
    return found.indices.contains(number) ? found[number] : nil
  }

  private static func elements(_ role: Role, _ name: String, in session: Session) -> [Element] {
    var found: [Element] = []
    func visit(_ element: Element) {
      if element.hasTrait(.hidden) { return }
      if element.role == role, element.name == name { found.append(element) }
      for child in element.children { visit(child) }
    }
    if let root = session.frontWindow?.screen.root { visit(root) }
    return found
  }

  nonisolated var description: String { name.isEmpty ? "\(role)" : "\(role) “\(name)”" }
}
