import CairnScreen
import Foundation

/// The size of a cell in points.
///
/// A cell is twice as tall as wide, so that squares stay square. Of 8×16, 9×18 and 10×20, tried on all test
/// programs at 80×24 and 120×40, the last shows the most words and truncates the fewest texts.
package struct CellSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package static let usual = CellSize(width: 10, height: 20)

  /// Parses `10x20`. Returns `nil` unless it is two numbers from 1 to 64.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], 1...64 ~= width, 1...64 ~= height else {
      return nil
    }
    self.init(width: width, height: height)
  }

  /// The size in `CAIRN_CELL`, or else the usual one.
  package init(environment: [String: String]) { self = environment["CAIRN_CELL"].flatMap(CellSize.init) ?? .usual }

  /// Returns what to tell about an invalid size.
  static func problem(in environment: [String: String]) -> String? {
    guard let wish = environment["CAIRN_CELL"], !wish.isEmpty, CellSize(wish) == nil else { return nil }
    return "CAIRN_CELL is \"\(wish)\". Use a width and a height from 1 to 64, such as \"10x20\", the default."
  }
}

/// Frames in cells. Layout aligns every frame to cells, so these are integers.
extension Element {
  /// The element's frame in its parent.
  var cellFrame: CGRect { frame.inCells(of: screen) }

  func cellFrame(in ancestor: Element?) -> CGRect { frame(in: ancestor).inCells(of: screen) }

  /// The total scrollable size.
  var scrolledCells: CGSize { CGRect(origin: .zero, size: scrolledSize).inCells(of: screen).size }

  /// The area in which overflowing content scrolls, or `nil` if everything fits.
  var overflowRoom: CGRect? { overflows ? scrolledRect.inCells(of: screen) : nil }

  /// The offset of a scroll area.
  var scrolledByCells: CGPoint { CGRect(origin: scrollOffset, size: .zero).inCells(of: screen).origin }
}

extension CGRect {
  @MainActor
  fileprivate func inCells(of screen: Screen) -> CGRect {
    guard let cell = screen.pixels?.pixel else { return self }
    return CGRect(
      x: origin.x / cell.width, y: origin.y / cell.height, width: size.width / cell.width,
      height: size.height / cell.height)
  }
}
