import CairnCore
import CairnValues
import Foundation

extension UIView {
  /// How content fills a view.
  ///
  /// ```swift
  /// imageView.contentMode = .scaleAspectFit
  /// ```
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The edges and lengths that change with the view around.
  ///
  /// ```swift
  /// view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  /// ```
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Options of an animation. Stored without effect.
  ///
  /// ```swift
  /// UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) { box.alpha = 0 }
  /// ```
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Changes views in an animation.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: [], animations: animations, completion: completion)
  }

  /// Changes views in an animation.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withAnimation(.easeInOut(duration: duration).delay(delay), animations)
    completion?(true)
  }

  /// Changes views in an animation that ends like a spring.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withAnimation(.spring(response: duration, dampingFraction: dampingRatio).delay(delay), animations)
    completion?(true)
  }

  /// Changes a view in a transition. The changes happen at once.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Whether changes of views are animated.
  public private(set) static var areAnimationsEnabled = true
  /// Sets whether changes of views are animated. Stored without effect.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Changes views without an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, actionsWithoutAnimation)
  }
}

extension UIView.AutoresizingMask {
  /// Returns the frame in a view that got another size.
  func resized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let (x, width) = Self.resized(
      (frame.minX, frame.width), old.width, new.width,
      (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
    let (y, height) = Self.resized(
      (frame.minY, frame.height), old.height, new.height,
      (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
    return CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }

  /// Shares the change among the flexible parts: in proportion to their lengths, or alike if they have none.
  private static func resized(
    _ span: (CGFloat, CGFloat), _ old: CGFloat, _ new: CGFloat, _ isFlexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let lengths = [
      isFlexible.0 ? max(span.0, 0) : 0, isFlexible.1 ? max(span.1, 0) : 0,
      isFlexible.2 ? max(old - span.0 - span.1, 0) : 0,
    ]
    let count = [isFlexible.0, isFlexible.1, isFlexible.2].filter { $0 }.count
    guard count > 0 else { return span }
    let sum = lengths.reduce(0, +)
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return (new - old) * (sum > 0 ? lengths[index] / sum : 1 / CGFloat(count))
    }
    return (span.0 + share(0, isFlexible.0), span.1 + share(1, isFlexible.1))
  }
}
