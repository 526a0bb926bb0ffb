import CairnValues
import Foundation
import Testing

@testable import CairnScreen

/// A change to the children of some elements.
private enum Move {
  case set(parent: Int, children: [Int])
  case setOnly(parent: Int, child: Int)
  case take(parent: Int, children: [Int])
  case remove(parent: Int, child: Int)
  case leave(parent: Int)
}

/// The same as lists of numbers.
private struct Families {
  var children: [[Int]]

  mutating func make(_ move: Move) {
    switch move {
    case .set(let parent, let new), .take(let parent, let new):
      for index in children.indices where index != parent { children[index].removeAll(where: new.contains) }
      children[parent] = new
    case .setOnly(let parent, let child): make(.set(parent: parent, children: [child]))
    case .remove(let parent, let child): children[parent].removeAll { $0 == child }
    case .leave(let parent): children[parent] = []
    }
  }
}

/// An element stores one or two children inline, and more in an array. The boundary must not be observable.
@MainActor
@Suite("The children of an element")
struct ElementChildrenTests {
  private let screen = Screen(size: CGSize(width: 100, height: 100), metrics: PointMetrics())

  private func elements(_ count: Int) -> [Element] {
    (0..<count).map { _ in Element(on: screen, role: .group, layout: .column()) }
  }

  private func move(_ random: inout SeededNumbers, _ families: Families, children count: Int) -> Move {
    let parent = Int.random(in: families.children.indices, using: &random)
    let some = Array((0..<count).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)))
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: return .set(parent: parent, children: some)
    case 4..<6: return .take(parent: parent, children: some)
    case 6: return .leave(parent: parent)
    case 7:
      guard let child = families.children[parent].randomElement(using: &random) else { fallthrough }
      return .remove(parent: parent, child: child)
    default: return .setOnly(parent: parent, child: Int.random(in: 0..<count, using: &random))
    }
  }

  @Test(arguments: 1...20)
  func theyAreWhatAListOfThemWouldBe(seed: UInt64) {
    var random = SeededNumbers(seed)
    let parents = elements(4)
    let children = elements(8)
    var families = Families(children: Array(repeating: [], count: parents.count))
    for _ in 0..<300 {
      let next = move(&random, families, children: children.count)
      families.make(next)
      switch next {
      case .set(let parent, let new): parents[parent].setChildren(new.map { children[$0] })
      case .take(let parent, let new):
        var list = new.map { children[$0] }
        parents[parent].takeChildren(&list)
        #expect(list.isEmpty)
      case .setOnly(let parent, let child): parents[parent].setChild(children[child])
      case .remove(let parent, let child): parents[parent].removeChild(children[child])
      case .leave(let parent): parents[parent].leave()
      }
      for (parent, expected) in zip(parents, families.children) {
        let found = parent.children.map { child in children.firstIndex { $0 === child } ?? -1 }
        #expect(found == expected, "after \(next)")
        #expect(parent.children.count == expected.count)
        #expect(parent.children.isEmpty == expected.isEmpty)
        #expect(parent.children.first === expected.first.map { children[$0] })
        #expect(parent.children.reversed().map(\.id) == expected.reversed().map { children[$0].id })
        #expect(parent.children.last === expected.last.map { children[$0] })
      }
      for (index, child) in children.enumerated() {
        let parent = families.children.firstIndex { $0.contains(index) }
        #expect(child.parent === parent.map { parents[$0] }, "after \(next)")
      }
    }
  }

  @Test(arguments: 0...4)
  func aParentThatGoesLeavesNoneBehindThatPointsAtIt(count: Int) {
    let children = elements(count)
    weak var gone: Element?
    do {
      let parent = Element(on: screen, role: .group)
      parent.setChildren(children)
      gone = parent
      // Until then the screen retains it, to report it to a host.
      _ = screen.takeChanges()
    }
    #expect(gone == nil)
    for child in children { #expect(child.parent == nil) }
  }
}
