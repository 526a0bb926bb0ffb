import NavigationCommands
import Testing

@MainActor
@Suite("Damaged files")
struct DamagedFileTests {
  @Test("Whatever is in the files of an app, it starts and can be used")
  func anyInput() throws {
    var fuzz = try FileFuzz()
    if let failure = try fuzz.firstFailure(inputs: 1_000, seed: 1) { Issue.record("\(failure)") }
    // Damage that always stopped everything would test nothing.
    #expect(fuzz.survived > 100)
  }
}
