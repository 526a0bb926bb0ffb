/// The app whose code is running, where several apps run in one process: in tests, and in a server for all users.
package struct RunningApp: Sendable {
  let graph: LiveReference<Graph>?

  /// Set around the code of each such app, and inherited by its tasks. A queue or a timer that calls back does not inherit
  /// it: who asks for the callback passes it on.
  @TaskLocal package static var current = RunningApp(graph: nil)
}
