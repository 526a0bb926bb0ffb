import CairnValues
import Foundation

/// The sizes of a host whose unit is a character cell: a terminal, or a test that wants whole numbers.
///
/// A narrow character is one cell, a wide one two, a line is one cell high, fonts make no difference. Things stand
/// one cell apart side by side and directly below each other.
@MainActor
package final class CellMetrics: Metrics {
  package init() {}

  package func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize {
    var room: Int?
    if let width = proposal.width { room = Self.cells(width) }
    let extent = TextLines.extent(of: text, room: room, limit: Self.limit(of: text, height: proposal.height))
    return CGSize(width: CGFloat(extent.columns), height: CGFloat(extent.lines))
  }

  /// The lines of a text in the space it was given, for drawing.
  package static func lines(of text: TextContent, in size: CGSize) -> [TextLines.Line] {
    TextLines.lines(of: text.string, room: cells(size.width), limit: limit(of: text, height: size.height))
  }

  private nonisolated static func cells(_ length: CGFloat) -> Int { length >= 0 ? Int(min(length, 1e9)) : 0 }

  private nonisolated static func limit(of text: TextContent, height: CGFloat?) -> Int? {
    guard let height, height < 1e9 else { return text.lineLimit }
    return min(max(cells(height), 1), text.lineLimit ?? .max)
  }

  package func size(of image: ImageContent) -> CGSize { CGSize(width: 2, height: 1) }
  package func firstBaseline(of text: TextContent) -> CGFloat { 1 }
  package func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat { max(size.height, 1) }
  package func spacing(along axis: Axis) -> CGFloat { axis == .horizontal ? 1 : 0 }
  package var defaultPadding: EdgeInsets { EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2) }
  package var spacerLength: CGFloat { 0 }
  package var idealLength: CGFloat { 1 }
  package var dividerThickness: CGFloat { 1 }

  package func insets(of role: Role) -> EdgeInsets {
    switch role {
    case .button, .menu, .field, .secureField, .picker, .datePicker:
      EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
    case .toggle: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)
    case .stepper: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 8)
    case .row: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)
    case .header, .footer: EdgeInsets(top: 1, leading: 1, bottom: 0, trailing: 1)
    default: EdgeInsets()
    }
  }

  package var columnWidth: CGFloat { 26 }
  package var compactWidth: CGFloat { 70 }
  package var threeColumnWidth: CGFloat { 110 }
}
