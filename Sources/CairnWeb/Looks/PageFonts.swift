import CairnScreen
import CairnWire
import Foundation

/// The app's own fonts: a style sheet that declares them, and their files. Browsers load a font where a text uses it.
@MainActor
enum PageFonts {
  private struct Served {
    let path: String
    let type: String
    let rule: String
    let file: String
  }

  private static let fonts: [Served] = AppFonts.files.compactMap { path, font in
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let ending = (path as NSString).pathExtension.lowercased()
    let address = "/cairn/font-\(ContentHash.text(of: data)).\(ending)"
    let (low, high) = (font.weights.lowerBound, font.weights.upperBound)
    let rule =
      "@font-face{font-family:\(CSSText.familyName(font.family));src:url(\(address));"
      + "font-weight:\(low == high ? "\(low)" : "\(low) \(high)");font-style:\(font.isItalic ? "italic" : "normal");"
      + "font-display:swap}"
    return Served(path: address, type: "font/\(ending == "ttc" ? "collection" : ending)", rule: rule, file: path)
  }

  private static let sheet = fonts.map(\.rule).joined()
  private static let sheetPath = "/cairn/fonts-\(ContentHash.text(of: sheet.utf8)).css"

  /// The link to the style sheet, if the app has fonts. The script recognizes the page's own sheet by its `rel`.
  static let link = fonts.isEmpty ? "" : "<link rel=\"preload stylesheet\" as=\"style\" href=\"\(sheetPath)\">"

  static func answer(_ request: HTTPRequest) -> HTTPResponse? {
    guard !fonts.isEmpty else { return nil }
    if request.path == sheetPath { return .cachedForever(type: "text/css; charset=utf-8", Array(sheet.utf8)) }
    guard let font = fonts.first(where: { $0.path == request.path }),
      let data = FileManager.default.contents(atPath: font.file)
    else { return nil }
    return .cachedForever(type: font.type, Array(data))
  }
}
