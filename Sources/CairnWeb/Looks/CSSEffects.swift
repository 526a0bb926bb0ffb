import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// The effects of modifiers as CSS declarations.
@MainActor
struct CSSEffects {
  private(set) var style = ""
  private var filters: [String] = []
  private var transforms: [String] = []
  private var shadows: [String] = []
  /// The help text.
  private(set) var help: String?
  private(set) var classes: [String] = []
  /// The transition of the element.
  private(set) var transition: String?
  /// The attribute with the id that matches the element's geometry to another's.
  private(set) var match: (name: String, key: String)?

  init(of element: Element) {
    for effect in element.effects { add(effect, element) }
    if !filters.isEmpty { style += "filter:\(filters.joined(separator: " "));" }
    if !transforms.isEmpty { style += "transform:\(transforms.reversed().joined(separator: " "));" }
    if !shadows.isEmpty { style += "box-shadow:\(shadows.joined(separator: ","));" }
  }

  private mutating func add(_ effect: ElementEffect, _ element: Element) {
    switch effect {
    case .hidden: style += "visibility:hidden;"
    case .opacity(let opacity): style += "opacity:\(CSSLength.number(CGFloat(min(max(opacity, 0), 1))));"
    case .background(let paint, let outline, _):
      style += "background:\(CSSPaint.background(paint));" + shape(of: outline, element)
      if case .material = paint { classes.append("glass") }
    case .overlay(let paint, let outline, _):
      style += "box-shadow:inset 0 0 0 100vmax \(CSSPaint.color(paint));" + shape(of: outline, element)
    case .border(let paint, let width):
      style +=
        "outline:\(CSSLength.text(width)) solid \(CSSPaint.color(paint));outline-offset:-\(CSSLength.text(width));"
    case .clip(let outline, _):
      let shape = shape(of: outline, element)
      style += "overflow:clip;" + shape
    case .mask: break
    case .shadow(let color, let radius, let x, let y):
      filters.append(
        "drop-shadow(\(CSSLength.text(x)) \(CSSLength.text(y)) \(CSSLength.text(radius)) \(CSSColor.text(color)))")
    case .blur(let radius, _): filters.append("blur(\(CSSLength.text(radius)))")
    case .color(let effect): if let filter = Self.filter(effect) { filters.append(filter) }
    case .blend(let mode): blend(mode)
    case .compositing: style += "isolation:isolate;"
    case .transform(let transformation): transform(transformation)
    case .foreground(let paints):
      if let first = paints.first { style += "color:\(CSSPaint.color(first));" }
    case .redacted: classes.append("redacted")
    case .ignoresTouches: style += "pointer-events:none;"
    case .touchArea, .coordinateSpace, .contentTransition, .describes: break
    case .matched(let look):
      match = (look.isForPages ? look.isSource ? "data-z" : "data-y" : "data-m", Self.key(of: look))
    case .transition(let look):
      transition = CSSTransition.text(look, isMirrored: element.layoutDirection == .rightToLeft)
    case .help(let text): help = text
    case .hover(let look): classes.append(look == .lift ? "lift" : "hov")
    }
  }

  private static func key(of look: MatchedLook) -> String {
    var hasher = Hasher()
    hasher.combine(look.id)
    hasher.combine(look.namespace)
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }

  private func shape(of outline: ShapeOutline, _ element: Element) -> String {
    guard case .other(let maker) = outline else { return "" }
    // A shape whose corners do not depend on the size is written as a radius, which fits every size.
    let rect = CGRect(x: 0, y: 0, width: 1_000, height: 600)
    switch maker.path(in: rect).kind {
    case .ellipse: return "border-radius:50%;"
    case .roundedRect(let inner, let corner, _) where inner.size == rect.size:
      return corner.width >= 299 ? "border-radius:999px;" : "border-radius:\(CSSLength.text(corner.width));"
    case .rect: return ""
    case .empty: return ""
    case .roundedRect, .elements:
      let own = maker.path(in: CGRect(origin: .zero, size: element.frame.size))
      return "clip-path:path('\(SVGPath.text(own))');"
    }
  }

  /// Returns the filter that shows an effect on colors, or `nil` if CSS has none.
  static func filter(_ effect: ColorEffect) -> String? {
    func number(_ value: Double) -> String { CSSLength.number(CGFloat(value.isFinite ? value : 0)) }
    switch effect {
    case .brightness(let amount): return "brightness(\(number(1 + amount)))"
    case .contrast(let amount): return "contrast(\(number(amount)))"
    case .saturation(let amount): return "saturate(\(number(amount)))"
    case .grayscale(let amount): return "grayscale(\(number(amount)))"
    case .hueRotation(let angle): return "hue-rotate(\(number(angle.degrees))deg)"
    case .invert: return "invert(1)"
    case .multiply, .luminanceToAlpha: return nil
    }
  }

  private mutating func blend(_ mode: BlendMode) {
    switch mode {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: break
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter:
      style += "mix-blend-mode:\("\(mode)".hyphenated);"
    }
  }

  private mutating func transform(_ transformation: Transformation) {
    func origin(_ anchor: UnitPoint) {
      guard anchor != .center else { return }
      style += "transform-origin:\(CSSLength.number(anchor.x * 100))% \(CSSLength.number(anchor.y * 100))%;"
    }
    switch transformation {
    case .rotation(let angle, let anchor):
      origin(anchor)
      transforms.append("rotate(\(CSSLength.number(angle.degrees))deg)")
    case .scale(let size, let anchor):
      origin(anchor)
      transforms.append("scale(\(CSSLength.number(size.width)),\(CSSLength.number(size.height)))")
    case .rotation3D(let angle, let axis, let anchor, _, let perspective):
      origin(anchor)
      let (x, y, z) = axis.count == 3 ? (axis[0], axis[1], axis[2]) : (0, 0, 1)
      let depth = perspective > 0 ? "perspective(\(CSSLength.text(600 / perspective))) " : ""
      transforms.append(
        "\(depth)rotate3d(\(CSSLength.number(x)),\(CSSLength.number(y)),\(CSSLength.number(z)),"
          + "\(CSSLength.number(angle.degrees))deg)")
    case .affine(let matrix):
      style += "transform-origin:0 0;"
      transforms.append(SVGPath.matrix(matrix))
    case .projection: break
    }
  }
}
