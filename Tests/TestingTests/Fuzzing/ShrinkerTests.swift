import CairnTesting
import Testing

@Suite("Reducing a list of commands")
struct ShrinkerTests {
  /// Reduces numbers as long as they fail, and counts the attempts.
  private func shrink(_ numbers: [Int], failing: ([Int]) -> [Int]?) -> [Int] {
    var shrinker = Shrinker(failing: numbers) { $0 > 0 ? [[0], [$0 / 2]] : [] }
    while let candidate = shrinker.next() { shrinker.note(failing(candidate)) }
    return shrinker.best
  }

  @Test func oneCommandOfManyIsLeft() {
    #expect(shrink(Array(1...100)) { list in list.firstIndex { $0 >= 50 }.map { Array(list[...$0]) } }.count == 1)
  }

  @Test func twoDependentCommandsAreLeft() {
    let found = shrink([1, 9, 2, 3, 9, 4]) { list in list.count { $0 == 9 } >= 2 ? list : nil }
    #expect(found == [9, 9])
  }

  @Test func aPairThatUndoesItselfIsDropped() {
    // Even numbers of sevens are harmless, so neither of two can go alone.
    let found = shrink([7, 3, 7]) { list in
      list.contains { $0 >= 3 && $0 < 7 } && list.count { $0 == 7 }.isMultiple(of: 2) ? list : nil
    }
    #expect(found == [3])
  }

  @Test func aCommandIsReplacedBySeveralSimplerOnes() {
    var shrinker = Shrinker(failing: [1, 8, 1]) { $0 == 8 ? [[4], [4, 4]] : [] }
    while let candidate = shrinker.next() { shrinker.note(candidate.reduce(0, +) >= 8 ? candidate : nil) }
    #expect(shrinker.best == [4, 4])
  }

  @Test func theEmptyListMayFail() { #expect(shrink([1, 2, 3]) { $0 }.isEmpty) }

  @Test func simplerCommandsReplaceOthers() { #expect(shrink([40]) { $0.isEmpty || $0[0] < 5 ? nil : $0 } == [5]) }

  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func theResultFailsAndIsMinimal(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let wanted = (0...random.below(4)).map { _ in random.below(6) + 10 }
    let list = (0..<30).map { _ in random.below(20) } + wanted
    let found = shrink(list) { candidate in
      var rest = wanted[...]
      for number in candidate where number == rest.first { rest.removeFirst() }
      return rest.isEmpty ? candidate : nil
    }
    #expect(found == wanted)
  }
}
