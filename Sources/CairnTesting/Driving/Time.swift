import CairnCore

extension TestHost {
  /// Moves the virtual clock on; everything that falls due on the way happens.
  public func advance(by duration: Duration) async {
    now += duration
    await settle()
  }

  /// Lets tasks that can go on do so, until nothing is due now.
  ///
  /// A task that waits for something outside, such as the network or the wall clock, is left waiting.
  public func settle() async {
    var quiet = 0
    var patience = 20_000
    // A task that was cancelled is on its way to its end, however long a busy machine takes for it; one that does not
    // heed its cancellation is not waited for without limit.
    while quiet < 5 || (session.graph.tasks.ending > 0 && patience > 0) {
      patience -= 1
      let before = activity
      session.runTurns()
      // Everything that waits for the main actor goes first, then what runs elsewhere gets its chance.
      await Task.yield()
      await Task.detached {}.value
      await Task.yield()
      quiet = activity == before ? quiet + 1 : 0
    }
    settleForQuestion()
  }

  private var activity: Activity {
    Activity(turns: session.graph.turnCount, tasks: session.graph.tasks.events)
  }

  private struct Activity: Equatable {
    let turns: Int
    let tasks: Int
  }
}
