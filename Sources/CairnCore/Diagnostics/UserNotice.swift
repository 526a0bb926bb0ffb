/// What the user of an app has to know, because the app cannot: it is shown in a window, beside the diagnostic for the
/// developer.
package struct UserNotice: Hashable, Sendable {
  package let title: String
  package let message: String
  /// What may help to mend it. It may name files, so it is not shown to users of a server.
  package let details: String

  /// Entered values are kept in memory only.
  package static func notSaved(_ details: String) -> UserNotice {
    UserNotice(
      title: "Changes will not be saved",
      message: "What you enter is kept while the app runs, and lost when it ends.", details: details)
  }
}
