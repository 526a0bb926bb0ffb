import CairnScreen
import CairnValues
import Foundation

/// The sizes of texts and controls on a host. Numbers in an app are points on every host; these metrics define the
/// sizes of texts, rows and bars.
@MainActor
public struct HostMetrics {
  package let metrics: any Metrics

  /// Character cells. A character takes one cell, a wide one two, a line is one cell tall, and every frame is aligned
  /// to the cells.
  ///
  /// - Parameters:
  ///   - width: The width of a cell in points.
  ///   - height: The height of a cell in points. With twice the width, squares stay square.
  public static func cells(width: CGFloat, height: CGFloat) -> HostMetrics {
    HostMetrics(metrics: CellMetrics(cell: CGSize(width: width, height: height)))
  }

  /// Points, with a plain font whose characters are half as wide as their size.
  public static var points: HostMetrics { HostMetrics(metrics: PointMetrics()) }

  /// Points, with a custom font.
  ///
  /// Texts keep to whole lines. Baselines are estimated, and gaps follow fonts as Apple's do on the Mac; use
  /// `points(layingOut:gaps:)` to decide both.
  ///
  /// - Parameter measure: Returns the size of a text within a maximum width, or any width if it is `nil`. The size has
  ///   at least one line.
  public static func points(measuring measure: @escaping @MainActor (HostText, CGFloat?) -> CGSize) -> HostMetrics {
    HostMetrics(metrics: MeasuredMetrics(MeasuredLines(measure: measure).layOut, gaps: HostTextGaps.init(of:)))
  }

  /// Points, with a custom font whose lines and gaps the host knows.
  ///
  /// ```swift
  /// let metrics = HostMetrics.points { text, room in
  ///   let lines = engine.lines(of: text, width: room.width, height: room.height)
  ///   return HostTextLayout(size: lines.size, firstBaseline: lines.first.baseline, lastBaseline: lines.last.baseline)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - layOut: Returns the layout of a text in a room, whose width and height may be `nil` for any. A text takes whole
  ///     lines, at least one, and no more than its line limit.
  ///   - gaps: Returns the default gaps around a text in a vertical stack. By default they follow its font, as Apple's do
  ///     on the Mac; `nil` treats the text like any other view.
  public static func points(
    layingOut layOut: @escaping @MainActor (HostText, ProposedViewSize) -> HostTextLayout,
    gaps: @escaping @MainActor (HostText) -> HostTextGaps? = HostTextGaps.init(of:)
  ) -> HostMetrics { HostMetrics(metrics: MeasuredMetrics(layOut, gaps: gaps)) }

  /// Points, with the rows, sections, fields and bars of an iPhone at its usual text size.
  ///
  /// Rows are 56 points tall and 16 from the edges, in cards another 16; bars are 64 tall, and 116.5 with a large title.
  ///
  /// - Parameters:
  ///   - layOut: Returns the layout of a text in a room, as for `points(layingOut:gaps:)`.
  ///   - gaps: Returns the default gaps around a text in a vertical stack.
  public static func phone(
    layingOut layOut: @escaping @MainActor (HostText, ProposedViewSize) -> HostTextLayout,
    gaps: @escaping @MainActor (HostText) -> HostTextGaps? = HostTextGaps.init(of:)
  ) -> HostMetrics { HostMetrics(metrics: PhoneMetrics(layOut, gaps: gaps)) }
}

/// The size of a text, and where its lines are.
///
/// ```swift
/// HostTextLayout(size: CGSize(width: 31, height: 16), firstBaseline: 13)
/// ```
public struct HostTextLayout: Sendable, Equatable {
  /// The size of the text.
  public var size: CGSize
  /// The distance from the top to the baseline of the first line; `nil` for an estimate.
  public var firstBaseline: CGFloat?
  /// The distance from the top to the baseline of the last line; `nil` for as far from the bottom as in a single line.
  public var lastBaseline: CGFloat?
  /// The height of capitals, at whose middle the icons of labels are; `nil` for an estimate.
  public var capitalHeight: CGFloat?

  /// Describes a text.
  public init(
    size: CGSize, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil, capitalHeight: CGFloat? = nil
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.capitalHeight = capitalHeight
  }
}

