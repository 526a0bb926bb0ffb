import CairnCore
import CairnFoundation
import CairnValues
import Foundation

/// Changes that belong together, and their completion.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setCompletionBlock { isExpanded = true }
/// withAnimation { isOpen = true }
/// CATransaction.commit()
/// ```
///
/// Views animate as `withAnimation` says. The transaction's duration only delays its completion.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  private struct Values {
    var duration = 0.25
    var isDisabled = false
    var completion: (() -> Void)?
  }

  private static var values: [Values] = []
  /// The values outside any transaction.
  private static var outermost = Values()

  private static var current: Values {
    get { values.last ?? outermost }
    set { if values.isEmpty { outermost = newValue } else { values[values.count - 1] = newValue } }
  }

  /// Begins a transaction, inside the current one if there is one.
  open class func begin() {
    var new = current
    new.completion = nil
    values.append(new)
  }

  /// Ends the last transaction. Its completion runs after its duration, or at once if it has no animations.
  open class func commit() {
    guard let last = values.popLast() else { return }
    guard let completion = last.completion else { return }
    let seconds = last.isDisabled ? 0 : min(max(last.duration.isFinite ? last.duration : 0, 0), 3_600)
    let session = FrontSession.current
    guard let session, seconds > 0 else {
      DispatchQueue.main.async { MainActor.assumeIsolated { session?.onHostTime(completion) ?? completion() } }
      return
    }
    session.host.after(.seconds(seconds)) { session.onHostTime(completion) }
  }

  /// Has no effect: changes are shown at the end of the turn.
  open class func flush() {}

  /// Sets the duration of animations in seconds.
  open class func setAnimationDuration(_ duration: CFTimeInterval) { current.duration = duration }
  /// Returns the duration of animations in seconds.
  open class func animationDuration() -> CFTimeInterval { current.duration }
  /// Sets whether changes are shown without animations.
  open class func setDisableActions(_ flag: Bool) { current.isDisabled = flag }
  /// Returns whether changes are shown without animations.
  open class func disableActions() -> Bool { current.isDisabled }
  /// Sets the completion.
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
  /// Returns the completion.
  open class func completionBlock() -> (() -> Void)? { current.completion }
}
