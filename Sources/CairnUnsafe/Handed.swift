/// A value on its way to where it is used, past a check that asks whether it may be sent.
///
/// - Invariant: one thread at a time has the value. The usual case is the main thread handing something to itself, in code
///   the compiler cannot tell is on it: a callback of a C library, or the app's closure without a mark of the main actor.
/// - Without it: public functions would ask for `Sendable` values that SwiftUI's do not ask for.
package struct Handed<Value>: @unchecked Sendable {
  // Sendable: the invariant above is the whole point of the type.
  // The invariant above is the whole point of the type.
  package var value: Value

  @inlinable
  package init(_ value: Value) { self.value = value }
}

extension Handed: BitwiseCopyable where Value: BitwiseCopyable {}

/// Runs work of the main actor at once, and hands it what it needs.
///
/// - Invariant: this is the main thread. Every build checks: `MainActor.assumeIsolated` does.
package func onMainActor<Input, Value>(
  _ input: Input, _ work: @MainActor (Input) throws -> Value
) rethrows -> Value {
  let input = Handed(input)
  return try MainActor.assumeIsolated { Handed(try work(input.value)) }.value
}
