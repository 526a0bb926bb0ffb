import CairnValues
import Foundation

/// The metrics of a host that counts in points, with an imaginary font that makes every number easy to compute
/// by hand.
///
/// A narrow character is half as wide as the font's point size, a wide one as wide as the point size. A line is
/// 1.25 times as tall as the point size, with its baseline one point size below its top. Text without a font is
/// 16 points, which makes a character 8 wide and a line 20 tall. `TextLines` breaks lines.
@MainActor
package final class PointMetrics: Metrics {
  package nonisolated static let advanceFactor: CGFloat = 0.5
  package nonisolated static let lineFactor: CGFloat = 1.25
  package nonisolated static let plainSize: CGFloat = 16

  package init() {}

  package func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize {
    let size = pointSize(of: text)
    let advance = size * Self.advanceFactor
    let line = size * Self.lineFactor
    // A tolerance, so that a text of any point size fits the width it asked for.
    var room: Int?
    if let width = proposal.width { room = Self.whole(width / advance + 1e-6) }
    var limit = text.lineLimit
    if let height = proposal.height, height < 1e9 {
      let spacing = text.style.isPlain ? 0 : max(text.style.lineSpacing, 0)
      limit = min(max(Self.whole((height + spacing) / (line + spacing) + 1e-6), 1), limit ?? .max)
    }
    let extent = TextLines.extent(of: text, room: room, limit: limit)
    let width = CGFloat(extent.columns) * advance
    if text.style.isPlain { return CGSize(width: width, height: CGFloat(extent.lines) * line) }
    let look = text.style.values
    let lines = CGFloat(max(extent.lines, min(look.reservedLines, limit ?? .max)))
    return CGSize(width: width, height: lines * line + max(lines - 1, 0) * max(look.lineSpacing, 0))
  }

  private nonisolated static func whole(_ length: CGFloat) -> Int { length >= 0 ? Int(min(length, 1e9)) : 0 }

  /// Returns the size of the largest font in the text, which determines the size of all of it.
  private func pointSize(of text: TextContent) -> CGFloat {
    var size = Self.plainSize
    if let font = text.style.font { size = Self.pointSize(font) }
    for run in text.runs {
      if let font = run.style.font { size = max(size, Self.pointSize(font)) }
    }
    return size
  }

  private nonisolated static func pointSize(_ font: Font) -> CGFloat {
    let size = font.resolved().pointSize
    return size > 0 && size < 10_000 ? size : plainSize
  }

  package func size(of image: ImageContent) -> CGSize {
    if case .drawing(_, let size) = image.source { return size }
    return CGSize(width: 20, height: 20)
  }

  package func firstBaseline(of text: TextContent) -> CGFloat { pointSize(of: text) }

  package func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat {
    let pointSize = pointSize(of: text)
    return max(size.height - pointSize * (Self.lineFactor - 1), pointSize)
  }

  package func spacing(along axis: Axis) -> CGFloat { 8 }
  package var defaultPadding: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
  package var spacerLength: CGFloat { 8 }
  package var idealLength: CGFloat { 10 }
  package var dividerThickness: CGFloat { 1 }

  package func insets(of role: Role) -> EdgeInsets {
    switch role {
    case .button, .menu, .picker, .datePicker: EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    case .field, .secureField: EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
    case .toggle: EdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 60)
    case .stepper: EdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 100)
    case .row: EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    case .header, .footer: EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    default: EdgeInsets()
    }
  }

  package var columnWidth: CGFloat { 280 }
  package var compactWidth: CGFloat { 600 }
  package var threeColumnWidth: CGFloat { 1_000 }
}
