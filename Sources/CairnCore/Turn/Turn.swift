import CairnScreen
import CairnValues

extension Graph {
  /// Runs turns until nothing is left to do. What effects write starts another turn; a chain that does not end is
  /// diagnosed and left for the next event, so that the app stays alive.
  package func runTurns() {
    guard !isInTurn else { return }
    Runtime.shared.enterMain()
    Runtime.shared.active = self
    Runtime.shared.openInbox()
    var turns = 0
    turnIsRequested = false
    while hasWork {
      runTurn()
      turns += 1
      if turns == Self.turnLimit {
        diagnostics.report(
          .error, "update.endless",
          "Every turn's effects started another turn, \(turns) times. Look for an onChange, onAppear or "
            + "onPreferenceChange action that writes what it watches.")
        return
      }
    }
  }

  private static var turnLimit: Int { 500 }
  private static var layoutLimit: Int { 10 }
  private static var finishLimit: Int { 100 }

  /// Shows what stacks and split views have come to; false if there is nothing new. Those that never come to an end are
  /// shown as far as they got.
  private func finishNavigation(_ finishes: inout Int) -> Bool {
    guard finishNavigation() else { return false }
    finishes += 1
    guard finishes == Self.finishLimit else { return true }
    reportEndlessNavigation(finishes)
    return false
  }

  @inline(never)
  private func reportEndlessNavigation(_ finishes: Int) {
    diagnostics.report(
      .error, "navigation.endless",
      "Stacks and split views have changed each other \(finishes) times in one turn. Look for a destination or a column "
        + "whose content changes the path or the selection it is shown for.")
  }

  @inline(never)
  private func makeDeferredWrites() {
    let writes = deferredWrites
    deferredWrites = []
    for write in writes { write() }
  }

  /// Once around the circle.
  private func runTurn() {
    isInTurn = true
    turnCount += 1
    if !deferredWrites.isEmpty { makeDeferredWrites() }
    var rounds = 0
    var finishes = 0
    wantsLayout = false
    repeat {
      repeat {
        runBodies()
        settleNavigation()
        gatherStructure()
        if !preferenceCollectors.isEmpty { gatherPreferences() }
      } while !dirty.isEmpty || !navigation.isEmpty || !structure.isEmpty || finishNavigation(&finishes)
      for index in screens.indices { screens[index].layout() }
      rounds += 1
      // Views that follow layout change what is laid out; views that chase each other are shown as far as they got.
    } while followLayout() && rounds < Self.layoutLimit
    let transaction = self.transaction
    if !transaction.isEmpty {
      self.transaction = Transaction()
      arrangeCompletions(of: transaction, hasChanges: hasBegunMotion || screens.contains(where: \.hasWork))
    }
    hasBegunMotion = false
    for index in screens.indices { screens[index].commit(transaction) }
    isInTurn = false
    runEffects()
  }
}
