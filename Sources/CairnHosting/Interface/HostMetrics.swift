import CairnScreen
import CairnValues
import Foundation

/// The sizes of texts and controls on a host. Numbers in an app are points on every host; these metrics define the
/// sizes of texts, rows and bars.
@MainActor
public struct HostMetrics {
  let metrics: any Metrics

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
  /// - Parameter measure: Returns the size of a text within a maximum width, or any width if it is `nil`. The size has
  ///   at least one line.
  public static func points(measuring measure: @escaping @MainActor (HostText, CGFloat?) -> CGSize) -> HostMetrics {
    HostMetrics(metrics: MeasuredMetrics(measure))
  }
}

/// Point metrics whose texts are measured by a host.
@MainActor
private final class MeasuredMetrics: Metrics {
  private let measure: @MainActor (HostText, CGFloat?) -> CGSize
  private let points = PointMetrics()

  init(_ measure: @escaping @MainActor (HostText, CGFloat?) -> CGSize) { self.measure = measure }

  func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize {
    let size = measure(HostText(text), proposal.width.map { $0 < 1e9 ? max($0, 0) : nil } ?? nil)
    return CGSize(
      width: Self.usable(size.width, upTo: proposal.width), height: Self.usable(size.height, upTo: proposal.height))
  }

  /// Returns a valid length for layout, even if the host has returned an invalid one.
  private static func usable(_ length: CGFloat, upTo most: CGFloat?) -> CGFloat {
    guard length.isFinite else { return 0 }
    return min(max(length, 0), most.map { max($0, 0) } ?? .greatestFiniteMagnitude)
  }

  func size(of image: ImageContent) -> CGSize { points.size(of: image) }
  func firstBaseline(of text: TextContent) -> CGFloat { points.firstBaseline(of: text) }
  func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat { points.lastBaseline(of: text, size: size) }
  func spacing(along axis: Axis) -> CGFloat { points.spacing(along: axis) }
  var defaultPadding: EdgeInsets { points.defaultPadding }
  var spacerLength: CGFloat { points.spacerLength }
  var idealLength: CGFloat { points.idealLength }
  var dividerThickness: CGFloat { points.dividerThickness }
  func insets(of role: Role) -> EdgeInsets { points.insets(of: role) }
  var columnWidth: CGFloat { points.columnWidth }
  var compactWidth: CGFloat { points.compactWidth }
  var threeColumnWidth: CGFloat { points.threeColumnWidth }
}
