/// The app's session, for globals such as `UIApplication.shared`. With several sessions, as in tests, it is the
/// one whose code is running, including tasks that code started. Otherwise it is the one that started last or
/// handled an event last.
@MainActor
package enum FrontSession {
  /// Set around the code of a session that may run beside others.
  @TaskLocal static var running = WeakSession(session: nil)

  package static weak var last: Session?

  package static var current: Session? { running.session ?? last }
}
