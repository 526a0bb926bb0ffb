import CairnCore
import CairnPrinting
import CairnScreen
import CairnWalkMarks
import Foundation

extension TestHost {
  /// Taps, opens, scrolls, types into and goes back from everything that can be reached, and reports its findings.
  ///
  /// The walk is depth-first: everything behind a link comes before the rest of its page. Long lists are tried row by
  /// row only at the end; before that, their first rows represent them. At a dead end the walk records the place and
  /// continues in a restarted app, so this host stays where it is. If no element can be used at first, the walk waits
  /// up to ten seconds of the virtual clock, and two real seconds for timers and other threads.
  ///
  /// ```swift
  /// let report = try TestHost(MyApp.self).walkEverything()
  /// #expect(report.isClean, "\(report)")
  /// ```
  /// - Parameter maxSteps: The maximum number of actions.
  @discardableResult
  public func walkEverything(
    maxSteps: Int = 1000,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) -> WalkReport {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      walk(maxSteps: maxSteps, after: waitInPlaceForSomethingToDo())
    }
  }

  func walk(maxSteps: Int, after waited: Duration) -> WalkReport {
    var walker = Walker(host: self, maxSteps: maxSteps)
    walker.report.waited = waited
    walker.walk()
    return walker.report
  }
}

/// Walks through an app, one action after another.
@MainActor
struct Walker {
  private var host: TestHost
  let maxSteps: Int
  var report = WalkReport()
  /// The number of steps when the app was last started.
  private var stepsAtStart = 0
  private var memory = WalkMemory()
  /// How often each place was left since the last step.
  private var leavings: [String: Int] = [:]
  private var rowsToTry = 3
  /// Whether any rows were excluded.
  private var hasLeftRows = false
  /// Presses keys and reads the screen, if the app is in a terminal.
  private var keyboard: Keyboard?
  /// How long the walk may still advance the clock when no action is left.
  private var patience: Duration

  init(host: TestHost, maxSteps: Int) {
    self.host = host
    self.maxSteps = maxSteps
    keyboard = Keyboard(host)
    patience = host.host.virtualClock.now + .seconds(10)
  }

  /// Whether an app has no possible action and no page to leave.
  static func findsNothing(in host: TestHost) -> Bool {
    var walker = Walker(host: host, maxSteps: 0)
    return walker.height == (0, 0) && walker.deeds().isEmpty
  }

  mutating func walk() {
    goThroughEverything()
    if hasLeftRows {
      // Walk again, with the remaining rows of the lists.
      rowsToTry = .max
      memory = WalkMemory()
      leavings = [:]
      goThroughEverything()
    }
    collectDiagnostics()
  }

  /// Collects diagnostics. A restarted app repeats those of its first page.
  private mutating func collectDiagnostics() {
    let allowed = host.recipe.strictness.allowed
    report.diagnostics += host.diagnostics.filter { !allowed.contains($0.code) && !report.diagnostics.contains($0) }
  }

  private mutating func goThroughEverything() {
    for area in front.flatMap(\.inside) where area.events.contains(.scroll) && area.scrollOffset != .zero {
      _ = host.session.send(.scroll(.zero), to: area)
      host.session.runTurns()
    }
    while report.steps < maxSteps {
      notePlace()
      if let next = nextDeed() {
        report.steps += 1
        perform(next)
      } else if !leave(), !goToWhatIsLeft(), !letTimePass() {
        return
      }
    }
    report.isComplete = false
  }

  // MARK: Places

  /// The layer in front of everything else.
  private var front: [Element] { host.root?.layers.first ?? [] }

  private var isInPanel: Bool { front.first.map { $0 !== host.root && $0.isPresentation } ?? false }

  /// The name of the current place: its tabs, its pages, and the panels above.
  private var place: String {
    let panels = host.root?.children.filter(\.isPresentation).map { "\($0.role) \(name(of: $0))" } ?? []
    let tabs = front.flatMap(\.inside).filter { $0.role == .tab && $0.hasTrait(.selected) }.compactMap(\.label)
    let turned = front.flatMap(\.inside).compactMap(\.turnedPages).map { "page \($0.shown + 1)" }
    let covered = front.flatMap(\.inside).contains(where: \.hasOverlaidColumns) ? ["columns over the page"] : []
    return (covered + tabs + turned + (host.window?.frontStack?.titles ?? []) + panels).joined(separator: " › ")
  }

  private func name(of panel: Element) -> String { panel.label ?? panel.textsInside.first ?? "" }

  private mutating func notePlace() {
    let name = isInPanel ? "\(front[0].role) \"\(self.name(of: front[0]))\"" : host.window?.frontStack?.title
    if let name, !name.isEmpty, !report.pages.contains(name) { report.pages.append(name) }
  }

  // MARK: Deeds

  /// The first untried action in reading order. Scrolling comes last.
  private mutating func nextDeed() -> Deed? {
    let place = self.place
    let deeds = self.deeds()
    memory.see(Set(deeds.map(\.name)), at: place)
    keyboard?.survey(place, for: deeds, into: &report)
    // The survey scrolls, and rows that scroll out of view and back are new elements.
    let left = (keyboard == nil ? deeds : self.deeds()).filter { !memory.isDone($0.name, at: place) }
    return left.first { !$0.scrolls } ?? left.first
  }

