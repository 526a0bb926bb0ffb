import SwiftUI

nonisolated extension View {
  /// Binds the value that the user points at along the x-axis. A drag selects until it ends; a tap selects until the
  /// next one on the same value.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.x.selection = AxisSelection(value) }
  }

  /// Binds the range that the user drags along the x-axis.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chart { $0.x.selection = AxisSelection(range) }
  }

  /// Binds the value that the user points at along the y-axis. A drag selects until it ends; a tap selects until the
  /// next one on the same value.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.y.selection = AxisSelection(value) }
  }

  /// Binds the range that the user drags along the y-axis.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chart { $0.y.selection = AxisSelection(range) }
  }

  /// Binds the value that the user points at in a pie or donut: the sum of the sectors up to there.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.angleSelection = { value.wrappedValue = $0.flatMap { P(nearest: $0) } } }
  }
}

extension AxisSelection {
  fileprivate init<P: Plottable>(_ value: Binding<P?>) {
    select = { value.wrappedValue = $0.flatMap { P(nearest: $0) } }
    selected = { value.wrappedValue?.datum }
  }

  fileprivate init<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>) {
    selectRange = { ends in
      guard let ends, let first = P(nearest: ends.0), let last = P(nearest: ends.1) else {
        range.wrappedValue = nil
        return
      }
      range.wrappedValue = min(first, last)...max(first, last)
    }
  }
}

extension Plottable {
  /// Creates a value from a point of a scale. Whole numbers are rounded.
  init?(nearest datum: Datum) {
    if case .number(let number) = datum, Self.isWhole {
      self.init(datum: .number(number.rounded()))
    } else {
      self.init(datum: datum)
    }
  }
}
