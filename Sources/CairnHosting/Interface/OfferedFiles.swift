import Foundation

/// Files that a framework of the app fetches or makes when a user's browser asks for them, such as the tiles of a map.
///
/// A framework offers them before it shows a part that names their addresses. Only users of the app get them.
@MainActor
package enum OfferedFiles {
  /// A file for a browser.
  package struct File: Sendable {
    package let type: String
    package let data: Data
    /// How long the browser keeps it.
    package let seconds: Int

    package init(type: String, data: Data, seconds: Int) {
      self.type = type
      self.data = data
      self.seconds = seconds
    }
  }

  /// The beginning of all their addresses.
  package static let path = "/cairn/offered/"
  private static var offers: [String: @MainActor (String) async -> File?] = [:]

  /// Offers files at ``path``, a name, and the rest of an address, which comes from the network.
  package static func offer(_ name: String, _ file: @escaping @MainActor (_ rest: String) async -> File?) {
    offers[name] = file
  }

  /// Returns the source of the file at an address.
  package static func source(at address: String) -> (@MainActor () async -> File?)? {
    guard address.hasPrefix(path) else { return nil }
    let parts = address.dropFirst(path.count).split(separator: "/", maxSplits: 1)
    guard parts.count == 2, let offer = offers[String(parts[0])] else { return nil }
    return { await offer(String(parts[1])) }
  }
}
