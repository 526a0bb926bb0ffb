import CairnScreen
import Foundation

/// How many points a cell stands for.
///
/// Twice as high as wide, so that squares stay square. Of 8 by 16, 9 by 18 and 10 by 20, tried on all test programs at
/// 80 by 24 and 120 by 40, the last shows the most words and cuts no more texts.
package struct CellSize: Equatable, Sendable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package static let usual = CellSize(width: 10, height: 20)

  /// Reads `10x20`; nil if it is not two numbers from 1 to 64.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], 1...64 ~= width, 1...64 ~= height else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

/// Frames in cells. Layout keeps every frame to them, so these are whole numbers.
extension Element {
  /// Where the element is inside its parent.
  var cellFrame: CGRect { frame.inCells(of: screen) }

  func cellFrame(in ancestor: Element?) -> CGRect { frame(in: ancestor).inCells(of: screen) }

  /// How much there is to scroll through.
  var scrolledCells: CGSize { CGRect(origin: .zero, size: scrolledSize).inCells(of: screen).size }

  /// The room in which it scrolls what does not fit; nil if all of it fits.
  var overflowRoom: CGRect? { overflows ? scrolledRect.inCells(of: screen) : nil }

  /// How far a scroll area is scrolled.
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
