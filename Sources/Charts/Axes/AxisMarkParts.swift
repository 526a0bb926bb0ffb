import SwiftUI

/// A line across the plot at a value.
nonisolated public struct AxisGridLine: AxisMark, AxisItemSource {
  public typealias Body = Never
  private var item: AxisItem

  /// Creates a line, by default on the value and not in the middle of a category or calendar unit.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    item = AxisItem(kind: .gridLine, stroke: stroke, isCentered: centered)
  }

  @MainActor func collect(into items: inout [AxisItem]) { items.append(item) }
}

/// A short line outside the plot at a value.
nonisolated public struct AxisTick: AxisMark, AxisItemSource {
  public typealias Body = Never
  private var item: AxisItem

  /// Creates a line of a length.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    item = AxisItem(kind: .tick(length: length.points), stroke: stroke, isCentered: centered)
  }

  /// Creates a line of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    item = AxisItem(kind: .tick(length: length), stroke: stroke, isCentered: centered)
  }

  /// The length of a tick.
  public struct Length: Hashable, Sendable {
    let points: CGFloat

    /// The default length.
    public static let automatic = Length(points: 4)
    /// As long as the label is high.
    public static let label = Length(points: 12)
    /// The length of a label, and more.
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length(points: 12 + extendPastBy) }
    /// The default length, and more.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { Length(points: 12 + extendPastBy) }
  }

  @MainActor func collect(into items: inout [AxisItem]) { items.append(item) }
}

/// The name of a value outside the plot.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark, AxisItemSource {
  public typealias Body = Never
  fileprivate var label: AxisLabel
  fileprivate var isCentered: Bool?
  /// Formats the value, for labels with a format.
  fileprivate var format: ((AxisValue) -> String?)?

  @MainActor func collect(into items: inout [AxisItem]) {
    var label = label
    if let format { label.format = format }
    items.append(AxisItem(kind: .label(label), isCentered: isCentered))
  }

  fileprivate init(
    content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?,
    _ orientation: AxisValueLabelOrientation = .automatic
  ) {
    label = AxisLabel(
      content: content, anchor: anchor, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      collision: collision, isVertical: orientation == .vertical || orientation == .verticalReversed)
    isCentered = centered
  }

  /// Creates a label from a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: .view(AnyView(content())), centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing,
      orientation)
  }
}

nonisolated extension AxisValueLabel where Content == Text {
  /// Creates a label with the value's default name.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      content: .automatic, centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing, orientation)
  }

  /// Creates a label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      content: .text(String(text)), centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing,
      orientation)
  }

  /// Creates a label from a localized string.
  public init(
    _ textKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      content: .view(AnyView(Text(textKey))), centered, anchor, collisionResolution, horizontalSpacing,
      verticalSpacing, orientation)
  }

  /// Creates a label with a formatted value.
  public init<S: FormatStyle>(
    format: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where S.FormatInput: Plottable, S.FormatOutput == String {
    self.init(
      content: .automatic, centered, anchor, collisionResolution, horizontalSpacing, verticalSpacing, orientation)
    self.format = { $0.as(S.FormatInput.self).map(format.format) }
  }

  // Implicit members such as `.percent` need one type to be found in.
  /// Creates a label with a percentage.
  public init(
    format: FloatingPointFormatStyle<Double>.Percent, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic
  ) {
    self.init(content: .automatic, centered, anchor, collisionResolution, nil, nil)
    self.format = { $0.as(Double.self).map(format.format) }
  }

  /// Creates a label with an amount of money.
  public init(
    format: FloatingPointFormatStyle<Double>.Currency, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic
  ) {
    self.init(content: .automatic, centered, anchor, collisionResolution, nil, nil)
    self.format = { $0.as(Double.self).map(format.format) }
  }

  /// Creates a label with a number.
  public init(
    format: FloatingPointFormatStyle<Double>, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic
  ) {
    self.init(content: .automatic, centered, anchor, collisionResolution, nil, nil)
    self.format = { $0.as(Double.self).map(format.format) }
  }
}
