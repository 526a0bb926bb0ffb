import CairnValues
import Foundation
import Testing

@testable import CairnScreen

@MainActor
@Suite struct IncrementalLayoutTests {
  /// A text under `depth` nested columns with one child each, all of the text's size.
  private func chain(_ f: LayoutFixture, depth: Int, _ leaf: Element) -> [Element] {
    var levels = [leaf]
    for _ in 0..<depth { levels.append(f.column(levels[levels.count - 1])) }
    return levels
  }

  @Test(arguments: [1, 50, 200]) func aTextOfTheSameSizeTouchesNothingElse(depth: Int) {
    let f = LayoutFixture()
    let leaf = f.text("Leaf 1")
    f.show(chain(f, depth: depth, leaf).last!)
    _ = f.screen.takeChanges()
    f.screen.layoutCounters = LayoutCounters()

    leaf.content = .text(TextContent("Leaf 2"))
    f.screen.layout()
    // The requested size only, and no frame.
    #expect(f.screen.layoutCounters.measured == 1)
    #expect(f.screen.layoutCounters.placed <= 1)
    #expect(f.screen.takeChanges().elements.map(\.changes) == [.content])
  }

  @Test(arguments: [1, 50, 200]) func aTextOfAnotherSizeIsMeasuredOnceALevel(depth: Int) {
    let f = LayoutFixture()
    let leaf = f.text("abc")
    let levels = chain(f, depth: depth, leaf)
    f.show(levels.last!)
    _ = f.screen.takeChanges()
    f.screen.layoutCounters = LayoutCounters()

    leaf.content = .text(TextContent("abcd"))
    f.screen.layout()
    #expect(leaf.frame == CGRect(0, 0, 32, 20))
    #expect(levels.last!.frame == CGRect(0, 0, 32, 20))
    // The root is a frame that takes the whole screen whatever its content.
    #expect(f.screen.layoutCounters.measured == depth + 1)
    #expect(f.screen.layoutCounters.placed == depth + 2)
    #expect(f.screen.takeChanges().elements.count == depth + 1)
  }

  @Test(arguments: TestMetrics.allCases) func theClimbEndsAtAFrameOfAFixedSize(host: TestMetrics) {
    let f = LayoutFixture(host)
    let leaf = f.text("abc")
    let fixed = f.with(.frame(width: 100, height: 50), leaf)
    f.show(f.column(f.text("above"), f.row(fixed, f.text("beside"))))
    _ = f.screen.takeChanges()
    f.screen.layoutCounters = LayoutCounters()

    leaf.content = .text(TextContent("abcdefg"))
    f.screen.layout()
    let size = CGSize(7 * host.character, host.line)
    #expect(leaf.frame == CGRect(50 - size.width / 2, 25 - size.height / 2, size.width, size.height))
    // Changed: the leaf. Arranged: the frame around it.
    #expect(f.screen.layoutCounters.placed == 2)
    #expect(f.screen.takeChanges().elements.map { $0.element === leaf } == [true])
  }

  @Test(arguments: TestMetrics.allCases) func siblingsThatMoveAreNotGoneInto(host: TestMetrics) {
    let f = LayoutFixture(host)
    let first = f.text("a")
    let below = f.column(spacing: 0, f.text("b"), f.text("c"))
    f.show(f.column(alignment: .leading, spacing: 0, first, below))
    _ = f.screen.takeChanges()
    f.screen.layoutCounters = LayoutCounters()

    first.content = .text(TextContent("a\na"))
    f.screen.layout()
    #expect(below.frame == CGRect(0, 2 * host.line, host.character, 2 * host.line))
    // The text, the column below it and the column around both, but nothing inside the lower one.
    let changed = f.screen.takeChanges().elements
    #expect(changed.count == 3)
    #expect(changed.contains { $0.element === below && $0.changes == .frame })
    // The three above, and the root, whose child changed.
    #expect(f.screen.layoutCounters.placed == 4)
  }

