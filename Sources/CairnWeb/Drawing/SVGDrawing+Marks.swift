import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

// The marks of a canvas, and how each is composited with the marks below.
extension SVGDrawing {
  mutating func play(_ marks: [DrawingMark], of canvas: Element?) { for mark in marks { add(mark, of: canvas) } }

  private mutating func add(_ mark: DrawingMark, of canvas: Element?) {
    var open = 0
    func group(_ attributes: String) {
      body += "<g \(attributes)>"
      open += 1
    }
    for clip in mark.clips { if let attribute = attribute(for: clip, of: canvas) { group(attribute) } }
    var style = ""
    if let blend = Self.name(of: mark.blend) { style += "mix-blend-mode:\(blend);" }
    let filters = mark.filters.compactMap { filter($0) }
    if !filters.isEmpty { style += "filter:\(filters.joined(separator: " "));" }
    var attributes = style.isEmpty ? [] : ["style=\"\(HTMLText.escaped(style))\""]
    if mark.opacity < 1 { attributes.append("opacity=\"\(CSSLength.number(CGFloat(mark.opacity)))\"") }
    if !attributes.isEmpty { group(attributes.joined(separator: " ")) }
    if mark.transform != .identity { group("transform=\"\(SVGPath.matrix(mark.transform))\"") }
    draw(mark.kind, of: canvas)
    body += String(repeating: "</g>", count: open)
  }

  private mutating func draw(_ kind: DrawingMark.Kind, of canvas: Element?) {
    switch kind {
    case .fill(let path, let paint, let style):
      fill(path, paint.paints.first ?? .foreground, style, in: path.boundingRect)
    case .stroke(let path, let paint, let style):
      stroke(path, paint.paints.first ?? .foreground, style, in: path.boundingRect)
    case .text(let text, let place): write(text, in: place)
    case .image(let image, let rect, _): draw(image, in: rect)
    case .symbol(let id, let rect):
      guard let view = canvas?.firstInside(where: { $0.id == id }) else { return }
      body += "<g transform=\"translate(\(CSSLength.number(rect.minX)) \(CSSLength.number(rect.minY)))\">"
      draw(view, at: .zero)
      body += "</g>"
    case .layer(let marks): play(marks, of: canvas)
    }
  }

  // MARK: Clips

  private mutating func attribute(for clip: DrawingMark.Clip, of canvas: Element?) -> String? {
    switch clip {
    case .path(let path, let style, let isInverse):
      let name = name("c")
      // The outer path covers everything that a canvas may show.
      let around = isInverse ? "M-99999-99999H99999V99999H-99999Z" : ""
      let rule = style.isEOFilled || isInverse ? " clip-rule=\"evenodd\"" : ""
      definitions += "<clipPath id=\"\(name)\"><path d=\"\(around)\(SVGPath.text(path))\"\(rule)/></clipPath>"
      return "clip-path=\"url(#\(name))\""
    case .layer(let marks, let opacity, false):
      let name = name("m")
      var inner = SVGDrawing(id: name, isMask: true, address: address)
      inner.play(marks, of: canvas)
      definitions += inner.definitions
      let share = opacity < 1 ? " opacity=\"\(CSSLength.number(CGFloat(opacity)))\"" : ""
      definitions += "<mask id=\"\(name)\" style=\"mask-type:alpha\"><g\(share)>\(inner.body)</g></mask>"
      return "mask=\"url(#\(name))\""
    // SVG cannot invert the opacity of a layer.
    case .layer(_, _, true): return nil
    }
  }

  // MARK: Compositing

  /// Returns the CSS name, or `nil` for a blend mode without one.
  private static func name(of blend: DrawingBlend) -> String? {
    switch blend {
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter:
      "\(blend)".hyphenated
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor, .plusDarker:
      nil
    }
  }

  /// Returns a filter as a CSS value. Filters that CSS lacks are defined in SVG.
  private mutating func filter(_ filter: DrawingFilter) -> String? {
    switch filter {
    case .projection: nil
    case .shadow(let color, let radius, let x, let y, _, _):
      "drop-shadow(\(CSSLength.text(x)) \(CSSLength.text(y)) \(CSSLength.text(radius / 2)) \(CSSColor.text(color)))"
    case .blur(let radius, _): "blur(\(CSSLength.text(radius)))"
    case .color(.multiply(let color)):
      {
        let value = color.resolved(scheme: .light)
        let (red, green, blue) = (value.red, value.green, value.blue)
        return define(matrix: [red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, value.opacity, 0])
      }()
    case .color(.luminanceToAlpha): define("<feColorMatrix type=\"luminanceToAlpha\"/>")
    case .color(let effect): CSSEffects.filter(effect)
    case .matrix(let values): values.count == 20 ? define(matrix: values) : nil
    case .alphaThreshold(let least, _, let color):
      define(
        "<feComponentTransfer><feFuncA type=\"linear\" slope=\"255\" "
          + "intercept=\"\(CSSLength.number(CGFloat(-255 * least)))\"/></feComponentTransfer>"
          + "<feComposite operator=\"in\" in2=\"SourceAlpha\" result=\"a\"/>"
          + "<feFlood style=\"flood-color:\(CSSColor.text(color))\"/><feComposite operator=\"in\" in2=\"a\"/>")
    }
  }

  private mutating func define(matrix: [Float]) -> String {
    let values = matrix.map { CSSLength.number(CGFloat($0)) }.joined(separator: " ")
    return define("<feColorMatrix values=\"\(values)\"/>")
  }

  private mutating func define(_ filter: String) -> String {
    let name = name("f")
    definitions += "<filter id=\"\(name)\" color-interpolation-filters=\"sRGB\">\(filter)</filter>"
    return "url(#\(name))"
  }
}
