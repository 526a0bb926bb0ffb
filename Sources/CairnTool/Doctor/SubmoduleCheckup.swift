import Foundation

/// What `cairn doctor` says about submodules of Git, which are empty folders until they are checked out.
struct SubmoduleCheckup {
  /// A folder of the repository.
  let folder: URL
  /// The files and folders outside of it that are built with it, such as local packages.
  var others: [URL] = []

  var findings: [Finding] {
    guard let repository, let text = try? String(contentsOf: repository.appending(path: Self.file), encoding: .utf8)
    else { return [] }
    let empty = Self.submodules(in: text).filter { Files.names(in: repository.appending(path: $0.path)).isEmpty }
    guard !empty.isEmpty else { return [] }
    let count = empty.count == 1 ? "A submodule is" : "\(empty.count) submodules are"
    // Those of other projects in the repository do not matter.
    let needed = empty.contains { submodule in
      let place = repository.appending(path: submodule.path).standardizedFileURL
      return place.isBelow(folder) || others.contains { $0.isBelow(place) }
    }
    return [
      Finding(
        subject: "Submodules", state: needed ? .broken : .missing, detail: "\(count) not checked out:",
        remedy: "git submodule update --init --recursive",
        places: empty.map { .init(file: $0.path, detail: $0.url) })
    ]
  }

  private static let file = ".gitmodules"

  /// The folder with the list of submodules, at most up to the repository's.
  private var repository: URL? {
    var place = folder.standardizedFileURL
    while true {
      if Files.exists(place.appending(path: Self.file)) { return place }
      guard !Files.exists(place.appending(path: ".git")), place.path != "/" else { return nil }
      place.deleteLastPathComponent()
    }
  }

  /// The sections of the file, each with a path.
  private static func submodules(in text: String) -> [(path: String, url: String?)] {
    var found: [[String: String]] = []
    for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("[") {
        found.append([:])
      } else if let sign = line.firstIndex(of: "="), !found.isEmpty {
        let name = line[..<sign].trimmingCharacters(in: .whitespaces)
        found[found.count - 1][name] = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
      }
    }
    return found.compactMap { section in section["path"].map { ($0, section["url"]) } }
  }
}
