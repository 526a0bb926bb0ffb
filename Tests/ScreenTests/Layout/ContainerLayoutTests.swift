import CairnValues
import Foundation
import Testing

@testable import CairnScreen

@MainActor
@Suite struct ContainerLayoutTests {
  @Test(arguments: TestMetrics.allCases) func aPositionTakesAllAndCentresOnThePoint(host: TestMetrics) {
    let f = LayoutFixture(host)
    let box = f.box(20, 10)
    let position = f.show(f.with(.position(CGPoint(x: 100, y: 50)), box))
    #expect(position.frame == CGRect(0, 0, 400, 300))
    #expect(box.frame == CGRect(90, 45, 20, 10))
    #expect(f.size(position) == CGSize(20, 10))
  }

  @Test(arguments: TestMetrics.allCases) func theFirstThatFitsIsShown(host: TestMetrics) {
    let f = LayoutFixture(host)
    let wide = f.box(200, 10)
    let narrow = f.box(80, 20)
    let fitting = f.element(.fitting(in: .horizontal), [wide, narrow])
    let frame = f.element(.frame(width: 250), [fitting])
    f.show(frame)
    #expect(fitting.frame.size == CGSize(200, 10))
    #expect(!wide.isOmitted && narrow.isOmitted)
    frame.setLayout(.frame(width: 100))
    f.screen.layout()
    #expect(fitting.frame.size == CGSize(80, 20))
    #expect(wide.isOmitted && !narrow.isOmitted)
    frame.setLayout(.frame(width: 10))
    f.screen.layout()
    // Nothing fits, so the last is chosen.
    #expect(narrow.frame == CGRect(0, 0, 80, 20))
  }

  @Test(arguments: TestMetrics.allCases) func aScrollAreaIsAsWideAsItsContent(host: TestMetrics) {
    let f = LayoutFixture(host, width: 300, height: 200)
    let content = f.box(120, 500)
    let area = f.element(.scrollArea(.vertical), [content], role: .scrollArea)
    f.show(area)
    #expect(area.frame.size == CGSize(120, 200))
    #expect(content.frame == CGRect(0, 0, 120, 500))
    #expect(f.size(area) == CGSize(120, 500))
    #expect(f.size(area, 50, 0) == CGSize(120, 0))

    let text = f.element(.scrollArea(.vertical), [f.text("aa bb")])
    // The width is proposed to the content, which breaks its line.
    #expect(f.size(text, 3 * host.character, 200) == CGSize(2 * host.character, 200))
  }

  @Test(arguments: TestMetrics.allCases) func scrollingMovesTheContentAlone(host: TestMetrics) {
    let f = LayoutFixture(host, width: 300, height: 200)
    let inner = f.box(10, 10)
    let content = f.element(.frame(width: 120, height: 500), [inner])
    let area = f.show(f.element(.scrollArea(.vertical), [content]))
    _ = f.screen.takeChanges()
    f.screen.layoutCounters = LayoutCounters()
    area.scrollOffset = CGPoint(x: 40, y: 120)
    f.screen.layout()
    #expect(content.frame == CGRect(0, -120, 120, 500))
    #expect(f.screen.takeChanges().elements.count == 1)
    #expect(f.screen.layoutCounters == LayoutCounters(measured: 1, placed: 2))
    // No further than the end: 500 - 200.
    area.scrollOffset = CGPoint(x: 0, y: 1_000)
    f.screen.layout()
    #expect(area.scrollOffset == CGPoint(x: 0, y: 300))
    // Content that shrinks pulls the offset back.
    content.setLayout(.frame(width: 120, height: 250))
    f.screen.layout()
    #expect(content.frame.origin.y == -50)
    // Another layout of the same kind keeps the offset.
    area.setLayout(.scrollArea(.vertical))
    f.screen.layout()
    #expect(content.frame.origin.y == -50)
  }

  @Test(arguments: TestMetrics.allCases) func scrollingToAPart(host: TestMetrics) {
    let f = LayoutFixture(host, width: 100, height: 100)
    let area = f.show(f.element(.scrollArea(.vertical), [f.box(100, 1_000)]))
    func offset(_ y: CGFloat, _ height: CGFloat, _ anchor: UnitPoint?) -> CGFloat {
      area.scroll(toShow: CGRect(0, y, 100, height), anchor: anchor)
      f.screen.layout()
      return area.scrollOffset.y
    }
    // Below the viewport: moves to its lower end. Inside: nothing moves. Above: moves to its upper end.
    #expect(offset(300, 20, nil) == 220)
    #expect(offset(250, 20, nil) == 220)
    #expect(offset(100, 20, nil) == 100)
    #expect(offset(300, 20, .top) == 300)
    #expect(offset(300, 20, .center) == 260)
    #expect(offset(300, 20, .bottom) == 220)
  }

