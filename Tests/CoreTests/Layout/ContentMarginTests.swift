import CairnScreen
import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Margins of what scrolls")
struct ContentMarginTests {
  private func frame(of label: String, in host: TestHost) -> CGRect? {
    host.runPending()
    return host.root?.firstInside { $0.ownText == label }?.frame(in: nil)
  }

  private func area(of host: TestHost, at index: Int = 0) throws -> Element {
    var areas: [Element] = []
    func visit(_ element: Element) {
      if element.role == .scrollArea || element.role == .list { areas.append(element) }
      element.children.forEach(visit)
    }
    visit(try #require(host.root))
    return areas[index]
  }

  /// Ten rows of 100 points in a window of 390 by 500.
  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<10) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 100) } }
      }
      .frame(width: 390, height: 500)
    }
  }

  @Test func theContentBeginsAndEndsInsideThem() throws {
    let host = TestHost(width: 390, height: 500) {
      Rows().contentMargins(.vertical, 30).contentMargins(.leading, 50, for: .scrollContent)
    }
    let area = try area(of: host)
    // The viewport is as large as without margins; its content is narrower.
    #expect(area.frame.size == CGSize(width: 390, height: 500))
    #expect(area.children.first?.frame == CGRect(x: 50, y: 30, width: 340, height: 1_000))
    _ = host.session.send(.scroll(CGPoint(x: 0, y: 10_000)), to: area)
    #expect(host.texts.count == 10)
    // At the end there is a margin below the last row, through which the others are visible.
    #expect(area.scrollOffset.y == 560)
    #expect(area.children.first?.frame.maxY == 470)
  }

  @Test func aRowIsScrolledToBesideThem() throws {
    let host = TestHost(width: 390, height: 500) {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo(9, anchor: .bottom) }
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<10) { Text("Row \($0)").frame(height: 100).id($0) } }
        }
        .contentMargins(.bottom, 40)
        .frame(height: 300)
      }
    }
    try host.tap("Go")
    let area = try area(of: host)
    #expect(area.scrollOffset.y == 740)
  }

  @Test func thoseOfIndicatorsMoveNothing() throws {
    let host = TestHost(width: 390, height: 500) { Rows().contentMargins(.all, 30, for: .scrollIndicators) }
    #expect(try area(of: host).children.first?.frame == CGRect(x: 0, y: 0, width: 390, height: 1_000))
  }

  @Test func theyAreForTheOutermostThatScrolls() throws {
    let host = TestHost(width: 390, height: 500) {
      ScrollView {
        ScrollView(.horizontal) { Text("Inner").frame(width: 1_000, height: 50) }
      }
      .contentMargins(.horizontal, 20)
    }
    #expect(try area(of: host, at: 1).frame.width == 350)
    #expect(try area(of: host, at: 1).children.first?.frame.minX == 0)
  }

  @Test func aListHasThemToo() throws {
    let host = TestHost(width: 390, height: 500) {
      List(0..<3) { Text("Row \($0)") }.contentMargins(.top, 70)
    }
    let area = try area(of: host)
    #expect(area.frame.minY == 0)
    #expect(area.children.first?.frame.minY == 70)
  }

  @Test func theyFollowTheirValueAndTheScrollStays() throws {
    let margin = Switchboard(CGFloat(0))
    let host = TestHost(width: 390, height: 500) { Deferred { Rows().contentMargins(.top, margin.value) } }
    let area = try area(of: host)
    _ = host.session.send(.scroll(CGPoint(x: 0, y: 200)), to: area)
    #expect(frame(of: "Row 2", in: host)?.midY == 50)
    margin.value = 40
    #expect(frame(of: "Row 2", in: host)?.midY == 90)
    #expect(area.scrollOffset.y == 200)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -20])
  func aLengthThatIsNoneCountsAsZero(length: CGFloat) throws {
    let host = TestHost(width: 390, height: 500) { Rows().contentMargins(length) }
    #expect(try area(of: host).children.first?.frame == CGRect(x: 0, y: 0, width: 390, height: 1_000))
  }

  @Test func anEditorKeepsItsTextAwayFromItsEdges() throws {
    let host = TestHost(width: 390, height: 500) {
      TextEditor(text: .constant("Dear all")).contentMargins(.horizontal, 30).accessibilityIdentifier("letter")
    }
    let editor = try #require(host.root?.firstInside { $0.role == .textEditor })
    #expect(editor.frame.width == 330)
  }
}
