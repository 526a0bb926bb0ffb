/// Leads to an object for as long as it is there.
///
/// A weak reference does the same, but from the first one on every other reference to the object costs several times as
/// much, and there are objects every turn goes through. The object makes its link and cuts it when it goes; the link is
/// followed on the main thread only.
final class LiveReference<Target: AnyObject>: @unchecked Sendable {
  @exclusivity(unchecked) private(set) unowned(unsafe) var target: Target?

  func lead(to target: Target) { self.target = target }

  func cut() { target = nil }
}
