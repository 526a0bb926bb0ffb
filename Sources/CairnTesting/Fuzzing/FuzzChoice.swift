import CairnCore
import CairnScreen

/// Chooses a random action that a user could perform on the current screen.
@MainActor
struct FuzzChoice {
  private let host: TestHost
  private let front: [Element]

  init(_ host: TestHost) {
    self.host = host
    host.session.runTurns()
    front = (host.root?.layers.first ?? []).flatMap(\.inside)
  }

  func next(_ random: inout SeededGenerator) -> FuzzCommand {
    switch random.below(100) {
    case 0..<14: if host.window?.frontStack?.canGoBack == true { return .back }
    case 14..<18: if let panel = front.first, panel !== host.root, panel.events.contains(.dismiss) { return .dismiss }
    case 18..<23: if let command = scroll(&random) { return command }
    case 23..<27:
      let size = FuzzCommand.sizes[random.below(FuzzCommand.sizes.count)]
      return .resize(size.width, size.height)
    case 27..<33: return .wait(FuzzCommand.durations[random.below(FuzzCommand.durations.count)])
    case 33..<35: return host.window?.scenePhase == .background ? .foreground : .background
    default: break
    }
    // Some elements have no name for a verb, so several are tried.
    let usable = front.filter(Deed.isUsable)
    for _ in 0..<8 where !usable.isEmpty {
      if let command = use(usable[random.below(usable.count)], &random) { return command }
    }
    return .wait(FuzzCommand.durations[0])
  }

  private func use(_ element: Element, _ random: inout SeededGenerator) -> FuzzCommand? {
    var choices: [FuzzCommand] = []
    let name = TestHostError.Candidate(element).label
    switch element.role {
    case .field, .secureField, .textEditor:
      guard !name.isEmpty, (try? host.finder.field(name)) === element else { return nil }
      let text = FuzzCommand.texts[random.below(FuzzCommand.texts.count)]
      if element.events.contains(.edit) { choices.append(.type(text, field: name)) }
      if element.events.contains(.submit) { choices.append(.submit(name)) }
    case .slider:
      guard isOnly(element, name, .slider), case .range(let range) = element.content else { return nil }
      let part = Double(random.below(5)) / 4
      let (low, high) = (range.bounds.lowerBound, range.bounds.upperBound)
      if (high - low).isFinite { choices.append(.slide(name, low + (high - low) * part)) }
    case .stepper:
      if isOnly(element, name, .stepper) { choices += [.step(name, 1), .step(name, -1)] }
    case .toggle:
      if isOnly(element, name, .toggle) { choices.append(.toggle(name)) }
    case .option:
      let picker = element.outwards.first { $0.role == .picker }.map { TestHostError.Candidate($0).label }
      if let picker, let found = try? host.finder.one(picker, role: .picker),
        found.options.first(where: { $0.label == name }) === element
      {
        choices.append(.pick(name, picker: picker))
      }
    case .tabs:
      if let pages = element.turnedPages, element.isPaged, pages.count > 1 {
        choices.append(.turnPage(pages.shown + 1 < pages.count ? 1 : -1))
      }
    case .row: choices += row(element, name, &random)
    default: break
    }
    if choices.isEmpty, element.events.contains(.activate), element.role.isActionable || element.isTapTarget {
      choices += taps(on: element, name)
    }
    if element.isTapTarget, means(name, element) {
      if element.events.contains(.hold) { choices.append(.longPress(name)) }
      if element.events.contains(.taps) { choices.append(.doubleTap(name)) }
    }
    return choices.isEmpty ? nil : choices[random.below(choices.count)]
  }

  private func row(_ row: Element, _ name: String, _ random: inout SeededGenerator) -> [FuzzCommand] {
    guard isOnly(row, name, .row) else { return [] }
    var choices: [FuzzCommand] = []
    // Elements inside the row are tapped separately.
    let isAlone = !row.inside.dropFirst().contains { $0.role.isActionable && !$0.isUnseen }
    if isAlone, row.events.contains(.activate) { choices += taps(on: row, name) }
    if row.events.contains(.select) { choices.append(row.hasTrait(.selected) ? .deselect(name) : .select(name)) }
    if row.events.contains(.delete) { choices.append(.delete(name)) }
    if row.events.contains(.move) {
      let others = host.finder.candidates(nil, roles: [.row]).filter { $0 !== row && $0.events.contains(.move) }
      if !others.isEmpty {
        let other = others[random.below(others.count)]
        let before = TestHostError.Candidate(other).label
        if isOnly(other, before, .row) { choices.append(.move(name, before: before)) }
      }
    }
    for part in row.swipeParts {
      choices += Finder(root: part).swipeLabels.map { .swipe(name, action: $0) }
    }
    return choices
  }

  /// The shortest ways to name an element. Taps are more likely than double taps.
  private func taps(on element: Element, _ name: String) -> [FuzzCommand] {
    if name.isEmpty { return [] }
    if means(name, element) {
      let tap = FuzzCommand.tap(.init(label: name))
      return [tap, tap, tap, tap, .doubleTap(name)]
    }
    if isOnly(element, name, element.role) { return [.tap(.init(label: name, role: element.role))] }
    let index = host.finder.candidates(name).firstIndex { $0 === element }
    return index.map { [.tap(.init(label: name, index: $0))] } ?? []
  }

  /// Whether a name finds the element or, for a view with a gesture, an element inside.
  private func means(_ name: String, _ element: Element) -> Bool {
    guard !name.isEmpty, let found = try? host.finder.one(name) else { return false }
    return found === element || (element.isTapTarget && element.contains(found) && !found.role.isActionable)
  }

  private func isOnly(_ element: Element, _ name: String, _ role: Role) -> Bool {
    !name.isEmpty && (try? host.finder.one(name, role: role)) === element
  }

  /// Scrolls to an existing element. Near the end of a list, that creates more rows.
  private func scroll(_ random: inout SeededGenerator) -> FuzzCommand? {
    let areas = front.filter { $0.events.contains(.scroll) && !$0.isUnseen }
    guard !areas.isEmpty else { return nil }
    let area = areas[random.below(areas.count)]
    let inside = area.inside.dropFirst().filter { $0.label?.isEmpty == false && !$0.isUnseen }
    guard !inside.isEmpty, let label = inside[random.below(inside.count)].label else { return nil }
    return .scroll(label)
  }
}
