import TestSupport
import Testing

@testable import CairnNavigation

extension StackModel {
  /// Returns a stack whose first turn is over.
  static func settled(_ path: StackPath) -> StackModel {
    var model = StackModel(path: path)
    _ = model.finishTurn()
    return model
  }

  static func settled(mixed path: NavigationPath) -> StackModel { settled(.mixed(path)) }

  var ids: [EntryID] { entries.map(\.id) }

  mutating func takePathToWrite() -> StackPath? { takeWrites().path ? path : nil }
}

extension NavigationPath {
  fileprivate static func mixed(_ values: any Hashable...) -> NavigationPath {
    var path = NavigationPath()
    for value in values { path.append(value) }
    return path
  }
}

@Suite struct PathOfStackTests {
  @Test func N1_everyElementIsAPageAboveTheRoot() {
    var model = StackModel(path: .numbers([]))
    #expect(model.entries.isEmpty)
    #expect(model.topPage == .root)
    model.setPath(.numbers([7, 8]))
    #expect(model.entries.map(\.origin) == [.element(0), .element(1)])
    #expect(model.topPage == model.ids[1])
  }

  @Test func N2_theRootCannotBeRemoved() {
    var model = StackModel.settled(.numbers([1]))
    model.pop(.root)
    #expect(model.entries.count == 1)
    model.popToRoot()
    model.popToRoot()
    #expect(model.topPage == .root)
  }

  @Test func N5_goingBackRemovesTheLastElementThroughTheBinding() {
    var model = StackModel.settled(.numbers([1, 2]))
    model.pop(model.topPage)
    let writes = model.takeWrites()
    #expect(writes.path)
    #expect(model.path.numbers == [1])
    #expect(writes.resets.isEmpty)
    #expect(model.takeWrites().isEmpty == true)
  }

  @Test func N5_aValueLinkAppendsThroughTheBinding() {
    var model = StackModel.settled(.numbers([1]))
    model.followValueLink(from: model.topPage) { $0.numbers.append(2) }
    #expect(model.takePathToWrite()?.numbers == [1, 2])
    #expect(model.finishTurn().transition == .push)
  }

  @Test func aValueLinkTappedTwiceInATurnPushesOnce() {
    var model = StackModel.settled(.numbers([1]))
    let page = model.topPage
    model.followValueLink(from: page) { $0.numbers.append(2) }
    model.followValueLink(from: page) { $0.numbers.append(2) }
    #expect(model.path.numbers == [1, 2])
  }

  @Test func N7_N61_severalElementsAtOnceAreOnePush() {
    var model = StackModel.settled(.numbers([]))
    model.setPath(.numbers([1, 2]))
    let change = model.finishTurn()
    #expect(change.transition == .push)
    #expect(Array(change.came) == model.entries)
    model.pop(model.topPage)
    #expect(model.finishTurn().transition == .pop)
    #expect(model.topPage == change.came[0].id)
  }

  @Test func N8_N60_anEmptyPathReturnsToTheRootInOneStep() {
    var model = StackModel.settled(.numbers([1, 2, 3]))
    let entries = model.entries
    model.setPath(.numbers([]))
    let change = model.finishTurn()
    #expect(change.transition == .pop)
    #expect(Array(change.left) == entries)
    #expect(model.takeWrites().isEmpty == true, "the app wrote it")
  }

  @Test func N9_N10_aPathSetBeforehandStartsDeepWithoutATransition() {
    var model = StackModel(path: .numbers([1, 2]))
    let change = model.finishTurn()
    #expect(change.came.map(\.origin) == [.element(0), .element(1)])
    #expect(change.transition == .none)
    #expect(model.finishTurn() == StackChange())
  }

  @Test func N11_N73_equalElementsArePagesOfTheirOwn() {
    let model = StackModel.settled(.numbers([5, 5, 5]))
    #expect(Set(model.ids).count == 3)
  }

