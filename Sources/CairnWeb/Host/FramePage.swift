import CairnWire
import Foundation

/// The page around a page of the web, or a film of another server, that an app shows in a frame. The app's own page allows no other
/// frames, and a page inside has none of the app's rights.
enum FramePage {
  static let path = "/cairn/frame"

  /// Answers a frame of a page. A link cannot lead here: browsers say whether a page is to fill a tab, and only the app's pages may
  /// be around it.
  static func answer(_ request: HTTPRequest) -> HTTPResponse? {
    guard request.path == path else { return nil }
    // Chromium calls a frame that a script adds "empty". A page that fills a tab is always a "document".
    guard let purpose = request.headers["sec-fetch-dest"], purpose != "document" else {
      return HTTPResponse(plain: .notFound)
    }
    let items = URLComponents(string: "?" + (request.query ?? ""))?.queryItems ?? []
    func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
    if value("film") != nil { return film }
    let runsScripts = value("scripts") != "0"
    guard let address = value("address") else { return text(runsScripts: runsScripts) }
    guard let url = URL(string: address), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(), !host.isEmpty
    else { return HTTPResponse(plain: .badRequest) }
    // With scripts and its origin, a page of the app's own server could free itself. Ports share cookies.
    let isOwn = request.host.prefix { $0 != ":" }.lowercased() == host.lowercased()
    let sandbox =
      (runsScripts ? "allow-scripts " : "") + "allow-forms allow-popups" + (isOwn ? "" : " allow-same-origin")
    let html =
      "<!doctype html><meta charset=utf-8><style>*{margin:0}iframe{display:block;width:100vw;height:100vh;border:0}</style>"
      + "<iframe sandbox=\"\(sandbox)\" referrerpolicy=no-referrer src=\"\(HTMLText.escaped(url.absoluteString))\"></iframe>"
    return page(html, policy: "default-src 'none';style-src 'unsafe-inline';frame-src http: https:")
  }

  /// The page for a film of another server, which the app's own page puts into it and controls. Nothing else can load here.
  private static var film: HTTPResponse {
    page(
      "<!doctype html><meta charset=utf-8><style>*{margin:0}body{background:#000}"
        + "video{display:block;width:100vw;height:100vh}</style><body>",
      policy: "default-src 'none';style-src 'unsafe-inline';media-src http: https:")
  }

  /// The page for a text of the app, which the app's page sends. Its origin is unique.
  private static func text(runsScripts: Bool) -> HTTPResponse {
    let nonce = RandomToken.make()
    let scripts = runsScripts ? "" : ";script-src 'nonce-\(nonce)'"
    return page(
      "<!doctype html><meta charset=utf-8><script nonce=\"\(nonce)\">onmessage=e=>{if(e.source===parent){onmessage=null;"
        + "document.open();document.write(e.data);document.close()}}</script>",
      policy: "sandbox allow-scripts allow-forms allow-popups;default-src https: data: blob: 'unsafe-inline'\(scripts)")
  }

  private static func page(_ html: String, policy: String) -> HTTPResponse {
    HTTPResponse(
      headers: [
        "content-type": "text/html; charset=utf-8", "cache-control": "no-store",
        "content-security-policy": policy + ";frame-ancestors 'self';base-uri 'none'",
        "referrer-policy": "no-referrer",
      ], body: Array(html.utf8))
  }
}
