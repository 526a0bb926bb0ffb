import CairnTesting
import Charts
import SwiftUI
import Testing

private let names = ["a", "b", "c", "d"]

/// A chart whose proxy selects what a test wants.
private struct SelectableChart: View {
  @State private var name: String?
  @State private var names: ClosedRange<String>?
  @State private var count: Double?
  @State private var counts: ClosedRange<Int>?
  let act: (ChartProxy) -> Void

  var body: some View {
    VStack {
      Chart(["a", "b", "c", "d"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 3)) }
        .chartYScale(domain: 0...10)
        .chartXSelection(value: $name)
        .chartYSelection(value: $count)
        .chartOverlay { proxy in Button("Act") { act(proxy) } }
        .frame(width: 400, height: 200)
      Chart(["a", "b", "c", "d"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 3)) }
        .chartYScale(domain: 0...10)
        .chartXSelection(range: $names)
        .chartYSelection(range: $counts)
        .chartOverlay { proxy in Button("Act on ranges") { act(proxy) } }
        .frame(width: 400, height: 200)
      Text("Name \(name ?? "none")")
      Text("Count \(count.map { Int(($0 * 10).rounded()) } ?? -1)")
      Text("Names \(names.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none")")
      Text("Counts \(counts.map { "\($0.lowerBound) to \($0.upperBound)" } ?? "none")")
    }
  }
}

private struct SelectablePie: View {
  @State private var whole: Int?
  @State private var part: Double?
  let degrees: Double

  var body: some View {
    VStack {
      pie.chartAngleSelection(value: $whole)
        .chartOverlay { proxy in Button("Whole") { proxy.selectAngleValue(at: .degrees(degrees)) } }
      pie.chartAngleSelection(value: $part)
        .chartOverlay { proxy in Button("Part") { proxy.selectAngleValue(at: .degrees(degrees)) } }
      Text("Whole \(whole ?? -1)")
      Text("Part \(part.map { Int(($0 * 100).rounded()) } ?? -1)")
    }
  }

  private var pie: some View {
    Chart([2, 1, 5], id: \.self) { SectorMark(angle: .value("Books", $0)) }.frame(width: 200, height: 200)
  }
}

@MainActor
@Suite("Selection in charts")
struct SelectionTests {
  private func host(_ act: @escaping (ChartProxy) -> Void) -> TestHost {
    TestHost(strict: true) { SelectableChart(act: act) }
  }

  @Test(arguments: names)
  func theMiddleOfABandSelectsItsCategory(name: String) throws {
    let host = host { proxy in
      if let x = proxy.position(forX: name) { proxy.selectXValue(at: x) }
    }
    #expect(host.isVisible("Name none"))
    try host.tap("Act")
    #expect(host.isVisible("Name \(name)") && host.isVisible("Count -1"))
  }

  @Test func numbersAreSelectedBetweenTicks() throws {
    let host = host { proxy in
      if let y = proxy.position(forY: 3.7) { proxy.selectYValue(at: y) }
    }
    try host.tap("Act")
    #expect(host.isVisible("Count 37") && host.isVisible("Name none"))
  }

  @Test(arguments: [("b", "d"), ("d", "b")])
  func rangesRiseWhateverTheDirectionOfTheDrag(from: String, to: String) throws {
    let host = host { proxy in
      if let start = proxy.position(forX: from), let end = proxy.position(forX: to) {
        proxy.selectXRange(from: start, to: end)
      }
    }
    try host.tap("Act on ranges")
    #expect(host.isVisible("Names b to d"))
  }

  @Test func rangesOfWholeNumbersAreRounded() throws {
    let host = host { proxy in
      if let start = proxy.position(forY: 7.8), let end = proxy.position(forY: 2.1) {
        proxy.selectYRange(from: start, to: end)
      }
    }
    try host.tap("Act on ranges")
    #expect(host.isVisible("Counts 2 to 8"))
  }

  @Test func aChartWithoutSelectionIgnoresTheProxy() throws {
    let host = TestHost(strict: true) {
      Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 3)) }
        .chartOverlay { proxy in
          Button("Act") {
            proxy.selectXValue(at: 1)
            proxy.selectXRange(from: 1, to: 2)
            proxy.selectAngleValue(at: .zero)
          }
        }
        .frame(width: 400, height: 200)
    }
    try host.tap("Act")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func anglesSelectTheSumUpToThere() throws {
    let host = TestHost(strict: true) { SelectablePie(degrees: 100) }
    try host.tap("Part")
    #expect(host.isVisible("Part 222"), "100 of 360 degrees are 2.22 of 8 books.")
    try host.tap("Whole")
    #expect(host.isVisible("Whole 2"))
  }
}
