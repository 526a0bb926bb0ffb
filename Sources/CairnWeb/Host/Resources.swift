import CairnCompression
import CairnWire

/// The static files of every page. Their names contain a hash, so that browsers can cache them.
enum Resources {
  static let style = StyleSheet.text
  static let neededStyles = NeededStyles(style)
  static let stylePath = "/cairn/style-\(ContentHash.text(of: style.utf8)).css"
  static let palettePath = "/cairn/palette-\(ContentHash.text(of: PageFiles.palette.utf8)).js"
  static let partsPath = "/cairn/parts-\(ContentHash.text(of: PageFiles.parts.utf8)).js"
  /// The second script, with the addresses of those that are loaded when they are needed.
  private static let extras =
    PageFiles.extras.replacing("PALETTE_PATH", with: palettePath).replacing("PARTS_PATH", with: partsPath)
  static let extrasPath = "/cairn/extras-\(ContentHash.text(of: extras.utf8)).js"
  /// The first script, with the addresses of the other files and the meanings of keys.
  static let script =
    PageFiles.script.replacing("STYLE_PATH", with: stylePath).replacing("EXTRAS_PATH", with: extrasPath)
    .replacing("INPUT_TABLE", with: InputTable().json)
  static let scriptPath = "/cairn/script-\(ContentHash.text(of: script.utf8)).js"

  // Each is made on first use.
  private static let styleFile = file(style, "text/css; charset=utf-8")
  static let scriptFile = file(script, "text/javascript; charset=utf-8")
  private static let extrasFile = file(extras, "text/javascript; charset=utf-8")
  private static let partsFile = file(PageFiles.parts, "text/javascript; charset=utf-8")
  private static let paletteFile = file(PageFiles.palette, "text/javascript; charset=utf-8")

  /// Answers requests for files that are the same for all users, or returns `nil`.
  static func answer(_ request: HTTPRequest) -> HTTPResponse? {
    guard request.method == .get || request.method == .head else { return nil }
    switch request.path {
    case "/robots.txt": return HTTPResponse(type: "text/plain; charset=utf-8", text: "User-agent: *\nAllow: /\n")
    case "/health": return HTTPResponse(type: "text/plain; charset=utf-8", text: "ok\n")
    case stylePath: return styleFile
    case scriptPath: return scriptFile
    case extrasPath: return extrasFile
    case partsPath: return partsFile
    case palettePath: return paletteFile
    case OfflinePage.path: return OfflinePage.answer
    default: return nil
    }
  }

  private static func file(_ text: String, _ type: String) -> HTTPResponse {
    var response = HTTPResponse.cachedForever(type: type, Array(text.utf8))
    response.gzipped = Gzip.compress(response.body, .thorough)
    return response
  }
}
