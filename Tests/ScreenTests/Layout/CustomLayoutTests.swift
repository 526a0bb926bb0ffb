import CairnValues
import Foundation
import Synchronization
import Testing

@testable import CairnScreen

/// Subviews side by side, each a step lower than the previous one.
private struct Stairs: Layout {
  var step: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for (index, subview) in subviews.enumerated() {
      let own = subview.sizeThatFits(.unspecified)
      size.width += own.width
      size.height = max(size.height, own.height + CGFloat(index) * step)
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: x, y: bounds.minY + CGFloat(index) * step), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// Counts how often its cache is created and updated, and indents by a value of each subview.
private struct Indented: Layout {
  let log: CacheLog

  func makeCache(subviews: Subviews) -> Int {
    log.made.withLock { $0 += 1 }
    return subviews.count
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    log.updated.withLock { $0 += 1 }
    cache = subviews.count
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    CGSize(width: 100, height: cache * 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + subview[Indent.self], y: bounds.minY + CGFloat(index) * 10),
        proposal: ProposedViewSize(width: 50, height: 10))
    }
  }
}

private final class CacheLog: Sendable {
  let made = Mutex(0)
  let updated = Mutex(0)
}

/// Returns and places with invalid numbers.
private struct Broken: Layout {
  let length: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: length, height: -length)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: length, y: -length), proposal: ProposedViewSize(width: length, height: length))
    }
  }
}

@MainActor
@Suite struct CustomLayoutTests {
  @Test(arguments: TestMetrics.allCases) func aLayoutOfTheApp(host: TestMetrics) {
    let f = LayoutFixture(host)
    let boxes = [f.box(20, 10), f.box(30, 10), f.box(10, 10)]
    let stairs = f.show(f.element(.custom(Stairs(step: 5)), boxes))
    #expect(stairs.frame == CGRect(0, 0, 60, 20))
    #expect(boxes.map(\.frame) == [CGRect(0, 0, 20, 10), CGRect(20, 5, 30, 10), CGRect(50, 10, 10, 10)])
    stairs.setLayout(.custom(Stairs(step: 8)))
    f.screen.layout()
    #expect(boxes[2].frame == CGRect(50, 16, 10, 10))
  }

  @Test(arguments: TestMetrics.allCases) func aSubviewThatChangesReachesTheLayout(host: TestMetrics) {
    let f = LayoutFixture(host)
    let text = f.text("a")
    let box = f.box(10, 10)
    f.show(f.element(.custom(Stairs(step: 0)), [text, box]))
    text.content = .text(TextContent("abc"))
    f.screen.layout()
    #expect(box.frame.origin.x == 3 * host.character)
  }

  @Test(arguments: TestMetrics.allCases) func theCacheIsMadeOnceAndUpdatedWhenSubviewsChange(host: TestMetrics) {
    let f = LayoutFixture(host)
    let log = CacheLog()
    let first = f.box(5, 5)
    first.setTrait(LayoutValueTrait<Indent>.self, 7)
    let list = f.show(f.element(.custom(Indented(log: log)), [first]))
    #expect(list.frame.size == CGSize(100, 10))
    #expect(first.frame.origin.x == 7)
    #expect(log.made.withLock { $0 } == 1)
    let updates = log.updated.withLock { $0 }
    list.setChildren([first, f.box(5, 5)])
    f.screen.layout()
    #expect(list.frame.size == CGSize(100, 20))
    #expect(log.made.withLock { $0 } == 1)
    #expect(log.updated.withLock { $0 } > updates)
  }

