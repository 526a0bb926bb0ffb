import CairnCompression
import CairnWire

/// The static files of every page. Their names contain a hash, so that browsers can cache them.
enum Resources {
  static let style = StyleSheet.text
  static let neededStyles = NeededStyles(style)
  static let stylePath = "/cairn/style-\(ContentHash.text(of: style.utf8)).css"
  static let partsPath = "/cairn/parts-\(ContentHash.text(of: PageFiles.parts.utf8)).js"
  /// The second script, with the address of the one for the app's own markup.
  private static let extras = PageFiles.extras.replacing("PARTS_PATH", with: partsPath)
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

  /// Answers requests for files that are the same for all users, or returns `nil`.
  static func answer(_ request: HTTPRequest) -> HTTPResponse? {
    guard request.method == .get || request.method == .head else { return nil }
    switch request.path {
    case "/favicon.ico": return icon
    case "/robots.txt": return HTTPResponse(type: "text/plain; charset=utf-8", text: "User-agent: *\nAllow: /\n")
    case "/health": return HTTPResponse(type: "text/plain; charset=utf-8", text: "ok\n")
    case stylePath: return styleFile
    case scriptPath: return scriptFile
    case extrasPath: return extrasFile
    case partsPath: return partsFile
    case OfflinePage.path: return OfflinePage.answer
    default: return nil
    }
  }

  private static func file(_ text: String, _ type: String) -> HTTPResponse {
    var response = HTTPResponse.cachedForever(type: type, Array(text.utf8))
    response.gzipped = Gzip.compress(response.body, .thorough)
    return response
  }

  private static let drawing =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><path fill='#6b7280' "
    + "d='M3 11h10q1 0 1 2t-1 2H3q-1 0-1-2t1-2m2-4h6q1 0 1 1.500t-1 1.500H5q-1 0-1-1.500T5 7m2-5h2q1 0 1 2T9 6H7Q6 6 6 4t1-2'/></svg>"

  /// The icon as a data URL, which saves a request.
  static let iconAddress =
    "data:image/svg+xml,"
    + drawing.replacing("#", with: "%23").replacing("<", with: "%3C").replacing(">", with: "%3E")

  static let icon = HTTPResponse(
    type: "image/svg+xml", text: drawing,
    headers: ["cache-control": "public, max-age=86400"])
}
