import SwiftUI

/// The marks at the values of an axis: by default a grid line, a tick and a label at round values.
///
/// ```swift
/// chart.chartXAxis {
///   AxisMarks(values: .stride(by: .month)) {
///     AxisGridLine()
///     AxisValueLabel(format: .dateTime.month(.abbreviated))
///   }
/// }
/// ```
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent, AxisGroupSource {
  public typealias Body = Never
  var group: AxisGroup

  @MainActor func collect(into groups: inout [AxisGroup]) { groups.append(group) }
}

nonisolated extension AxisMarks {
  /// Creates marks made by a closure for each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    group = AxisGroup(preset: preset, position: position, values: values, content: content)
  }

  /// Creates marks made by a closure.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    group = AxisGroup(preset: preset, position: position, values: values, content: { _ in content() })
  }

  /// Creates marks at given values, made by a closure for each.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset: preset, position: position, values: .given(values), content: content) }

  /// Creates marks at given values, made by a closure.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    group = AxisGroup(
      preset: preset, position: position, values: .given(values), content: { _ in content() })
  }
}

nonisolated extension AxisMarks where Content == DefaultAxisMark {
  /// Creates the default marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { group = AxisGroup(preset: preset, position: position, values: values, stroke: stroke) }

  /// Creates the default marks at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) { self.init(preset: preset, position: position, values: .given(values), stroke: stroke) }

  /// Creates the default marks with a format for the labels.
  public init<S: FormatStyle>(
    format: S, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where S.FormatInput: Plottable, S.FormatOutput == String {
    self.init(preset: preset, position: position, values: values, stroke: stroke)
    group.format = { $0.as(S.FormatInput.self).map(format.format) }
  }

  /// Creates the default marks at given values with a format for the labels.
  public init<S: FormatStyle, Value: Plottable>(
    format: S, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where S.FormatInput: Plottable, S.FormatOutput == String {
    self.init(format: format, preset: preset, position: position, values: .given(values), stroke: stroke)
  }

  // Implicit members such as `.percent` need one type to be found in.
  /// Creates the default marks with a format for percentages.
  public init(
    format: FloatingPointFormatStyle<Double>.Percent, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values, stroke: stroke)
    group.format = { $0.as(Double.self).map(format.format) }
  }

  /// Creates the default marks with a format for amounts of money.
  public init(
    format: FloatingPointFormatStyle<Double>.Currency, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values, stroke: stroke)
    group.format = { $0.as(Double.self).map(format.format) }
  }
}

/// The default mark: a grid line, a tick and a label.
nonisolated public struct DefaultAxisMark: AxisMark, AxisItemSource {
  public typealias Body = Never
  @MainActor func collect(into items: inout [AxisItem]) {}
}

extension AxisMarkValues {
  static func given<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(kind: .given(values.map(\.datum)))
  }
}
