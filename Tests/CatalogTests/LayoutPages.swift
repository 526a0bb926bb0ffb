import CairnCore
import CairnScreen
import CairnTesting
import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb
@testable import Catalog
@testable import Gallery

/// Writes the pages of Catalog and Gallery as a browser gets them, and the frames that the engine believes in.
///
/// `Scripts/test-web.sh layout` opens them in Chromium, with a font whose glyphs are as wide as the engine believes, and
/// compares. `CAIRN_LAYOUT_PAGES` is the folder to write to.
@MainActor
@Suite(
  "Pages are written for comparing layouts",
  .enabled(if: ProcessInfo.processInfo.environment["CAIRN_LAYOUT_PAGES"] != nil))
struct LayoutPages {
  @Test func areWritten() throws {
    let folder = URL(fileURLWithPath: try #require(ProcessInfo.processInfo.environment["CAIRN_LAYOUT_PAGES"]))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Resources.style.write(to: folder.appending(path: "style.css"), atomically: true, encoding: .utf8)
    let apps: [(name: String, source: @MainActor () -> _AppSource)] = [
      ("Catalog", { .of(CatalogApp()) }), ("Gallery", { .of(GalleryApp()) }),
    ]
    for (name, source) in apps {
      for size in [CGSize(width: 1_280, height: 800), CGSize(width: 390, height: 800)] {
        var pages: Set<String> = []
        // A page of hundreds of equal cells would outweigh all others.
        func visit(_ path: String, depth: Int) throws {
          guard path != "/symbols", pages.insert(path).inserted else { return }
          let links = try write(name, source, path, size, to: folder)
          if depth > 0 { for link in links { try visit(link, depth: depth - 1) } }
        }
        // The topics of Catalog, and their pages.
        try visit("/", depth: 2)
      }
    }
  }

  /// Writes a page, and returns the paths that its links lead to.
  private func write(
    _ name: String, _ source: @escaping @MainActor () -> _AppSource, _ path: String, _ size: CGSize, to folder: URL
  ) throws -> [String] {
    let service = WebService(source, name: name)
    let request = HTTPRequest(.get, path, headers: ["cookie": "size=\(Int(size.width))x\(Int(size.height))"])
    let response = service.answer(to: request)
    let tab = try #require(service.runningTabs.first)
    defer { tab.end() }
    let page = LayoutPage(tab, name, path, size, String(decoding: response.body, as: UTF8.self))
    let file = "\(name)\(path.replacing("/", with: "~"))-\(Int(size.width)).json"
    try JSONEncoder().encode(page).write(to: folder.appending(path: file))
    let base = tab.history.current.steps.count
    return page.html.matches(of: #/ href="(\/[^"]*)"/#).map { String($0.1) }
      .filter { $0.split(separator: "/").count == base + 1 && !$0.contains(".") }
  }
}

/// A page, and where the engine believes its elements to be.
private struct LayoutPage: Encodable {
  struct Place: Encodable {
    var frame: [Double]
    var role: String
    /// How the element arranges its children.
    var arrangement: String
    var parent: String?
  }

  var program: String
  var path: String
  var width: Double
  var height: Double
  var html: String
  var places: [String: Place] = [:]

  @MainActor
  init(_ tab: WebTab, _ program: String, _ path: String, _ size: CGSize, _ html: String) {
    self.program = program
    self.path = path
    width = size.width
    height = size.height
    self.html = html
    if let root = tab.root { add(root, at: .zero) }
  }

  @MainActor
  private mutating func add(_ element: Element, at origin: CGPoint) {
    var frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
    let inner = frame.origin
    // The engine moves the child of an offset, the browser the offset itself.
    if case .offset(let offset) = element.layoutKind.arrangement {
      frame = frame.offsetBy(dx: offset.width, dy: offset.height)
    }
    let kind = "\(element.layoutKind.arrangement)".prefix { $0 != "(" }
    places[element.nodeID] = Place(
      frame: [frame.minX, frame.minY, frame.width, frame.height], role: element.role.rawValue,
      arrangement: String(kind), parent: element.parent?.nodeID)
    for child in element.children where !child.isNotShown && !child.popsUp { add(child, at: inner) }
  }
}
