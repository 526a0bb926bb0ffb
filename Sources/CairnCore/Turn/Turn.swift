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
  /// More passes than the deepest links need, each of which may show another page.
  private static var passLimit: Int { 100_000 }

  /// Once around the circle.
  private func runTurn() {
    isInTurn = true
    turnCount += 1
    if !deferredWrites.isEmpty {
      let writes = deferredWrites
      deferredWrites = []
      for write in writes { write() }
    }

    var rounds = 0
    wantsLayout = false
    repeat {
      var passes = 0
      repeat {
        runBodies()
        settleNavigation()
        gatherStructure()
        gatherPreferences()
        passes += 1
        if passes == Self.passLimit {
          diagnostics.report(
            .error, "update.unsettled",
            "The views did not come to rest in one turn, after \(passes) passes: they are shown as far as they got. Look "
              + "for views or destinations that make each other anew.")
          break
        }
      } while !dirty.isEmpty || !navigation.isEmpty || !structure.isEmpty || finishNavigation()
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
