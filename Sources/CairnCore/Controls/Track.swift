import CairnScreen

/// The part of a control that shows how large a number is; the host draws it as a bar or a ring.
nonisolated struct Track: _LeafView {
  typealias Body = Never
  /// Nil while nobody knows how large it is.
  let value: Double?
  let bounds: ClosedRange<Double>
  let isRound: Bool

  @MainActor static var _role: Role { .shape }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.setLayout(isRound ? .ring : .bar)
    handle.element.setRange(value, in: bounds)
  }
}

extension Element {
  /// Shows a number within bounds, or none.
  func setRange(_ value: Double?, in bounds: ClosedRange<Double>) {
    guard let value else {
      if case .none = content { return }
      content = .none
      return
    }
    let new = RangeContent(value: value, bounds: bounds)
    if case .range(let old) = content, old == new { return }
    content = .range(new)
  }
}
