import NavigationCommands
import Testing

@MainActor
@Suite("Damaged files")
struct DamagedFileTests {
  @Test("Whatever is in the files of an app, it starts and can be used")
  func anyInput() throws {
    var fuzz = try FileFuzz()
    #expect(try fuzz.firstFailure(inputs: 1_000, seed: 1)?.description == nil)
    // Damage that always stopped everything would test nothing.
    #expect(fuzz.survived > 100)
  }
}
