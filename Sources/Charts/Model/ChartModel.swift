import SwiftUI

/// A chart's marks with the scales of its axes, for a size.
@MainActor
struct ChartModel {
  let marks: [ArrangedMark]
  let styles: ChartStyles
  let settings: ChartSettings
  let x: Scale
  /// Categories begin at the top, numbers and dates at the bottom.
  let y: Scale
  let xAxis: AxisPlan
  let yAxis: AxisPlan
  /// Whether the chart is a pie or donut, which has no axes.
  let isRound: Bool
  /// How many times longer a scrolling plot is than its visible part.
  let reach: (x: Double, y: Double)

  init(_ marks: [Mark], _ styles: ChartStyles, _ settings: ChartSettings, size: CGSize, locale: Locale) {
    let arranged = Arrangement.arranged(marks)
    self.marks = arranged
    self.styles = styles
    self.settings = settings
    isRound = marks.contains { $0.kind == .sector } && marks.allSatisfy { $0.x == nil && $0.y == nil }
    let counts = (x: max(2, min(8, Int(size.width / 76))), y: max(2, min(6, Int(size.height / 40))))
    let xs = Self.inference(arranged) { $0.x }
    let ys = Self.inference(arranged) { $0.y }
    let xGroups = settings.x.content?().groups
    let yGroups = settings.y.content?().groups
    x = xs.scale(settings.x.scale, count: Self.desiredCount(xGroups) ?? counts.x)
    var y = ys.scale(settings.y.scale, count: Self.desiredCount(yGroups) ?? counts.y)
    if y.isCategory { y.isReversed.toggle() }
    self.y = y
    let isPartOfWhole = { (axis: Axis) in
      let stacked = arranged.filter { $0.valueAxis == axis && $0.mark.kind.traits.stacks }
      return !stacked.isEmpty && stacked.allSatisfy { $0.mark.stacking == .normalized }
    }
    let axes = settings.scrollable
    reach = (
      axes.contains(.horizontal) ? Self.reach(x, settings.x.visibleLength) : 1,
      axes.contains(.vertical) ? Self.reach(y, settings.y.visibleLength) : 1
    )
    // Names of dates are shorter than numbers may be.
    let xCount = x.isDate ? max(2, min(14, Int(size.width / 52))) : counts.x
    xAxis = AxisPlan(
      .horizontal, xGroups, x, settings.x.visibility, count: max(xCount, Int(Double(xCount) * reach.x)),
      length: size.width * reach.x, locale: locale, isPartOfWhole: isPartOfWhole(.horizontal),
      isShown: !isRound && arranged.contains { $0.x != nil })
    yAxis = AxisPlan(
      .vertical, yGroups, y, settings.y.visibility, count: max(counts.y, Int(Double(counts.y) * reach.y)),
      length: size.height * reach.y, locale: locale, isPartOfWhole: isPartOfWhole(.vertical),
      isShown: !isRound && arranged.contains { $0.y != nil })
  }

  /// The axes along which the plot is longer than its visible part.
  var scrollAxes: Axis.Set {
    var axes: Axis.Set = []
    if reach.x > 1 { axes.insert(.horizontal) }
    if reach.y > 1 { axes.insert(.vertical) }
    return axes
  }

  /// Collects the values along an axis.
  private static func inference(
    _ marks: [ArrangedMark], _ along: (ArrangedMark) -> PlottedField?
  ) -> ScaleInference {
    var inference = ScaleInference()
    for mark in marks {
      guard let field = along(mark) else { continue }
      inference.add(field)
    }
    return inference
  }

  private static func desiredCount(_ groups: [AxisGroup]?) -> Int? {
    guard case .automatic(let count)? = groups?.first?.values.kind else { return nil }
    return count
  }

  /// How many times longer a scrolling axis is than its visible part.
  private static func reach(_ scale: Scale, _ visible: Double?) -> Double {
    guard let visible, visible > 0 else { return 1 }
    let whole: Double
    switch scale.content {
    case .categories(let names): whole = Double(names.count)
    case .numbers(let range, _): whole = range.upperBound - range.lowerBound
    }
    return max(1, min(whole / visible, 1000))
  }
}
