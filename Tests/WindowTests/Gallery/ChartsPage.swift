import Charts
import SwiftUI

/// Typical charts.
struct ChartsPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        chart("Pages by month", PagesByMonth())
        chart("Shelves side by side", Shelves())
        chart("Minutes read", MinutesRead())
        chart("Length and days", LengthAndDays())
        chart("Languages", Languages())
        chart("Pages by day", PagesByDay())
      }
      .padding()
    }
  }

  private func chart(_ title: String, _ chart: some View) -> some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      chart.frame(height: 240)
    }
  }
}

/// Bars for calendar units, a rule with an annotation, and selection.
private struct PagesByMonth: View {
  @State private var selected: Date?
  private let pages = [310, 420, 280, 510, 630, 590, 720, 450, 380, 400, 290, 350]

  private func month(_ number: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: 2025, month: number, day: 1)) ?? .distantPast
  }

  var body: some View {
    Chart {
      ForEach(Array(pages.enumerated()), id: \.offset) { index, pages in
        BarMark(x: .value("Month", month(index + 1), unit: .month), y: .value("Pages", pages))
          .foregroundStyle(isSelected(index) ? Color.orange : .blue)
      }
      RuleMark(y: .value("Goal", 400))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .annotation(position: .top, alignment: .trailing) { Text("Goal").font(.caption).foregroundStyle(.red) }
    }
    .chartXSelection(value: $selected)
  }

  private func isSelected(_ index: Int) -> Bool {
    selected.map { Calendar.current.component(.month, from: $0) == index + 1 } ?? false
  }
}

/// Grouped bars with a legend.
private struct Shelves: View {
  private struct Count: Identifiable {
    let id: Int
    let shelf: String
    let state: String
    let books: Int
  }

  private let counts = ["Fiction", "History", "Science", "Poetry"].enumerated().flatMap { index, shelf in
    [
      Count(id: index * 2, shelf: shelf, state: "Read", books: [12, 5, 8, 3][index]),
      Count(id: index * 2 + 1, shelf: shelf, state: "Unread", books: [7, 9, 4, 6][index]),
    ]
  }

  var body: some View {
    Chart(counts) { count in
      BarMark(x: .value("Books", count.books), y: .value("Shelf", count.shelf))
        .foregroundStyle(by: .value("State", count.state))
        .position(by: .value("State", count.state))
    }
  }
}

/// A smooth line with symbols over an area.
private struct MinutesRead: View {
  private struct Day: Identifiable {
    let id: Int
    let reader: String
    let minutes: Double
  }

  private let days = (0..<28).map { day in
    Day(
      id: day, reader: day < 14 ? "Ada" : "Ben",
      minutes: 30 + 18 * sin(Double(day) * 0.8) + (day < 14 ? 14 : 0))
  }

  var body: some View {
    Chart(days) { day in
      LineMark(x: .value("Day", day.id % 14 + 1), y: .value("Minutes", day.minutes))
        .foregroundStyle(by: .value("Reader", day.reader))
        .symbol(by: .value("Reader", day.reader))
        .interpolationMethod(.catmullRom)
    }
    .chartXScale(domain: 1...14)
    .chartYAxisLabel("Minutes")
  }
}

/// Points with a numeric scale of colors.
private struct LengthAndDays: View {
  var body: some View {
    Chart(0..<40, id: \.self) { book in
      let pages = 90 + book * 137 % 700
      let days = Double(pages) / 60 + Double(book * 7 % 9)
      PointMark(x: .value("Pages", pages), y: .value("Days", days))
        .foregroundStyle(by: .value("Rating", Double(book * 3 % 10)))
    }
    .chartXAxisLabel("Pages")
    .chartYAxis { AxisMarks(position: .leading) }
  }
}

/// A donut with the total in its middle.
private struct Languages: View {
  private let books: KeyValuePairs = ["English": 31, "German": 14, "French": 8, "Japanese": 5]

  var body: some View {
    Chart(Array(books), id: \.key) { language in
      SectorMark(
        angle: .value("Books", language.value), innerRadius: .ratio(0.6), angularInset: 1.5
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Language", language.key))
    }
    .chartBackground { proxy in
      GeometryReader { area in
        if let frame = proxy.plotFrame.map({ area[$0] }) {
          Text("58 books").font(.headline).position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }
}

/// Bars of many days, of which two weeks are visible.
private struct PagesByDay: View {
  private let start = Date(timeIntervalSinceReferenceDate: 757_382_400)

  var body: some View {
    Chart(0..<60, id: \.self) { day in
      BarMark(
        x: .value("Day", start.addingTimeInterval(Double(day) * 86_400), unit: .day),
        y: .value("Pages", day * 29 % 60 + 5))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 14 * 86_400)
  }
}
