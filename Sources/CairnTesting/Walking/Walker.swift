import CairnCore
import CairnPrinting
import CairnScreen
import CairnWalkMarks
import Foundation

extension TestHost {
  /// Taps, opens, scrolls, types into and goes back from everything that can be reached, and says what came of it.
  ///
  /// The walk goes deep first: whatever a page leads to is tried before the rest of the page. Of long lists, the first
  /// rows are tried before all others, which come last. Where there is no way out, the walk notes the place and goes on in
  /// the app started anew; this host is left where it is then. Where there is nothing to do at first, the walk waits for a
  /// few seconds of the host's clock, and of real ones for what a timer or another thread brings.
  /// - Parameter maxSteps: How many things to do at most.
  @discardableResult
  public func walkEverything(maxSteps: Int = 1000) throws -> WalkReport {
    try settleTurns()
    return try walk(maxSteps: maxSteps, after: waitInPlaceForSomethingToDo())
  }

  func walk(maxSteps: Int, after waited: Duration) throws -> WalkReport {
    try settleTurns()
    var walker = Walker(host: self, maxSteps: maxSteps)
    walker.report.waited = waited
    walker.walk()
    return walker.report
  }
}

/// Goes through an app, one thing after another.
@MainActor
struct Walker {
  private var host: TestHost
  let maxSteps: Int
  var report = WalkReport()
  /// How many things had been done when the app was last started.
  private var stepsAtStart = 0
  private var memory = WalkMemory()
  /// How often places were left since something was last done.
  private var leavings: [String: Int] = [:]
  private var rowsToTry = 3
  /// Whether there were rows that have not been tried.
  private var hasLeftRows = false
  /// What presses keys and reads the screen, if the app is in a terminal.
  private var keyboard: Keyboard?
  /// Until when the walk lets time pass where there is nothing left to do.
  private var patience: Duration

  init(host: TestHost, maxSteps: Int) {
    self.host = host
    self.maxSteps = maxSteps
    keyboard = Keyboard(host)
    patience = host.host.virtualClock.now + .seconds(10)
  }

  /// Whether there is nothing to do in an app, and nothing to leave.
  static func findsNothing(in host: TestHost) -> Bool {
    var walker = Walker(host: host, maxSteps: 0)
    return walker.height == (0, 0) && walker.deeds().isEmpty
  }

  mutating func walk() {
    goThroughEverything()
    if hasLeftRows {
      // Once more, with the rows further down the lists and what they lead to.
      rowsToTry = .max
      memory = WalkMemory()
      leavings = [:]
      goThroughEverything()
    }
    collectDiagnostics()
  }

  /// An app that is started anew has the same to say of its first page.
  private mutating func collectDiagnostics() {
    report.diagnostics += host.diagnostics.filter { !report.diagnostics.contains($0) }
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

  /// The layer a person can reach first: what is in front of everything else.
  private var front: [Element] { host.root?.layers.first ?? [] }

  private var isInPanel: Bool { front.first.map { $0 !== host.root && $0.isPresentation } ?? false }

  /// What tells this place from others: the pages below it, and what lies above.
  private var place: String {
    let panels = host.root?.children.filter(\.isPresentation).map { "\($0.role) \(name(of: $0))" } ?? []
    let tabs = front.flatMap(\.inside).filter { $0.role == .tab && $0.hasTrait(.selected) }.compactMap(\.label)
    let turned = front.flatMap(\.inside).compactMap(\.turnedPages).map { "page \($0.shown + 1)" }
    let covered = front.flatMap(\.inside).contains(where: \.hasOverlaidColumns) ? ["columns over the page"] : []
    return (covered + tabs + turned + (host.window?.frontStack?.titles ?? []) + panels).joined(separator: " › ")
  }

  private func name(of panel: Element) -> String { panel.label ?? panel.textsInside.first ?? "" }

  private mutating func notePlace() {
    let name = isInPanel ? "\(front[0].role) “\(self.name(of: front[0]))”" : host.window?.frontStack?.title
    if let name, !name.isEmpty, !report.pages.contains(name) { report.pages.append(name) }
  }

  // MARK: Deeds

  /// The first thing in reading order that has not been done here; scrolling comes when there is nothing else.
  private mutating func nextDeed() -> Deed? {
    let place = self.place
    let deeds = self.deeds()
    memory.see(Set(deeds.map(\.name)), at: place)
    keyboard?.survey(place, for: deeds, into: &report)
    // Looking round scrolls, and rows that scroll out of view and back are other elements.
    let left = (keyboard == nil ? deeds : self.deeds()).filter { !memory.isDone($0.name, at: place) }
    return left.first { !$0.scrolls } ?? left.first
  }

  /// What there is to do here, in reading order.
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
    // A gesture may have good reasons not to be one.
    let isDone = keyboard?.perform(deed) == true || host.session.send(deed.event, to: deed.element)
    if !isDone, deed.element.role.isActionable {
      report.refusals.append("\(deed.name) at \(place)")
    }
    host.session.runTurns()
    // There may be more of what was scrolled.
    if deed.scrolls, deed.element.scrollOffset != before { memory.undo(deed.name, at: start) }
    memory.note(deed.name, from: start, to: place, isOut: self.height < height)
  }

