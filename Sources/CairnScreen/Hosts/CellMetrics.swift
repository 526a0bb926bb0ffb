import CairnValues
import Foundation

/// The metrics of a host made of character cells.
///
/// A narrow character takes one cell and a wide one two; a line is one cell tall; fonts make no difference.
/// Horizontal neighbors are one cell apart; vertical ones touch.
@MainActor
package final class CellMetrics: Metrics {
  /// The size of a cell in points.
  package let cell: CGSize
  package let pixels: PixelGrid?

  /// - Parameter keepsToCells: Whether frames align to cell boundaries.
  package init(cell: CGSize, keepsToCells: Bool = true) {
    self.cell = cell
    pixels = keepsToCells ? PixelGrid(pixel: cell) : nil
  }

  package func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize {
    var room: Int?
    if let width = proposal.width { room = columns(width) }
    let limit = limit(of: text, height: proposal.height)
    let extent = TextLines.extent(of: text, room: room, limit: limit)
    if text.style.isPlain { return size(columns: extent.columns, lines: extent.lines) }
    let reserved = min(text.style.values.reservedLines, limit ?? .max)
    return size(columns: extent.columns, lines: max(extent.lines, reserved))
  }

  package func size(columns: Int, lines: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(lines) * cell.height)
  }

  package func insets(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) -> EdgeInsets {
    EdgeInsets(
      top: CGFloat(top) * cell.height, leading: CGFloat(leading) * cell.width, bottom: CGFloat(bottom) * cell.height,
      trailing: CGFloat(trailing) * cell.width)
  }

  /// Returns the lines of a text in its cells, for drawing.
  package static func lines(of text: TextContent, columns: Int, lines: Int) -> [TextLines.Line] {
    TextLines.lines(of: text.string, room: columns, limit: min(max(lines, 1), text.lineLimit ?? .max))
  }

  private func columns(_ length: CGFloat) -> Int { Self.whole(length / cell.width) }

  private func limit(of text: TextContent, height: CGFloat?) -> Int? {
    guard let height, height / cell.height < 1e9 else { return text.lineLimit }
    return min(max(Self.whole(height / cell.height), 1), text.lineLimit ?? .max)
  }

  private nonisolated static func whole(_ cells: CGFloat) -> Int { cells >= 0 ? Int(min(cells + 1e-6, 1e9)) : 0 }

  package func size(of image: ImageContent) -> CGSize { size(columns: 2, lines: 1) }
  package func firstBaseline(of text: TextContent) -> CGFloat { cell.height }
  package func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat { max(size.height, cell.height) }
  package func spacing(along axis: Axis) -> CGFloat { axis == .horizontal ? cell.width : 0 }
  package var defaultPadding: EdgeInsets { insets(top: 1, leading: 2, bottom: 1, trailing: 2) }
  package var spacerLength: CGFloat { 0 }
  /// The height of a line, so that squares are square.
  package var idealLength: CGFloat { cell.height }
  package var dividerThickness: CGFloat { cell.height }

  package func insets(of role: Role) -> EdgeInsets {
    switch role {
    case .button, .menu, .field, .secureField, .picker, .datePicker: insets(leading: 2, trailing: 2)
    case .toggle: insets(leading: 4)
    case .stepper: insets(trailing: 8)
    case .row: insets(leading: 2, trailing: 2)
    case .header, .footer: insets(top: 1, leading: 1, trailing: 1)
    default: EdgeInsets()
    }
  }

  package var columnWidth: CGFloat { 26 * cell.width }
  package var compactWidth: CGFloat { 70 * cell.width }
  package var threeColumnWidth: CGFloat { 110 * cell.width }
}
