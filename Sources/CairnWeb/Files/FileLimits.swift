/// Limits for the files that a user uploads.
struct FileLimits: Equatable, Sendable {
  /// The bytes of all files of a user whose pages are still open.
  var bytes = 200 << 20
  /// The number of files in one selection or one drop.
  var files = 500
  /// The files and folders of all files of a user whose pages are still open.
  var entries = 5_000

  static let usual = FileLimits()
}
