/// The app's session, for globals such as `UIApplication.shared`. With several sessions, as in tests, it is the
/// one whose code is running, including tasks that code started. Otherwise it is the one that started last or
/// handled an event last.
@MainActor
package enum FrontSession {
  package static weak var last: Session?

  package static var current: Session? { running ?? last }

  /// The session whose code is running, if it is certain which one that is.
  static var running: Session? { (RunningApp.current.graph ?? Runtime.shared.only)?.target?.session }

  /// The sessions that are not among many, which all code may belong to if there is one.
  private static var sessions: [(graph: LiveReference<Graph>, hasProcess: Bool)] = []

  static func add(_ session: Session) {
    last = session
    SessionPlaces.add(session.graph.link, session.host.modelPlace)
    if !session.host.isOneOfMany { sessions.append((session.graph.link, session.hasProcess)) }
    findOnly()
  }

  static func remove(_ session: Session) {
    SessionPlaces.remove(session.graph.link)
    AppReference.remove(session.graph.link)
    sessions.removeAll { $0.graph === session.graph.link }
    findOnly()
  }

  private static func findOnly() {
    Runtime.shared.only = sessions.count == 1 && sessions[0].hasProcess ? sessions[0].graph : nil
  }
}
