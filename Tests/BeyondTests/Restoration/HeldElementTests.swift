import CairnTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import Cairn

private enum Move {
  case push(Int)
  case pop(Int)
  case replaceLast(Int)
  case insert(Int, at: Int)
  case relaunch
}

/// A saved path with unreadable elements, used by an app that cannot read them.
private struct HeldSubject: CommandSubject {
  private let version = 2
  private var rules = RuleSet([])
  private var saved: [NavigationArchive.Element] = []
  private var path = NavigationPath()
  private var held = HeldElements()
  private var isStarted = false

  private var coder: PartCoder<NavigationPath> { .path(rules) }

  init() {}

  private static func isReadable(_ element: NavigationArchive.Element) -> Bool { element.name == "Swift.Int" }

  private mutating func launch() -> String? {
    let reading = coder.reading(saved, from: version, to: version, by: rules)
    path = coder.value(reading.shown) ?? NavigationPath()
    let shown = coder.elements(path).saved
    held = HeldElements(reading.held, among: shown)
    var unchanged = held
    if unchanged.merged(into: shown) != saved { return "an untouched path is saved differently" }
    let readable = saved.filter(Self.isReadable)
    switch rules.policy {
    case .keepBelow: return shown == Array(saved.prefix { Self.isReadable($0) }) ? nil : "other pages below"
    case .skip: return shown == readable ? nil : "other pages than the readable ones"
    case .placeholder: return shown == saved ? nil : "a placeholder is missing"
    }
  }

  mutating func run(_ move: Move) -> String? {
    if !isStarted {
      isStarted = true
      var generator = SeededGenerator(seed: 7)
      if case .push(let number) = move { generator = SeededGenerator(seed: UInt64(number)) }
      rules.policy = [.keepBelow, .skip, .placeholder][generator.below(3)]
      saved = (0..<generator.below(8)).map { index in
        generator.chance(60)
          ? .init(name: "Swift.Int", json: "\(index)") : .init(name: "Gone.Page", json: "{\"index\":\(index)}")
      }
      if let problem = launch() { return problem }
    }
    switch move {
    case .push(let number): path.append(number)
    case .pop(let count): path.removeLast(min(count, path.count))
    case .replaceLast(let number): path.replaceLast(with: number)
    case .insert(let number, let position): path.insert(number, at: position % (path.count + 1))
    case .relaunch: return launch()
    }
    let old = saved
    let shown = coder.elements(path).saved
    saved = held.merged(into: shown)
    if saved.filter(Self.isReadable) != shown.filter(Self.isReadable) { return "the path is saved wrongly" }
    // Each unreadable element was saved before, and none is saved twice.
    var rest = old[...]
    for element in saved where !Self.isReadable(element) {
      guard let index = rest.firstIndex(of: element) else { return "an unreadable element is new or out of order" }
      rest = rest[(index + 1)...]
      if rules.policy != .placeholder, neighbors(of: element, in: saved) != neighbors(of: element, in: old) {
        return "an unreadable element is beside other pages"
      }
    }
    return nil
  }

  /// Returns all pages below an unreadable element, and the one above it.
  private func neighbors(
    of element: NavigationArchive.Element, in saved: [NavigationArchive.Element]
  ) -> [[NavigationArchive.Element]] {
    let index = saved.firstIndex(of: element) ?? saved.endIndex
    let above = rules.policy == .skip ? saved[index...].filter(Self.isReadable).prefix(1) : saved[index...]
    return [saved[..<index].filter(Self.isReadable), Array(above)]
  }

  static func randomCommand(_ generator: inout SeededGenerator) -> Move {
    switch generator.below(8) {
    case 0...2: .push(10 + generator.below(90))
    case 3, 4: .pop(1 + generator.below(2))
    case 5: .replaceLast(generator.below(9))
    case 6: .insert(generator.below(9), at: generator.below(9))
    default: .relaunch
    }
  }

  static func simplerCommands(than move: Move) -> [Move] {
    if case .insert(let number, _) = move { [.push(number)] } else { [] }
  }
}

@Suite struct HeldElementTests {
  @Test func unreadableElementsStayBesideTheirNeighbors() async {
    if let failure = await CommandTest<HeldSubject>().firstFailure() { Issue.record("\(failure)") }
  }

  @Test func theTopThatAStackRemovedIsHeldWithWhatWasAmongIt() {
    func element(_ name: String) -> NavigationArchive.Element { .init(name: name, json: "{}") }
    let (a, b, c, x, y) = (element("a"), element("b"), element("c"), element("x"), element("y"))
    var held = HeldElements(
      [.init(position: 1, elements: [x], isOnTop: false), .init(position: 2, elements: [y], isOnTop: false)],
      among: [a, b, c])
    held.holdTop(above: [a])
    #expect(held.merged(into: [a]) == [a, x, b, y, c])
    #expect(held.merged(into: [a, b]) == [a, b])
    #expect(held.merged(into: [a]) == [a])
  }
}
