import CairnCore
import CairnNavigation
import CairnScreen
import CairnStorage
import CairnValues
import Foundation

extension WindowController {
  /// - Parameter keeper: Knows in which elements the user has entered something.
  func handOver(_ keeper: StateKeeper) -> HandedWindow {
    var handed = HandedWindow()
    guard let root else { return handed }
    handed.tabs = selectedTabs.map(\.name)
    handed.steps = steps
    let place = placeKeeper([:])
    for (_, element) in root.areas.flatMap({ place.elements(of: $0) }) {
      if keeper.hasInput(element) { place.noteEntered(in: element, before: nil) }
      if element.events.contains(.scroll) { place.noteScrolled(element) }
    }
    place.noteFocused(focused)
    handed.place = place.kept.values
    return handed
  }

  private func placeKeeper(_ values: [String: StoredValue]) -> PlaceKeeper {
    PlaceKeeper(KeptPlace(MemoryStore(values), isTakenOver: true), everyFocus: true) { $0.areaName }
  }

  private var selectedTabs: [Element] { tabs.filter { $0.hasTrait(.selected) } }

  private var steps: [HandedWindow.Step] {
    guard let stack = window.frontStack, stack.depth > 0 else { return [] }
    let encoded = stack.encodedElements
    return (0..<stack.depth).map { index in
      let own = encoded.count - stack.depth + index
      if encoded.indices.contains(own), let element = encoded[own] {
        return .element(tag: element.tag, text: element.text)
      }
      return .link(trail.step(at: index) ?? "")
    }
  }

  // MARK: The next process

  /// Navigates to where the user was in the previous process, as far as restored state has not led there already.
  func takeOver(_ handed: HandedWindow) {
    for name in handed.tabs { showTab(named: name) }
    takeSteps(handed.steps)
    // The focused element may be scrolled out of view, so it is not revealed.
    if let focus = placeKeeper(handed.place).restore(in: self).focus { focusMemory.remember(focus) }
    session.runTurns()
  }

  private func showTab(named name: String) {
    guard let tab = tabs.first(where: { $0.name == name }), !tab.hasTrait(.selected) else { return }
    _ = session.send(.activate, to: tab)
    session.runTurns()
  }

  private func takeSteps(_ steps: [HandedWindow.Step]) {
    while let depth = window.frontStack?.depth, depth < steps.count {
      switch steps[depth] {
      case .element(let tag, let text):
        _ = session.push(EncodedElement(tag: tag, text: text), in: window)
      case .link(let name):
        trail = Trail()
        trail.arrive(at: depth, by: nil)
        trail.arrive(at: depth + 1, by: name)
        trail.arrive(at: depth, by: nil)
        _ = goForward()
      }
      session.runTurns()
      guard let now = window.frontStack?.depth, now > depth else { return }
    }
  }
}

extension Element {
  /// Names a page or a panel by the number of pages below it, and the columns, tabs and panels around it.
  fileprivate var areaName: String {
    (role == .page ? "page \(StackReader(around: self)?.depth ?? 0)" : "\(role)") + surroundingNames + "\n"
  }
}
