/// How much a person may send to the app.
struct FileLimits: Equatable, Sendable {
  /// The bytes of all files that a person has sent and whose pages are still there.
  var bytes = 200 << 20
  /// The files of one choice, or of one drop.
  var files = 500

  static let usual = FileLimits()
}
