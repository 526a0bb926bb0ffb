import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

// Views as drawings, where HTML cannot be used: in a canvas and as a mask. They have the engine's frames.
extension SVGDrawing {
  /// Draws a view and its contents: backgrounds, shapes, texts, pictures.
  mutating func draw(_ element: Element, at origin: CGPoint) {
    if element.isNotShown || element.effects.contains(.hidden) { return }
    let rect = CGRect(origin: origin, size: element.frame.size)
    var open = 0
    for effect in element.effects {
      guard let attributes = group(for: effect, in: rect) else { continue }
      body += "<g \(attributes)>"
      open += 1
    }
    for case .background(let paint, let outline, let style) in element.effects {
      fill(outline.path(in: rect), paint, style, in: rect)
    }
    switch element.content {
    case .shape(let shape): draw(shape, in: rect)
    case .drawing(let drawing): play(drawing.marks(from: rect.size, in: rect), of: element)
    // Centered, because the frame has the engine's estimate of the text's width.
    case .text(let text): write(text, in: rect, isCentred: true)
    case .image(let image): draw(image, in: rect)
    case .none, .field, .toggle, .range, .part: break
    }
    for child in element.children {
      draw(child, at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY))
    }
    body += String(repeating: "</g>", count: open)
  }

  /// Returns the attributes of a group that shows an effect, or `nil` if it needs none.
  private mutating func group(for effect: ElementEffect, in rect: CGRect) -> String? {
    func number(_ value: CGFloat) -> String { CSSLength.number(value) }
    switch effect {
    case .opacity(let opacity): return "opacity=\"\(number(CGFloat(opacity)))\""
    case .foreground(let paints):
      return paints.first.map { "style=\"color:\(HTMLText.escaped(CSSPaint.color($0)))\"" }
    case .clip(let outline, _):
      let name = name("c")
      definitions += "<clipPath id=\"\(name)\"><path d=\"\(SVGPath.text(outline.path(in: rect)))\"/></clipPath>"
      return "clip-path=\"url(#\(name))\""
    case .transform(.rotation(let angle, let anchor)):
      let point = anchor.point(in: rect)
      return "transform=\"rotate(\(number(angle.degrees)) \(number(point.x)) \(number(point.y)))\""
    case .transform(.scale(let size, let anchor)):
      let point = anchor.point(in: rect)
      return "transform=\"translate(\(number(point.x)) \(number(point.y))) scale(\(number(size.width)) "
        + "\(number(size.height))) translate(\(number(-point.x)) \(number(-point.y)))\""
    case .blur(let radius, _): return "style=\"filter:blur(\(CSSLength.text(radius)))\""
    case .hidden, .background, .overlay, .border, .mask, .shadow, .color, .blend, .compositing, .transform, .redacted,
      .ignoresTouches, .touchArea, .help, .hover, .transition, .contentTransition, .matched, .describes,
      .coordinateSpace:
      return nil
    }
  }

  // MARK: Texts and pictures

  /// Writes a text in one line. The browser decides its width, so it is anchored at the edge that it is aligned to.
  mutating func write(_ text: TextContent, in rect: CGRect, isCentred: Bool = false) {
    let size = WebMetrics.size(of: text.style.font)
    let color = isMask ? "#000" : text.style.color.map(CSSColor.text) ?? "currentColor"
    let css = HTMLText.escaped(CSSText.style(text.style) + "fill:\(color)")
    let isWide = rect.width < 1e6
    let (x, anchor) =
      switch isCentred ? .center : text.alignment {
      case .leading: (rect.minX, "start")
      case .center: (isWide ? rect.midX : rect.minX, isWide ? "middle" : "start")
      case .trailing: (isWide ? rect.maxX : rect.minX, isWide ? "end" : "start")
      }
    let inMask = isMask ? " font-family=\"system-ui,sans-serif\"" : ""
    body +=
      "<text x=\"\(CSSLength.number(x))\" y=\"\(CSSLength.number(rect.minY + size * 1.02))\" text-anchor=\"\(anchor)\""
      + "\(inMask) font-size=\"\(CSSLength.number(size))\" style=\"\(css)\">\(HTMLText.shown(text.string))</text>"
  }

  mutating func draw(_ image: ImageContent, in rect: CGRect) {
    func number(_ value: CGFloat) -> String { CSSLength.number(value) }
    let place =
      "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    switch image.source {
    case .symbol(let symbol):
      let paint = image.paints.first ?? .foreground
      let color = isMask ? "#000" : CSSPaint.color(paint)
      // Symbols are stretched only if they are resizable.
      body +=
        "<svg \(place) viewBox=\"0 0 24 24\" style=\"color:\(HTMLText.escaped(color))\" fill=\"none\" stroke=\"currentColor\" "
        + "stroke-width=\"1.75\" stroke-linecap=\"round\" stroke-linejoin=\"round\" class=\"sy\">"
        + "\(SymbolDrawing.parts(of: symbol))</svg>"
    case .drawing(let drawing, let size): play(drawing.marks(from: size, in: rect), of: nil)
    case .named, .data:
      guard let address = address(image) else { return }
      body += "<image \(place) preserveAspectRatio=\"none\" href=\"\(HTMLText.escaped(address))\"/>"
    }
  }
}