  @Test func N13_anyConformingCollectionWorks() {
    var path = Scattered<Int>()
    path.append(contentsOf: [1, 2, 3])
    var model = StackModel.settled(.of(path))
    let ids = model.ids
    path[1] = 9
    path.removeLast()
    model.setPath(.of(path))
    let change = model.finishTurn()
    #expect(change.renewed == [ids[1]])
    #expect(change.left.map(\.id) == [ids[2]])
    #expect(change.transition == .pop)

    var slice = StackModel.settled(.of([0, 1, 2, 3][1...]))
    slice.pop(slice.topPage)
    #expect(slice.takePathToWrite()?.base(as: ArraySlice<Int>.self) == [1, 2])
    #expect(TypedPathBoxOf([0, 1, 2, 3][1...])[0] == 1)
  }

  @Test func N14_anEqualPathChangesNothing() {
    var model = StackModel.settled(mixed: NavigationPath([1, 2]))
    model.setPath(.mixed(NavigationPath([1, 2])))
    #expect(model.finishTurn() == StackChange())
    #expect(model.takeWrites().isEmpty == true)
  }

  @Test func N18_whatTheGetterSaysAfterAWriteWins() {
    var model = StackModel.settled(.numbers([1, 2]))
    let ids = model.ids
    model.pop(ids[1])
    #expect(model.takePathToWrite()?.numbers == [1])
    model.setPath(.numbers([1, 2]))
    #expect(model.finishTurn() == StackChange(), "the page never left")
    #expect(model.ids == ids)

    model.pop(ids[1])
    _ = model.takeWrites()
    model.setPath(.numbers([1, 7, 8]))
    #expect(model.finishTurn().transition == .push)
    #expect(model.path.numbers == [1, 7, 8])
    #expect(model.ids[0...1] == ids[0...1])
  }

  @Test func aBindingReadBeforeItWasToldDoesNotUndoWhatTheStackDid() {
    var model = StackModel.settled(.numbers([1, 2]))
    model.pop(model.topPage)
    model.setPath(.numbers([1, 2]))
    #expect(model.takePathToWrite()?.numbers == [1])
    #expect(model.finishTurn().transition == .pop)
  }

  @Test func N62_N63_aChangeThatKeepsTheCountReplacesAndOthersFollowTheCount() {
    var path = NavigationPath()
    path.append(1)
    path.append("a")
    var model = StackModel.settled(mixed: path)
    model.setPath(.mixed(NavigationPath([1, 2])))
    #expect(model.finishTurn().transition == .replace)
    model.setPath(.mixed(NavigationPath([1, 3])))
    #expect(model.finishTurn().transition == .none, "the same page with another value")
    model.setPath(.mixed(NavigationPath(["x", "y", "z"])))
    #expect(model.finishTurn().transition == .push)
    model.setPath(.mixed(NavigationPath([1])))
    #expect(model.finishTurn().transition == .pop)
  }

  @Test func N65_allWritesOfATurnAreOneChange() {
    var model = StackModel.settled(.numbers([1]))
    let first = model.ids[0]
    model.setPath(.numbers([1, 2, 3]))
    model.setPath(.numbers([]))
    model.setPath(.numbers([1, 2]))
    let change = model.finishTurn()
    #expect(change.transition == .push)
    #expect(change.left.isEmpty)
    #expect(change.came.map(\.origin) == [.element(1)])
    #expect(model.ids[0] == first)
  }

  @Test func N69_backRemovesExactlyOnePageOnceHoweverOftenItIsAsked() {
    var model = StackModel.settled(.numbers([1, 2, 3]))
    let page = model.topPage
    model.pop(page)
    model.pop(page)
    _ = model.finishTurn()
    model.pop(page)
    #expect(model.path.numbers == [1, 2])
    #expect(model.finishTurn() == StackChange())
  }

  @Test func N71_aPopAndALaterPushOfTheSameValueIsANewPage() {
    var model = StackModel.settled(.numbers([1]))
    let page = model.topPage
    model.setPath(.numbers([]))
    #expect(model.finishTurn().left.map(\.id) == [page])
    model.setPath(.numbers([1]))
    #expect(model.finishTurn().came.map(\.id) != [page])
  }

