import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// Shapes and canvases as inline SVG, in the engine's size of the element, stretched to the browser's.
@MainActor
struct SVGDrawing {
  private var definitions = ""
  private var body = ""
  private var count = 0
  /// Distinguishes the gradients of this drawing from those of others.
  private let id: String

  static func shape(_ shape: ShapeContent, id: String, size: CGSize) -> String {
    var drawing = SVGDrawing(id: id)
    let rect = CGRect(origin: .zero, size: size)
    for one in shape.drawings {
      switch one {
      case .fill(let paint, let outline, let style):
        drawing.fill(outline.path(in: rect), paint, style, in: rect)
      case .stroke(let paint, let outline, let style, _):
        drawing.stroke(outline.path(in: rect), paint, style, in: rect)
      }
    }
    return drawing.svg(size)
  }

  static func canvas(_ content: DrawingContent, id: String, size: CGSize) -> String {
    var drawing = SVGDrawing(id: id)
    let rect = CGRect(origin: .zero, size: size)
    for mark in content.marks { drawing.add(mark, in: rect) }
    return drawing.svg(size)
  }

  private init(id: String) { self.id = id }

  private func svg(_ size: CGSize) -> String {
    let (width, height) = (CSSLength.number(max(size.width, 1)), CSSLength.number(max(size.height, 1)))
    let definitions = definitions.isEmpty ? "" : "<defs>\(definitions)</defs>"
    return "<svg viewBox=\"0 0 \(width) \(height)\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
      + "\(definitions)\(body)</svg>"
  }

  private mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, in rect: CGRect) {
    let rule = style.isEOFilled ? " fill-rule=\"evenodd\"" : ""
    body += "<path d=\"\(SVGPath.text(path))\"\(rule) \(value(of: paint, as: "fill", in: rect))/>"
  }

  private mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, in rect: CGRect) {
    var more = " stroke-width=\"\(CSSLength.number(style.lineWidth))\""
    switch style.lineCap {
    case .butt: break
    case .round: more += " stroke-linecap=\"round\""
    case .square: more += " stroke-linecap=\"square\""
    }
    switch style.lineJoin {
    case .miter: break
    case .round: more += " stroke-linejoin=\"round\""
    case .bevel: more += " stroke-linejoin=\"bevel\""
    }
    if !style.dash.isEmpty {
      more += " stroke-dasharray=\"\(style.dash.map { CSSLength.number($0) }.joined(separator: " "))\""
    }
    body += "<path d=\"\(SVGPath.text(path))\" fill=\"none\" \(value(of: paint, as: "stroke", in: rect))\(more)/>"
  }

  /// Returns the attribute for a paint. Colours are styles, because they are custom properties.
  private mutating func value(of paint: Paint, as name: String, in rect: CGRect) -> String {
    switch paint {
    case .gradient(let gradient): "\(name)=\"url(#\(define(gradient, in: rect)))\""
    case .faded(.gradient(let gradient), let opacity):
      "\(name)=\"url(#\(define(gradient, in: rect)))\" opacity=\"\(CSSLength.number(CGFloat(opacity)))\""
    case .shadowed(let base, _), .framed(let base, _), .blended(let base, _): value(of: base, as: name, in: rect)
    case .color, .foreground, .background, .windowBackground, .tint, .selection, .separator, .placeholder, .link, .fill,
      .material, .mesh, .picture, .custom, .level, .faded:
      "style=\"\(name):\(CSSPaint.color(paint))\""
    }
  }

  private mutating func define(_ paint: GradientPaint, in rect: CGRect) -> String {
    count += 1
    let name = "\(id)g\(count)"
    let stops = paint.gradient.gradient.stops.map { stop in
      "<stop offset=\"\(CSSLength.number(stop.location))\" style=\"stop-color:\(CSSColor.text(stop.color))\"/>"
    }
    .joined()
    switch paint.line {
    case .linear(let start, let end):
      let (a, b) = (start.point(in: rect), end.point(in: rect))
      definitions +=
        "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(CSSLength.number(a.x))\" "
        + "y1=\"\(CSSLength.number(a.y))\" x2=\"\(CSSLength.number(b.x))\" y2=\"\(CSSLength.number(b.y))\">"
        + "\(stops)</linearGradient>"
    case .radial(let center, _, _), .elliptical(let center, _, _), .angular(let center, _, _):
      let middle = center.point(in: rect)
      let length = max(rect.width, rect.height) / 2
      definitions +=
        "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(CSSLength.number(middle.x))\" "
        + "cy=\"\(CSSLength.number(middle.y))\" r=\"\(CSSLength.number(length))\">\(stops)</radialGradient>"
    }
    return name
  }

  // MARK: Marks

  private mutating func add(_ mark: DrawingMark, in rect: CGRect) {
    var attributes = ""
    if mark.transform != .identity { attributes += " transform=\"\(SVGPath.matrix(mark.transform))\"" }
    if mark.opacity < 1 { attributes += " opacity=\"\(CSSLength.number(CGFloat(mark.opacity)))\"" }
    for clip in mark.clips {
      guard case .path(let path, _, false) = clip else { continue }
      count += 1
      definitions += "<clipPath id=\"\(id)c\(count)\"><path d=\"\(SVGPath.text(path))\"/></clipPath>"
      body += "<g clip-path=\"url(#\(id)c\(count))\">"
    }
    let clips = mark.clips.count { if case .path(_, _, false) = $0 { true } else { false } }
    if !attributes.isEmpty { body += "<g\(attributes)>" }
    switch mark.kind {
    case .fill(let path, let paint, let style):
      fill(path, paint.paints.first ?? .foreground, style, in: path.boundingRect)
    case .stroke(let path, let paint, let style):
      stroke(path, paint.paints.first ?? .foreground, style, in: path.boundingRect)
    case .text(let text, let place):
      let size = WebMetrics.size(of: text.style.font)
      let css = HTMLText.escaped(
        CSSText.style(text.style) + "fill:\(text.style.color.map(CSSColor.text) ?? "currentColor")")
      body +=
        "<text x=\"\(CSSLength.number(place.minX))\" y=\"\(CSSLength.number(place.minY + size * 0.95))\" "
        + "style=\"\(css)\">\(HTMLText.escaped(text.string))</text>"
    case .image, .symbol: break
    case .layer(let marks): for inner in marks { add(inner, in: rect) }
    }
    if !attributes.isEmpty { body += "</g>" }
    body += String(repeating: "</g>", count: clips)
  }
}
