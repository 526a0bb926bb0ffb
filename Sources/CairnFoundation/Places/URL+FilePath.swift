import Foundation

extension URL {
  /// Creates a URL of a path of this machine, which always succeeds. On a Mac, `System` declares an initializer that can fail, which is the
  /// one that code with `!` or `if let` calls.
  @_disfavoredOverload
  public init?(filePath path: String, directoryHint: DirectoryHint = .inferFromPath) {
    let url: URL = URL(filePath: path, directoryHint: directoryHint)
    self = url
  }
}
