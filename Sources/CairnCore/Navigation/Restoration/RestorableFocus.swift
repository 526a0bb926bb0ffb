import CairnScreen

/// Which field has the focus, as the place of the field.
@MainActor
final class RestorableFocus: RestorablePart {
  let name = "focus"
  private weak var window: SceneWindow?
  private var focused: String?
  private var wanted: String?

  init(in window: SceneWindow?) { self.window = window }

  var content: RestorableContent? {
    .value(
      Binding<String?>.unread(
        get: { [weak self] in self.flatMap { $0.wanted ?? $0.focused } }, set: { [weak self] in self?.wanted = $0 }))
  }

  func followTurn(_ fields: some Sequence<(place: String, part: any RestorablePart)>) {
    guard let focus = window?.focus else { return }
    focused = nil
    for case (let place, let field as RestorableDraft) in fields {
      guard let element = field.element else { continue }
      if place == wanted, element.canHaveFocus, element.isPlaced {
        wanted = nil
        focus.move(to: element)
      }
      if element === focus.focused { focused = place }
    }
  }
}
