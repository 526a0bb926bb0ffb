import CairnCore
import CairnFoundation
import CairnHosting
import CairnScreen
import CairnValues
import Foundation

/// A screen as one HTML file, which looks as in a browser but does nothing.
@MainActor
package enum StillPage {
  /// Returns the HTML of a screen that was laid out with `WebMetrics`.
  package static func html(
    of root: Element, title: String, language: String, direction: LayoutDirection, colorScheme: ColorScheme
  ) -> String {
    let context = StillContext(OwnWords(for: Locale(identifier: language)))
    var writer = HTMLWriter(Scribe(context), SentNodes())
    writer.write(root)
    let language = HTMLText.escaped(language)
    let direction = direction == .rightToLeft ? "rtl" : "ltr"
    let scheme = colorScheme == .dark ? "dark" : "light"
    let head =
      "<!doctype html>\n<html lang=\"\(language)\" dir=\"\(direction)\" style=\"color-scheme:\(scheme)\">\n<head>\n"
      + "<meta charset=\"utf-8\">\n<title>\(HTMLText.escaped(title))</title>\n"
      + "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
    let body = "<body>\n<div id=\"root\">\(broken(writer.text))</div>\n</body>\n</html>\n"
    return head + "<style>\(Resources.neededStyles.text(for: head + body))</style>\n</head>\n" + body
  }

  /// Begins a new line after each end tag of a block, where browsers ignore it, so that a comparison of two files shows what
  /// differs.
  private static func broken(_ html: String) -> String {
    ["div", "section", "header", "main", "ul", "li", "nav", "article"].reduce(html) {
      $0.replacing("</\($1)>", with: "</\($1)\n>")
    }
  }
}

/// The context of a page that is not served.
private final class StillContext: ScribeContext {
  func address(of link: Element) -> String? { nil }
  var addressOfBack: String { "#" }
  var preferredScheme: ColorScheme? { nil }
  var knowsSizes: Bool { true }
  func missSymbol(_ name: String) {}
  func address(ofStyle text: String) -> String { "data:text/css;base64,\(Data(text.utf8).base64EncodedString())" }
  // It shows one moment, which no script changes.
  func address(ofScript text: String) -> String { "" }
  var hasMenus: Bool { false }
  let words: OwnWords

  init(_ words: OwnWords) { self.words = words }

  func address(of image: ImageContent) -> String? {
    guard let picture = Pictures.loaded(image) else { return nil }
    return "data:image/\(picture.kind);base64,\(picture.data.base64EncodedString())"
  }
}
