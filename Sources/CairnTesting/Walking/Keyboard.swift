import CairnCore
import CairnHosting
import CairnScreen
import CairnTerminal
import Foundation

/// Walks through an app in a terminal by keys alone, and reads the screen.
@MainActor
struct Keyboard {
  private let terminal: TerminalHost
  private let host: TestHost
  private var surveyed: Set<String> = []
  /// The screens at the current place, without spaces, so that words broken across lines are found.
  private var seen: [String] = []
  private var reached: Set<ElementID> = []
  /// The reported findings, so that none is repeated.
  private var told: Set<String> = []

  private static let limit = 150

  /// - Parameter before: The keyboard before the app was restarted. Its places are not surveyed again.
  init?(_ host: TestHost, continuing before: Keyboard? = nil) {
    guard let terminal = host.host.terminal else { return nil }
    self.terminal = terminal
    self.host = host
    surveyed = before?.surveyed ?? []
    told = before?.told ?? []
  }

  // MARK: Looking round

  /// Moves through a place with Tab and arrows, scrolls to its end and back, and reports elements that keys cannot
  /// reach and words that never appear.
  mutating func survey(_ place: String, for deeds: [Deed], into report: inout WalkReport) {
    terminal.update()
    let menu = openMenu
    let place = menu.map { "\(place) › \($0.described)" } ?? place
    guard surveyed.insert(place).inserted else { return }
    let deeds = menu.map { menu in deeds.filter { menu.contains($0.element) } } ?? deeds
    let start = terminal.focused
    seen = []
    reached = []
    look()
    for word in terminal.faintWords { tell(word, at: place, in: &report.faint) }
    tabThrough(place, &report)
    scrollThrough()
    stepDown()
    noteUnreachable(deeds, at: place, &report)
    noteUnseenWords(at: place, &report)
    if let start, !start.isGone { _ = terminal.focus(on: start) }
  }

  private mutating func look() {
    terminal.update()
    seen.append(terminal.text.filter(Self.isLetter))
    // Tab reaches everything in view, so it is tried only once per place.
    for element in terminal.inTabOrder { reached.insert(element.id) }
    // Digits choose tabs, even those without content.
    for tab in terminal.tabs.prefix(9) { reached.insert(tab.id) }
  }

  /// Whether a character is part of a text. Lines, scroll bars and the marks of links may be between the parts of a
  /// word that is broken across lines.
  private static func isLetter(_ character: Character) -> Bool {
    !character.isWhitespace && !"▐│›↗".contains(character)
  }

  private mutating func tabThrough(_ place: String, _ report: inout WalkReport) {
    let first = terminal.focused
    for _ in 0..<Self.limit {
      let before = terminal.focused
      terminal.press(.tab)
      if terminal.focused === before { return }
      look()
      if !terminal.focusIsInView, let focused = terminal.focused {
        tell("the focus is out of view on \(focused.described)", at: place, in: &report.unreachable)
      }
      if terminal.focused === first { return }
    }
  }

  private mutating func stepDown() {
    press(.home)
    for _ in 0..<Self.limit {
      let before = (terminal.focused?.id, terminal.text)
      press(.down)
      if (terminal.focused?.id, terminal.text) == before { return }
    }
  }

  /// Scrolls every scroll area to its end, starting from a focusable element inside.
  private mutating func scrollThrough() {
    var areas: Set<ElementID> = []
    for element in [terminal.focused].compactMap({ $0 }) + front.flatMap(\.inside) where element.takesFocus {
      // A row that scrolls sideways has a list around it.
      let around = element.isGone ? [] : element.ancestors.filter(\.scrolls)
      guard around.contains(where: { !areas.contains($0.id) }), terminal.focus(on: element) else { continue }
      areas.formUnion(around.map(\.id))
      scrollToEnd()
    }
    if areas.isEmpty { scrollToEnd() } else { scrollSideways(without: areas) }
  }

  /// Scrolls areas without anything to focus to their trailing end, from the buttons beside them.
  private mutating func scrollSideways(without areas: Set<ElementID>) {
    let elements = front.flatMap(\.inside)
    guard elements.contains(where: { $0.isScrollArea(along: .horizontal) && !areas.contains($0.id) }) else { return }
    for button in elements where !button.isGone && button.role == .button && button.takesFocus {
      guard button.scrollArea == nil, terminal.focus(on: button) else { continue }
      pressUntilNothingMoves(.right)
      pressUntilNothingMoves(.pageDown)
    }
  }

  private mutating func scrollToEnd() {
    press(.home)
    // In a field, Home moves the caret.
    pressUntilNothingMoves(.pageUp)
    pressUntilNothingMoves(.pageDown)
    let start = depth
    pressUntilNothingMoves(.right)
    // Without horizontal scrolling, the arrow follows a link.
    if depth != start { terminal.press(.escape) }
    press(.home)
  }

  private mutating func pressUntilNothingMoves(_ code: Key.Code) {
    let start = depth
    for _ in 0..<40 {
      // The focus may be seen by its color only.
      let before = (terminal.focused?.id, terminal.text)
      press(code)
      if (terminal.focused?.id, terminal.text) == before || depth != start { return }
    }
  }

  private var depth: Int? { host.window?.frontStack?.depth }

  private mutating func press(_ code: Key.Code) {
    terminal.press(code)
    look()
  }

  private var front: [Element] { host.root?.layers.first ?? [] }