/// The default gaps between a text and its neighbors in a vertical stack.
///
/// ```swift
/// HostTextGaps(above: 6, below: 11, between: 1)
/// ```
public struct HostTextGaps: Sendable, Equatable {
  /// The gap between a view and the text below it.
  public var above: CGFloat
  /// The gap between the text and a view below it.
  public var below: CGFloat
  /// The gap between another text and this one below it.
  public var between: CGFloat

  /// Creates gaps.
  public init(above: CGFloat, below: CGFloat, between: CGFloat) {
    self.above = above
    self.below = below
    self.between = between
  }

  /// Creates the gaps of a text's first font, as on Apple's Mac.
  public init?(of text: HostText) {
    let gaps = TextGaps(of: text.runs.first?.font)
    self.init(above: gaps.above, below: gaps.below, between: gaps.between)
  }
}

/// Lays out texts whose host only measures them within a width.
@MainActor
private struct MeasuredLines {
  let measure: @MainActor (HostText, CGFloat?) -> CGSize

  func layOut(_ text: HostText, in room: ProposedViewSize) -> HostTextLayout {
    let line = measure(text.oneCharacter, nil).height
    let pitch = line + max(text.lineSpacing, 0)
    var text = text
    if let height = room.height, height < 1e9, pitch > 0 {
      let lines = Int(min(max((height + pitch - line) / pitch + 1e-6, 1), 1e9))
      text.lineLimit = min(lines, text.lineLimit ?? .max)
    }
    var size = measure(text, room.width)
    if let limit = text.lineLimit, line > 0 { size.height = min(size.height, pitch * CGFloat(limit) - (pitch - line)) }
    size.height = max(size.height, line, pitch * CGFloat(text.reservedLines) - (pitch - line))
    return HostTextLayout(size: size)
  }
}

/// Point metrics whose texts a host lays out.
@MainActor
private class MeasuredMetrics: Metrics {
  private let layOut: @MainActor (HostText, ProposedViewSize) -> HostTextLayout
  private let gaps: @MainActor (HostText) -> HostTextGaps?
  private let points = PointMetrics()

  init(
    _ layOut: @escaping @MainActor (HostText, ProposedViewSize) -> HostTextLayout,
    gaps: @escaping @MainActor (HostText) -> HostTextGaps?
  ) {
    self.layOut = layOut
    self.gaps = gaps
  }

  func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize {
    let room = ProposedViewSize(width: Self.room(proposal.width), height: Self.room(proposal.height))
    let size = layOut(HostText(text), room).size
    return CGSize(width: Self.usable(size.width, upTo: proposal.width), height: Self.usable(size.height, upTo: nil))
  }

  private static func room(_ length: CGFloat?) -> CGFloat? { length.map { $0 < 1e9 ? max($0, 0) : nil } ?? nil }

  /// Returns a valid length for layout, even if the host has returned an invalid one.
  private static func usable(_ length: CGFloat, upTo most: CGFloat?) -> CGFloat {
    guard length.isFinite else { return 0 }
    return min(max(length, 0), most.map { max($0, 0) } ?? .greatestFiniteMagnitude)
  }

  var textGaps: (@MainActor (TextContent) -> TextGaps?)? {
    { [gaps] text in
      gaps(HostText(text)).map { TextGaps(above: $0.above, below: $0.below, between: $0.between) }
    }
  }

  func firstBaseline(of text: TextContent) -> CGFloat {
    let text = HostText(text)
    return layOut(text, .unspecified).firstBaseline ?? baseline(of: text)
  }

  func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat {
    let text = HostText(text)
    if let known = layOut(text, ProposedViewSize(size)).lastBaseline { return known }
    let line = layOut(text.oneCharacter, .unspecified)
    return size.height - line.size.height + (line.firstBaseline ?? baseline(of: text))
  }

  /// Styles leave more room below their letters than fonts of a size do.
  private func baseline(of text: HostText) -> CGFloat {
    let line = layOut(text.oneCharacter, .unspecified).size.height
    return line * (text.runs.first?.font?.isStyle == true ? 0.7635 : 0.8125)
  }

  func capitalHeight(of text: TextContent) -> CGFloat? {
    let text = HostText(text)
    return layOut(text, .unspecified).capitalHeight ?? baseline(of: text) * 0.7046
  }

