import CairnCore
import CairnScreen
import CairnValues
import Foundation

// Texts, pictures and shapes.
extension TextContent {
  /// Whether it is probably a price, a date or a measure, which is read as one word.
  fileprivate var isShortWithDigits: Bool {
    string.utf8.count <= 40 && string.count <= 18 && string.contains(where: \.isNumber)
      && !string.contains(where: \.isNewline)
  }
}

extension Scribe {
  func text(_ element: Element) -> HTMLNode {
    guard case .text(let content) = element.content else { return frame(element, "span") }
    var tag = "span"
    var classes = ["t"]
    if element.hasTrait(.header), !element.isInPhrase {
      tag = element.isTitleOfPage ? (isTitleOfMain(element) ? "h1" : "h2") : "h3"
      if element.isTitleOfPage { classes.append("title") }
    }
    if element.isAccessory { classes.append("acc") }
    if content.isShortWithDigits { classes.append("nb") }
    var style = CSSText.style(content.style)
    if let name = Self.alignmentClass(content.alignment) { classes.append(name) }
    if !content.style.isPlain, content.style.values.reservedLines > 1 {
      style += "min-height:\(min(content.style.values.reservedLines, content.lineLimit ?? .max))lh;"
    }
    if let limit = content.lineLimit {
      // CSS ends a single line at its edge, but would show several lines of the text.
      if limit == 1, !content.string.contains(where: \.isNewline) {
        classes.append("one")
      } else {
        classes.append("clamp")
        style += "-webkit-line-clamp:\(max(limit, 1));"
      }
    }
    if !content.style.isPlain, content.style.isRedacted { classes.append("redacted") }
    var node = start(element, tag, classes, style: style, without: ["t"])
    if tag == "h1" { node.set("tabindex", "-1") }
    if let label = element.semantics?.label, label != content.string { node.set("aria-label", label) }
    if element.isTapTarget, !element.isInPhrase {
      node.set("role", "button")
      node.set("tabindex", "0")
    }
    node.html = CSSText.html(content)
    return node
  }

  static func alignmentClass(_ alignment: TextAlignment) -> String? {
    switch alignment {
    case .leading: nil
    case .center: "tc"
    case .trailing: "te"
    }
  }

  func picture(_ element: Element) -> HTMLNode {
    guard case .image(let image) = element.content else { return frame(element, "span") }
    let isDecoration = image.isDecorative || element.isInPhrase || element.isAccessory || element.hasTrait(.hidden)
    let label = isDecoration ? nil : element.semantics?.label ?? image.spokenName
    var style = ""
    if let first = image.paints.first, first != .foreground { style += "color:\(CSSPaint.color(first));" }
    switch image.source {
    case .symbol(let name):
      var classes = ["im"]
      if element.isAccessory { classes.append("acc") }
      if SymbolDrawing.isMirrored(name) { classes.append("mir") }
      if case .filling = element.layoutKind.arrangement {
        classes.append("rs")
      } else {
        let size = WebMetrics.symbolSize(of: image)
        if size != 20 { style += "font-size:\(CSSLength.number(size / 16))rem;" }
      }
      var node = start(element, "span", classes, style: style)
      node.html = SymbolDrawing.svg(name, label: label)
      if !SymbolDrawing.isKnown(name) { context.missSymbol(name) }
      return node
    case .named, .data:
      var classes = ["pic"]
      if case .filling = element.layoutKind.arrangement { classes.append("rs") }
      guard let address = context.address(of: image) else {
        var node = start(element, "span", classes + ["none"], style: style)
        node.nameImage(label ?? "")
        node.html = SymbolDrawing.svg("photo", label: nil)
        return node
      }
      var node = start(element, "img", classes, style: style)
      node.set("src", address)
      node.set("alt", label ?? "")
      if let size = Pictures.size(of: image) {
        node.set("width", CSSLength.number(size.width))
        node.set("height", CSSLength.number(size.height))
      }
      return node
    case .drawing(let drawing, let size):
      var node = start(element, "span", ["svg"], style: style)
      if let label { node.nameImage(label) }
      node.html = SVGDrawing.canvas(drawing, of: element, size: size, address: context.address(of:))
      return node
    }
  }

  func shape(_ element: Element) -> HTMLNode {
    if let measure = element.measureAround { return track(element, of: measure) }
    switch element.content {
    case .shape(let content):
      if let flat = Self.flatFill(content) {
        return start(element, "span", ["svg"], style: "background:\(CSSPaint.background(flat));")
      }
      var node = start(element, "span", ["svg"])
      node.html = SVGDrawing.shape(content, id: element.nodeID, size: element.frame.size)
      return node
    case .drawing(let drawing):
      var node = start(element, "span", ["svg"])
      let words = drawing.texts.joined(separator: ", ")
      if !words.isEmpty || element.semantics?.label != nil { node.nameImage(element.semantics?.label ?? words) }
      node.html = SVGDrawing.canvas(
        drawing, of: element, size: element.frame.size, address: context.address(of:))
      return node
    case .range(let range): return progress(element, range, of: element)
    case .none, .text, .image, .field, .toggle, .part: return frame(element, "span")
    }
  }

  /// Returns the paint of a shape that is a filled rectangle, such as a color.
  private static func flatFill(_ content: ShapeContent) -> Paint? {
    guard content.drawings.count == 1, case .fill(let paint, .rectangle, _) = content.drawings[0] else { return nil }
    return paint
  }

  func divider(_ element: Element) -> HTMLNode {
    var node = start(element, element.isInPhrase ? "span" : "hr")
    if element.parent?.popsUp == true || element.isInPhrase { node.set("role", "separator") }
    return node
  }
}
