/// The thread of the main actor. It need not be the process's first: in a program with an asynchronous `main`, another one serves the
/// main actor.
package enum MainThread {
  package static var isCurrent: Bool { Runtime.shared.isMain }
}
