import CairnTesting
import SwiftUI

@testable import Charts

/// What a plot of a size shows, without a window.
@MainActor
func plotted(
  size: CGSize = CGSize(width: 400, height: 200), settings change: (inout ChartSettings) -> Void = { _ in },
  @ChartContentBuilder content: () -> some ChartContent
) -> PlotDrawing {
  var settings = ChartSettings()
  change(&settings)
  let marks = content().marks
  let model = ChartModel(
    marks, ChartStyles(marks, settings), settings, size: size, locale: Locale(identifier: "en_US"))
  return PlotDrawing(model, size: size)
}

extension PlotDrawing {
  var rects: [CGRect] { frames.map(\.frame) }

  var proxyOfPlot: ChartProxy { ChartProxy(model.info, size: size, settings: model.settings) }
}

extension ScaleRequest {
  init(_ domain: some ScaleDomain, type: ScaleType? = nil) {
    self.init(domain: domain._request.request, type: type)
  }
}

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  mutating func numbers(_ count: Int, _ range: ClosedRange<Double>) -> [Double] {
    (0..<count).map { _ in number(range) }
  }

  /// A number of any size and sign.
  mutating func anyNumber() -> Double { (chance(50) ? 1 : -1) * pow(10, number(-9...12)) }
}

func isClose(_ a: Double?, _ b: Double?, within tolerance: Double = 1e-6) -> Bool {
  guard let a, let b else { return false }
  return abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}