  /// The open menu, which blocks everything else.
  private var openMenu: Element? { front.flatMap(\.inside).first { $0.popsUp && $0.isReadable } }

  private mutating func noteUnreachable(_ deeds: [Deed], at place: String, _ report: inout WalkReport) {
    for deed in deeds where !deed.scrolls && !deed.element.isGone {
      // Escape replaces a tap outside an overlaid column.
      if deed.element.role == .split || deed.element.role == .column { continue }
      // Elements behind overlaid columns are reached when those are closed.
      if deed.element.isBehindColumns { continue }
      if deed.element.stands(for: deed.event).contains(where: { reached.contains($0.id) }) { continue }
      // Without page marks, arrows turn pages from anywhere inside.
      if deed.element.isPaged, terminal.controller?.pagesToTurn(around: terminal.focused) === deed.element { continue }
      tell(deed.name, at: place, in: &report.unreachable)
    }
  }

  private mutating func noteUnseenWords(at place: String, _ report: inout WalkReport) {
    for element in (openMenu.map { [$0] } ?? front).flatMap(\.inside) where element.isReadable {
      // The blocks of a placeholder are not meant to be read.
      guard case .text(let text) = element.content, !text.style.isRedacted else { continue }
      let words = text.string.split(whereSeparator: \.isWhitespace)
      let missing = words.filter { word in !seen.contains { $0.contains(word.filter(Self.isLetter)) } }
      report.words += words.count
      report.unseenWords += missing.count
      if missing.count == words.count, words.count > 1 {
        tell("all of \"\(text.string)\"", at: place, in: &report.unseen)
      } else {
        for word in missing { tell("\"\(word)\" of \"\(text.string)\"", at: place, in: &report.unseen) }
      }
    }
  }

  private mutating func tell(_ what: String, at place: String, in list: inout [String]) {
    guard told.insert("\(what) at \(place)").inserted else { return }
    list.append("\(what) at \(place)")
  }

  // MARK: Doing

  /// Performs an action by keys. Returns `false` if that is impossible.
  func perform(_ deed: Deed) -> Bool {
    terminal.update()
    let target = deed.element.stands(for: deed.event).first { terminal.canFocus($0) }
    switch deed.event {
    case .scroll:
      terminal.press(.pageDown)
      return true
    case .edit(let text):
      guard let target, terminal.focus(on: target) else { return false }
      if !(terminal.focused?.takesText ?? false) { terminal.press(.enter) }
      guard terminal.focused?.takesText == true else { return false }
      for scalar in text.unicodeScalars { terminal.press(.character(scalar)) }
      terminal.press(.tab)
    case .step where deed.element.isPaged:
      guard terminal.controller?.turnPage(1, of: deed.element) == true else { return false }
      terminal.update()
    case .adjust, .step:
      guard let target, terminal.focus(on: target) else { return false }
      terminal.press(.right)
    case .hold, .taps:
      guard let target, terminal.focus(on: target) else { return false }
      // Enter performs it if a tap does nothing else.
      let hasKeyOfItsOwn = deed.element.events.contains(.activate)
      terminal.press(!hasKeyOfItsOwn ? .enter : deed.event == .hold ? .character(".") : .character(","))
    default:
      guard let target, terminal.focus(on: target) else { return false }
      terminal.press(.enter)
    }
    terminal.ending = nil
    return true
  }

  func goBack() { terminal.press(.left, .alt) }

  func leave() {
    terminal.update()
    // While a field is edited, the first Escape ends editing.
    if terminal.focused?.takesText == true { terminal.press(.escape) }
    terminal.press(.escape)
    terminal.ending = nil
  }
}

extension Element {
  /// Whether users are meant to read it: neither it nor an ancestor is hidden, closed or dimmed.
  fileprivate var isReadable: Bool {
    ([self] + outwards).allSatisfy { element in
      !element.isUnseen && element.isPlaced && element.traits?[ColumnPlacement.self] != .dimmed
        && !element.effects.contains { effect in
          switch effect {
          case .hidden, .redacted: true
          case .opacity(let opacity): opacity < 0.05
          default: false
          }
        }
    }
  }

  /// The elements whose focus lets keys use this one: itself, the row that represents it, the target of a row's focus,
  /// or a descendant that passes the event on.
  fileprivate func stands(for event: ElementEvent) -> [Element] {
    if role == .row { return [self] + inside.filter(\.canHaveFocus) }
    let rows = outwards.filter { $0.role == .row && $0.standsForItsContent }
    guard isTapTarget else { return [self] + rows }
    return [self] + rows
      + inside.filter { inner in inner.canHaveFocus && inner.answerers(of: event).contains { $0 === self } }
  }

  /// Whether columns cover this split view's detail.
  package var hasOverlaidColumns: Bool {
    role == .split && children.contains { !$0.isUnseen && $0.traits?[ColumnPlacement.self] == .overlaid }
  }

  fileprivate var isBehindColumns: Bool {
    var current = self
    while let parent = current.parent {
      if parent.hasOverlaidColumns, current.traits?[ColumnPlacement.self] != .overlaid { return true }
      current = parent
    }
    return false
  }

  fileprivate var described: String { "\(role.rawValue) \"\(label ?? "")\"" }
}

extension Element {
  fileprivate var scrolls: Bool { isScrollArea(along: .vertical) || isScrollArea(along: .horizontal) }
}
