import CairnFoundation
import CairnMessages
import CairnScreen
import CairnValues
import CairnWire
import Foundation

/// What makes a page the app's own: its name, its fonts, and the color `AccentColor` and the icon `AppIcon` of its asset
/// catalog.
@MainActor
enum Brand {
  /// Declarations for the root element that replace the tint; empty without an accent color.
  static let palette: String = {
    let hasAccent = ProgramFolder.all.contains { folder in
      // Xcode makes a set without a color for every new project.
      AssetCatalogs.in(folder).color(named: "AccentColor")
        .map { String(decoding: $0, as: UTF8.self).contains("components") } ?? false
    }
    guard hasAccent else { return "" }
    let accent = Color("AccentColor")
    let onTint = [ColorScheme.light, .dark].map { isBright(accent.resolved(scheme: $0)) ? "#04101f" : "#fff" }
    return "--tint:\(CSSColor.text(accent));--on-tint:light-dark(\(onTint[0]),\(onTint[1]))"
  }()

  /// Whether dark text is easier to read on a color than white text.
  private static func isBright(_ color: Color.Resolved) -> Bool {
    let luminance = color.luminance
    return (luminance + 0.05) / 0.055 > 1.05 / (luminance + 0.05)
  }

  private struct Icon {
    let data: Data
    let edge: Int
    let path: String
  }

  /// The largest square picture of the icon set.
  private static let icon: Icon? = {
    let files = ProgramFolder.all.flatMap { AssetCatalogs.in($0).icon(named: "AppIcon") }
    let icons = files.compactMap { file -> Icon? in
      guard let data = FileManager.default.contents(atPath: file), let header = PictureHeader(data),
        header.kind == .png, header.size.width == header.size.height
      else { return nil }
      return Icon(data: data, edge: Int(header.size.width), path: "/cairn/icon-\(ContentHash.text(of: data)).png")
    }
    return icons.max { $0.edge < $1.edge }
  }()

  /// Returns the elements in the head of every page. The script adds a link to the manifest.
  static func head(appName: String) -> String {
    let links = icon.map {
      "<link rel=\"icon\" href=\"\($0.path)\"><link rel=\"apple-touch-icon\" href=\"\($0.path)\">"
    }
    // A data URL saves a request.
    return (links ?? "<link rel=\"icon\" href=\"data:image/svg+xml,\(escaped(drawnIcon(appName)))\">") + PageFonts.link
  }

  /// The icon of an app without one: its initial, in a color that its name decides.
  private static func drawnIcon(_ appName: String) -> String {
    let hue = appName.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 360 }
    return
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill='oklch(.5 .1 \(hue))' d='M0 0h24v24H0'/>"
      + "<text x='6' y='18' fill='white'>\(HTMLText.escaped(appName.prefix(1).uppercased()))</text></svg>"
  }

  private static func escaped(_ drawing: String) -> String {
    let free = CharacterSet.urlPathAllowed.union(CharacterSet(charactersIn: " ")).subtracting(
      CharacterSet(charactersIn: "&"))
    return drawing.addingPercentEncoding(withAllowedCharacters: free) ?? ""
  }

  private static let iconPath = "/favicon.ico"
  private static let manifestPath = "/cairn/app.webmanifest"

  /// Answers requests for the fonts, and for the icon and the manifest, with which browsers install the app.
  static func answer(_ request: HTTPRequest, appName: String) -> HTTPResponse? {
    guard request.method == .get || request.method == .head else { return nil }
    if let icon, request.path == icon.path { return .cachedForever(type: "image/png", Array(icon.data)) }
    if let font = PageFonts.answer(request) { return font }
    if request.path == iconPath {
      return HTTPResponse(
        type: "image/svg+xml", text: drawnIcon(appName), headers: ["cache-control": "public, max-age=86400"])
    }
    guard request.path == manifestPath else { return nil }
    return HTTPResponse(
      type: "application/manifest+json", text: manifest(appName),
      headers: ["cache-control": "public, max-age=86400"])
  }

  private static func manifest(_ name: String) -> String {
    let source =
      icon.map { ($0.path, "\($0.edge)x\($0.edge)", "image/png") } ?? (iconPath, "any", "image/svg+xml")
    return "{\"name\":\(JSON.quoted(name)),\"start_url\":\"/\",\"display\":\"standalone\","
      + "\"background_color\":\"#f5f5f7\",\"theme_color\":\"#f5f5f7\","
      + "\"icons\":[{\"src\":\"\(source.0)\",\"sizes\":\"\(source.1)\",\"type\":\"\(source.2)\"}]}"
  }
}