  @Test(arguments: TestMetrics.allCases) func aScrollAreaCanBeginAtItsEnd(host: TestMetrics) {
    let f = LayoutFixture(host, width: 100, height: 100)
    let content = f.box(100, 400)
    f.show(f.element(.scrollArea(.vertical, anchors: ScrollAnchors(start: .bottom)), [content]))
    #expect(content.frame.origin.y == -300)
    let short = f.box(100, 40)
    f.show(f.element(.scrollArea(.vertical, anchors: ScrollAnchors(start: .bottom)), [short]))
    #expect(short.frame.origin.y == 60)
  }

  @Test(arguments: TestMetrics.allCases) func aSafeAreaInsetTakesSpaceFromAPlainView(host: TestMetrics) {
    let f = LayoutFixture(host, width: 100, height: 200)
    let main = f.filling()
    let bar = f.box(60, 30)
    let all = f.show(f.element(.safeAreaInset(edge: VerticalEdge.bottom), [main, bar]))
    #expect(all.frame == CGRect(0, 0, 100, 200))
    // 200 - 30 - the host's gap.
    #expect(main.frame == CGRect(0, 0, 100, 170 - host.columnGap))
    #expect(bar.frame == CGRect(20, 170, 60, 30))
    let side = f.box(10, 10)
    let beside = f.filling()
    f.show(f.element(.safeAreaInset(edge: HorizontalEdge.leading, alignment: .top, spacing: 0), [beside, side]))
    #expect(beside.frame == CGRect(10, 0, 90, 200))
    #expect(side.frame == CGRect(0, 0, 10, 10))
  }

  @Test(arguments: TestMetrics.allCases) func severalBarsAtAnEdgeLieOneAfterTheOther(host: TestMetrics) {
    let f = LayoutFixture(host, width: 100, height: 200)
    let main = f.filling()
    let bars = [f.box(60, 30), f.box(40, 20)]
    f.show(f.element(.safeAreaInset(edge: VerticalEdge.bottom, spacing: 0), [main] + bars))
    #expect(main.frame == CGRect(0, 0, 100, 150))
    #expect(bars[0].frame == CGRect(20, 150, 60, 30))
    #expect(bars[1].frame == CGRect(30, 180, 40, 20))
    let beside = f.filling()
    let sides = [f.box(10, 200), f.box(20, 200)]
    let layout = ElementLayout.safeAreaInset(edge: HorizontalEdge.leading, spacing: 0, isBarFirst: true)
    f.show(f.element(layout, sides + [beside]))
    #expect(sides[0].frame == CGRect(0, 0, 10, 200))
    #expect(sides[1].frame == CGRect(10, 0, 20, 200))
    #expect(beside.frame == CGRect(30, 0, 70, 200))
  }

  @Test(arguments: TestMetrics.allCases) func aSafeAreaInsetLeavesAScrollAreaItsSpace(host: TestMetrics) {
    let f = LayoutFixture(host, width: 100, height: 200)
    let content = f.box(100, 300)
    let area = f.element(.scrollArea(.vertical), [content])
    let bar = f.box(100, 30)
    f.show(f.element(.safeAreaInset(edge: VerticalEdge.top, spacing: 0), [area, bar]))
    #expect(area.frame == CGRect(0, 0, 100, 200))
    #expect(content.frame == CGRect(0, 30, 100, 300))
    area.scrollOffset.y = 1_000
    f.screen.layout()
    // 300 + 30 - 200.
    #expect(area.scrollOffset.y == 130)
    #expect(content.frame.origin.y == -100)
  }

  @Test(arguments: TestMetrics.allCases) func aFrameRelativeToTheContainer(host: TestMetrics) {
    let f = LayoutFixture(host, width: 400, height: 300)
    let half = f.element(.containerRelative(.horizontal, count: 2, spacing: 20), [f.filling()])
    let whole = f.element(.containerRelative([.horizontal, .vertical]), [f.filling()])
    let content = f.row(spacing: 0, half, whole)
    let area = f.element(.scrollArea(.horizontal), [content])
    let frame = f.element(.frame(width: 220, height: 100), [area])
    f.show(frame)
    // (220 - 20) / 2, and all of 220 x 100.
    #expect(half.frame.size == CGSize(100, 100))
    #expect(whole.frame.size == CGSize(220, 100))
    frame.setLayout(.frame(width: 320, height: 90))
    f.screen.layout()
    #expect(half.frame.size == CGSize(150, 90))
    #expect(whole.frame.size == CGSize(320, 90))
  }

  @Test(arguments: TestMetrics.allCases) func aFrameRelativeToTheScreen(host: TestMetrics) {
    let f = LayoutFixture(host, width: 400, height: 300)
    let wide = f.element(
      .containerRelative(.horizontal, alignment: .leading) { length, _ in length / 4 }, [f.box(10, 10)])
    f.show(f.with(.fixedSize(), wide))
    #expect(wide.frame.size == CGSize(100, 10))
    f.screen.size = CGSize(200, 300)
    f.screen.layout()
    #expect(wide.frame.size == CGSize(50, 10))
  }
}
