import Glibc
import Measuring

/// One kind of work whose cost is watched. Run alone for two counts, the difference of the two runs is its cost.
@MainActor
struct Case {
  enum Work {
    /// N changes to a tree that is there already.
    case changes(@MainActor () -> Changes)
    /// The first build of a tree of N views.
    case build(@MainActor (Int) -> any Ending)
    /// The same, and its end.
    case life(@MainActor (Int) -> any Ending)
  }

  let name: String
  let about: String
  /// How many changes or views a line of the table is made of.
  let count: Int
  let work: Work

  static let all =
    navigationCases + pathCases + leafCases + rowCases + environmentCases + forEachCases + buildCases + eventCases
    + listCases + layoutCases + terminalCases + pageCases

  /// Does the work once, for the tool that counts instructions, and says how much memory the process took.
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
    // What was built is not taken apart: that is another case.
    if let subject { _ = Unmanaged.passRetained(subject as AnyObject) }
    exit(0)
  }
}

/// A living tree, and how to change it.
@MainActor
struct Changes {
  let subject: any Ending
  /// Makes a change and everything that follows from it; rounds are counted from 1.
  let make: (Int) -> Void
  /// Makes sure, after the last round, that what is on the screen is what it should be.
  let check: (Int) -> Void
}
