import Foundation
import Testing

@testable import CairnKits

/// Layout by constraints as values, without any view.
@Suite("Arrangements by constraints")
struct ArrangementTests {
  private typealias Anchor = Arrangement.Anchor
  private typealias Rule = Arrangement.Rule

  private func anchor(_ item: Int, _ part: Arrangement.Part, _ isHorizontal: Bool = true) -> Anchor {
    Anchor(item: item, isHorizontal: isHorizontal, part: part)
  }

  private func pins(_ item: Int, to container: Int, by distance: Double) -> [Rule] {
    [true, false].flatMap { isHorizontal in
      [
        Rule(
          first: anchor(item, .start, isHorizontal), second: anchor(container, .start, isHorizontal),
          constant: distance),
        Rule(
          first: anchor(item, .end, isHorizontal), second: anchor(container, .end, isHorizontal), constant: -distance),
      ]
    }
  }

  private func solve(
    _ arrangement: Arrangement, _ width: CGFloat?, _ height: CGFloat?, _ sizes: [CGSize] = []
  ) -> Arrangement.Solution {
    arrangement.solved(in: (width, height)) { item, _ in
      Arrangement.Measure(size: item - 1 < sizes.count ? sizes[item - 1] : .zero)
    }
  }

  @Test func anItemPinnedToAllEdgesFillsItsContainer() {
    let arrangement = Arrangement(items: [.init(), .init()], rules: pins(1, to: 0, by: 8))
    let solution = solve(arrangement, 100, 60, [CGSize(width: 20, height: 10)])
    #expect(solution.frames[1] == CGRect(x: 8, y: 8, width: 84, height: 44))
    #expect(solution.broken.isEmpty)
  }

  @Test func aContainerWithoutASizeFitsItsContent() {
    let arrangement = Arrangement(items: [.init(), .init()], rules: pins(1, to: 0, by: 8))
    #expect(solve(arrangement, nil, nil, [CGSize(width: 20, height: 10)]).size == CGSize(width: 36, height: 26))
  }

  @Test func centersMultiplesAndConstants() {
    var arrangement = Arrangement(items: [.init(), .init(), .init()])
    arrangement.rules = [
      Rule(first: anchor(1, .center), second: anchor(0, .center), constant: 5),
      Rule(first: anchor(1, .length), second: anchor(0, .length), multiplier: 0.5, constant: -10),
      Rule(first: anchor(2, .start), second: anchor(1, .end), constant: 4),
      Rule(first: anchor(2, .length), constant: 6),
    ]
    let frames = solve(arrangement, 100, 10).frames
    #expect((frames[1].minX, frames[1].width) == (35, 40))
    #expect((frames[2].minX, frames[2].width) == (79, 6))
  }

  @Test func aHeightFollowsAWidthAndAWidthAHeight() {
    var arrangement = Arrangement(items: [.init(), .init()])
    arrangement.rules = [
      Rule(first: anchor(1, .length), constant: 40),
      Rule(first: anchor(1, .length, false), second: anchor(1, .length), multiplier: 0.5),
    ]
    #expect(solve(arrangement, 100, 100).frames[1].size == CGSize(width: 40, height: 20))
    arrangement.rules[0] = Rule(first: anchor(1, .length, false), constant: 40)
    #expect(solve(arrangement, 100, 100).frames[1].size == CGSize(width: 80, height: 40))
  }

  @Test func inequalitiesBoundWhatContentWants() {
    var arrangement = Arrangement(items: [.init(), .init()])
    arrangement.rules = [
      Rule(first: anchor(1, .start), second: anchor(0, .start)),
      Rule(first: anchor(1, .end), second: anchor(0, .end), relation: .atMost),
      Rule(first: anchor(1, .length), constant: 30, relation: .atLeast),
    ]
    #expect(solve(arrangement, 100, 10, [CGSize(width: 60, height: 5)]).frames[1].width == 60)
    #expect(solve(arrangement, 50, 10, [CGSize(width: 60, height: 5)]).frames[1].width == 50)
    #expect(solve(arrangement, 100, 10, [CGSize(width: 10, height: 5)]).frames[1].width == 30)
  }

  @Test func theItemThatHugsLessGrows() {
    var arrangement = Arrangement(items: [.init(), .init(), .init()])
    arrangement.items[1].hugging.x = 100
    arrangement.stack = StackRules(isHorizontal: true, items: [1, 2], spacing: [10, 0])
    let frames = solve(arrangement, 100, 20, [CGSize(width: 20, height: 5), CGSize(width: 30, height: 5)]).frames
    #expect((frames[1].width, frames[2].width, frames[2].minX) == (60, 30, 70))
    #expect(frames[1].height == 20)
  }

  @Test func stacksShareTheirLength() {
    var arrangement = Arrangement(items: [.init(), .init(), .init(), .init()])
    arrangement.stack = StackRules(isHorizontal: false, items: [1, 2, 3], spacing: [5, 5, 0])
    arrangement.stack?.distribution = .fillEqually
    let sizes = [10.0, 20, 30].map { CGSize(width: 10, height: $0) }
    #expect(solve(arrangement, 50, 100, sizes).frames.dropFirst().map(\.height) == [30, 30, 30])
    #expect(solve(arrangement, nil, nil, sizes).size == CGSize(width: 10, height: 100))
    arrangement.stack?.distribution = .equalSpacing
    arrangement.stack?.alignment = .center
    let frames = solve(arrangement, 50, 100, sizes).frames.dropFirst()
    #expect(frames.map(\.minY) == [0, 30, 70])
    #expect(frames.map(\.minX) == [20, 20, 20])
  }

