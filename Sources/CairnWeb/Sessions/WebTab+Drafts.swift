import CairnCore
import CairnHosting
import CairnScreen
import CairnStorage
import CairnValues
import Foundation

// Values are stored as the user enters them, and restored when the window starts again.
extension WebTab {
  /// The names of elements in the file, and of their pages.
  struct KnownNames {
    var names: [ElementID: String] = [:]
    var pages: [ElementID: String] = [:]
  }

  // MARK: Keeping

  /// The element that an event enters a value in.
  func target(of event: ClientEvent) -> Element? {
    let id: Int
    switch event {
    case .edit(let one, _, _), .tap(let one), .adjust(let one, _), .date(let one, _), .color(let one, _),
      .choose(_, let one):
      id = one
    default: return nil
    }
    guard let element = reachable(id) else { return nil }
    if case .tap = event, element.role == .row { return element.firstInside { $0.role == .toggle && $0.keepsDraft } }
    return element.keepsDraft ? element : nil
  }

  func noteEntered(in element: Element, before: StoredValue?) {
    guard !element.isGone, let value = element.entered, let before, let name = draftName(of: element) else { return }
    drafts.note(value, before: before, for: name)
  }

  /// Stores the scroll offset, after scrolling by the user or the app.
  func noteScrolled(_ area: Element) {
    guard let name = draftName(of: area) else { return }
    drafts.noteOffset(x: Double(area.scrollOffset.x), y: Double(area.scrollOffset.y), for: name)
  }

  func noteFocused(_ element: Element?) { drafts.noteFocus(element.flatMap { draftName(of: $0) }) }

  /// Checks the app's changes for values that end a draft.
  func noteChanged(_ changed: [Element], except entered: Element?) {
    guard !knownNames.names.isEmpty else { return }
    for element in changed where element !== entered && !element.isGone {
      if let name = knownNames.names[element.id], let value = element.entered { drafts.appShows(value, for: name) }
    }
  }

  func noteRemoved(_ ids: [ElementID]) {
    for id in ids {
      knownNames.names[id] = nil
      if let page = knownNames.pages.removeValue(forKey: id) { drafts.dropAll(of: page) }
    }
  }

  private func draftName(of element: Element) -> String? {
    if let known = knownNames.names[element.id] { return known }
    let area = element.draftArea
    guard let page = draftName(ofArea: area) else { return nil }
    for (name, one) in DraftNames(in: area, named: page).named where knownNames.names[one.id] == nil {
      knownNames.names[one.id] = name
    }
    return knownNames.names[element.id]
  }

  /// A page is named by its location: its URL, and the columns, tabs and panels around it.
  private func draftName(ofArea area: Element) -> String? {
    if let known = knownNames.pages[area.id] { return known }
    guard !history.entries.isEmpty else { return nil }
    var name =
      switch area.role {
      case .page: history.place(of: area.id)?.url ?? "~\(StackReader(around: area)?.depth ?? 0)"
      case .window: ""
      default: history.current.url
      }
    var current = area
    while let parent = current.parent {
      switch current.role {
      case .column: name += " column \(parent.children.prefix { $0 !== current }.count)"
      case .sheet, .popover, .alert, .dialog: name += " \(current.role)"
      default: break
      }
      if parent.role == .tabs, let tab = parent.firstInside(where: { $0.role == .tab && $0.hasTrait(.selected) }) {
        name += " tab \(tab.name)"
      }
      current = parent
    }
    name += "\n"
    knownNames.pages[area.id] = name
    return name
  }

  // MARK: Coming back

  /// Restores stored values, as far as their controls exist. Returns whether any was restored.
  ///
  /// A value that the app has restored itself stays.
  @discardableResult
  func restoreDrafts() -> Bool {
    guard drafts.isWaiting, let root else { return false }
    var hasRestored = false
    // A restored value may reveal more controls. The number of rounds is limited.
    for _ in 0..<8 {
      var isDone = true
      for area in root.draftAreas {
        guard let page = draftName(ofArea: area) else { continue }
        for (name, element) in DraftNames(in: area, named: page).named where restore(name, element) { isDone = false }
      }
      if isDone { break }
      hasRestored = true
      session.runTurns()
    }
    return hasRestored
  }

  private func restore(_ name: String, _ element: Element) -> Bool {
    guard drafts.isWaiting(for: name), isReachable(element) else { return false }
    knownNames.names[element.id] = name
    var hasRestored = false
    if element.keepsDraft, let draft = drafts.takeWaiting(name) {
      if element.entered == draft.before, enter(draft.value, in: element) {
        hasRestored = true
        draftsAreRestored = true
      } else if element.entered != draft.value {
        drafts.drop(name)
      }
    }
    if element.events.contains(.scroll), let offset = drafts.takeWaitingOffset(name), element.scrollOffset == .zero {
      send(.scroll(CGPoint(x: offset.x, y: offset.y)), to: element)
      hasRestored = true
    }
    if element.takesText, drafts.takeWaitingFocus(name) {
      send(.focus(true), to: element)
      focusIsRestored = !hasDocument
      hasRestored = true
    }
    return hasRestored
  }

  /// Enters a value as the user would.
  private func enter(_ value: StoredValue, in element: Element) -> Bool {
    switch (element.role, value) {
    case (.field, .string(let text)), (.textEditor, .string(let text)):
      return send(.edit(text), to: element)
    case (.toggle, .bool): return controller?.press(element) ?? false
    case (.shape, .double(let number)):
      guard let measure = element.measureAround, !measure.isInert else { return false }
      return send(.adjust(number), to: measure)
    case (.picker, .string(let text)):
      let options = element.optionsInside.filter { $0.name == text && !$0.isInert }
      return options.count == 1 && send(.activate, to: options[0])
    case (.datePicker, .string(let text)):
      guard let choice = element.traits?[DateChoiceTrait.self], let date = DateText.date(text, of: choice) else {
        return false
      }
      return send(.edit(date.formatted(.iso8601)), to: element)
    case (.colorPicker, .string(let text)): return send(.edit(text), to: element)
    default: return false
    }
  }
}

extension Element {
  /// The window, pages and panels on the screen.
  fileprivate var draftAreas: [Element] {
    var areas = [self]
    func visit(_ element: Element) {
      for child in element.children where !child.isNotShown {
        if child.isDraftArea { areas.append(child) }
        visit(child)
      }
    }
    visit(self)
    return areas
  }
}
