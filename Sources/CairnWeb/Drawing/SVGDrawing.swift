import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// Shapes and canvases as inline SVG, in the engine's size of the element, stretched to the browser's.
@MainActor
struct SVGDrawing {
  var definitions = ""
  var body = ""
  private var count = 0
  /// Distinguishes the gradients of this drawing from those of others.
  private let id: String
  /// Whether only the drawing's opacity counts.
  let isMask: Bool
  /// Returns the address of a picture.
  let address: (ImageContent) -> String?

  static func shape(_ shape: ShapeContent, id: String, size: CGSize) -> String {
    var drawing = SVGDrawing(id: id)
    drawing.draw(shape, in: CGRect(origin: .zero, size: size))
    return drawing.svg(size)
  }

  mutating func draw(_ shape: ShapeContent, in rect: CGRect) {
    for one in shape.drawings {
      switch one {
      case .fill(let paint, let outline, let style): fill(outline.path(in: rect), paint, style, in: rect)
      case .stroke(let paint, let outline, let style, _): stroke(outline.path(in: rect), paint, style, in: rect)
      }
    }
  }

  /// - Parameter element: The canvas whose child views the drawing uses.
  static func canvas(
    _ content: DrawingContent, of element: Element, size: CGSize, address: @escaping (ImageContent) -> String?
  ) -> String {
    var drawing = SVGDrawing(id: element.nodeID, address: address)
    drawing.play(content.marks, of: element)
    return drawing.svg(size)
  }

  init(id: String, isMask: Bool = false, address: @escaping (ImageContent) -> String? = { _ in nil }) {
    self.id = id
    self.isMask = isMask
    self.address = address
  }

  /// Returns a name for a definition that is unique on the page.
  mutating func name(_ letter: String) -> String {
    count += 1
    return "\(id)\(letter)\(count)"
  }

  func svg(_ size: CGSize) -> String {
    let (width, height) = (CSSLength.number(max(size.width, 1)), CSSLength.number(max(size.height, 1)))
    let definitions = definitions.isEmpty ? "" : "<defs>\(definitions)</defs>"
    return "<svg viewBox=\"0 0 \(width) \(height)\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
      + "\(definitions)\(body)</svg>"
  }

  mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, in rect: CGRect) {
    let rule = style.isEOFilled ? " fill-rule=\"evenodd\"" : ""
    body += "<path d=\"\(SVGPath.text(path))\"\(rule) \(value(of: paint, as: "fill", in: rect))/>"
  }

  mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, in rect: CGRect) {
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

  /// Returns the attribute for a paint. Colors are styles, because they are custom properties.
  private mutating func value(of paint: Paint, as name: String, in rect: CGRect) -> String {
    switch paint {
    case .gradient(let gradient): "\(name)=\"url(#\(define(gradient, in: rect)))\""
    case .faded(.gradient(let gradient), let opacity):
      "\(name)=\"url(#\(define(gradient, in: rect)))\" opacity=\"\(CSSLength.number(CGFloat(opacity)))\""
    case .shadowed(let base, _), .framed(let base, _), .blended(let base, _): value(of: base, as: name, in: rect)
    case .color, .foreground, .background, .windowBackground, .tint, .selection, .separator, .placeholder, .link, .fill,
      .material, .mesh, .picture, .custom, .level, .faded:
      isMask
        ? "\(name)=\"#000\" \(name)-opacity=\"\(CSSLength.number(CGFloat(paint.opacity)))\""
        : "style=\"\(name):\(CSSPaint.color(paint))\""
    }
  }

  private mutating func define(_ paint: GradientPaint, in rect: CGRect) -> String {
    let name = self.name("g")
    let stops = paint.gradient.gradient.stops.map { stop in
      let color =
        isMask
        ? "stop-opacity=\"\(CSSLength.number(CGFloat(stop.color.resolved(scheme: .light).opacity)))\""
        : "style=\"stop-color:\(CSSColor.text(stop.color))\""
      return "<stop offset=\"\(CSSLength.number(stop.location))\" \(color)/>"
    }
    .joined()
    func add(_ tag: String, _ lengths: KeyValuePairs<String, CGFloat>) {
      let attributes = lengths.map { " \($0.key)=\"\(CSSLength.number($0.value))\"" }.joined()
      definitions += "<\(tag) id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"\(attributes)>\(stops)</\(tag)>"
    }
    switch paint.line {
    case .linear(let start, let end):
      let (a, b) = (start.point(in: rect), end.point(in: rect))
      add("linearGradient", ["x1": a.x, "y1": a.y, "x2": b.x, "y2": b.y])
    case .radial(let center, let from, let to):
      let middle = center.point(in: rect)
      add("radialGradient", ["cx": middle.x, "cy": middle.y, "r": to, "fr": from])
    case .elliptical(let center, _, _), .angular(let center, _, _):
      let middle = center.point(in: rect)
      add("radialGradient", ["cx": middle.x, "cy": middle.y, "r": max(rect.width, rect.height) / 2])
    }
    return name
  }
}

extension Paint {
  /// The opacity, for masks.
  fileprivate var opacity: Double {
    switch self {
    case .color(let color): Double(color.resolved(scheme: .light).opacity)
    case .faded(let base, let share): base.opacity * min(max(share, 0), 1)
    case .blended(let base, _), .shadowed(let base, _), .framed(let base, _): base.opacity
    case .level, .foreground, .background, .windowBackground, .tint, .selection, .separator, .placeholder, .link, .fill,
      .material, .gradient, .mesh, .picture, .custom:
      1
    }
  }
}
