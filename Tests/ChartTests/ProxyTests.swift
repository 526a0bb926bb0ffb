import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Chart proxies")
struct ProxyTests {
  nonisolated private static let types: [ScaleType] = [.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 2)]

  @Test(arguments: types, [false, true])
  func positionsAndValuesAreInverse(type: ScaleType, isReversed: Bool) throws {
    var random = SeededGenerator(seed: isReversed ? 1 : 2)
    let numbers = random.numbers(10, 1...5000)
    let proxy = plotted(settings: {
      $0.x.scale = ScaleRequest(.automatic(reversed: isReversed), type: type)
      $0.y.scale = ScaleRequest(.automatic(reversed: isReversed), type: type)
      $0.x.scale.padding = .plotDimension(startPadding: 12, endPadding: 30)
    }) {
      ForEach(numbers, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    }.proxyOfPlot
    for number in numbers {
      let point = try #require(proxy.position(for: (x: number, y: number)))
      let back = try #require(proxy.value(at: point, as: (Double, Double).self))
      #expect(isClose(back.0, number) && isClose(back.1, number))
      let whole = try #require(proxy.position(forX: Int(number)))
      #expect(proxy.value(atX: whole, as: Int.self) == Int(number))
      #expect((12...370).contains(point.x) && (0...200).contains(point.y))
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func datesComeBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let dates = random.numbers(6, 6e8...6.5e8).map(Date.init(timeIntervalSinceReferenceDate:))
    let proxy = plotted {
      ForEach(dates, id: \.self) { PointMark(x: .value("Day", $0), y: .value("Pages", 1)) }
    }.proxyOfPlot
    for date in dates {
      let x = try #require(proxy.position(forX: date))
      let back = try #require(proxy.value(atX: x, as: Date.self))
      #expect(abs(back.timeIntervalSince(date)) < 0.01)
      #expect(proxy.value(atX: x, as: String.self) == nil)
    }
    #expect(proxy.xDomain(dataType: Date.self) == [dates.min(), dates.max()])
  }

  @Test func bandsOfCategoriesCoverThePlotOnce() throws {
    let names = ["a", "b", "c", "d", "e"]
    let proxy = plotted {
      ForEach(names, id: \.self) { PointMark(x: .value("Name", $0), y: .value("Name", $0)) }
    }.proxyOfPlot
    let columns = try names.map { try #require(proxy.positionRange(forX: $0)) }
    let rows = try names.map { try #require(proxy.positionRange(forY: $0)) }
    #expect(columns.map(\.lowerBound) == [0, 80, 160, 240, 320] && columns.last?.upperBound == 400)
    #expect(zip(rows, [0, 40, 80, 120, 160]).allSatisfy { isClose($0.lowerBound, $1) }, "The first is at the top.")
    for (name, column) in zip(names, columns) {
      #expect(proxy.value(atX: column.lowerBound + 1, as: String.self) == name)
      #expect(proxy.value(atX: column.upperBound - 1, as: String.self) == name)
    }
    #expect(proxy.xDomain(dataType: String.self) == names)
    #expect(proxy.position(forX: "z") == nil && proxy.value(atX: -1, as: String.self) == nil)
  }

  @Test func domainsAreThoseOfTheScale() {
    let proxy = plotted(settings: {
      $0.x.scale = ScaleRequest([30.0, 10])
      $0.y.scale = ScaleRequest(-5...5)
    }) { PointMark(x: .value("x", 20.0), y: .value("y", 0)) }.proxyOfPlot
    #expect(proxy.xDomain(dataType: Double.self) == [30, 10])
    #expect(proxy.yDomain(dataType: Int.self) == [-5, 5])
    #expect(proxy.xDomain(dataType: String.self).isEmpty)
  }

  // MARK: Pies

  private func pie(_ change: (inout ChartSettings) -> Void = { _ in }) -> PlotDrawing {
    plotted(settings: change) {
      ForEach([2, 1, 5], id: \.self) { SectorMark(angle: .value("Books", $0)) }
    }
  }

  @Test func anglesCountClockwiseFromTheTop() {
    let proxy = pie().proxyOfPlot
    let places: [(CGPoint, Double)] = [
      (CGPoint(x: 200, y: 0), 0), (CGPoint(x: 300, y: 100), 90), (CGPoint(x: 200, y: 190), 180),
      (CGPoint(x: 250, y: 50), 45),
    ]
    for (point, degrees) in places { #expect(isClose(proxy.angle(at: point).degrees, degrees)) }
    let left = proxy.angle(at: CGPoint(x: 100, y: 100)).degrees.truncatingRemainder(dividingBy: 360)
    #expect(isClose(left, -90) || isClose(left, 270))
  }

  @Test func anglesGiveTheSumUpToThere() {
    let proxy = pie().proxyOfPlot
    for (degrees, sum) in [(0.0, 0.0), (90, 2), (135, 3), (180, 4), (-90, 6), (450, 2)] {
      #expect(isClose(proxy.value(atAngle: .degrees(degrees), as: Double.self), sum), "\(degrees)")
    }
    #expect(proxy.position(forX: 1) == nil && proxy.position(forY: 1) == nil, "A pie has no axes.")
  }

  @Test func sectorsAreInTheOrderOfTheData() {
    let drawing = pie()
    let sums = drawing.rects.map { rect in
      drawing.proxyOfPlot.value(
        atAngle: drawing.proxyOfPlot.angle(at: CGPoint(x: rect.midX, y: rect.midY)), as: Double.self)
    }
    for (sum, middle) in zip(sums, [1, 2.5, 5.5]) { #expect(isClose(sum, middle)) }
  }
}
