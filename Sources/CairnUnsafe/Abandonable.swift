import CairnThreadStacks

/// Code that can be left in the middle, for a read that has no value to return.
///
/// Invariant: `code` runs only the app's own code and getters of this package, so that no data structure of the
/// package is half changed when it is left. What the code held until then stays allocated, and its stack stays
/// mapped, as if a thread had stopped there: nothing dangles, but each abandonment leaks.
///
/// The alternative is to trap, which ends the process. That is also what happens where the C library has no
/// coroutines: there, ``abandon(for:)`` always returns.
public enum Abandonable {
  private final class Work {
    let code: () -> Void
    init(_ code: @escaping () -> Void) { self.code = code }
  }

  /// Runs code. Returns `nil` if it finished, or the reason it was abandoned for.
  public static func run(_ code: @escaping () -> Void) -> AnyObject? {
    let work = Work(code)
    let reason = cairn_run_apart(
      { Unmanaged<Work>.fromOpaque($0!).takeUnretainedValue().code() }, Unmanaged.passUnretained(work).toOpaque())
    // An abandoned stack may still refer to the work.
    guard let reason else { return withExtendedLifetime(work) { nil } }
    _ = Unmanaged.passRetained(work)
    return Unmanaged<AnyObject>.fromOpaque(reason).takeRetainedValue()
  }

  /// Leaves the innermost code that runs abandonably on this thread. Returns only if there is none.
  public static func abandon(for reason: AnyObject) {
    let held = Unmanaged.passRetained(reason)
    cairn_abandon(held.toOpaque())
    held.release()
  }
}
