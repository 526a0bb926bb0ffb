import Glibc
import Measuring

/// A kind of work whose cost is monitored. It is run alone with two counts, and the difference between the runs
/// is its cost.
@MainActor
struct Case {
  enum Work {
    /// A number of changes to an existing tree.
    case changes(@MainActor () -> Changes)
    /// The first build of a tree with a number of views.
    case build(@MainActor (Int) -> any Ending)
    /// The first build of a tree, and its teardown.
    case life(@MainActor (Int) -> any Ending)
  }

  let name: String
  let about: String
  /// The number of changes or views in a line of the table.
  let count: Int
  let work: Work

  static let all =
    navigationCases + pathCases + leafCases + rowCases + environmentCases + forEachCases + buildCases + eventCases
    + listCases + layoutCases + terminalCases + pageCases + webCases

  /// Performs the work once for the tool that counts instructions, and reports the process's memory.
  func runAlone(_ count: Int) -> Never {
    var subject: (any Ending)?
    switch work {
    case .changes(let prepare):
      let changes = prepare()
      for round in 1...count { changes.make(round) }
      changes.check(count)
      changes.subject.end()
    case .build(let build): subject = build(count)
    case .life(let build): build(count).end()
    }
    print("\(name) \(count): at most \(Memory.peak) kB resident")
    // The tree is not torn down, which is another case.
    if let subject { _ = Unmanaged.passRetained(subject as AnyObject) }
    exit(0)
  }
}

/// A living tree, and how to change it.
@MainActor
struct Changes {
  let subject: any Ending
  /// Makes a change and processes its consequences. Rounds are counted from 1.
  let make: (Int) -> Void
  /// Checks, after the last round, that the screen is correct.
  let check: (Int) -> Void
}
