import SwiftUI

/// A location in the catalog as a URL: `catalog://colors/mint`, `catalog://notes/2`, `catalog://page/sheets`.
struct DeepLink {
  let path: NavigationPath

  init?(_ url: URL) {
    guard url.scheme == "catalog", let host = url.host() else { return nil }
    let rest = url.pathComponents.filter { $0 != "/" }
    var path = NavigationPath()
    switch host {
    case "start": break
    case "colors":
      path.append(CatalogTopic.colors)
      if let name = rest.first {
        guard let color = PaintColor(rawValue: name) else { return nil }
        path.append(color)
      }
    case "notes":
      path.append(CatalogTopic.notes)
      if let id = rest.first.flatMap({ Int($0) }) { path.append(Note.ID(number: id)) }
    case "topic":
      guard let topic = rest.first.flatMap({ CatalogTopic(rawValue: $0) }) else { return nil }
      path.append(topic)
    case "page":
      guard let page = rest.first.flatMap({ CatalogPage(rawValue: $0) }) else { return nil }
      path.append(page.topic)
      path.append(page)
    default: return nil
    }
    self.path = path
  }
}
