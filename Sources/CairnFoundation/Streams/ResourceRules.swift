import CairnLocks
import Foundation

/// Which resources are loaded when code passes a URL to this library.
///
/// A program on its user's machine may load everything that the user can reach. A served app shows URLs that its users
/// have written, so they must not name what only the server can reach.
package enum ResourceRules: Sendable, Equatable {
  case everything
  /// Public hosts, the app's own files, and those that the operator has added.
  case served(adding: Additions)

  /// What the operator of a server allows beside public hosts and the app's own files.
  package struct Additions: Sendable, Equatable {
    /// Host names as in a URL; `.example.org` stands for all below it, `*` for every host.
    package var hosts: Set<String> = []
    /// Paths of folders.
    package var folders: [String] = []

    package init() {}

    /// Parses a list with commas. Returns the entry that is neither a folder nor a host as the error.
    package init(_ list: String) throws(Invalid) {
      for part in list.split(separator: ",") {
        let entry = part.trimmingCharacters(in: .whitespaces)
        if entry.hasPrefix("/") {
          folders.append(entry)
        } else if !entry.isEmpty, !entry.contains(where: { $0.isWhitespace || "/@?#".contains($0) }) {
          hosts.insert(entry.lowercased())
        } else {
          throw Invalid(entry: entry)
        }
      }
    }

    package struct Invalid: Error { package let entry: String }
  }

  /// The rules of this process, for code that belongs to no window.
  package static var ofProcess: ResourceRules {
    get { processRules.withLock { $0 } }
    set { processRules.withLock { $0 = newValue } }
  }

  private static let processRules = Mutex(ResourceRules.everything)

  // MARK: Hosts

  /// Returns the addresses at which a host may be asked, or `nil` for any that its name leads to.
  func addresses(of host: String) async throws -> [NetworkAddress]? {
    guard case .served(let additions) = self, !additions.allow(host: host) else { return nil }
    let found = try await AddressLookup.addresses(of: host)
    guard found.allSatisfy(\.isPublic) else {
      throw ResourceRefusal(
        "A served app loads nothing from \(host), which is on a private network. The operator can allow it with "
          + "CAIRN_WEB_LOADS.")
    }
    return found
  }

  // MARK: Files

  /// Returns the file to read for a path, without links.
  package func file(at url: URL) throws -> URL {
    guard case .served(let additions) = self else { return url }
    let file = url.resolvingSymlinksInPath().standardizedFileURL
    guard additions.hosts.contains("*") || Self.ownFolders(and: additions.folders).contains(where: file.isInside) else {
      throw ResourceRefusal(
        "A served app reads only its own files. The operator can allow other folders with CAIRN_WEB_LOADS.")
    }
    return file
  }

  /// The start of the names of temporary folders that hold one user's files. The rest of a name cannot be guessed.
  package static let temporaryPrefix = "cairn-files-"

  private static func ownFolders(and more: [String]) -> [URL] {
    let bundle = Bundle.main
    let standard = [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory, .applicationSupportDirectory]
    return [bundle.bundleURL, bundle.resourceURL].compactMap(\.self)
      + standard.flatMap { FileManager.default.urls(for: $0, in: .userDomainMask) }
      + more.map { URL(filePath: $0, directoryHint: .isDirectory) }
  }
}

extension ResourceRules.Additions {
  fileprivate func allow(host: String) -> Bool {
    let host = host.lowercased()
    return hosts.contains(host) || hosts.contains("*")
      || hosts.contains { $0.hasPrefix(".") && host.hasSuffix($0) && host.utf8.count > $0.utf8.count }
  }
}

extension URL {
  /// Whether a file, whose path has no links, is in a folder, or in a temporary folder of a user.
  fileprivate func isInside(_ folder: URL) -> Bool {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().pathComponents
    let parts = pathComponents
    if parts.starts(with: temporary), parts.count > temporary.count + 1,
      parts[temporary.count].hasPrefix(ResourceRules.temporaryPrefix)
    {
      return true
    }
    let outer = folder.resolvingSymlinksInPath().standardizedFileURL.pathComponents.filter { !$0.isEmpty }
    // The root as an app's folder would allow every file.
    return outer.count > 1 && parts.count > outer.count && parts.starts(with: outer)
  }
}

/// Why a resource was not loaded.
package struct ResourceRefusal: LocalizedError, Equatable {
  package let errorDescription: String?

  package init(_ description: String) { errorDescription = description }

  static func tooLarge(_ limit: Int) -> ResourceRefusal { ResourceRefusal("It has more than \(limit >> 20) MB.") }

  static func tooMuchAtOnce(_ limit: Int) -> ResourceRefusal {
    ResourceRefusal("With what else loads at the same time, it has more than \(limit >> 20) MB.")
  }
}
