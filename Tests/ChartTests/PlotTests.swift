import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor @Suite("Plots of collections and functions")
struct PlotTests {
  private struct City {
    let name: String
    let country: String
    let area: Double
    let people: Double
    let certainty: Double
    let color: Color
    let dot: CGFloat
    var low: Double { area - 1 }
    var high: Double { area + 1 }
  }

  private let cities = [
    City(name: "Oslo", country: "Norway", area: 4, people: 7, certainty: 0.5, color: .red, dot: 9),
    City(name: "Bergen", country: "Norway", area: 5, people: 3, certainty: 1, color: .green, dot: 16),
    City(name: "Lima", country: "Peru", area: 8, people: 9, certainty: 0.25, color: .blue, dot: 25),
  ]

  private var points: PointPlot<City> { PointPlot(cities, x: .value("Area", \.area), y: .value("People", \.people)) }

  @Test func pointsTakeStylesFromTheirElements() {
    let marks =
      points
      .foregroundStyle(by: .value("Country", \.country))
      .symbol(by: .value("Country", \.country))
      .symbolSize(by: .value("People", \.people))
      .opacity(\.certainty)
      .accessibilityLabel(\.name)
      .marks
    #expect(marks.map(\.x?.lower) == [.number(4), .number(5), .number(8)])
    #expect(marks.map(\.style.foregroundBy?.lower) == [.category("Norway"), .category("Norway"), .category("Peru")])
    #expect(marks.map(\.style.symbolBy?.lower) == marks.map(\.style.foregroundBy?.lower))
    #expect(marks.map(\.style.symbolSizeBy?.lower) == [.number(7), .number(3), .number(9)])
    #expect(marks.map(\.style.opacity) == [0.5, 1, 0.25])
    #expect(marks.allSatisfy { $0.style.label != nil })
  }

  @Test func modifiersOfAllMarksKeepTheElements() {
    let marks =
      points.symbolSize(40).symbol(.square).opacity(0.5).zIndex(2)
      .foregroundStyle(by: .value("Country", \.country)).opacity(\.certainty).symbolSize(\.dot)
      .marks
    #expect(marks.map(\.style.symbolSize) == [40, 40, 40])
    #expect(marks.map(\.style.opacity) == [0.25, 0.5, 0.125])
    #expect(marks.map(\.style.zIndex) == [2, 2, 2])
    #expect(marks.last?.style.foregroundBy?.lower == .category("Peru"))
  }

  @Test func theModifierNearestToThePlotWins() {
    #expect(points.symbolSize(\.dot).symbolSize(40).marks.map(\.style.symbolSize) == [9, 16, 25])
    let colors = points.foregroundStyle(\.color).foregroundStyle(.gray).marks
    #expect(colors.allSatisfy { $0.style.foreground != nil && $0.style.foregroundBy == nil })
    let bars = BarPlot(cities, x: .value("Name", \.name), y: .value("People", \.people)).cornerRadius(3)
      .position(by: .value("Country", \.country)).marks
    #expect(bars.map(\.style.position?.field.lower) == [.category("Norway"), .category("Norway"), .category("Peru")])
    #expect(bars.map(\.style.cornerRadius) == [3, 3, 3])
  }

  @Test func rectanglesSpreadBetweenNumbers() {
    let label = "Area"
    let pairs = RectanglePlot(cities, x: .value(label, \.low, \.high), y: .value("People", \.certainty, \.people)).marks
    let ends = RectanglePlot(
      cities, xStart: .value("Low", \.low), xEnd: .value("High", \.high), yStart: .value("Low", \.certainty),
      yEnd: .value("High", \.people)
    ).marks
    for marks in [pairs, ends] {
      #expect(marks.map(\.x?.lower) == [.number(3), .number(4), .number(7)])
      #expect(marks.map(\.x?.upper) == [.number(5), .number(6), .number(9)])
      #expect(marks.map(\.y?.upper) == [.number(7), .number(3), .number(9)])
      #expect(marks.allSatisfy { $0.x?.isInterval == true && $0.y?.isInterval == true })
    }
  }

