import CairnTesting
import Charts
import SwiftUI
import Testing

@MainActor
@Suite("Docs/Guide/Charts.md")
struct ChartPageTests {
  private let may = MonthOfReading(month: Date(timeIntervalSinceReferenceDate: 0), shelf: "Poetry", pages: 420)

  @Test func aBarIsHeardWithItsPages() {
    let host = TestHost(strict: true) { ShelvesChart(months: [may]).frame(width: 400, height: 200) }
    #expect(host.isVisible("Poetry"))
    #expect(host.tree.contains("Pages: 420"))
  }

  @Test func everyChartShows() {
    let host = TestHost(strict: true) {
      VStack {
        PagesChart(months: [may])
        GoalChart(months: [may], goal: 500)
        SelectingChart(months: [may])
        ScrollingChart(months: [may])
        ShelfShares(months: [may])
      }
    }
    #expect(host.isVisible("Goal"))
    #expect(host.diagnostics.isEmpty)
  }
}
