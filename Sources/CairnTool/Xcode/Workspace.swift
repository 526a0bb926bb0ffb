import Foundation

/// An Xcode workspace: the projects and packages that are opened together.
struct Workspace {
  /// The workspace itself, such as `Journal.xcworkspace`.
  let file: URL
  /// The projects that exist, in the order of the workspace.
  let projects: [URL]
  /// The folders of packages, which any of the projects may use.
  let packages: [URL]

  /// The first workspace in a folder.
  init?(in folder: URL) {
    guard let name = Files.names(in: folder).first(where: { $0.hasSuffix(".xcworkspace") }) else { return nil }
    self.init(folder.appending(path: name))
  }

  init?(_ file: URL) {
    guard let text = try? String(contentsOf: file.appending(path: "contents.xcworkspacedata"), encoding: .utf8) else {
      return nil
    }
    self.file = file
    let places = Self.places(in: text, of: file.deletingLastPathComponent())
    projects = places.filter { $0.pathExtension == "xcodeproj" && Files.exists($0) }
    packages = places.filter { $0.pathExtension.isEmpty && Files.exists($0.appending(path: "Package.swift")) }
  }

  /// The workspace that a project belongs to, in its folder or one above it.
  static func around(_ project: URL) -> Workspace? {
    var folder = project.deletingLastPathComponent()
    for _ in 0..<mostLevels where folder.path != "/" {
      if let workspace = Workspace(in: folder), workspace.projects.contains(where: { $0.path == project.path }) {
        return workspace
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static let mostLevels = 4

  /// The versions of packages that Xcode has resolved.
  var pins: URL { file.appending(path: "xcshareddata/swiftpm/Package.resolved") }

  /// Everything that the workspace refers to. A reference is relative to the workspace's folder or to the group around it.
  private static func places(in text: String, of folder: URL) -> [URL] {
    var groups = [folder]
    var found: [URL] = []
    for tag in text.matches(of: /<(\/?)(FileRef|Group)\b([^>]*)>/) {
      if tag.output.1 == "/" {
        if tag.output.2 == "Group", groups.count > 1 { groups.removeLast() }
        continue
      }
      let place = tag.output.3.firstMatch(of: /location\s*=\s*"([a-z]+):([^"]*)"/).flatMap { location in
        Self.place(
          String(location.output.2).unescapedXML, from: location.output.1, of: folder, in: groups.last ?? folder)
      }
      if tag.output.2 == "FileRef" {
        if let place { found.append(place) }
      } else if tag.output.3.last != "/" {
        groups.append(place ?? groups.last ?? folder)
      }
    }
    return found
  }

  private static func place(_ path: String, from kind: Substring, of folder: URL, in group: URL) -> URL? {
    let place: URL? =
      switch kind {
      case "absolute": URL(fileURLWithPath: path)
      case "container": path.isEmpty ? folder : folder.appending(path: path)
      case "group": path.isEmpty ? group : group.appending(path: path)
      // Something of Xcode itself.
      default: nil
      }
    return place.map { Files.matchingCase($0.standardizedFileURL) }
  }
}

extension String {
  fileprivate var unescapedXML: String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(self) { $0.replacing($1.0, with: $1.1) }
  }
}