  @Test func N74_anotherValueOfTheSameTypeKeepsThePage() {
    var model = StackModel.settled(mixed: NavigationPath([1, 2]))
    let ids = model.ids
    model.setPath(.mixed(NavigationPath([1, 9])))
    let change = model.finishTurn()
    #expect(change.renewed == [ids[1]])
    #expect(change.left.isEmpty && change.came.isEmpty)
    #expect(model.ids == ids)
  }

  @Test func N74_thereAndBackWithinATurnRenewsNothing() {
    var model = StackModel.settled(mixed: NavigationPath([1, 2]))
    model.setPath(.mixed(NavigationPath([1, 9])))
    model.setPath(.mixed(NavigationPath([1, 2])))
    #expect(model.finishTurn() == StackChange())
  }

  @Test func N75_anotherTypeIsAnotherPage() {
    var model = StackModel.settled(mixed: NavigationPath([1, 2, 3]))
    let ids = model.ids
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    path.append(3)
    model.setPath(.mixed(path))
    let change = model.finishTurn()
    #expect(change.left.map(\.id) == [ids[1]])
    #expect(change.came.map(\.id) == [model.ids[1]])
    #expect(model.ids[0] == ids[0] && model.ids[2] == ids[2])
    #expect(change.transition == .none, "the page on top stays")
  }

  @Test func N76_aSharedPrefixIsLeftAlone() {
    var model = StackModel.settled(.numbers([1, 2, 3]))
    let ids = model.ids
    model.setPath(.numbers([1, 2, 4, 5]))
    let change = model.finishTurn()
    #expect(Array(model.ids[..<3]) == ids)
    #expect(change.renewed == [ids[2]])
    #expect(change.came.count == 1)
  }

  @Test func N77_removingFromTheMiddleShiftsWhatIsAbove() {
    var model = StackModel.settled(mixed: .mixed(1, "a", 2, 3))
    let ids = model.ids
    model.setPath(.mixed(NavigationPath([1, 2, 3])))
    let change = model.finishTurn()
    #expect(change.left.map(\.id) == [ids[1], ids[3]])
    #expect(change.came.map(\.origin) == [.element(1)])
    #expect(change.renewed == [ids[2]], "it shows 3 now")
    #expect(change.transition == .pop)
  }

  @Test func aMovedElementTakesItsPageAlong() {
    var path = NavigationPath.mixed(1, "a", 2, 3)
    var model = StackModel.settled(mixed: path)
    let ids = model.ids
    path.replaceSubrange(1..<2, with: [])
    model.setPath(.mixed(path))
    var change = model.finishTurn()
    #expect(change.left.map(\.id) == [ids[1]])
    #expect(change.came.isEmpty && change.renewed.isEmpty && change.transition == .none)
    #expect(change.moved == [ids[2], ids[3]] && model.ids == [ids[0], ids[2], ids[3]])

    path.replaceSubrange(0..<0, with: NavigationPath([9]).elements)
    path.append("top")
    model.setPath(.mixed(path))
    change = model.finishTurn()
    #expect(change.came.map(\.origin) == [.element(0), .element(4)] && change.transition == .push)
    #expect(change.moved == [ids[0], ids[2], ids[3]])
  }

  @Test func anotherPathHasNewPagesFromItsFirstNewElement() {
    var model = StackModel.settled(.numbers([1, 2, 3]))
    let ids = model.ids
    model.showPath { $0 = .numbers([1, 7, 3, 4]) }
    var change = model.finishTurn()
    #expect(change.left.map(\.id) == [ids[1], ids[2]] && change.came.count == 3 && change.renewed.isEmpty)
    #expect(model.ids[0] == ids[0])
    let later = model.ids
    model.showPath { $0 = .numbers([1, 7]) }
    change = model.finishTurn()
    #expect(model.ids == Array(later[..<2]) && change.left.map(\.id) == Array(later[2...]))
    model.pop(later[1])
    model.showPath { $0 = .numbers([8]) }
    #expect(Set(model.ids).isDisjoint(with: later) && model.ids.count == 1)
  }

