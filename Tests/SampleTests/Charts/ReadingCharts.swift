import Charts
import SwiftUI

struct MonthOfReading: Identifiable {
  let month: Date
  let shelf: String
  let pages: Int
  var id: String { "\(month) \(shelf)" }
}

struct PagesChart: View {
  let months: [MonthOfReading]

  var body: some View {
    Chart(months) { entry in
      BarMark(x: .value("Month", entry.month, unit: .month), y: .value("Pages", entry.pages))
    }
    .frame(height: 200)
  }
}

struct ShelvesChart: View {
  let months: [MonthOfReading]

  var body: some View {
    Chart(months) { entry in
      BarMark(x: .value("Month", entry.month, unit: .month), y: .value("Pages", entry.pages))
        .foregroundStyle(by: .value("Shelf", entry.shelf))
    }
    .chartForegroundStyleScale(["Fiction": .indigo, "Poetry": .orange])
    .chartLegend(position: .top)
  }
}

struct GoalChart: View {
  let months: [MonthOfReading]
  let goal: Int

  var body: some View {
    Chart {
      ForEach(months) { entry in
        LineMark(x: .value("Month", entry.month), y: .value("Pages", entry.pages))
          .interpolationMethod(.monotone)
          .symbol(.circle)
      }
      RuleMark(y: .value("Goal", goal))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .annotation(position: .top, alignment: .trailing) { Text("Goal") }
    }
    .chartYScale(domain: 0...1000)
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
  }
}

struct SelectingChart: View {
  let months: [MonthOfReading]
  @State private var selected: Date?

  var body: some View {
    Chart {
      ForEach(months) { entry in
        BarMark(x: .value("Month", entry.month, unit: .month), y: .value("Pages", entry.pages))
      }
      if let selected {
        RuleMark(x: .value("Selected", selected, unit: .month)).foregroundStyle(.gray.opacity(0.3))
      }
    }
    .chartXSelection(value: $selected)
  }
}

struct ScrollingChart: View {
  let months: [MonthOfReading]

  var body: some View {
    PagesChart(months: months)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 90 * 86_400)
  }
}

struct ShelfShares: View {
  let months: [MonthOfReading]

  var body: some View {
    Chart(months) { entry in
      SectorMark(angle: .value("Pages", entry.pages), innerRadius: .ratio(0.6), angularInset: 1)
        .foregroundStyle(by: .value("Shelf", entry.shelf))
    }
    .chartBackground { proxy in
      GeometryReader { area in
        if let frame = proxy.plotFrame.map({ area[$0] }) {
          Text("Pages").position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }
}