  /// How much there is to be left: panels, and pages on the front stack.
  private var height: (panels: Int, pages: Int) {
    (host.root?.children.count(where: \.isPresentation) ?? 0, host.window?.frontStack?.depth ?? 0)
  }

  /// Takes a way that was taken before, to where something has not been done.
  private mutating func goToWhatIsLeft() -> Bool {
    guard let name = memory.wayToUnfinished(from: place) else { return false }
    guard let deed = deeds().first(where: { $0.name == name }) else { return false }
    report.steps += 1
    perform(deed)
    return true
  }

  /// Moves the host's clock on to what the app still waits for; false if that is nothing, or too far off.
  private mutating func letTimePass() -> Bool {
    let clock = host.host.virtualClock
    guard let next = clock.nextDeadline, next <= patience, clock.now < patience else { return false }
    // What comes with every frame does not come one by one.
    host.moveClock(to: max(next, clock.now + .milliseconds(250)))
    host.session.runTurns()
    leavings = [:]
    return true
  }

  // MARK: The way out

  /// Leaves the place in front for the one behind it, or for the app's first page; false if there is nowhere else to go.
  private mutating func leave() -> Bool {
    let left = place
    // A place that comes again each time it is left is not left at all.
    leavings[left, default: 0] += 1
    if leavings[left, default: 0] > 20 { return isDeadEnd(left) }
    if let keyboard {
      let height = self.height
      keyboard.leave()
      if self.height < height { return true }
      // The app may have a use of its own for Escape, but there are other keys.
      if !isInPanel { keyboard.goBack() }
      if self.height < height { return true }
      if !isInPanel, host.window?.frontStack?.canGoBack == true { report.unreachable.append("the way back at \(left)") }
    }
    if isInPanel {
      let panel = front[0]
      if panel.events.contains(.dismiss), host.session.send(.dismiss, to: panel) {
        host.session.runTurns()
        if front.first !== panel { return true }
      }
      // What can only be left by a choice was left by one of those that were tried, if by any.
      return leaveAgain(by: panel) || isDeadEnd(left)
    }
    guard host.window?.frontStack?.goBack() == true else {
      // A page may forbid the way back, and have one of its own, or none.
      return height.pages > 0 && (leaveByExit() || (!memory.isFinished && startAnew()))
    }
    host.session.runTurns()
    return place != left || isDeadEnd(left)
  }

  /// Does once more what shut this place before.
  private mutating func leaveByExit() -> Bool {
    let left = place
    guard let exit = memory.exit(of: left), let deed = deeds().first(where: { $0.name == exit }) else { return false }
    _ = host.session.send(deed.event, to: deed.element)
    host.session.runTurns()
    return place != left
  }

  /// Uses the buttons of a panel once more: it may have come up again since they were tried. That it calls itself something
  /// else afterwards does not mean that it was left.
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

  /// Notes a place there is no way out of, and starts the app anew.
  private mutating func isDeadEnd(_ place: String) -> Bool {
    if !report.deadEnds.contains(place) { report.deadEnds.append(place) }
    return startAnew()
  }

  private mutating func startAnew() -> Bool {
    // If nothing was done since the last start, another one would end here as well.
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
