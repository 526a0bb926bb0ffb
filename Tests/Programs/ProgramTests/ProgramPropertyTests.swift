import CairnTesting
import Testing

@MainActor
@Suite("What holds in any app holds in every program")
struct ProgramPropertyTests {
  /// Programs that intentionally violate a property, and why.
  private static let exceptions: [String: (properties: Set<WalkProperties.Finding.Property>, reason: String)] = [
    "AnagramGameApp": ([.identity, .repetition], "A new word is drawn at random whenever the page appears."),
    "CallShapesApp": (
      [.identity, .repetition],
      "A field of the page had the focus, which goes to a row when the page has gone; pictures load on other threads."
    ),
    "CardSwiperApp": ([.repetition], "A timer counts in real time."),
    "ChatRoomApp": (
      [.identity, .repetition],
      "A chat that was opened has been read, and loses its badge; a timer of its own shows who writes, in real time."
    ),
    "MemoryGameApp": ([.repetition], "The cards are shuffled."),
    "MovieBrowserApp": ([.repetition], "Pictures are loaded on other threads, at the machine's pace."),
    "MusicPlayerApp": ([.repetition], "A timer counts in real time."),
    "PokedexApp": ([.repetition], "Pictures are loaded on other threads, at the machine's pace."),
    "PomodoroTimerApp": ([.repetition], "A timer counts in real time."),
    "QuizTimeApp": ([.repetition], "A timer counts in real time."),
    "RecipeBoxApp": ([.lifetime], "The columns of a split view stay, though it shows one at a time."),
    "StopwatchLabApp": ([.repetition], "A timer counts in real time."),
  ]

  private func expectNothing(_ findings: [WalkProperties.Finding], in program: Program) {
    let allowed = Self.exceptions[program.testDescription]?.properties ?? []
    let left = findings.filter { !allowed.contains($0.property) }
    #expect(left.isEmpty, "\(left.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: ProgramWalkTests.programs)
  func pagesAreLeftAsTheyWereFound(program: Program) async {
    var properties = WalkProperties()
    await properties.explore(program.start())
    expectNothing(properties.findings, in: program)
  }

  @Test(arguments: ProgramWalkTests.programs)
  func theSameThingsDoneShowTheSame(program: Program) async {
    var properties = WalkProperties()
    for seed in [1, 2, 3] as [UInt64] { await properties.repeatWalk(program.start, seed: seed) }
    expectNothing(properties.findings, in: program)
  }
}
