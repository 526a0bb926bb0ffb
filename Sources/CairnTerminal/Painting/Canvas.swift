import CairnScreen
import CairnValues
import Foundation

/// Where things are drawn: a buffer, a clip, and what characters and looks are in it.
@MainActor
struct Canvas {
  let buffer: CellBuffer
  let looks: LookTable
  let clusters: ClusterTable
  var clip: CellRect

  func clipped(to rect: CellRect) -> Canvas {
    var canvas = self
    canvas.clip = clip.intersection(rect)
    return canvas
  }

  func fill(_ rect: CellRect, _ look: Look) { buffer.fill(rect.intersection(clip), looks[look]) }

  /// Changes how what stands in a rectangle looks.
  func restyle(_ rect: CellRect, _ change: (Look) -> Look) {
    buffer.restyle(rect.intersection(clip)) { looks[change(looks[$0])] }
  }

  func put(_ scalar: Unicode.Scalar, x: Int, y: Int, _ look: Look) {
    guard y >= clip.minY, y < clip.maxY else { return }
    buffer.put(Glyph(scalar), looks[look], x: x, y: y, from: clip.minX, to: clip.maxX)
  }

  /// A line of characters of one look; returns the column after it.
  @discardableResult
  func put(_ text: some StringProtocol, x: Int, y: Int, _ look: Look) -> Int {
    guard y >= clip.minY, y < clip.maxY else { return x }
    let id = looks[look]
    var text = Substring(text)
    let end: Int? = text.withUTF8 { bytes in
      for byte in bytes where byte < 0x20 || byte >= 0x7F { return nil }
      buffer.put(ascii: bytes, id, x: x, y: y, from: clip.minX, to: clip.maxX)
      return x + bytes.count
    }
    if let end { return end }
    var column = x
    for character in text { column = put(character, x: column, y: y, id) }
    return column
  }

  @discardableResult
  func put(_ character: Character, x: Int, y: Int, _ look: LookID) -> Int {
    guard let glyph = clusters.glyph(of: character) else { return x }
    buffer.put(glyph, look, x: x, y: y, from: clip.minX, to: clip.maxX)
    return x + (glyph.isWide ? 2 : 1)
  }

  func horizontalRule(x: Int, y: Int, width: Int, _ look: Look, _ scalar: Unicode.Scalar = "─") {
    guard y >= clip.minY, y < clip.maxY else { return }
    let id = looks[look]
    for column in max(x, clip.minX)..<max(min(x + width, clip.maxX), max(x, clip.minX)) {
      buffer.put(Glyph(scalar), id, x: column, y: y)
    }
  }

  func verticalRule(x: Int, y: Int, height: Int, _ look: Look) {
    for row in 0..<max(height, 0) { put("│", x: x, y: y + row, look) }
  }

  /// A frame with round corners along the edge of a rectangle.
  func frame(_ rect: CellRect, _ look: Look, openBelow: Bool = false) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    horizontalRule(x: rect.minX + 1, y: rect.minY, width: rect.width - 2, look)
    put("╭", x: rect.minX, y: rect.minY, look)
    put("╮", x: rect.maxX - 1, y: rect.minY, look)
    let sides = rect.height - (openBelow ? 1 : 2)
    verticalRule(x: rect.minX, y: rect.minY + 1, height: sides, look)
    verticalRule(x: rect.maxX - 1, y: rect.minY + 1, height: sides, look)
    if openBelow { return }
    horizontalRule(x: rect.minX + 1, y: rect.maxY - 1, width: rect.width - 2, look)
    put("╰", x: rect.minX, y: rect.maxY - 1, look)
    put("╯", x: rect.maxX - 1, y: rect.maxY - 1, look)
  }
}