  @Test(arguments: TestMetrics.allCases) func manyLeavesClimbTogether(host: TestMetrics) {
    let f = LayoutFixture(host)
    let leaves = (0..<20).map { _ in f.text("ab") }
    let rows = leaves.map { f.row(spacing: 0, $0, f.box(5, 5)) }
    let list = f.element(.column(alignment: .leading, spacing: 0), rows)
    f.show(f.with(.fixedSize(), list))
    f.screen.layoutCounters = LayoutCounters()

    for leaf in leaves { leaf.content = .text(TextContent("abc")) }
    f.screen.layout()
    // Three characters and a box of 5, as tall as the taller of a line and the box.
    let row = CGSize(3 * host.character + 5, max(host.line, 5))
    #expect(rows.allSatisfy { $0.frame.size == row })
    #expect(list.frame == CGRect(0, 0, row.width, 20 * row.height))
    // One size each: twenty leaves, twenty rows, the list, and the frame that fixes its size.
    #expect(f.screen.layoutCounters.measured == 42)
  }

  @Test(arguments: TestMetrics.allCases) func childrenThatComeAndGo(host: TestMetrics) {
    let f = LayoutFixture(host)
    let a = f.box(10, 10)
    let b = f.box(20, 20)
    let column = f.show(f.column(alignment: .leading, spacing: 0, a))
    column.setChildren([b, a])
    f.screen.layout()
    #expect(column.frame == CGRect(0, 0, 20, 30))
    #expect(a.frame == CGRect(0, 20, 10, 10))
    column.setChildren([a])
    f.screen.layout()
    #expect(column.frame == CGRect(0, 0, 10, 10))
    #expect(a.frame == CGRect(0, 0, 10, 10))
  }

  @Test(arguments: TestMetrics.allCases) func anotherLayoutForTheSameChildren(host: TestMetrics) {
    let f = LayoutFixture(host)
    let spacer = f.spacer(5)
    let stack = f.row(spacing: 0, f.box(10, 10), f.with(.padding(EdgeInsets(1)), spacer), f.box(10, 10))
    f.show(f.with(.fixedSize(), stack))
    #expect(stack.frame.size == CGSize(27, 10))
    #expect(spacer.frame.size == CGSize(5, 0))
    stack.setLayout(.column(spacing: 0))
    f.screen.layout()
    // The spacer is vertical now: 10 + 7 + 10.
    #expect(stack.frame.size == CGSize(10, 27))
    #expect(spacer.frame.size == CGSize(0, 5))
  }

  @Test(arguments: TestMetrics.allCases) func aPriorityThatChangesReachesTheStack(host: TestMetrics) {
    let f = LayoutFixture(host)
    let a = f.filling()
    let b = f.filling()
    f.show(f.with(.frame(width: 100, height: 10), f.row(spacing: 0, a, b)))
    #expect(a.frame.width == 50)
    _ = f.prioritized(1, a)
    f.screen.layout()
    #expect(a.frame.width == 100)
    #expect(b.frame == CGRect(100, 0, 0, 10))
  }

  @Test(arguments: TestMetrics.allCases) func aChangeWhereNothingWasMeasuredYetIsNoWork(host: TestMetrics) {
    let f = LayoutFixture(host)
    let leaf = f.text("a")
    leaf.content = .text(TextContent("b"))
    f.screen.layout()
    #expect(f.screen.layoutCounters == LayoutCounters())
  }

  @Test(arguments: TestMetrics.allCases) func aHundredWindowSizesLaterATextStillCostsNothing(host: TestMetrics) {
    let f = LayoutFixture(host)
    let leaf = f.text("Leaf 1")
    f.show(f.column(f.row(leaf, f.filling()), f.row(f.text("x"), f.spacer(), f.column(f.text("y"), f.filling()))))
    for width in 0..<100 {
      f.screen.size = CGSize(CGFloat(100 + width), CGFloat(300 - width))
      f.screen.layout()
    }
    _ = f.screen.takeChanges()
    f.screen.layoutCounters = LayoutCounters()
    leaf.content = .text(TextContent("Leaf 2"))
    f.screen.layout()
    #expect(f.screen.takeChanges().elements.map(\.changes) == [.content])
    // The proposals for the leaf at one window size: zero, infinity and its share, across at most three heights.
    #expect(f.screen.layoutCounters.measured <= 9)
  }

