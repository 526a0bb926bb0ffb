import CairnScreen
import CairnValues

extension Graph {
  /// Runs turns until no work is left. Writes made by effects start another turn. An endless chain is
  /// diagnosed, and the rest of its work waits for the next event, so that the app stays responsive.
  package func runTurns() {
    guard !isInTurn else { return }
    Runtime.shared.enterMain()
    Runtime.shared.openInbox()
    if loops.isResting, !turnIsRequested { return }
    turnIsRequested = false
    loops.begin()
    while hasWork {
      runTurn()
      if loops.hasEndedTurn { return rest() }
      if loops.countTurn(), loops.isLastTurn(types) { return giveUpTurns() }
    }
  }

  private static var layoutLimit: Int { 10 }

  /// Shows the app's current state, and leaves its effects for the next event.
  @inline(never)
  private func giveUpTurns() {
    loops.holdsEffects = true
    runTurn()
    loops.holdsEffects = false
    diagnostics.report(
      .error, "update.endless",
      "Every turn's effects start another turn, without end. "
        + "\(loops.culprits(types, waiting: effects.nodes, actions: effects.names)) Look for an action that writes "
        + "what it observes, such as one of onChange, onAppear, onDisappear or onPreferenceChange. Cairn shows the "
        + "last state and continues with the next event.")
    rest()
  }

  private func rest() {
    loops.rest()
    turnIsRequested = false
  }

  /// Ends the rounds of a turn in which views keep changing each other. Returns false if another round may follow.
  private func endsRounds() -> Bool {
    guard loops.countRound(), loops.isLastRound(types) else { return false }
    reportEndlessRounds()
    return true
  }

  @inline(never)
  private func reportEndlessRounds() {
    diagnostics.report(
      .error, "update.endless",
      "Views change each other without end in one turn. \(loops.culprits(types, waiting: waiting)) Look for a "
        + "preference, a destination or a selection that changes the view it comes from. Cairn shows the last state "
        + "and continues with the next event.")
  }

  /// Shows the settled state of stacks and split views. Returns false if there is nothing new. Those that never
  /// settle are shown as far as they got.
  private func finishNavigation(_ finishes: inout Int) -> Bool {
    guard finishNavigation() else { return false }
    finishes += 1
    guard finishes == LoopLimits.finishes else { return true }
    reportEndlessNavigation()
    return false
  }

  @inline(never)
  private func reportEndlessNavigation() {
    diagnostics.report(
      .error, "navigation.endless",
      "Stacks and split views change each other without end in one turn. \(loops.culprits(types, waiting: waiting)) "
        + "Look for a destination or a column whose content changes the path or the selection it is shown for.")
  }

  @inline(never)
  private func makeDeferredWrites() {
    let writes = deferredWrites
    deferredWrites = []
    for write in writes { write() }
  }

  /// Runs one turn, all passes in order.
  private func runTurn() {
    isInTurn = true
    turnCount += 1
    if let recorder { recorder.beginTurn() }
    loops.beginTurn()
    if !deferredWrites.isEmpty, !loops.holdsEffects { makeDeferredWrites() }
    var rounds = 0
    var finishes = 0
    wantsLayout = false
    repeat {
      repeat {
        runBodies()
        settleNavigation()
        gatherStructure()
        if !preferenceCollectors.isEmpty { gatherPreferences() }
        if endsRounds() { break }
      } while !dirty.isEmpty || !navigation.isEmpty || !structure.isEmpty || finishNavigation(&finishes)
      for index in screens.indices { screens[index].layout() }
      rounds += 1
      // Views that follow layout change what is laid out; views that keep changing each other are shown as far
      // as they got.
    } while followLayout() && rounds < Self.layoutLimit && !loops.hasEndedTurn
    let transaction = self.transaction
    if !transaction.isEmpty {
      self.transaction = Transaction()
      arrangeCompletions(of: transaction, hasChanges: hasBegunMotion || screens.contains(where: \.hasWork))
    }
    hasBegunMotion = false
    if let recorder { recorder.willCommit(screens) }
    for index in screens.indices { screens[index].commit(transaction) }
    releaseScreens()
    isInTurn = false
    pageSwipes?.followTurn()
    restorations?.followTurn()
    stateFollowers?.turnEnded()
    if !loops.holdsEffects { runEffects() }
    if let recorder { recorder.endTurn() }
  }
}
