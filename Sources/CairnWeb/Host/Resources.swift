import CairnWire

/// The files of every page. Their names contain a hash, so browsers may keep them.
enum Resources {
  static let style = StyleSheet.text.withoutComments
  static let script = ClientScript.text.withoutComments
  static let stylePath = "/cairn/style-\(ContentHash.text(of: style.utf8)).css"
  static let scriptPath = "/cairn/script-\(ContentHash.text(of: script.utf8)).js"

  static let all: [String: HTTPResponse] = [
    stylePath: file(style, "text/css; charset=utf-8"), scriptPath: file(script, "text/javascript; charset=utf-8"),
  ]

  /// Answers what is the same for everybody, or returns `nil`.
  static func answer(_ request: HTTPRequest) -> HTTPResponse? {
    guard request.method == .get || request.method == .head else { return nil }
    switch request.path {
    case "/favicon.ico": return icon
    case "/robots.txt": return HTTPResponse(type: "text/plain; charset=utf-8", text: "User-agent: *\nAllow: /\n")
    case "/health": return HTTPResponse(type: "text/plain; charset=utf-8", text: "ok\n")
    default: return all[request.path]
    }
  }

  private static func file(_ text: String, _ type: String) -> HTTPResponse {
    HTTPResponse(
      type: type, text: text,
      headers: ["cache-control": "public, max-age=31536000, immutable", "x-content-type-options": "nosniff"])
  }

  static let icon = HTTPResponse(
    type: "image/svg+xml",
    text: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\"><g fill=\"#6b7280\"><rect x=\"4\" y=\"22\" "
      + "width=\"24\" height=\"7\" rx=\"3.500\"/><rect x=\"7\" y=\"13\" width=\"18\" height=\"7\" rx=\"3.500\"/>"
      + "<rect x=\"11\" y=\"4\" width=\"10\" height=\"7\" rx=\"3.500\"/></g></svg>",
    headers: ["cache-control": "public, max-age=86400"])
}

extension String {
  /// Without comments that fill their lines, and without the indentation.
  var withoutComments: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { line in !line.isEmpty && !line.hasPrefix("//") && !(line.hasPrefix("/*") && line.hasSuffix("*/")) }
      .joined(separator: "\n")
  }
}
