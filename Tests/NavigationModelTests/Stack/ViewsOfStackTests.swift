import TestSupport
import Testing

@testable import CairnNavigation

extension StackModel {
  fileprivate mutating func present(_ id: Int, on page: EntryID, order: Int = 0, initially: Bool = false) {
    present(Declaration(id: DeclarationID(id), page: page, order: order), initially: initially)
  }

  fileprivate var origins: [Origin] { entries.map(\.origin) }
}

private func flag(_ id: Int) -> Origin { .flag(DeclarationID(id)) }

private let resetOfOne = [DeclarationID(1)]

@Suite struct LinkOfStackTests {
  @Test func aLinkFollowedAgainLeavesItsPageAsItIs() {
    var model = StackModel.settled(.numbers([1]))
    let page = model.topPage
    model.follow(LinkID(1), from: page)
    let ids = model.ids
    model.follow(LinkID(1), from: page)
    #expect(model.ids == ids)
  }

  @Test func N141_aViewLinkPushesWithoutTouchingAnyBinding() {
    var model = StackModel.settled(.numbers([1]))
    model.follow(LinkID(4), from: model.topPage)
    #expect(model.origins == [.element(0), .link(LinkID(4))])
    #expect(model.entries[1].owner == model.ids[0])
    #expect(model.takeWrites().isEmpty == true)
    #expect(model.finishTurn().transition == .push)
    model.pop(model.topPage)
    #expect(model.takeWrites().isEmpty == true)
  }

  @Test func aLinkTappedTwiceOrLateDoesNothingMore() {
    var model = StackModel.settled(.numbers([1]))
    let page = model.topPage
    model.follow(LinkID(1), from: page)
    model.follow(LinkID(1), from: page)
    #expect(model.entries.count == 2)
    let pushed = model.topPage
    _ = model.finishTurn()
    model.popToRoot()
    model.follow(LinkID(2), from: pushed)
    #expect(model.entries.isEmpty)
  }

  @Test func ofTwoLinksInOneTurnTheLastWins() {
    var model = StackModel.settled(.numbers([]))
    model.follow(LinkID(1), from: .root)
    model.follow(LinkID(2), from: .root)
    #expect(model.origins == [.link(LinkID(2))])
    #expect(model.finishTurn().came.count == 1)
  }

  @Test func N121_aValuePushedOverViewsRemovesAllOfThemFirst() {
    var model = StackModel.settled(.numbers([1]))
    model.follow(LinkID(1), from: model.topPage)
    model.present(1, on: model.topPage)
    _ = model.finishTurn()
    let views = Array(model.entries[1...])
    model.setPath(.numbers([1, 2]))
    #expect(model.origins == [.element(0), .element(1)])
    #expect(model.takeWrites().resets == resetOfOne)
    let change = model.finishTurn()
    #expect(Array(change.left) == views)
    #expect(change.transition == .pop, "three pages before, two after")
  }
}

@Suite struct DeclarationOfStackTests {
  @Test func N115_aBoolPushesAndPops() {
    var model = StackModel.settled(.numbers([]))
    model.present(1, on: .root)
    #expect(model.origins == [flag(1)])
    #expect(model.isShown(DeclarationID(1)) == true)
    #expect(model.finishTurn().transition == .push)
    model.dismiss(DeclarationID(1))
    #expect(model.entries.isEmpty)
    #expect(model.takeWrites().isEmpty == true, "the app wrote it")
    #expect(model.finishTurn().transition == .pop)
  }

  @Test func N116_aDestinationGoesDirectlyAboveThePageThatDeclaresIt() {
    var model = StackModel.settled(.numbers([1, 2, 3]))
    let ids = model.ids
    model.present(1, on: model.topPage)
    _ = model.finishTurn()
    let view = model.topPage

    model.present(2, on: ids[0])
    #expect(model.origins == [.element(0), flag(2)])
    #expect(model.entries[1].owner == ids[0])
    let writes = model.takeWrites()
    #expect(writes.path)
    #expect(model.path.numbers == [1])
    #expect(writes.resets == resetOfOne)
    let change = model.finishTurn()
    #expect(change.left.map(\.id) == [ids[1], ids[2], view])
    #expect(change.came.map(\.origin) == [flag(2)])
    #expect(change.transition == .pop)
  }

