import CairnValues
import Foundation
import Testing

@testable import CairnScreen

@MainActor
@Suite struct RandomTreeTests {
  nonisolated static let seeds: [UInt64] = Array(1...30)

  /// Returns the frames of a tree, in the order of the plan.
  private func frames(_ tree: PlannedTree) -> [CGRect] { tree.shown.map(\.element.frame) }

  private func show(_ plan: TreePlan, _ host: TestMetrics, _ size: CGSize) -> (PlannedTree, LayoutFixture) {
    let fixture = LayoutFixture(host, width: size.width, height: size.height)
    let tree = PlannedTree(plan, fixture)
    fixture.show(tree.element)
    return (tree, fixture)
  }

  @Test(arguments: TestMetrics.allCases + [.grid], seeds)
  func whatIsRememberedIsWhatWouldBeWorkedOutAfresh(host: TestMetrics, seed: UInt64) {
    var numbers = SeededNumbers(seed)
    let (tree, fixture) = show(.random(&numbers, depth: 5), host, CGSize(200, 150))
    for step in 0..<12 {
      if numbers.isHit(15) { fixture.screen.size = CGSize(numbers.length(0...300), numbers.length(0...300)) }
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        tree.all.randomElement(using: &numbers)!.mutate(&numbers)
      }
      fixture.screen.layout()
      let (fresh, _) = show(tree.currentPlan, host, fixture.screen.size)
      let difference = tree.difference(from: fresh)
      #expect(difference == nil, "seed \(seed), step \(step)")
      if difference != nil { return }
    }
  }

  @Test(arguments: TestMetrics.allCases, seeds)
  func stacksKeepTheOrderAndAddUp(host: TestMetrics, seed: UInt64) {
    var numbers = SeededNumbers(seed)
    let (tree, _) = show(.random(&numbers, depth: 5), host, CGSize(200, 150))
    for node in tree.shown {
      guard let stack = node.element.layoutKind as? StackElementLayout, !node.children.isEmpty else { continue }
      let frames = node.children.map(\.element.frame)
      var end: CGFloat = 0
      for (index, frame) in frames.enumerated() {
        let start = stack.axis == .horizontal ? frame.minX : frame.minY
        // No overlap: each begins where the previous one ended, or after a gap.
        #expect(start >= end - 1e-6, "seed \(seed)")
        if index > 0, let spacing = stack.spacing { #expect(abs(start - end - spacing) < 1e-6, "seed \(seed)") }
        end = stack.axis == .horizontal ? frame.maxX : frame.maxY
      }
      let length = node.element.frame.size[stack.axis]
      #expect(abs(length - end) < 1e-6, "seed \(seed)")
    }
  }

  @Test(arguments: TestMetrics.allCases, seeds)
  func childrenOfStacksAndLayersAreInside(host: TestMetrics, seed: UInt64) {
    var numbers = SeededNumbers(seed)
    let (tree, _) = show(.random(&numbers, depth: 5), host, CGSize(200, 150))
    for node in tree.shown where node.element.layoutKind is StackElementLayout {
      let bounds = CGRect(origin: .zero, size: node.element.frame.size).insetBy(dx: -1e-6, dy: -1e-6)
      for child in node.children { #expect(bounds.contains(child.element.frame), "seed \(seed)") }
    }
  }

  @Test(arguments: TestMetrics.allCases, seeds)
  func whatIsSteadyTakesItsIdealSizeWhereverThereIsRoomForIt(host: TestMetrics, seed: UInt64) {
    var numbers = SeededNumbers(seed)
    let (tree, _) = show(.random(&numbers, depth: 5), host, CGSize(200, 150))
    for element in tree.all.map(\.element) where element.outline.isSteady {
      let ideal = element.size(for: .unspecified)
      for _ in 0..<8 {
        let wide = numbers.isHit(20) ? .infinity : ideal.width + numbers.length(0...50)
        let width = numbers.isHit(20) ? Proposal.open : wide
        let height = numbers.isHit(20) ? Proposal.open : numbers.isHit(20) ? .infinity : numbers.length(0...100)
        // Asks the layout itself, which does not know the rule.
        let answer = element.layoutKind.size(of: element, proposal: Proposal(width: width, height: height))
        #expect(answer == ideal, "seed \(seed)")
      }
    }
  }

  @Test(arguments: seeds)
  func everyFrameIsFinite(seed: UInt64) {
    var numbers = SeededNumbers(seed)
    let (tree, _) = show(.random(&numbers, depth: 5), .points, CGSize(200, 150))
    for frame in frames(tree) {
      #expect(frame.minX.isFinite && frame.minY.isFinite, "seed \(seed)")
      #expect(frame.width >= 0 && frame.height >= 0 && frame.maxX.isFinite && frame.maxY.isFinite, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func aPassWithoutChangesDoesNothing(seed: UInt64) {
    var numbers = SeededNumbers(seed)
    let (_, fixture) = show(.random(&numbers, depth: 5), .points, CGSize(200, 150))
    fixture.screen.layoutCounters = LayoutCounters()
    _ = fixture.screen.takeChanges()
    fixture.screen.layout()
    #expect(fixture.screen.layoutCounters == LayoutCounters(), "seed \(seed)")
    #expect(fixture.screen.takeChanges().isEmpty, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func theHostIsToldOfEveryFrameThatChanged(seed: UInt64) {
    var numbers = SeededNumbers(seed)
    let (tree, fixture) = show(.random(&numbers, depth: 5), .points, CGSize(200, 150))
    _ = fixture.screen.takeChanges()
    for _ in 0..<8 {
      let before = tree.all.map { ($0.element, $0.element.frame) }
      tree.all.randomElement(using: &numbers)!.mutate(&numbers)
      fixture.screen.layout()
      let told = fixture.screen.takeChanges().elements.filter { $0.changes.contains(.frame) }.map(\.element.id)
      for (element, frame) in before where element.frame != frame {
        #expect(told.contains(element.id), "seed \(seed)")
      }
    }
  }
}
