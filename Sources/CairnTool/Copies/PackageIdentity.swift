/// The name by which SwiftPM tells packages apart.
enum PackageIdentity {
  /// The last part of a URL or a path, in lowercase and without `.git`.
  static func of(_ location: String) -> String {
    let last = location.split(separator: "/").last.map { $0.lowercased() } ?? location.lowercased()
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
