/// Makes a main-actor function callable by code that has found out that it is on the main thread.
///
/// - Invariant: the function is called on the main thread.
/// - Without it: `MainActor.assumeIsolated` asks the runtime on each call. That costs more than to record that a node read
///   its state, which bodies do more than anything else.
///
/// Checked in debug builds and with `CAIRN_CHECKED`. Make the function once and keep it.
package func mainCall<A, B, Result>(
  _ function: @escaping @MainActor @Sendable (A, B) -> Result
) -> @Sendable (A, B) -> Result {
  let plain = unsafeBitCast(function, to: (@Sendable (A, B) -> Result).self)
  #if DEBUG || CAIRN_CHECKED
    return { a, b in
      MainActor.preconditionIsolated("Main-actor code was called on another thread.")
      return plain(a, b)
    }
  #else
    return plain
  #endif
}
