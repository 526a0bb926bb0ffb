import Foundation

/// Addresses from which a person gets files, each once and only for minutes.
@MainActor
final class Downloads {
  struct File {
    let url: URL
    let name: String
    /// Whether nobody needs the file afterwards.
    let isOwn: Bool
  }

  static let keptTime = Duration.seconds(300)
  private var files: [String: File] = [:]

  /// Offers a file, and returns what its address ends with.
  func add(_ file: File) -> String {
    let token = RandomToken.make()
    files[token] = file
    return token
  }

  func offers(_ token: String) -> Bool { files.keys.contains { RandomToken.isSame($0, token) } }

  /// Takes a file away from its address.
  func take(_ token: String) -> File? { files.removeValue(forKey: token) }

  func forget(_ token: String) {
    if let file = files.removeValue(forKey: token), file.isOwn { unlink(file.url.path) }
  }
}