  @Test func N117_goingBackResetsTheBinding() {
    var model = StackModel.settled(.numbers([1]))
    model.present(1, on: model.topPage)
    _ = model.finishTurn()
    model.pop(model.topPage)
    let writes = model.takeWrites()
    #expect(writes.resets == resetOfOne)
    #expect(!writes.path)
    #expect(model.isShown(DeclarationID(1)) == false)
  }

  @Test func N117_aBindingThatRefusesTheResetKeepsItsPage() {
    var model = StackModel.settled(.numbers([]))
    model.present(1, on: .root)
    _ = model.finishTurn()
    let page = model.topPage
    model.pop(page)
    #expect(model.takeWrites().resets == resetOfOne)
    model.present(1, on: .root)
    #expect(model.topPage == page)
    #expect(model.finishTurn() == StackChange())
  }

  @Test func N118_viewsNeverShowInThePath() {
    var model = StackModel.settled(.numbers([1]))
    model.present(1, on: model.topPage)
    model.follow(LinkID(1), from: model.topPage)
    #expect(model.path.numbers == [1])
    #expect(model.takeWrites().isEmpty == true)
  }

  @Test func N119_N120_chainedDestinationsLeaveTogether() {
    var model = StackModel.settled(.numbers([]))
    for id in 1...10 { model.present(id, on: model.topPage, initially: true) }
    #expect(model.origins == (1...10).map(flag))
    #expect(model.finishTurn().transition == .push)
    model.dismiss(DeclarationID(4))
    #expect(model.origins == (1...3).map(flag))
    #expect(model.takeWrites().resets == (5...10).reversed().map(DeclarationID.init))
  }

  @Test func N123_shorteningThePathBelowTheDeclarerEndsThePresentation() {
    var model = StackModel.settled(.numbers([1, 2]))
    model.present(1, on: model.topPage)
    _ = model.finishTurn()
    model.setPath(.numbers([1]))
    #expect(model.origins == [.element(0)])
    #expect(model.takeWrites().resets == resetOfOne)
  }

  @Test func aViewStaysWhileThePageItStandsOnDoes() {
    var model = StackModel.settled(mixed: NavigationPath([1, 2]))
    model.present(1, on: model.topPage)
    _ = model.finishTurn()
    let ids = model.ids
    model.setPath(.mixed(NavigationPath([8, 9])))
    #expect(model.finishTurn().renewed == [ids[0], ids[1]])
    #expect(model.ids == ids)

    var path = NavigationPath()
    path.append("a")
    path.append(9)
    model.setPath(.mixed(path))
    #expect(model.finishTurn().left.map(\.id) == [ids[0]])
    #expect(model.topPage == ids[2])

    path.removeLast()
    path.append("b")
    model.setPath(.mixed(path))
    #expect(model.takeWrites().resets == resetOfOne)
    #expect(model.finishTurn().left.map(\.id) == [ids[1], ids[2]])
  }

  @Test func N124_anotherItemKeepsThePage() {
    let declaration = Declaration(id: DeclarationID(1), page: .root, order: 0)
    var model = StackModel.settled(.numbers([]))
    model.present(declaration, item: "a")
    #expect(model.origins == [.item(DeclarationID(1))])
    _ = model.finishTurn()
    let page = model.topPage
    model.present(declaration, item: "b")
    let change = model.finishTurn()
    #expect(change == StackChange(renewed: [page]))
    #expect(model.item(of: page) as? String == "b")

    model.present(declaration, item: "c")
    model.present(declaration, item: "b")
    #expect(model.finishTurn() == StackChange())

    model.pop(page)
    model.present(declaration, item: "d")
    #expect(model.finishTurn() == StackChange(renewed: [page]), "away and back in one turn")
  }

  @Test func ofThoseThatWaitTheOutermostIsPresentedFirst() {
    var model = StackModel.settled(.numbers([1]))
    for (number, order) in [(1, 5), (2, 3), (3, 4)] {
      model.present(Declaration(id: DeclarationID(number), page: .root, order: order), initially: true)
    }
    model.pop(model.topPage)
    model.presentWaiting()
    #expect(model.origins == [flag(2)])
  }

