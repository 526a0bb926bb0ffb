import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Axes")
struct AxisPlanTests {
  private func axis<Content: AxisContent>(
    _ domain: some ScaleDomain = 0.0...100.0, @AxisContentBuilder _ content: @escaping () -> Content
  ) -> [AxisPlan.Group] {
    plotted(settings: {
      $0.x.content = content
      $0.x.scale = ScaleRequest(domain)
    }) { PointMark(x: .value("x", 50.0), y: .value("y", 1)) }.model.xAxis.groups
  }

  private func numbers(_ groups: [AxisPlan.Group]) -> [Double] {
    groups.flatMap(\.marks).compactMap { $0.value.as(Double.self) }
  }

  @Test func stridesAreMultiplesInTheDomain() {
    #expect(numbers(axis(-7.0...21.0) { AxisMarks(values: .stride(by: 5.0)) }) == [-5, 0, 5, 10, 15, 20])
    #expect(numbers(axis(0.0...1.0) { AxisMarks(values: .stride(by: 0.25)) }) == [0, 0.25, 0.5, 0.75, 1])
    #expect(numbers(axis { AxisMarks(values: .stride(by: 0.0)) }).isEmpty)
    #expect(numbers(axis { AxisMarks(values: .stride(by: -5.0)) }).isEmpty)
  }

  @Test func valuesOutsideOfTheDomainHaveNoMark() {
    #expect(numbers(axis { AxisMarks(values: [-20.0, 0, 7, 100, 101, .nan]) }) == [0, 7, 100])
  }

  @Test(arguments: 2...12)
  func desiredCountsAreAboutMet(count: Int) {
    let marks = numbers(axis { AxisMarks(values: .automatic(desiredCount: count)) })
    // A step is 1, 2 or 5 times a power of ten, so that there are up to 2.5 times fewer.
    #expect(marks.count <= count + 2 && Double(marks.count - 1) * 2.8 >= Double(count))
  }

  @Test func closuresKnowTheirPlace() {
    func place(_ value: AxisValue) -> String { "\(value.index + 1) of \(value.count)" }
    let groups = axis {
      AxisMarks(values: [-10.0, 0, 50, 100]) { value in AxisValueLabel(place(value)) }
    }
    let texts = groups.flatMap(\.marks).flatMap(\.items).compactMap { item in
      if case .label(let label) = item.kind, case .text(let text) = label.content { text } else { nil }
    }
    #expect(texts == ["1 of 3", "2 of 3", "3 of 3"])
  }

  @Test func valuesConvertToTheirTypeOnly() throws {
    let mark = try #require(axis { AxisMarks(values: [2.5]) }.first?.marks.first)
    #expect(mark.value.as(Double.self) == 2.5 && mark.value.as(Float.self) == 2.5)
    #expect(mark.value.as(Int.self) == nil && mark.value.as(String.self) == nil)
    let whole = try #require(axis { AxisMarks(values: [3]) }.first?.marks.first)
    #expect(whole.value.as(Int.self) == 3 && whole.value.as(Double.self) == 3)
  }

  @Test func severalGroupsKeepTheirSidesAndStyles() {
    let groups = axis {
      AxisMarks(position: .top, values: [0.0]) { AxisTick() }
      AxisMarks(preset: .inset, position: .bottom, values: [100.0]) { AxisGridLine() }
    }
    #expect(groups.map(\.position) == [.top, .bottom] && groups.map(\.preset) == [.automatic, .inset])
    #expect(numbers(groups) == [0, 100])
  }

  @Test func styleModifiersKeepTheInnermostStyleAndAddOffsets() throws {
    let items = try #require(
      axis {
        AxisMarks(values: [0.0]) {
          AxisValueLabel().font(.caption).offset(x: 3, y: 1).font(.title).offset(CGSize(width: 1, height: 1))
          AxisTick(length: 9).offset(y: -2)
        }
      }.first?.marks.first?.items)
    #expect(items.map(\.offset) == [CGSize(width: 4, height: 2), CGSize(width: 0, height: -2)])
    #expect(items[0].font == .caption && items[1].font == nil)
    if case .tick(let length) = items[1].kind { #expect(length == 9) } else { Issue.record("no tick") }
  }

  @Test func fractionsFollowTheScale() {
    let marks = axis([100.0, 0]) { AxisMarks(values: [0.0, 25, 100]) }.flatMap(\.marks)
    for mark in marks { #expect(isClose(mark.fraction, 1 - (mark.value.as(Double.self) ?? 0) / 100)) }
  }

  @Test func categoriesHaveTheirLabelInTheMiddle() {
    let plan = plotted {
      ForEach(["a", "b", "c", "d"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", 1)) }
    }.model.xAxis
    let marks = plan.groups.flatMap(\.marks)
    #expect(marks.map(\.name) == ["a", "b", "c", "d"] && marks.map(\.middle) == [0.125, 0.375, 0.625, 0.875])
    #expect(marks.allSatisfy { $0.isCentered })
  }

  @Test func unitsOfDatesHaveTheirLabelInTheMiddle() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .autoupdatingCurrent
    let start = try #require(calendar.date(from: DateComponents(year: 2025, month: 3, day: 3)))
    let days = (0..<4).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
    let marks = plotted {
      ForEach(days, id: \.self) { BarMark(x: .value("Day", $0, unit: .day), y: .value("Pages", 1)) }
    }.model.xAxis.groups.flatMap(\.marks)
    #expect(marks.compactMap { $0.value.as(Date.self) } == days)
    #expect(zip(marks.map(\.middle), [0.125, 0.375, 0.625, 0.875]).allSatisfy { isClose($0, $1, within: 0.01) })
  }

  @Test func wholeNumbersHaveNoTicksBetweenThem() {
    let marks = plotted {
      ForEach(0..<3) { PointMark(x: .value("Count", $0), y: .value("Count", $0)) }
    }.model.xAxis.groups.flatMap(\.marks)
    #expect(marks.allSatisfy { $0.value.as(Int.self) != nil } && marks.count == 3)
  }

  @Test func hiddenAxesAndPiesHaveNoMarks() {
    let hidden = plotted(settings: { $0.x.visibility = .hidden }) { PointMark(x: .value("x", 1), y: .value("y", 1)) }
    #expect(hidden.model.xAxis.groups.isEmpty && !hidden.model.yAxis.groups.isEmpty)
    let pie = plotted { SectorMark(angle: .value("Books", 1)) }
    #expect(pie.model.xAxis.groups.isEmpty && pie.model.yAxis.groups.isEmpty)
    let rule = plotted { RuleMark(y: .value("Goal", 1)) }
    #expect(rule.model.xAxis.groups.isEmpty && !rule.model.yAxis.groups.isEmpty)
  }

  @Test func onlyAChartOfSharesIsInPercent() {
    func names(_ stacking: MarkStackingMethod) -> [String] {
      plotted {
        ForEach(0..<3) { BarMark(x: .value("Name", "a"), y: .value("Count", $0 + 1), stacking: stacking) }
      }.model.yAxis.groups.flatMap(\.marks).map(\.name)
    }
    #expect(names(.normalized).last == "100%" && names(.normalized).first == "0%")
    #expect(names(.standard).allSatisfy { !$0.contains("%") })
  }
}