  @Test(arguments: TestMetrics.allCases) func aSubviewThatIsNotPlacedIsInTheMiddle(host: TestMetrics) {
    struct Idle: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 50, height: 50)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let f = LayoutFixture(host)
    let box = f.box(10, 10)
    f.show(f.element(.custom(Idle()), [box]))
    #expect(box.frame == CGRect(20, 20, 10, 10))
  }

  @Test(arguments: TestMetrics.allCases) func theEnginesOwnLayoutsWorkInsideOthers(host: TestMetrics) {
    /// A row if the width suffices, otherwise a column.
    struct Either: Layout {
      func chosen(_ proposal: ProposedViewSize, _ subviews: Subviews) -> AnyLayout {
        var cache: Void = ()
        let row = HStackLayout(spacing: 2)
        let ideal = row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
        return ideal.width <= proposal.width ?? .infinity
          ? AnyLayout(row) : AnyLayout(VStackLayout(alignment: .leading, spacing: 3))
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let layout = chosen(proposal, subviews)
        var cache = layout.makeCache(subviews: subviews)
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let layout = chosen(proposal, subviews)
        var cache = layout.makeCache(subviews: subviews)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let f = LayoutFixture(host)
    let boxes = [f.box(40, 10), f.box(50, 10)]
    let either = f.element(.custom(Either()), boxes)
    let frame = f.element(.frame(width: 100, alignment: .topLeading), [either])
    f.show(frame)
    #expect(either.frame.size == CGSize(92, 10))
    #expect(boxes[1].frame.origin == CGPoint(x: 42, y: 0))
    frame.setLayout(.frame(width: 80, alignment: .topLeading))
    f.screen.layout()
    #expect(either.frame.size == CGSize(50, 23))
    #expect(boxes[1].frame.origin == CGPoint(x: 0, y: 13))
  }

  @Test(arguments: TestMetrics.allCases) func anyLayoutIsArrangedByTheEngine(host: TestMetrics) {
    let f = LayoutFixture(host)
    let boxes = [f.box(40, 10), f.box(50, 10)]
    let stack = f.show(f.element(.custom(AnyLayout(HStackLayout(spacing: 0))), boxes))
    #expect(stack.layoutKind is StackElementLayout)
    #expect(stack.frame.size == CGSize(90, 10))
    stack.setLayout(.custom(AnyLayout(AnyLayout(VStackLayout(spacing: 0)))))
    f.screen.layout()
    #expect(stack.frame.size == CGSize(50, 20))
  }

  @Test(arguments: TestMetrics.allCases) func spacingBetweenSubviews(host: TestMetrics) {
    let f = LayoutFixture(host)
    let text = f.text("a").viewSpacing
    let spacer = f.spacer().viewSpacing
    #expect(text.distance(to: text, along: .vertical) == host.columnGap)
    #expect(text.distance(to: spacer, along: .vertical) == 0)
    #expect(spacer.distance(to: text, along: .horizontal) == 0)
    #expect(spacer.union(text).distance(to: text, along: .vertical) == host.columnGap)
    #expect(spacer.union(text, edges: .bottom).distance(to: text, along: .vertical) == host.columnGap)
    #expect(spacer.union(text, edges: .top).distance(to: text, along: .vertical) == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
  func numbersThatAreNoneDoNotSpread(length: CGFloat) {
    let f = LayoutFixture()
    let inner = f.filling()
    let after = f.box(10, 10)
    let broken = f.element(.custom(Broken(length: length)), [inner])
    let column = f.show(
      f.column(alignment: .leading, spacing: length, broken, f.with(.padding(EdgeInsets(length)), f.text("a")), after))
    for element in [inner, broken, after, column] {
      let frame = element.frame
      for number in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] { #expect(number.isFinite) }
      #expect(frame.size.width >= 0 && frame.size.height >= 0)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
  func lengthsThatAreNoneCountAsNotGiven(length: CGFloat) {
    let f = LayoutFixture()
    #expect(f.size(f.element(.frame(width: length, height: 20), [f.box(30, 30)])) == CGSize(30, 20))
    #expect(f.size(f.element(.frame(minWidth: length), [f.box(30, 30)]), 50, 50) == CGSize(30, 30))
    #expect(f.size(f.element(.frame(idealWidth: length), [f.box(30, 30)])) == CGSize(30, 30))
    #expect(f.size(f.element(.aspectRatio(length, .fit), [f.box(30, 30)]), 50, 50) == CGSize(30, 30))
    // NaN and negative proposals count as zero.
    let shape = f.size(f.filling(), length, 10)
    #expect(shape == CGSize(length == .infinity ? .infinity : 0, 10))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func aScreenWithoutASize(length: CGFloat) {
    let f = LayoutFixture(.points, width: length, height: 100)
    let shape = f.filling()
    let column = f.show(f.column(shape, f.text("a")))
    #expect(column.frame.size.width == 0 || column.frame.size.width == 8)
    #expect(shape.frame.size.width == 0)
  }

  @Test func spacingWithoutAHostIsThatOfSwiftUI() {
    for axis in [Axis.horizontal, .vertical] {
      #expect(ViewSpacing().distance(to: ViewSpacing(), along: axis) == 8)
      #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: axis) == 0)
      #expect(ViewSpacing().distance(to: .zero, along: axis) == 0)
    }
  }
}
