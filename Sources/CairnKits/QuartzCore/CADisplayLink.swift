import CairnCore
import CairnFoundation
import CairnPlatform
import CairnValues
import Foundation

/// How often a display is drawn.
///
/// ```swift
/// link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
/// ```
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest frames a second.
  public var minimum: Float
  /// The most frames a second.
  public var maximum: Float
  /// The best number of frames a second.
  public var preferred: Float?
  /// Whatever the system likes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}

/// Calls at each frame, by the clock of the app's host: 60 times a second, or as often as the app prefers.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: #selector(step))
/// link.add(to: .main, forMode: .common)
/// ```
@MainActor @preconcurrency
public final class CADisplayLink: NSObject {
  /// The action, which keeps the target alive until the link is invalidated.
  private var call: (@MainActor (CADisplayLink) -> Void)?
  private weak var session: Session?
  private var isAdded = false
  /// Frames that were asked for before the link was added again are not shown.
  private var life = 0

  /// When the last frame was shown.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is shown.
  public var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// The time between two frames of the display.
  public var duration: CFTimeInterval { 1 / 60 }
  /// Whether no calls are made.
  public var isPaused = false
  /// How many frames a second the app wants, or 0 for all.
  public var preferredFramesPerSecond = 0
  /// How many frames a second the app wants.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a link that calls a method. The target is retained until `invalidate()`.
  ///
  /// In an Xcode project, `#selector` names the method. A selector that is only a name calls nothing, and a diagnostic says so.
  public convenience init(target: Any, selector: Selector) {
    self.init { link in
      guard !selector.send(to: target, from: link) else { return }
      link.invalidate()
      MissingFramework.reportCall(
        "CADisplayLink", from: "QuartzCore",
        outcome: "\(selector.name) is not called, as methods are not found by their names here. Use #selector in an "
          + "Xcode project, or TimelineView(.animation).")
    }
  }

  /// Creates a link that calls a closure.
  package init(_ call: @escaping @MainActor (CADisplayLink) -> Void) {
    self.call = call
    super.init()
  }

  private var interval: CFTimeInterval {
    let wish = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
    let rate = wish > 0 && wish.isFinite ? Double(wish) : Double(preferredFramesPerSecond)
    return 1 / (rate > 0 ? min(max(rate, 1), 60) : 60)
  }

  /// Starts to call.
  ///
  /// - Parameters:
  ///   - runloop: Has no effect: calls are made on the main thread.
  ///   - mode: Has no effect.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isAdded, call != nil else { return }
    isAdded = true
    session = FrontSession.current
    life += 1
    wait(life)
  }

  /// Ends the calls. The link can be added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

  /// Ends the calls for good, and releases the target.
  public func invalidate() { (isAdded, call) = (false, nil) }

  private func wait(_ life: Int) {
    guard let session else { return }
    session.host.after(.seconds(interval)) { [self, weak session] in
      guard isAdded, life == self.life, let session else { return }
      timestamp = session.host.clock?.now.inSeconds ?? CACurrentMediaTime()
      if !isPaused { session.onHostTime { call?(self) } }
      wait(life)
    }
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