  @Test func itemsAreComparedByTypeFirst() {
    let declaration = Declaration(id: DeclarationID(1), page: .root, order: 0)
    var model = StackModel.settled(.numbers([]))
    model.present(declaration, item: AnyHashable(1))
    _ = model.finishTurn()
    model.present(declaration, item: AnyHashable(1.0))
    #expect(model.finishTurn().renewed == model.ids)
  }

  @Test func N125_aBindingTrueAtFirstPresentsAtOnceWithoutATransition() {
    var model = StackModel(path: .numbers([1]))
    model.present(1, on: model.topPage, initially: true)
    #expect(model.origins == [.element(0), flag(1)])
    #expect(model.finishTurn().transition == .none)
  }

  @Test func N125_onACoveredPageItWaitsUntilThePageIsUncovered() {
    var model = StackModel.settled(.numbers([1, 2]))
    let ids = model.ids
    model.present(1, on: ids[0], initially: true)
    #expect(model.presentWaiting() == false)
    #expect(model.finishTurn() == StackChange())
    model.pop(ids[1])
    #expect(model.presentWaiting() == true)
    #expect(model.presentWaiting() == false)
    #expect(model.origins == [.element(0), flag(1)])
    #expect(model.finishTurn().transition == .replace)
  }

  @Test func whatWaitsGoesWithItsPageOrItsBinding() {
    var model = StackModel.settled(.numbers([1, 2]))
    let ids = model.ids
    model.present(1, on: ids[0], initially: true)
    model.present(2, on: .root, initially: true)
    model.dismiss(DeclarationID(2))
    model.popToRoot()
    #expect(model.presentWaiting() == false)
    #expect(model.takeWrites().resets == [])
    _ = model.finishTurn()
    #expect(model.entries.isEmpty)
  }

  @Test(arguments: [[1, 2], [2, 1]])
  func N126_ofTwoThatBecomeTrueTogetherTheOuterIsShownAndTheInnerWaits(_ order: [Int]) {
    var model = StackModel.settled(.numbers([]))
    for id in order { model.present(id, on: .root, order: id) }
    #expect(model.origins == [flag(1)])
    #expect(model.takeWrites().resets == [])
    #expect(model.finishTurn().waiting == [DeclarationID(2)])
    #expect(model.finishTurn().waiting == [], "said once")

    model.pop(model.topPage)
    #expect(model.takeWrites().resets == resetOfOne)
    #expect(model.presentWaiting() == true)
    #expect(model.origins == [flag(2)])
    #expect(model.finishTurn().transition == .replace)
  }

  @Test func N116_aDestinationThatBecomesTrueLaterTakesThePlaceOfTheOneBefore() {
    var model = StackModel.settled(.numbers([]))
    model.present(1, on: .root, order: 1)
    _ = model.finishTurn()
    model.present(2, on: .root, order: 2)
    #expect(model.origins == [flag(2)])
    #expect(model.takeWrites().resets == resetOfOne)
    let change = model.finishTurn()
    #expect(change.waiting.isEmpty)
    #expect(change.transition == .replace)
  }

  @Test func twoBindingsThatCannotBeResetComeToRest() {
    var model = StackModel.settled(.numbers([]))
    model.present(2, on: .root, order: 2)
    _ = model.finishTurn()
    model.present(1, on: .root, order: 1)
    #expect(model.takeWrites().resets == [DeclarationID(2)])
    model.present(2, on: .root, order: 2)
    #expect(model.takeWrites().isEmpty == true)
    #expect(model.origins == [flag(1)])
    #expect(model.finishTurn().waiting == [DeclarationID(2)])
  }

  @Test func presentedAndDismissedInOneTurnIsNoChange() {
    var model = StackModel.settled(.numbers([]))
    model.present(1, on: .root)
    model.dismiss(DeclarationID(1))
    #expect(model.takeWrites().isEmpty == true)
    #expect(model.finishTurn() == StackChange())
  }
}
