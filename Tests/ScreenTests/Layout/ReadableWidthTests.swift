import CairnValues
import Foundation
import Testing

@testable import CairnScreen

@MainActor
@Suite struct ReadableWidthTests {
  /// Lengths in points, with a readable width.
  private final class ReadingMetrics: Metrics {
    private let points = PointMetrics()
    func readableWidth(in room: CGFloat) -> CGFloat { min(room, 600) }
    func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize { points.size(of: text, proposal: proposal) }
    func size(of image: ImageContent) -> CGSize { points.size(of: image) }
    func firstBaseline(of text: TextContent) -> CGFloat { points.firstBaseline(of: text) }
    func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat { points.lastBaseline(of: text, size: size) }
    func spacing(along axis: Axis) -> CGFloat { points.spacing(along: axis) }
    var defaultPadding: EdgeInsets { points.defaultPadding }
    var spacerLength: CGFloat { points.spacerLength }
    var idealLength: CGFloat { points.idealLength }
    var dividerThickness: CGFloat { points.dividerThickness }
    func insets(of role: Role) -> EdgeInsets {
      role == .bar ? EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10) : EdgeInsets()
    }
    var barHeight: CGFloat { 40 }
    var columnWidth: CGFloat { points.columnWidth }
    var compactWidth: CGFloat { points.compactWidth }
    var threeColumnWidth: CGFloat { points.threeColumnWidth }
  }

  private let screen = Screen(size: CGSize(width: 1_000, height: 300), metrics: ReadingMetrics())

  private func element(_ kind: ElementLayout, _ children: [Element] = [], role: Role = .group) -> Element {
    let element = Element(on: screen, role: role, layout: kind)
    element.setChildren(children)
    return element
  }

  private func text(_ string: String) -> Element {
    Element(on: screen, role: .text, content: .text(TextContent(string)), layout: .text)
  }

  private func show(_ element: Element, width: CGFloat) {
    screen.root = element
    screen.size = CGSize(width: width, height: 300)
    screen.layout()
  }

  private func list(_ rows: [Element], isReadable: Bool) -> Element {
    let layout = LazyStackElementLayout(
      .vertical, alignment: HorizontalAlignment.leading.key, spacing: 0, holdsRows: true, isReadable: isReadable)
    layout.hold(rows.indices.map { $0..<$0 + 1 }, of: rows.count, in: [])
    return element(.scrollArea(.vertical), [element(layout, rows)], role: .list)
  }

  @Test func rowsStandInTheMiddleOfAWideList() {
    let rows = ["a", "b"].map { element(.listRow(insets: EdgeInsets()), [text($0)], role: .row) }
    let list = list(rows, isReadable: true)
    show(list, width: 1_000)
    #expect(rows.map(\.frame) == [CGRect(200, 0, 600, 20), CGRect(200, 20, 600, 20)])
    #expect(list.scrolledSize == CGSize(1_000, 40))
    show(list, width: 700)
    #expect(rows[0].frame == CGRect(50, 0, 600, 20))
    show(list, width: 500)
    #expect(rows[0].frame == CGRect(0, 0, 500, 20))
  }

  @Test func rowsOfASidebarReachFromSideToSide() {
    let row = element(.listRow(insets: EdgeInsets()), [text("a")], role: .row)
    show(list([row], isReadable: false), width: 1_000)
    #expect(row.frame.width == 1_000)
    #expect(!ListLook.sidebar.hasReadableWidth && ListLook.automatic.hasReadableWidth)
  }

  @Test func whatStandsBelowABarIsAlignedWithTheRows() {
    let title = text("Title")
    let field = element(.filling)
    let bar = element(
      .bar([.centre, .below], hasLargeTitle: true), [title, element(.frame(height: 30), [field])], role: .bar)
    let page = element(.page, [bar], role: .page)
    show(page, width: 1_000)
    #expect(title.frame.minX == 210)
    #expect(field.frame(in: nil).minX == 210 && field.frame.width == 580)
    show(page, width: 400)
    #expect(title.frame.minX == 10)
    #expect(field.frame(in: nil).minX == 10 && field.frame.width == 380)
  }
}
