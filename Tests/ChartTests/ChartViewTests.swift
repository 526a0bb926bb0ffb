import CairnTesting
import Charts
import SwiftUI
import Testing

private struct Shelf: Identifiable {
  let id: Int
  let name: String
  let state: String
  let books: Int
}

private let shelves = [
  Shelf(id: 0, name: "Fiction", state: "Read", books: 12), Shelf(id: 1, name: "Fiction", state: "Unread", books: 7),
  Shelf(id: 2, name: "Poetry", state: "Read", books: 3),
]

@MainActor
@Suite("Charts")
struct ChartViewTests {
  private func host(@ViewBuilder _ content: @escaping () -> some View) -> TestHost {
    TestHost(strict: true) { content().frame(width: 400, height: 240) }
  }

  private var grouped: some View {
    Chart(shelves) { shelf in
      BarMark(x: .value("Shelf", shelf.name), y: .value("Books", shelf.books))
        .foregroundStyle(by: .value("State", shelf.state))
    }
  }

  // MARK: What is heard

  @Test func everyBarIsHeardWithItsValue() {
    let host = host { grouped }
    #expect(host.value(of: "Fiction, Read") == "Books: 12")
    #expect(host.value(of: "Fiction, Unread") == "Books: 7")
    #expect(host.value(of: "Poetry, Read") == "Books: 3")
  }

  @Test func aMarkCanSayMore() {
    let host = host {
      Chart {
        BarMark(x: .value("Shelf", "Poetry"), y: .value("Books", 3))
          .accessibilityLabel("Poems").accessibilityValue("three")
        RuleMark(y: .value("Goal", 10)).accessibilityHidden(true)
      }
    }
    #expect(host.value(of: "Poems") == "three")
    #expect(!host.isVisible("Goal"))
  }

  @Test func sectorsAreHeard() {
    let host = host {
      Chart(shelves) { shelf in
        SectorMark(angle: .value("Books", shelf.books)).foregroundStyle(
          by: .value("Shelf", "\(shelf.name) \(shelf.id)"))
      }
    }
    #expect(host.value(of: "Poetry 2") == "Books: 3")
  }

  @Test func manyMarksAreSummedUp() {
    let host = host {
      Chart(0..<1000, id: \.self) { PointMark(x: .value("Day", $0), y: .value("Pages", $0 % 50)) }
    }
    #expect(host.value(of: "Pages") == "1,000 values from 0 to 49")
  }

  // MARK: Axes and legends

  @Test func axesHaveLabels() {
    let host = host { grouped }
    for label in ["Fiction", "Poetry", "0", "5", "20"] { #expect(host.isVisible(label), "\(label)") }
  }

  @Test func aLegendNamesTheGroups() {
    let host = host { grouped }
    #expect(host.isVisible("Read") && host.isVisible("Unread"))
    let bare = self.host { grouped.chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden) }
    for label in ["Read", "Unread", "Fiction", "0"] { #expect(!bare.isVisible(label), "\(label)") }
  }

  @Test func axesShowWhatTheyAreAsked() {
    let host = host {
      grouped
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 10]) { value in
            AxisGridLine()
            if let books = value.as(Int.self) { AxisValueLabel("\(books) books") }
          }
        }
        .chartXAxis {
          AxisMarks { value in
            AxisValueLabel { if let name = value.as(String.self) { Text(name.uppercased()) } }
          }
        }
        .chartXAxisLabel("Shelves")
    }
    for label in ["0 books", "10 books", "FICTION", "POETRY", "Shelves"] { #expect(host.isVisible(label), "\(label)") }
    #expect(!host.isVisible("Fiction"))
  }

  @Test func sharesAreInPercent() {
    let host = host {
      Chart(shelves) { shelf in
        BarMark(x: .value("Books", shelf.books), stacking: .normalized).foregroundStyle(by: .value("Shelf", shelf.name))
      }
    }
    #expect(host.isVisible("100%"))
  }

  @Test func annotationsStandAtTheirMarks() {
    let host = host {
      Chart {
        BarMark(x: .value("Shelf", "Poetry"), y: .value("Books", 3)).annotation { Text("just 3") }
      }
    }
    #expect(host.isVisible("just 3"))
  }

  @Test func anEmptyChartShows() {
    let host = host { Chart([Shelf]()) { BarMark(x: .value("Shelf", $0.name), y: .value("Books", $0.books)) } }
    #expect(host.diagnostics.isEmpty)
  }

  // MARK: Selection

  @Test func aProxyConvertsBothWays() {
    let host = host {
      grouped.chartOverlay { proxy in
        if let x = proxy.position(forX: "Poetry"), let y = proxy.position(forY: 10) {
          Text(proxy.value(at: CGPoint(x: x, y: y), as: (String, Int).self).map { "\($0.0) \($0.1)" } ?? "nothing")
        }
      }
    }
    #expect(host.isVisible("Poetry 10"))
  }

  @Test func pointingSelects() throws {
    let host = host { Selecting() }
    try host.tap("Select")
    #expect(host.isVisible("Selected Poetry"))
  }
}

private struct Selecting: View {
  @State private var selected: String?

  var body: some View {
    Chart(shelves) { BarMark(x: .value("Shelf", $0.name), y: .value("Books", $0.books)) }
      .chartXSelection(value: $selected)
      .chartOverlay { proxy in
        Button("Select") { proxy.selectXValue(at: proxy.plotSize.width * 0.9) }
      }
    Text("Selected \(selected ?? "nothing")")
  }
}
