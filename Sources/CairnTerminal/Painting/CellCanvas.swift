import Foundation

/// A drawing destination: a buffer, a clip, and the tables of characters and looks.
@MainActor
struct CellCanvas {
  let buffer: CellBuffer
  let looks: LookTable
  let clusters: ClusterTable
  /// The visible part.
  private(set) var clip: CellRect
  /// The part that is drawn this time. Other lines are already up to date.
  private(set) var drawn: CellRect

  init(buffer: CellBuffer, looks: LookTable, clusters: ClusterTable, clip: CellRect, lines: Range<Int>? = nil) {
    self.buffer = buffer
    self.looks = looks
    self.clusters = clusters
    self.clip = clip
    drawn = clip
    if let lines {
      drawn = drawn.intersection(CellRect(x: clip.minX, y: lines.lowerBound, width: clip.width, height: lines.count))
    }
  }

  /// Returns whether any part of a rectangle is drawn.
  func draws(_ rect: CellRect) -> Bool { rect.minX < drawn.maxX && rect.maxX > drawn.minX && draws(linesOf: rect) }

  func draws(linesOf rect: CellRect) -> Bool { rect.minY < drawn.maxY && rect.maxY > drawn.minY }

  /// Returns whether any line of a range may be drawn, before its cells are known.
  func draws(from top: CGFloat, to bottom: CGFloat) -> Bool {
    top < CGFloat(drawn.maxY) && bottom > CGFloat(drawn.minY)
  }

  func clipped(to rect: CellRect) -> CellCanvas {
    var canvas = self
    canvas.clip = clip.intersection(rect)
    canvas.drawn = drawn.intersection(rect)
    return canvas
  }

  /// Fills a rectangle, hiding its content.
  func fill(_ rect: CellRect, _ look: Look) { buffer.fill(rect.intersection(drawn), looks[look]) }

  /// Changes the look of a rectangle's content.
  func restyle(_ rect: CellRect, _ change: (Look) -> Look) {
    buffer.restyle(rect.intersection(drawn)) { looks.final(change(looks[$0])) }
  }

  /// Writes a character. Without a background, it stands on the existing one.
  func put(_ scalar: Unicode.Scalar, x: Int, y: Int, _ look: Look) { put(Glyph(scalar), x: x, y: y, look) }

  func put(_ glyph: Glyph, x: Int, y: Int, _ look: Look) {
    guard y >= drawn.minY, y < drawn.maxY else { return }
    put(glyph, looks[look], isThrough: look.background.isThrough, x: x, y: y)
  }

  @inline(__always)
  private func put(_ glyph: Glyph, _ id: LookID, isThrough: Bool, x: Int, y: Int) {
    if isThrough {
      buffer.lay(glyph, id, in: looks, x: x, y: y, from: drawn.minX, to: drawn.maxX)
    } else {
      buffer.put(glyph, id, x: x, y: y, from: drawn.minX, to: drawn.maxX)
    }
  }

  /// Writes a line of characters with one look. Returns the column after it.
  @discardableResult
  func put(_ text: some StringProtocol, x: Int, y: Int, _ look: Look) -> Int {
    guard y >= drawn.minY, y < drawn.maxY else { return x }
    var text = Substring(text)
    let end: Int? = withBytes(of: &text) { bytes in
      for byte in bytes where byte < 0x20 || byte >= 0x7F { return nil }
      put(ascii: bytes, x: x, y: y, look)
      return x + bytes.count
    }
    if let end { return end }
    let id = looks[look]
    var column = x
    for character in text {
      guard let glyph = clusters.glyph(of: character) else { continue }
      put(glyph, id, isThrough: look.background.isThrough, x: column, y: y)
      column += glyph.isWide ? 2 : 1
    }
    return column
  }

  /// Writes a line of characters, cut with an ellipsis if it is longer than some columns. Returns the column after it.
  @discardableResult
  func put(_ text: String, x: Int, y: Int, _ look: Look, upTo columns: Int) -> Int {
    guard text.columns > columns else { return put(text, x: x, y: y, look) }
    var rest = columns - 1
    let start = text.prefix { character in
      rest -= character.columns
      return rest >= 0
    }
    return columns > 0 ? put(start + "…", x: x, y: y, look) : x
  }

  /// Writes printable ASCII, on a line that is drawn.
  func put(ascii bytes: UnsafeBufferPointer<UInt8>, x: Int, y: Int, _ look: Look) {
    if look.background.isThrough {
      buffer.lay(ascii: bytes, looks[look], in: looks, x: x, y: y, from: drawn.minX, to: drawn.maxX)
    } else {
      buffer.put(ascii: bytes, looks[look], x: x, y: y, from: drawn.minX, to: drawn.maxX)
    }
  }

  @discardableResult
  func put(_ character: Character, x: Int, y: Int, _ look: Look) -> Int {
    guard let glyph = clusters.glyph(of: character) else { return x }
    put(glyph, x: x, y: y, look)
    return x + (glyph.isWide ? 2 : 1)
  }

  func horizontalRule(x: Int, y: Int, width: Int, _ look: Look, _ scalar: Unicode.Scalar = "─") {
    guard y >= drawn.minY, y < drawn.maxY else { return }
    let line = CellRect(x: x, y: y, width: width, height: 1).intersection(drawn)
    if look.background.isThrough {
      buffer.lay(Glyph(scalar), looks[look], in: looks, over: line)
    } else {
      buffer.fill(line, looks[look], with: Glyph(scalar))
    }
  }

  func verticalRule(x: Int, y: Int, height: Int, _ look: Look) {
    for row in 0..<max(height, 0) { put("│", x: x, y: y + row, look) }
  }

  /// Draws a panel with a frame along its edge. Returns its inside.
  func panel(_ rect: CellRect, _ theme: Theme) -> CellCanvas {
    fill(rect, theme.panel)
    frame(rect, theme.rule)
    return clipped(to: rect.inset(left: 1, top: 1, right: 1, bottom: 1))
  }

  /// Draws a frame with rounded corners along the edge of a rectangle.
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

/// Calls a closure with a text's storage. A main-actor closure passed to the standard library checks its thread
/// on every call; this function avoids a second check.
@inline(__always)
func withBytes<Result>(of text: inout String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  text.withUTF8 { body($0) }
}

@inline(__always)
func withBytes<Result>(of text: inout Substring, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  text.withUTF8 { body($0) }
}

extension StringProtocol {
  /// The number of columns that its characters take.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}
