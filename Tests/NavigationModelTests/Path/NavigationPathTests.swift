import Testing

@testable import CairnNavigation

private func appendGenerically<T: Hashable>(_ value: T, to path: inout NavigationPath) {
  path.append(value)
}

private func canBeEncoded(_ path: NavigationPath) -> Bool {
  var representation: NavigationPath.CodableRepresentation?
  _ = problems { representation = path.codable }
  return representation != nil
}

@Suite struct NavigationPathTests {
  @Test func anEmptyPathIsEmpty() {
    let path = NavigationPath()
    #expect(path.isEmpty)
    #expect(path.count == 0)
    #expect(path == NavigationPath())
  }

  @Test func N165_twoPathsBuiltByTheSameAppendsAreEqual() {
    var a = NavigationPath()
    var b = NavigationPath()
    for _ in 0..<2 {
      a.append("x")
      a.append(1)
      b.append("x")
      b.append(1)
    }
    #expect(a == b)
    #expect(a.count == 4)
  }

  @Test func N165_orderTypeAndValueAllCount() {
    #expect(NavigationPath([1, 2]) != NavigationPath([2, 1]))
    #expect(NavigationPath([1, 2]) != NavigationPath([1, 3]))
    #expect(NavigationPath([1, 2]) != NavigationPath([1]))
    #expect(NavigationPath([1]) != NavigationPath([1.0]))
    #expect(NavigationPath([1]) != NavigationPath([UInt(1)]))
    #expect(NavigationPath([AnyHashable(1)]) != NavigationPath([AnyHashable(1.0)]))
    #expect(NavigationPath([AnyHashable(1)]) == NavigationPath([AnyHashable(1)]))
    #expect(NavigationPath([AnyHashable(1)]) != NavigationPath([1]))
  }

  @Test func anElementThatIsMovedKeepsItsOwnMark() {
    struct Plain: Hashable {}
    var path = NavigationPath([Plain()])
    path.append(1)
    #expect(!canBeEncoded(path))
    path.replaceSubrange(0..<1, with: [])
    #expect(canBeEncoded(path))
    path.replaceSubrange(0..<0, with: NavigationPath([Plain()]).elements)
    #expect(!canBeEncoded(path))
  }

  @Test func N152_onlyTheOverloadUsedDecidesWhetherAnElementIsCodable() {
    var path = NavigationPath()
    path.append(1)
    #expect(canBeEncoded(path))

    var generic = path
    appendGenerically(2, to: &generic)
    #expect(!canBeEncoded(generic))
    #expect(canBeEncoded(path))

    var plain = NavigationPath()
    plain.append(2)
    appendGenerically(2, to: &path)
    path.removeLast()
    plain.removeLast()
    #expect(canBeEncoded(path), "the element that could not be encoded has gone")
    #expect(canBeEncoded(plain))
  }

  @Test func howAnElementCameInDoesNotMatterForEquality() {
    var generic = NavigationPath()
    appendGenerically(1, to: &generic)
    #expect(generic == NavigationPath([1]))
  }

  @Test func N153_aPathThatCannotBeEncodedNamesTheType() {
    struct Plain: Hashable {}
    var path = NavigationPath([1])
    path.append(Plain())
    path.append("above")
    let problems = problems { #expect(path.codable == nil) }
    guard case .notCodable(let name)? = problems.first else {
      Issue.record("expected a problem, got \(problems)")
      return
    }
    #expect(name.hasSuffix("Plain"))
    #expect(
      problems[0].message.hasPrefix(
        "Cannot create CodableRepresentation of navigation path, because presented value of type “\(name)” is not "
          + "Codable."))
  }

  @Test func N168_removingNothingDoesNothing() {
    var path = NavigationPath([1, 2])
    path.removeLast(0)
    #expect(path == NavigationPath([1, 2]))
    var empty = NavigationPath()
    empty.removeLast(0)
    #expect(empty.isEmpty)
  }