  @Test func barsRulesAndAreasSpread() {
    let bars = BarPlot(
      cities, x: .value("Name", \.name), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
    let sideways = BarPlot(
      cities, xStart: .value("Low", \.low), xEnd: .value("High", \.high), y: .value("Name", \.name))
    let rules = RulePlot(cities, x: .value("Area", \.area), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
    let areas = AreaPlot(cities, x: .value("Area", \.area), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
    #expect(bars.marks.map(\.y?.upper) == rules.marks.map(\.y?.upper))
    #expect(areas.marks.map(\.y?.upper) == [.number(5), .number(6), .number(9)])
    #expect(sideways.marks.map(\.x?.lower) == [.number(3), .number(4), .number(7)])
    #expect(RulePlot(cities, x: .value("Area", \.area)).marks.allSatisfy { $0.y == nil })
    #expect(RulePlot(cities, y: .value("Area", \.area)).marks.allSatisfy { $0.x == nil })
    #expect(
      RulePlot(cities, xStart: .value("L", \.low), xEnd: .value("H", \.high), y: .value("P", \.people)).marks.map(
        \.kind)
        == [.rule, .rule, .rule])
  }

  private func sampled(_ content: some ChartContent) -> [Mark] {
    PlottedFunction.sampled(content.marks, ScaleRequest())
  }

  @Test func aCurveMayTurnBack() {
    let circle = sampled(
      LinePlot(x: "x", y: "y", t: "t", domain: 0...2 * .pi) { t in (x: cos(t), y: sin(t)) }.foregroundStyle(.red))
    let places = circle.compactMap { mark in mark.x?.lower.number.flatMap { x in mark.y?.lower.number.map { (x, $0) } }
    }
    #expect(places.count == circle.count && places.count > 500)
    #expect(places.allSatisfy { abs($0.0 * $0.0 + $0.1 * $0.1 - 1) < 1e-9 })
    #expect(places.contains { $0.0 < -0.99 } && places.contains { $0.1 < -0.99 })
    #expect(Set(circle.map(\.curve)) == [0] && circle.allSatisfy { $0.style.foreground != nil })
  }

  @Test func aPointThatIsNoNumberIsAGap() {
    let names = ("x", "y", "t")
    let marks = sampled(
      LinePlot(x: names.0, y: names.1, t: names.2, domain: 0...3) { t in
        (x: t < 1 ? .nan : t, y: t > 2 ? .infinity : t)
      })
    let xs = marks.compactMap { $0.x?.lower.number }
    #expect(xs.allSatisfy(\.isFinite) && xs.first.map { $0 >= 1 } == true && xs.max().map { $0 <= 2.01 } == true)
    // A datum that is not a number has none.
    #expect(marks.last?.y?.lower.number == nil && marks.last?.x?.lower.number != nil)
    #expect(sampled(LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { _ in (x: .nan, y: 0) }).isEmpty)
  }

  @Test func functionsTakeTextsThatAreVariables() {
    let (x, y) = ("Time", "Height")
    let line = sampled(LinePlot(x: x, y: y, domain: 0...2) { $0 * 2 })
    #expect(line.first?.x?.lower == .number(0) && line.last?.y?.lower == .number(4))
    let area = sampled(AreaPlot(x: x, y: y, domain: 0...2) { $0 + 1 })
    #expect(area.last?.y?.lower == .number(0) && area.last?.y?.upper == .number(3))
    let band = sampled(AreaPlot(x: x, yStart: y, yEnd: y, domain: 0...2) { (yStart: -$0, yEnd: $0) })
    #expect(band.last?.y?.lower == .number(-2) && band.last?.y?.upper == .number(2))
    let labels = sampled(AreaPlot(x: "Time", yStart: "Low", yEnd: "High", domain: 0...1) { (yStart: 0, yEnd: $0) })
    #expect(labels.count == line.count)
  }

  private func side(of number: Double, _ change: (inout ChartSettings) -> Void) -> CGFloat {
    var settings = ChartSettings()
    change(&settings)
    var mark = Mark(.point)
    mark.style.symbolSizeBy = PlottedField(label: Text("Size"), lower: .number(number))
    return ChartStyles([mark], settings).symbolSide(of: mark)
  }

  @Test func symbolsGrowOverADomain() {
    let wide: (inout ChartSettings) -> Void = {
      $0.symbolSizeDomain = [.number(0), .number(10)]
      $0.symbolSizes = 100...400
    }
    #expect(side(of: 0, wide) == 10 && side(of: 10, wide) == 20)
    #expect(side(of: 5, wide) == CGFloat(250).squareRoot())
    // Values outside have the sizes of the ends.
    #expect(side(of: -5, wide) == 10 && side(of: 50, wide) == 20)
    // Without a domain, the largest value has the largest symbol.
    #expect(side(of: 50) { $0.symbolSizes = 100...400 } == 20)
    let groups: (inout ChartSettings) -> Void = {
      $0.symbolSizeDomain = [.number(1), .number(2)]
      $0.groupSymbolSizes = [49, 81]
    }
    #expect(side(of: 1, groups) == 7 && side(of: 2, groups) == 9)
    #expect(side(of: 1) { $0.symbolSizeDomain = [.number(3), .number(3)] } > 0)
  }

  @Test func plotsAreShown() {
    let host = TestHost(strict: true) {
      Chart {
        points.foregroundStyle(by: .value("Country", \.country)).symbolSize(by: .value("People", \.people))
        RectanglePlot(cities, x: .value("Area", \.low, \.high), y: .value("People", \.certainty, \.people))
          .foregroundStyle(.gray).opacity(\.certainty)
        LinePlot(x: "x", y: "y", t: "t", domain: 0...6) { t in (x: t, y: t) }
      }
      .chartSymbolSizeScale(domain: 0...10, range: 20...400)
      .frame(width: 480, height: 300)
    }
    #expect(host.isVisible("Norway") && host.isVisible("Peru"))
    #expect(host.diagnostics.isEmpty)
  }
}
