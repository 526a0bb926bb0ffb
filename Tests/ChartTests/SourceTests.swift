import CairnTesting
import Charts
import SwiftUI
import Testing

/// Source as apps write it, which must compile and show.
@MainActor
@Suite("Source of charts")
struct SourceTests {
  private struct Sale: Identifiable {
    let id = UUID()
    let day: Date
    let amount: Double
    let city: String
  }

  private let sales = (0..<10).map { index in
    Sale(
      day: Date(timeIntervalSinceReferenceDate: Double(index) * 86_400), amount: [3, 1, 4, 1, 5, 9, 2, 6, 5, 3][index],
      city: index % 2 == 0 ? "Oslo" : "Lima")
  }

  /// Content with a body of its own, conditions and optionals.
  private struct Band: ChartContent {
    let low: Double
    let high: Double?

    var body: some ChartContent {
      RuleMark(y: .value("Low", low)).lineStyle(StrokeStyle(lineWidth: 1, dash: [2]))
      if let high {
        RectangleMark(yStart: .value("Low", low), yEnd: .value("High", high)).foregroundStyle(.gray.opacity(0.2))
      } else {
        RuleMark(y: .value("Low", low))
      }
    }
  }

  private func shows(_ chart: some View, _ labels: String..., line: Int = #line) {
    let host = TestHost(strict: true) { chart.frame(width: 480, height: 300) }
    for label in labels {
      #expect(
        host.isVisible(label), "\(label)",
        sourceLocation: Testing.SourceLocation(
          fileID: #fileID, filePath: #filePath, line: line, column: 1))
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func linesAndAreas() {
    shows(
      Chart {
        Band(low: 2, high: 4)
        ForEach(sales) { sale in
          AreaMark(x: .value("Day", sale.day), yStart: .value("Low", 0), yEnd: .value("Amount", sale.amount))
            .foregroundStyle(.linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
            .interpolationMethod(.monotone)
          LineMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount), series: .value("City", sale.city))
            .interpolationMethod(.stepCenter)
            .lineStyle(.init(lineWidth: 3))
            .symbol(.diamond)
            .symbolSize(60)
        }
      }
      .chartYScale(domain: .automatic(includesZero: true))
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 2)) { _ in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.gray)
          AxisTick(length: 6)
          AxisValueLabel(format: .dateTime.day(), centered: true)
        }
      }, "0")
  }

  @Test func scales() {
    shows(
      Chart(sales) { sale in
        PointMark(x: .value("Amount", sale.amount), y: .value("Amount", sale.amount * 100))
          .foregroundStyle(by: .value("City", sale.city))
          .symbol(by: .value("City", sale.city))
          .opacity(0.8)
          .offset(x: 2)
      }
      .chartXScale(domain: 0...10, range: .plotDimension(padding: 10))
      .chartYScale(type: .log)
      .chartForegroundStyleScale(["Oslo": Color.red, "Lima": .blue])
      .chartSymbolScale(["Oslo": .circle, "Lima": BasicChartSymbolShape.square])
      .chartLegend(position: .top, alignment: .center, spacing: 4)
      .chartPlotStyle { plot in plot.background(.gray.opacity(0.1)).border(.gray) },
      "Oslo", "Lima", "1,000")
  }

  @Test func moneyAndPercent() {
    shows(
      Chart(sales) { BarMark(x: .value("City", $0.city), y: .value("Amount", $0.amount), width: .fixed(20)) }
        .chartYAxis {
          AxisMarks(format: .currency(code: "EUR").locale(Locale(identifier: "en_US")), values: [10.0])
          AxisMarks(position: .leading) { _ in AxisValueLabel(format: .percent) }
        },
      "€10.00")
  }

  @Test func spans() {
    shows(
      Chart(sales) { sale in
        BarMark(
          xStart: .value("Start", sale.day), xEnd: .value("End", sale.day.addingTimeInterval(7200)),
          y: .value("City", sale.city), height: .ratio(0.5)
        )
        .cornerRadius(3)
        .annotation(position: .overlay, alignment: .center) { context in
          if context.targetSize.width > 1000 { Text("Wide") }
        }
        .zIndex(1)
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 3 * 86_400)
      .chartScrollPosition(initialX: sales[5].day),
      "Oslo", "Lima")
  }

  @Test func heatMaps() {
    shows(
      Chart {
        ForEach(0..<3) { row in
          ForEach(0..<3) { column in
            RectangleMark(
              x: .value("Column", "\(column)"), y: .value("Row", "\(row)"), width: .ratio(1), height: .ratio(1)
            )
            .foregroundStyle(by: .value("Heat", row * column))
          }
        }
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red])),
      "4")
  }
}
