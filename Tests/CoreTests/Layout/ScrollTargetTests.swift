import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Where scrolling comes to rest")
struct ScrollTargetTests {
  private struct Cards: View {
    var limit = ViewAlignedScrollTargetBehavior.LimitBehavior.automatic
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<20) { Text("Card \($0)").frame(width: 90, height: 50) }
        }
        .scrollTargetLayout()
      }
      .frame(width: 300)
      .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
    }
  }

  /// Scrolls like a person, and returns where that came to rest.
  private func scroll(_ host: TestHost, to offset: CGPoint) -> CGPoint? {
    let area = host.root?.firstInside { $0.isScrollArea(along: .vertical) || $0.isScrollArea(along: .horizontal) }
    guard let area, host.session.send(.scroll(offset), to: area) else { return nil }
    host.runPending()
    return area.scrollOffset
  }

  @Test func theNextViewInTheDirectionOfTheScroll() {
    let host = TestHost { Cards() }
    // A card every 100 points.
    #expect(scroll(host, to: CGPoint(x: 30, y: 0))?.x == 100)
    #expect(scroll(host, to: CGPoint(x: 330, y: 0))?.x == 400)
    #expect(scroll(host, to: CGPoint(x: 390, y: 0))?.x == 300)
    // At the end the last card is visible: 20 · 90 + 19 · 10 - 300.
    #expect(scroll(host, to: CGPoint(x: 9_999, y: 0))?.x == 1_690)
  }

  @Test func oneViewAtATimeWhereThatIsTheLimit() {
    let host = TestHost { Cards(limit: .always) }
    #expect(scroll(host, to: CGPoint(x: 730, y: 0))?.x == 100)
    #expect(scroll(host, to: CGPoint(x: 730, y: 0))?.x == 200)
    #expect(scroll(host, to: .zero)?.x == 100)
  }

  @Test func wholePages() {
    let host = TestHost {
      ScrollView { VStack(spacing: 0) { ForEach(0..<5) { Text("Page \($0)").frame(height: 400) } } }
        .frame(height: 400).scrollTargetBehavior(.paging)
    }
    #expect(scroll(host, to: CGPoint(x: 0, y: 20))?.y == 400)
    #expect(scroll(host, to: CGPoint(x: 0, y: 500))?.y == 800)
    #expect(scroll(host, to: CGPoint(x: 0, y: 790))?.y == 400)
  }

  @Test func aBehaviourOfTheAppDecides() {
    struct Thirds: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let step = context.containerSize.height / 3
        target.rect.origin.y = (target.rect.minY / step).rounded() * step
      }
    }
    let host = TestHost {
      ScrollView { Color.red.frame(height: 3_000) }.frame(height: 300).scrollTargetBehavior(Thirds())
    }
    #expect(scroll(host, to: CGPoint(x: 0, y: 140))?.y == 100)
    #expect(scroll(host, to: CGPoint(x: 0, y: 160))?.y == 200)
  }
}
