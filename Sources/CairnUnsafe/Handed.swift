/// Carries a value past the compiler's check for `Sendable`.
///
/// - Invariant: one thread at a time uses the value. Usually the main thread hands it to itself, in code that the compiler
///   cannot tell is on the main thread: a callback of a C library, or an app's closure that is not `@MainActor`.
/// - Without it: public functions would require `Sendable` where SwiftUI's do not.
@usableFromInline
package struct Handed<Value>: @unchecked Sendable {
  // Sendable: the caller promises the invariant above.
  // The invariant above is the whole point of the type.
  @usableFromInline package var value: Value

  @inlinable @inline(__always)
  package init(_ value: Value) { self.value = value }
}

extension Handed: BitwiseCopyable where Value: BitwiseCopyable {}

/// Runs main-actor code immediately, with an input and a result that need not be `Sendable`.
///
/// - Invariant: this is the main thread. Every build checks it, as `MainActor.assumeIsolated` does.
@inlinable
package func onMainActor<Input, Value>(
  _ input: Input, _ work: @MainActor (Input) throws -> Value
) rethrows -> Value {
  let input = Handed(input)
  return try MainActor.assumeIsolated { Handed(try work(input.value)) }.value
}
