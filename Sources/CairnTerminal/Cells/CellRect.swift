/// A rectangle of cells.
package struct CellRect: Equatable, Sendable {
  package var minX, minY, maxX, maxY: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    minX = x
    minY = y
    maxX = x + max(width, 0)
    maxY = y + max(height, 0)
  }

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  package func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

  func contains(_ mouse: Mouse) -> Bool { contains(x: mouse.x, y: mouse.y) }

  package func intersection(_ other: CellRect) -> CellRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return CellRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  func union(_ other: CellRect) -> CellRect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return CellRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  package func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> CellRect {
    CellRect(x: minX + left, y: minY + top, width: width - left - right, height: height - top - bottom)
  }

  /// Returns a rectangle within an area and next to an anchor: below it, or above if there is no space below.
  static func beside(_ anchor: CellRect, width: Int, height: Int, in room: CellRect) -> CellRect {
    let isBelow = anchor.maxY + height <= room.maxY || anchor.minY - height < room.minY
    let y = isBelow ? anchor.maxY : anchor.minY - height
    return CellRect(
      x: max(min(anchor.minX + 2, room.maxX - width), room.minX), y: max(min(y, room.maxY - height), room.minY),
      width: width, height: height)
  }
}