  @Test func contradictionsAreNamedAndTheFirstRuleHolds() {
    var arrangement = Arrangement(items: [.init(), .init()])
    arrangement.rules = [
      Rule(first: anchor(1, .length), constant: 10, source: 0),
      Rule(first: anchor(1, .length), constant: 20, source: 1),
    ]
    let solution = solve(arrangement, 100, 100)
    #expect(solution.frames[1].width == 10)
    #expect(solution.broken == [1])
    arrangement.rules[0].priority = 999
    #expect(solve(arrangement, 100, 100).frames[1].width == 20)
    #expect(solve(arrangement, 100, 100).broken.isEmpty)
  }

  @Test func numbersThatAreNoneAreIgnored() {
    var arrangement = Arrangement(items: [.init(), .init()])
    arrangement.rules = [
      Rule(first: anchor(1, .length), constant: .nan), Rule(first: anchor(1, .start), constant: .infinity),
      Rule(first: anchor(1, .length), second: anchor(0, .length), multiplier: .nan),
    ]
    #expect(solve(arrangement, 100, 100, [CGSize(width: 7, height: 3)]).frames[1].width == 7)
  }

  /// Trees of items, each pinned inside the one before at a random distance, in a random order of rules. A plain sum says where they are.
  @Test(arguments: 0..<60) func pinnedItemsAreWhereASumSays(_ seed: UInt64) {
    var random = Numbers(state: seed &+ 1)
    let count = Int(random.next() % 6) + 1
    var arrangement = Arrangement(items: [.init()])
    var expected = [CGRect(x: 0, y: 0, width: 400, height: 300)]
    for item in 1...count {
      arrangement.items.append(.init())
      let outer = Int(random.next() % UInt64(item))
      let distance = Double(random.next() % 20)
      arrangement.rules += pins(item, to: outer, by: distance)
      expected.append(expected[outer].insetBy(dx: distance, dy: distance))
    }
    arrangement.rules.shuffle(using: &random)
    let solution = solve(arrangement, 400, 300)
    for (frame, expected) in zip(solution.frames, expected) {
      #expect(abs(frame.minX - expected.minX) < 0.001 && abs(frame.width - expected.width) < 0.001)
      #expect(abs(frame.minY - expected.minY) < 0.001 && abs(frame.height - expected.height) < 0.001)
    }
    #expect(solution.broken.isEmpty)
  }

  /// Any rules at all have an answer, and each required rule either holds or is named.
  @Test(arguments: 0..<120) func anyRulesHaveAnAnswer(_ seed: UInt64) {
    var random = Numbers(state: seed &* 7919 &+ 13)
    let count = Int(random.next() % 4) + 2
    var arrangement = Arrangement(items: Array(repeating: .init(), count: count))
    let parts: [Arrangement.Part] = [.start, .end, .center, .length]
    let relations: [AxisRules.Relation] = [.equal, .atLeast, .atMost]
    for source in 0..<(2 * count + 3) {
      let isHorizontal = random.next() % 4 > 0
      var rule = Rule(
        first: anchor(Int(random.next()) % count, parts[Int(random.next() % 4)], isHorizontal), source: source)
      if random.next() % 3 > 0 {
        rule.second = anchor(
          Int(random.next()) % count, parts[Int(random.next() % 4)],
          random.next() % 8 == 0 ? !isHorizontal : isHorizontal)
        rule.multiplier = Double(random.next() % 5) / 2 - 0.5
      }
      rule.constant = Double(random.next() % 200) - 50
      rule.relation = relations[Int(random.next() % 3)]
      rule.priority = random.next() % 3 == 0 ? Float(random.next() % 1000) : AxisRules.required
      arrangement.rules.append(rule)
    }
    let solution = solve(arrangement, random.next() % 2 == 0 ? 200 : nil, 100)
    #expect(solution.frames.count == count)
    #expect(solution.frames.allSatisfy { $0.minX.isFinite && $0.width >= 0 && $0.height >= 0 && $0.minY.isFinite })
    for rule in arrangement.rules where rule.priority >= AxisRules.required {
      guard rule.first.isHorizontal == rule.second?.isHorizontal ?? rule.first.isHorizontal else { continue }
      func value(_ anchor: Anchor) -> Double {
        let frame = solution.frames[anchor.item]
        let (start, length) = anchor.isHorizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        return switch anchor.part {
        case .start, .firstBaseline: start
        case .end, .lastBaseline: start + length
        case .center: start + length / 2
        case .length: length
        }
      }
      let difference = value(rule.first) - (rule.second.map(value) ?? 0) * rule.multiplier - rule.constant
      let holds =
        switch rule.relation {
        case .equal: abs(difference) < 1
        case .atLeast: difference > -1
        case .atMost: difference < 1
        }
      #expect(holds || solution.broken.contains(rule.source ?? -1))
    }
  }
}

/// Random numbers that are the same in each run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state >> 12) & 0x7FFF_FFFF
  }
}
