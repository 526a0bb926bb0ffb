import CairnHosting
import CairnScreen
import CairnValues
import Foundation

/// An outline that hides the parts of pictures outside of it.
struct PictureClip {
  let outline: ShapeOutline
  let isEvenOdd: Bool
  let rect: CellRect
}

extension Painter {
  /// Paints a picture in halves of cells. Returns `false` if that is impossible.
  func paintPicture(
    _ image: ImageContent, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink, _ look: Look
  ) -> Bool {
    guard theme.depth != .none, rect.width >= 3, rect.height >= 2 else { return false }
    let seen = rect.intersection(canvas.drawn).intersection(canvas.buffer.bounds)
    if seen.isEmpty { return true }
    if placePicture(image, rect, seen, on: canvas, ink) { return true }
    guard let cells = PictureCells.of(image, width: rect.width, height: rect.height, cell: cellSize) else {
      guard let key = PictureSource(image.source), Pictures.decoding[key] != nil else { return false }
      canvas.fill(rect, Look(background: theme.pictureGround))
      return true
    }
    let tint = image.rendering == .template ? look.foreground.isOwn ? theme.ink : look.foreground : nil
    let isHidden = hider()
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX {
        func half(_ part: Int) -> Wash {
          let line = 2 * (y - rect.minY) + part
          var (color, opacity) = cells.pixel(x - rect.minX, line)
          if let isHidden, isHidden(x, 2 * y + part) { opacity = 0 }
          if let tint { color = tint }
          if ink.isDisabled { opacity /= 2 }
          return Wash(theme.depth == .indexed ? color.dithered(x, 2 * y + part) : color, strength: opacity)
        }
        canvas.put(half(0), above: half(1), x: x, y: y, theme)
      }
    }
    return true
  }

  /// Fills the cells of a picture that the terminal keeps. Returns `false` if it cannot, or if something changes the
  /// picture's pixels.
  private func placePicture(
    _ image: ImageContent, _ rect: CellRect, _ seen: CellRect, on canvas: CellCanvas, _ ink: Ink
  ) -> Bool {
    guard let graphics, graphics.works, !isFaded, !ink.isDisabled, image.rendering != .template,
      image.resizing != .tile, !clipsCut(rect.intersection(canvas.clip)),
      let id = graphics.id(of: image, width: rect.width, height: rect.height)
    else { return false }
    for y in seen.minY..<seen.maxY {
      for x in seen.minX..<seen.maxX {
        let glyph = canvas.clusters.placeholder(row: y - rect.minY, column: x - rect.minX)
        let under = canvas.looks[canvas.buffer[x: x, y: y].look].background
        let look = Look(foreground: CellColor(id), background: under, traits: [.picture, .placed])
        canvas.buffer.put(glyph ?? .blank, canvas.looks.final(look), x: x, y: y)
      }
    }
    return true
  }

  /// Whether an outline around the current element hides a part of a rectangle.
  private func clipsCut(_ rect: CellRect) -> Bool {
    guard let isHidden = hider() else { return false }
    return (2 * rect.minY..<2 * rect.maxY).contains { half in
      (rect.minX..<rect.maxX).contains { isHidden($0, half) }
    }
  }

  /// Returns whether a half of a cell, counted from the top of the screen, is outside of the outlines around the current
  /// element.
  private func hider() -> ((_ x: Int, _ half: Int) -> Bool)? {
    if clips.isEmpty { return nil }
    let interiors = clips.map { ($0, PathInterior($0.outline.path(in: area($0.rect)))) }
    return { [cellSize] x, half in
      interiors.contains { clip, interior in
        let point = CGPoint(
          x: (CGFloat(x - clip.rect.minX) + 0.5) * cellSize.width,
          y: (CGFloat(half - 2 * clip.rect.minY) + 0.5) * cellSize.height / 2)
        return !interior.contains(point, eoFill: clip.isEvenOdd)
      }
    }
  }
}

extension CellCanvas {
  /// Paints the upper and the lower half of a cell, over its background.
  fileprivate func put(_ upper: Wash, above lower: Wash, x: Int, y: Int, _ theme: Theme) {
    if upper.isClear, lower.isClear { return }
    let under = looks[buffer[x: x, y: y].look].background
    let ground = under.isOwn ? theme.background : under
    func color(_ wash: Wash) -> CellColor {
      if wash.isOpaque { return wash.color }
      return wash.isClear ? under : ground.mixed(with: wash.color, Double(wash.strength) / 255)
    }
    let (top, bottom) = (color(upper), color(lower))
    let glyph: Glyph
    var look = Look(traits: .picture)
    if top == bottom {
      (glyph, look.background) = (.blank, top)
    } else if upper.isClear {
      (glyph, look.foreground, look.background) = (Glyph("▄"), bottom, top)
    } else {
      (glyph, look.foreground, look.background) = (Glyph("▀"), top, bottom)
    }
    buffer.put(glyph, looks.final(look), x: x, y: y)
  }
}

extension CellColor {
  /// Shifts a color by a pattern, so that the nearest of 256 colors come close to it together.
  fileprivate func dithered(_ x: Int, _ y: Int) -> CellColor {
    // The steps between those colors are 40 wide. Half of that hides them without covering details.
    let shift = (Self.pattern[(y & 3) * 4 + (x & 3)] * 2 - 15) * 5 / 8
    func part(_ value: Int) -> UInt32 { UInt32(min(max(value + shift, 0), 255)) }
    return CellColor(part(red) << 16 | part(green) << 8 | part(blue))
  }

  /// Bayer's, four by four.
  private static let pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
}