  final func size(of image: ImageContent) -> CGSize { points.size(of: image) }
  final func spacing(along axis: Axis) -> CGFloat { points.spacing(along: axis) }
  final var defaultPadding: EdgeInsets { points.defaultPadding }
  final var spacerLength: CGFloat { points.spacerLength }
  final var idealLength: CGFloat { points.idealLength }
  final var dividerThickness: CGFloat { points.dividerThickness }
  final var columnWidth: CGFloat { points.columnWidth }
  final var compactWidth: CGFloat { points.compactWidth }
  final var threeColumnWidth: CGFloat { points.threeColumnWidth }

  func insets(of role: Role) -> EdgeInsets { points.insets(of: role) }
  // Declared here, because a subclass cannot replace what only the protocol's extension declares.
  func insets(ofLabelled role: Role) -> EdgeInsets? { nil }
  var rowFieldInsets: EdgeInsets? { nil }
  var rowMarkWidth: CGFloat { points.rowMarkWidth }
  func size(of text: TextContent, in element: Element, proposal: ProposedViewSize) -> CGSize {
    size(of: text, proposal: proposal)
  }
  func rowInsets(in look: ListLook) -> EdgeInsets { insets(of: .row) }
  func headingInsets(of role: Role, in look: ListLook, isFirst: Bool) -> EdgeInsets { insets(of: role) }
  func listMargin(in look: ListLook, isBelowLargeTitle: Bool) -> CGFloat { 0 }
  func sectionGap(in look: ListLook, afterFooter: Bool, beforeHeader: Bool) -> CGFloat { 0 }
  func rowHeight(in look: ListLook) -> CGFloat { 0 }
  var barHeight: CGFloat { 0 }
}

/// The metrics of an iPhone.
private final class PhoneMetrics: MeasuredMetrics {
  override func insets(of role: Role) -> EdgeInsets {
    switch role {
    case .row: rowInsets(in: .automatic)
    case .picker, .menu, .datePicker, .toggle, .stepper: EdgeInsets()
    case .slider: EdgeInsets(top: 3.25, leading: 0, bottom: 3.25, trailing: 0)
    case .bar:
      EdgeInsets(
        top: 0, leading: PhonePoints.side, bottom: (PhonePoints.largeTitleHeight - largeTitleLine) / 2,
        trailing: PhonePoints.side)
    default: super.insets(of: role)
    }
  }

  private var largeTitleLine: CGFloat {
    size(of: TextContent("X", style: TextStyle(font: .largeTitle)), proposal: .unspecified).height
  }

  /// Gives headers and footers their usual fonts unless the app sets one.
  override func size(of text: TextContent, in element: Element, proposal: ProposedViewSize) -> CGSize {
    var text = text
    if text.style.font == nil { text.style.font = PhonePoints.font(of: element.nearestAround(.header, .footer, .row)) }
    return size(of: text, proposal: proposal)
  }

  override func insets(ofLabelled role: Role) -> EdgeInsets? { EdgeInsets() }
  override var rowFieldInsets: EdgeInsets? { EdgeInsets(top: 0.75, leading: 0, bottom: 0.75, trailing: 0) }
  override var rowMarkWidth: CGFloat { 40 }
  override func rowInsets(in look: ListLook) -> EdgeInsets { PhonePoints.rowInsets(in: look) }

  override func headingInsets(of role: Role, in look: ListLook, isFirst: Bool) -> EdgeInsets {
    PhonePoints.headingInsets(of: role, in: look, isFirst: isFirst)
  }

  override func listMargin(in look: ListLook, isBelowLargeTitle: Bool) -> CGFloat {
    PhonePoints.listMargin(in: look, isBelowLargeTitle: isBelowLargeTitle)
  }

  override func sectionGap(in look: ListLook, afterFooter: Bool, beforeHeader: Bool) -> CGFloat {
    PhonePoints.sectionGap(in: look, afterFooter: afterFooter, beforeHeader: beforeHeader)
  }

  override func rowHeight(in look: ListLook) -> CGFloat { PhonePoints.rowHeight }
  override var barHeight: CGFloat { PhonePoints.barHeight }
}

extension HostText {
  /// One character in the style of the text, which is one line tall.
  fileprivate var oneCharacter: HostText {
    var text = self
    text.runs = runs.prefix(1).map { run in
      var run = run
      run.text = "X"
      return run
    }
    text.reservedLines = 0
    return text
  }
}

extension Font {
  fileprivate var isStyle: Bool { if case .style = base { true } else { false } }
}
