/// The app's session, for names that reach it from nowhere, as `UIApplication.shared` does. Where there are several, as in
/// tests, it is the one whose code runs, tasks it has started among it; else the one that started last or that handled
/// an event last.
@MainActor
enum FrontSession {
  /// Said around the code of a session that may have others beside it.
  @TaskLocal static var running = WeakSession(session: nil)

  static weak var last: Session?

  static var current: Session? { running.session ?? last }
}