  /// The possible actions here, in reading order.
  private mutating func deeds() -> [Deed] {
    let (deeds, isAll) = host.deeds(inFirstRows: rowsToTry)
    if !isAll { hasLeftRows = true }
    return deeds
  }

  private mutating func perform(_ deed: Deed) {
    let start = place
    let height = self.height
    memory.do(deed.name, at: start)
    leavings = [:]
    let before = deed.element.scrollOffset
    cairn_walk_tries("\(deed.name) at \(place)".printable)
    defer { cairn_walk_rests() }
    // Gestures may refuse; controls may not.
    let isDone = keyboard?.perform(deed) == true || host.session.send(deed.event, to: deed.element)
    if !isDone, deed.element.role.isActionable {
      report.refusals.append("\(deed.name) at \(place)")
    }
    host.session.runTurns()
    // It may be possible to scroll further.
    if deed.scrolls, deed.element.scrollOffset != before { memory.undo(deed.name, at: start) }
    memory.note(deed.name, from: start, to: place, isOut: self.height < height)
  }

  /// The numbers of panels and pages that can be left.
  private var height: (panels: Int, pages: Int) {
    (host.root?.children.count(where: \.isPresentation) ?? 0, host.window?.frontStack?.depth ?? 0)
  }

  /// Repeats an action on the path to a place with untried actions.
  private mutating func goToWhatIsLeft() -> Bool {
    guard let name = memory.wayToUnfinished(from: place) else { return false }
    guard let deed = deeds().first(where: { $0.name == name }) else { return false }
    report.steps += 1
    perform(deed)
    return true
  }

  /// Advances the clock to the app's next deadline. Returns `false` without a deadline, or if it is too late.
  private mutating func letTimePass() -> Bool {
    let clock = host.host.virtualClock
    guard let next = clock.nextDeadline, next <= patience, clock.now < patience else { return false }
    // Frames are skipped in steps of a quarter second.
    host.moveClock(to: max(next, clock.now + .milliseconds(250)))
    host.session.runTurns()
    leavings = [:]
    return true
  }

  // MARK: The way out

  /// Leaves the current place for the one behind it, or for the app's first page. Returns `false` if neither exists.
  private mutating func leave() -> Bool {
    let left = place
    // A place that returns each time it is left counts as a dead end.
    leavings[left, default: 0] += 1
    if leavings[left, default: 0] > 20 { return isDeadEnd(left) }
    if let keyboard {
      let height = self.height
      keyboard.leave()
      if self.height < height { return true }
      // The app may use Escape itself, but there are other keys.
      if !isInPanel { keyboard.goBack() }
      if self.height < height { return true }
      if !isInPanel, host.window?.frontStack?.canGoBack == true {
        report.unreachable.append("back navigation at \(left)")
      }
    }
    if isInPanel {
      let panel = front[0]
      if panel.events.contains(.dismiss), host.session.send(.dismiss, to: panel) {
        host.session.runTurns()
        if front.first !== panel { return true }
      }
      // A panel that only its buttons close was closed by one of those that were tried, if at all.
      return leaveAgain(by: panel) || isDeadEnd(left)
    }
    guard host.window?.frontStack?.goBack() == true else {
      // A page may hide the back control, and offer another exit or none.
      return height.pages > 0 && (leaveByExit() || (!memory.isFinished && startAnew()))
    }
    host.session.runTurns()
    return place != left || isDeadEnd(left)
  }

  /// Repeats the action that left this place before.
  private mutating func leaveByExit() -> Bool {
    let left = place
    guard let exit = memory.exit(of: left), let deed = deeds().first(where: { $0.name == exit }) else { return false }
    _ = host.session.send(deed.event, to: deed.element)
    host.session.runTurns()
    return place != left
  }

  /// Tries the buttons of a panel again, as it may have been presented again. A new title does not mean that it was
  /// closed.
  private mutating func leaveAgain(by panel: Element) -> Bool {
    if leaveByExit(), front.first !== panel { return true }
    let buttons = panel.inside.filter { $0.role == .button && Deed.isPossible(on: $0) }
    for button in buttons.sorted(by: { $0.hasTrait(.cancels) && !$1.hasTrait(.cancels) }) {
      _ = host.session.send(.activate, to: button)
      host.session.runTurns()
      if front.first !== panel { return true }
    }
    return false
  }

  /// Reports a dead end, and restarts the app.
  private mutating func isDeadEnd(_ place: String) -> Bool {
    if !report.deadEnds.contains(place) { report.deadEnds.append(place) }
    return startAnew()
  }

  private mutating func startAnew() -> Bool {
    // Without a step since the last restart, another restart would end here too.
    guard report.steps > stepsAtStart else { return false }
    stepsAtStart = report.steps
    collectDiagnostics()
    host = host.startedAnew()
    keyboard = Keyboard(host, continuing: keyboard)
    patience = host.host.virtualClock.now + .seconds(10)
    leavings = [:]
    return true
  }
}
