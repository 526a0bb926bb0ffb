import CairnHashes
import Foundation

/// Addresses of files to download. Each works once, for a few minutes.
@MainActor
final class Downloads {
  struct File {
    let url: URL
    let name: String
    /// Whether the file is deleted after the download.
    let isOwn: Bool
  }

  static let keptTime = Duration.seconds(300)
  private var files: [String: File] = [:]

  /// Offers a file, and returns the last part of its address.
  func add(_ file: File) -> String {
    let token = RandomToken.make()
    files[token] = file
    return token
  }

  func offers(_ token: String) -> Bool { files.keys.contains { ConstantTime.isSame($0, token) } }

  /// Removes a file's address.
  func take(_ token: String) -> File? { files.removeValue(forKey: token) }

  func forget(_ token: String) { if let file = files.removeValue(forKey: token), file.isOwn { unlink(file.url.path) } }
}
