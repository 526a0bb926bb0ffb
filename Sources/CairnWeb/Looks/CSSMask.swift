import CairnScreen
import CairnValues
import Foundation

/// A mask in CSS: a picture of the mask's view, as large as the masked element.
@MainActor
enum CSSMask {
  /// Returns the declaration, or `nil` if the mask shows nothing that can be drawn.
  static func style(of element: Element, address: @escaping (ImageContent) -> String?) -> String? {
    guard element.effects.contains(.mask), let form = element.children.first, element.children.count > 1 else {
      return nil
    }
    let size = element.frame.size
    // SVG in a data URL cannot load pictures, so a mask that is a single picture is referenced directly.
    if let (picture, rect) = onlyPicture(in: form, at: form.frame.origin), let url = address(picture) {
      let place = "\(CSSLength.text(rect.minX)) \(CSSLength.text(rect.minY))"
      return "mask:url(\"\(url)\") \(place)/\(CSSLength.text(rect.width)) \(CSSLength.text(rect.height)) no-repeat;"
    }
    var drawing = SVGDrawing(id: "m", isMask: true)
    drawing.draw(form, at: form.frame.origin)
    guard !drawing.body.isEmpty else { return nil }
    let svg = drawing.svg(size).replacing(
      "<svg ", with: "<svg xmlns=\"http://www.w3.org/2000/svg\" ", maxReplacements: 1
    )
    .replacing("aria-hidden=\"true\">", with: ">\(symbolStyle)", maxReplacements: 1)
    return "mask:url(\"data:image/svg+xml,\(encoded(svg))\") 0 0/100% 100% no-repeat;"
  }

  /// SVG in a data URL does not see the page's style sheet.
  private static let symbolStyle = "<style>.sf{fill:#000}.sk{stroke:none}</style>"

  private static func onlyPicture(in element: Element, at origin: CGPoint) -> (ImageContent, CGRect)? {
    if case .image(let image) = element.content {
      switch image.source {
      case .named, .data: return (image, CGRect(origin: origin, size: element.frame.size))
      case .symbol, .drawing: return nil
      }
    }
    guard case .none = element.content, element.children.count == 1, let child = element.children.first else {
      return nil
    }
    return onlyPicture(in: child, at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY))
  }

  /// Escapes SVG for a quoted data URL.
  private static func encoded(_ svg: String) -> String {
    var text = ""
    for character in svg.unicodeScalars {
      switch character {
      case "%": text += "%25"
      case "#": text += "%23"
      case "<": text += "%3C"
      case ">": text += "%3E"
      case "\"": text += "'"
      case "\\": text += "%5C"
      case "\n", "\r": text += " "
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }
}
