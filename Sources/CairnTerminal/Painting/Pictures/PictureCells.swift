import CairnHosting
import CairnPictures
import CairnScreen
import Foundation

/// A picture in the size of some cells, with two pixels in each: one above the other.
@MainActor
struct PictureCells {
  private let width: Int
  private let height: Int
  private let bitmap: Bitmap

  private struct Made {
    let cells: PictureCells
    /// The last painting of a whole screen that used it.
    var lastUse: Int
    let byteCount: Int
  }

  private static var made: [Pictures.SizedKey: Made] = [:]
  private static var kept = 0
  private static var paintings = 0
  private static let room = 8 << 20
  /// Four screens of a large terminal; larger pictures are hardly visible.
  private static let mostCells = 100_000

  /// Returns the picture for some cells, or `nil` if it cannot be decoded.
  ///
  /// - Parameter cell: The size of a cell in points.
  static func of(_ image: ImageContent, width: Int, height: Int, cell: CGSize) -> PictureCells? {
    guard let picture = PictureSource(image.source) else { return nil }
    var (columns, lines) = (width, 2 * height)
    if image.resizing == .tile, let size = Pictures.size(of: image) {
      columns = max(Int(min(size.width / cell.width, 1e4).rounded()), 1)
      lines = max(Int(min(size.height / cell.height * 2, 1e4).rounded()), 1)
    }
    guard columns > 0, lines > 0, columns < 2 * mostCells, lines <= 2 * mostCells / columns else { return nil }
    let key = Pictures.SizedKey(picture: picture, width: columns, height: lines)
    if let known = made[key] {
      made[key]?.lastUse = paintings
      return known.cells
    }
    guard let bitmap = Pictures.bitmap(picture) else { return nil }
    let cells = PictureCells(width: columns, height: lines, bitmap: bitmap.scaled(width: columns, height: lines))
    let new = Made(
      cells: cells, lastUse: paintings, byteCount: cells.bitmap.pixels.count + picture.byteCount)
    made[key] = new
    kept += new.byteCount
    return cells
  }

  /// Whether to paint the whole screen next, to learn which pictures are still in use.
  static var isFull: Bool { kept > room }

  /// Ends the painting of a whole screen. If the cache is full, drops the pictures that it did not use. Those on the screen
  /// stay, so that large ones are not decoded for each painting.
  static func endPainting() {
    if isFull {
      made = made.filter { $0.value.lastUse == paintings }
      kept = made.values.reduce(0) { $0 + $1.byteCount }
    }
    paintings += 1
  }

  /// Returns a pixel and its opacity, from 0 to 255. Outside the picture, it begins again.
  func pixel(_ column: Int, _ line: Int) -> (color: CellColor, opacity: UInt8) {
    let place = (line % height * width + column % width) * 4
    // Steps this small are invisible, and every color is bytes to write.
    func part(_ index: Int) -> UInt32 {
      let value = bitmap.pixels[place + index]
      return UInt32(value & 0xFC | value >> 6)
    }
    return (CellColor(part(0) << 16 | part(1) << 8 | part(2)), bitmap.pixels[place + 3])
  }
}
