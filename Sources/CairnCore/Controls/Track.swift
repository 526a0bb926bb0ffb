import CairnScreen

/// The part of a control that shows a number. Hosts draw it as a bar or a ring.
nonisolated struct Track: _LeafView {
  typealias Body = Never
  /// The number, or `nil` if it is unknown.
  let value: Double?
  let bounds: ClosedRange<Double>
  let isRound: Bool
  /// The tick marks.
  var ticks: [SliderMark] = []

  @MainActor static var _role: Role { .shape }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.setLayout(isRound ? .ring : .bar)
    let locale = ticks.isEmpty ? nil : handle.environment.locale
    handle.element.setRange(
      value, in: bounds,
      ticks: ticks.map { tick in
        RangeTick(value: tick.value, label: locale.flatMap { tick.label?.string(locale: $0) })
      })
  }
}

/// A marked value of a slider.
nonisolated struct SliderMark {
  let value: Double
  let label: Text?
}

extension Element {
  /// Shows a number within bounds, or nothing.
  func setRange(_ value: Double?, in bounds: ClosedRange<Double>, ticks: [RangeTick] = []) {
    guard let value else {
      if case .none = content { return }
      content = .none
      return
    }
    let new = RangeContent(value: value, bounds: bounds, ticks: ticks)
    if case .range(let old) = content, old == new { return }
    content = .range(new)
  }
}