  @Test func viewsStayAboveAMovedPage() {
    var path = NavigationPath([1, 2])
    var model = StackModel.settled(mixed: path)
    let ids = model.ids
    model.follow(LinkID(1), from: ids[1])
    let view = model.topPage
    _ = model.finishTurn()
    path.replaceSubrange(0..<1, with: [])
    model.setPath(.mixed(path))
    #expect(model.finishTurn().left.map(\.id) == [ids[0]] && model.ids == [ids[1], view])
  }

  @Test func N96_poppingACoveredPageRemovesEverythingAboveIt() {
    var model = StackModel.settled(.numbers([1, 2, 3, 4]))
    model.pop(model.ids[1])
    #expect(model.path.numbers == [1])
    model.setPath(.numbers([1, 2, 3]))
    model.popTo(model.ids[0])
    #expect(model.path.numbers == [1])
  }

  @Test func N159_anElementDecodedInPlaceIsNoChange() throws {
    let path = try decodedPath(#"["Swift.Int","2","Swift.Int","1"]"#)
    var model = StackModel.settled(mixed: path)
    let ids = model.ids
    #expect(try model.path.mixed![1].value(as: Int.self) == 2)
    model.setPath(.mixed(NavigationPath([1, 2])))
    #expect(model.finishTurn() == StackChange())
    model.setPath(.mixed(NavigationPath([1, 3])))
    #expect(model.finishTurn().renewed == [ids[1]])
  }

  @Test func elementsOfTypeAnyHashableAreComparedByWhatTheyHold() {
    var model = StackModel.settled(.of([AnyHashable(1)]))
    let ids = model.ids
    model.setPath(.of([AnyHashable(1.0)]))
    #expect(model.finishTurn().renewed == ids)
  }

  @Test func anEqualValueOfAnotherTypeIsAnotherPage() {
    var model = StackModel.settled(mixed: NavigationPath([1]))
    let ids = model.ids
    model.setPath(.mixed(NavigationPath([1.0])))
    #expect(model.ids != ids)
    #expect(model.finishTurn().transition == .replace)
  }

  @Test func aLongPathIsComparedWhereItDiffers() {
    let old = Array(0..<1_000)
    var new = old
    new[0] = -1
    new[63] = -1
    new[64] = -1
    new[999] = -1
    new.append(5)
    #expect(StackPath.numbers(new).difference(from: .numbers(old)) == PathDifference(values: [0, 63, 64, 999]))
    let strings = old.map { "element number \($0)" }
    var others = old.map { "element number \($0)" }
    others[500] = "another"
    #expect(StackPath.of(others).difference(from: .of(strings)) == PathDifference(values: [500]))
  }

  @Test func valuesThatAreNotEqualToThemselvesAreOnlyRenewed() {
    struct Odd: Hashable {
      var number: Int
      static func == (a: Odd, b: Odd) -> Bool { false }
      func hash(into hasher: inout Hasher) { hasher.combine(Int.random(in: 0..<100)) }
    }
    var model = StackModel.settled(mixed: NavigationPath([Odd(number: 1)]))
    let ids = model.ids
    model.setPath(.mixed(NavigationPath([Odd(number: 1)])))
    #expect(model.finishTurn().renewed == ids)
    #expect(model.ids == ids)
  }

  @Test func aVeryLongPathIsHandled() {
    var model = StackModel.settled(mixed: NavigationPath(Array(0..<100_000)))
    model.popTo(model.ids[49_999])
    #expect(model.takePathToWrite()?.count == 50_000)
    #expect(model.finishTurn().left.count == 50_000)
    model.popToRoot()
    #expect(model.finishTurn().left.count == 50_000)
  }
}