  @Test func removeLastTakesFromTheTop() {
    var path = NavigationPath([1, 2, 3, 4])
    path.removeLast()
    #expect(path == NavigationPath([1, 2, 3]))
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.removeLast(1)
    #expect(path.isEmpty)
  }

  @Test func N167_removingMoreThanThereIsTraps() async {
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1])
      path.removeLast(2)
    }
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath()
      path.removeLast()
    }
    await #expect(processExitsWith: .failure) {
      var path = NavigationPath([1])
      path.removeLast(-1)
    }
  }

  @Test func N169_copiesAreIndependent() {
    var path = NavigationPath([1, 2])
    let copy = path
    path.removeLast()
    path.append(9)
    #expect(copy == NavigationPath([1, 2]))
    #expect(path == NavigationPath([1, 9]))
  }

  @Test func N171_aSequenceKeepsItsOrder() {
    #expect(NavigationPath([1, 2, 3]).elements.map { $0.value as? Int } == [1, 2, 3])
    #expect(NavigationPath([1, 2, 3]).last?.value as? Int == 3)
  }

  @Test func anElementKeepsItsStaticType() {
    class Animal: Hashable {
      func hash(into hasher: inout Hasher) {}
      static func == (a: Animal, b: Animal) -> Bool { true }
    }
    final class Dog: Animal {}
    let dog: Animal = Dog()
    var path = NavigationPath()
    path.append(dog)
    #expect(path.last?.type == Animal.self)
    var other = NavigationPath()
    other.append(Animal())
    #expect(path != other, "equal by ==, but of another dynamic type")
  }

  @Test func aPathOfManyElementsIsFreedWithoutRecursion() {
    final class Witness: Hashable {
      func hash(into hasher: inout Hasher) {}
      static func == (a: Witness, b: Witness) -> Bool { a === b }
    }
    weak var lowest: Witness?
    do {
      var path = NavigationPath()
      let witness = Witness()
      lowest = witness
      path.append(witness)
      for index in 0..<200_000 { path.append(index) }
      #expect(path.count == 200_001)
      #expect(lowest != nil)
    }
    #expect(lowest == nil)
  }

  @Test func aBranchOfAFreedPathStays() {
    var branch = NavigationPath()
    do {
      var path = NavigationPath((0..<100).map { $0 })
      branch = path
      branch.removeLast(50)
      path.append("only here")
    }
    #expect(branch == NavigationPath(Array(0..<50)))
  }

  @Test func valuesThatAreNotEqualToThemselvesDoNoHarm() {
    let path = NavigationPath([Double.nan])
    let same = path
    #expect(path == same, "the very same element")
    #expect(path != NavigationPath([Double.nan]))
  }
}

@Suite struct PathElementTests {
  @Test func elementsCanBeReadByPosition() throws {
    var path = NavigationPath()
    path.append("a")
    path.append(7)
    #expect(path[0].type == String.self)
    #expect(path[1].type == Int.self)
    #expect(try path[1].value(as: Int.self) == 7)
    #expect(throws: PathElementFailure.otherType(tag: "Swift.Int", wanted: "Swift.String")) {
      try path[1].value(as: String.self)
    }
  }

  @Test func aRangeCanBeReplacedAndCopiesAreLeftAlone() {
    var path = NavigationPath([0, 1, 2, 3])
    let copy = path
    path.replaceSubrange(1..<3, with: NavigationPath([7, 8, 9]).elements)
    #expect(path == NavigationPath([0, 7, 8, 9, 3]))
    #expect(copy == NavigationPath([0, 1, 2, 3]))
    path.replaceSubrange(0..<4, with: [])
    #expect(path == NavigationPath([3]))
    path.elements.append(contentsOf: copy.elements)
    #expect(path == NavigationPath([3, 0, 1, 2, 3]))
  }

  @Test func anElementMovedKeepsWhetherItCanBeEncoded() {
    var path = NavigationPath([1, 2])
    appendGenerically(3, to: &path)
    path.replaceSubrange(0..<1, with: [])
    #expect(!canBeEncoded(path))
    path.replaceSubrange(1..<2, with: [])
    #expect(canBeEncoded(path))
  }
}