  @Test(arguments: TestMetrics.allCases) func twoThousandLevels(host: TestMetrics) {
    let f = LayoutFixture(host)
    let leaf = f.text("abc")
    let levels = chain(f, depth: 2_000, leaf)
    f.show(levels.last!)
    #expect(levels.last!.frame == CGRect(0, 0, 3 * host.character, host.line))
    leaf.content = .text(TextContent("abcd"))
    f.screen.layout()
    #expect(levels.last!.frame == CGRect(0, 0, 4 * host.character, host.line))
    f.screen.size = CGSize(2 * host.character, 100)
    f.screen.layout()
    // Two characters a line.
    #expect(levels.last!.frame == CGRect(0, 0, 2 * host.character, 2 * host.line))
  }

  @Test(arguments: TestMetrics.allCases) func aLayoutThatSaysTheSameIsNoWork(host: TestMetrics) {
    let f = LayoutFixture(host)
    let kinds: [() -> ElementLayout] = [
      { .padding(EdgeInsets(3)) }, { .frame(width: 20, height: nil) }, { .frame(minWidth: 2, maxHeight: 9) },
      { .fixedSize() }, { .offset(CGSize(1, 2)) }, { .aspectRatio(2, .fit) }, { .overlay(alignment: .top) },
      { .background() }, { .position(CGPoint(x: 1, y: 2)) }, { .fitting() }, { .scrollArea(.vertical) },
      { .safeAreaInset(edge: VerticalEdge.top) }, { .column(spacing: 3) }, { .layers(alignment: .top) },
      { .spacer(minLength: 4) },
    ]
    let elements = kinds.map { f.element($0(), [f.box(10, 10)]) }
    f.show(f.element(.column(), elements))
    f.screen.layoutCounters = LayoutCounters()
    _ = f.screen.takeChanges()
    for (element, kind) in zip(elements, kinds) { element.setLayout(kind()) }
    f.screen.layout()
    #expect(f.screen.layoutCounters == LayoutCounters())
    #expect(f.screen.takeChanges().isEmpty)
  }

  @Test func aColumnOfLinesAndButtonsIsMeasuredOnce() {
    let f = LayoutFixture(.points)
    let button = f.element(.control(EdgeInsets(3)), [f.text("Tap")], role: .button)
    let column = f.column(f.text("Number"), button)
    f.show(column)
    // The column, both of its children, and the label.
    #expect(f.screen.layoutCounters.measured == 4)
    f.screen.size = CGSize(350, 20)
    f.screen.layout()
    #expect(f.screen.layoutCounters.measured == 4)
    #expect(column.frame.size == CGSize(48, 54))
    #expect(button.frame == CGRect(x: 9, y: 28, width: 30, height: 26))
  }

  @Test func aColumnThatIsTooWideOrNoLongerMadeOfLinesIsWorkedOutForTheRoomThereIs() {
    let f = LayoutFixture(.points)
    let text = f.text("one two")
    let column = f.column(text, f.text("three"))
    f.show(f.element(.frame(width: 100, height: 48), [column]))
    #expect(column.frame.size == CGSize(56, 48))
    text.setText(TextContent("one two three four"))
    f.screen.layout()
    #expect(text.frame.size == CGSize(96, 20))
    text.setText(TextContent("one\ntwo"))
    f.screen.layout()
    #expect(text.frame.size == CGSize(32, 20))
  }

  @Test func aTextThatGetsLinesWhileItIsNowhereIsWorkedOutForTheRoomThereIs() {
    let f = LayoutFixture(.points)
    let text = f.text("one")
    let room = f.element(.frame(width: 100, height: 10), [text])
    f.show(room)
    #expect(text.frame.size == CGSize(24, 20))
    room.setChildren([])
    f.screen.layout()
    text.setText(TextContent("one\ntwo"))
    room.setChildren([text])
    f.screen.layout()
    #expect(text.frame.size == CGSize(32, 20))
  }

  @Test func theLargestPartsOfAnElementAreSmall() {
    // A row's element, node and state must stay under a kilobyte for a thousand rows.
    #expect(MemoryLayout<LayoutState>.size <= 152)
    #expect(MemoryLayout<ElementContent>.size <= 40)
  }
}
