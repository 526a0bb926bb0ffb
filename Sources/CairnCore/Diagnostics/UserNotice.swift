/// What the user of an app has to know, because the app cannot: it is shown in a window, beside the diagnostic for the
/// developer.
package struct UserNotice: Hashable, Sendable {
  package let title: String
  package let message: String
  /// A hint for fixing it. It may name files, so users of a server do not see it.
  package let details: String

  /// Entered values are kept in memory only.
  package static func notSaved(_ details: String) -> UserNotice {
    UserNotice(
      title: "Changes will not be saved",
      message: "Your changes are kept while the app runs, and lost when it quits.", details: details)
  }
}
