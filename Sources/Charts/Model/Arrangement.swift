import SwiftUI

/// A mark whose place among the others is known.
struct ArrangedMark {
  let index: Int
  let mark: Mark
  /// The axis along which bars and areas grow.
  let valueAxis: Axis
  /// The fields after stacking.
  var x: PlottedField?
  var y: PlottedField?
  /// The place among marks side by side.
  var slot: (place: Int, count: Int, span: MarkDimension)?

  /// The line or area that the mark is a point of.
  var series: String {
    let style = mark.style
    let fields = mark.series.map { [$0] } ?? [style.foregroundBy, style.symbolBy, style.strokeBy].compactMap { $0 }
    let names = fields.map(\.lower.name).joined(separator: "\n")
    return mark.curve.map { "\(names)\n\($0)" } ?? names
  }
}

/// Stacks marks and places them side by side.
enum Arrangement {
  static func arranged(_ marks: [Mark]) -> [ArrangedMark] {
    var arranged = marks.enumerated().map { index, mark in
      ArrangedMark(index: index, mark: mark, valueAxis: valueAxis(of: mark), x: mark.x, y: mark.y)
    }
    placeSideBySide(&arranged)
    stack(&arranged)
    return arranged
  }

  /// Bars grow along the axis of an interval, else along the axis of numbers, else upwards.
  static func valueAxis(of mark: Mark) -> Axis {
    guard let x = mark.x else { return mark.y?.isCategory == true ? .horizontal : .vertical }
    guard let y = mark.y else { return x.isCategory || !mark.kind.traits.isBar ? .vertical : .horizontal }
    if y.isInterval { return .vertical }
    if x.isInterval { return .horizontal }
    let (isX, isY) = (x.isPosition, y.isPosition)
    return isY && !isX ? .horizontal : .vertical
  }

  private static func placeSideBySide(_ marks: inout [ArrangedMark]) {
    var names: [String] = []
    for mark in marks {
      guard let name = mark.mark.style.position?.field.lower.name, !names.contains(name) else { continue }
      names.append(name)
    }
    guard !names.isEmpty else { return }
    for index in marks.indices {
      guard let choice = marks[index].mark.style.position, let place = names.firstIndex(of: choice.field.lower.name)
      else { continue }
      marks[index].slot = (place, names.count, choice.span)
    }
  }

  private static func stack(_ marks: inout [ArrangedMark]) {
    var places: [Int] = []
    var values: [Stacking.Value] = []
    for (place, arranged) in marks.enumerated() {
      let mark = arranged.mark
      guard mark.kind.traits.stacks else { continue }
      let isVertical = arranged.valueAxis == .vertical
      guard let field = isVertical ? mark.y : mark.x, field.upper == nil, case .number(let number) = field.lower,
        number.isFinite
      else { continue }
      let position = isVertical ? mark.x?.lower : mark.y?.lower
      places.append(place)
      values.append(
        Stacking.Value(
          key: Stacking.Key(
            position: position, slot: mark.style.position?.field.lower, isArea: mark.kind.traits.isArea,
            method: mark.stacking),
          number: number))
    }
    for (place, span) in zip(places, Stacking.spans(of: values)) {
      if marks[place].valueAxis == .vertical {
        marks[place].y?.stack(span)
      } else {
        marks[place].x?.stack(span)
      }
    }
  }
}

extension PlottedField {
  var isCategory: Bool { if case .category = lower { true } else { false } }

  /// Whether bars are centered on the value, rather than growing to it.
  fileprivate var isPosition: Bool {
    if unit != nil { return true }
    if case .number = lower { return upper != nil }
    return true
  }

  fileprivate mutating func stack(_ span: (start: Double, end: Double)) {
    lower = .number(span.start)
    upper = .number(span.end)
    isInterval = true
  }
}
