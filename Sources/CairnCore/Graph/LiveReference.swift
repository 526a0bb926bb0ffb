import CairnUnsafe

/// A reference to an object, `nil` once the object is gone.
///
/// A weak reference does the same, but from the first one on, every other reference to the object costs several
/// times as much, and every turn walks such objects. The object makes its link and cuts it in its `deinit`. The
/// link is followed on the main thread only.
final class LiveReference<Target: AnyObject>: @unchecked Sendable {
  // Sendable: only the main thread follows or cuts it; other threads just pass it on.
  var target: Target? { reference?.object }
  private var reference: Uncounted<Target>?

  func lead(to target: Target) { reference = Uncounted(target) }

  func cut() { reference = nil }
}
