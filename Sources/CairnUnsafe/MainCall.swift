/// A function of the main actor, as one to be called by those who have found out that they are on the main thread.
///
/// - Invariant: it is called on the main thread.
/// - Without it: `MainActor.assumeIsolated` asks the runtime each time, which costs more than to note that a node read a
///   piece of state, the most common thing that happens in a body.
///
/// Debug builds check, and so does every build with `CAIRN_CHECKED`. Make one once and keep it.
package func mainCall<A, B>(
  _ function: @escaping @MainActor @Sendable (A, B) -> Void
) -> @Sendable (A, B) -> Void {
  let plain = unsafeBitCast(function, to: (@Sendable (A, B) -> Void).self)
  #if DEBUG || CAIRN_CHECKED
    return { a, b in
      MainActor.preconditionIsolated("Work of the main actor was begun on another thread.")
      plain(a, b)
    }
  #else
    return plain
  #endif
}
