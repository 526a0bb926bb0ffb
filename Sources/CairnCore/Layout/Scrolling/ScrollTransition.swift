import CairnScreen
import CairnValues
import Foundation

/// The position of a view on its way through a scroll view.
///
/// ```swift
/// card.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) }
/// ```
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Entering or leaving at the top or leading edge.
  case topLeading
  /// In view.
  case identity
  /// Entering or leaving at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is fully visible.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 in view, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view's appearance changes on its way through a scroll view.
///
/// ```swift
/// card.scrollTransition(.interactive.threshold(.visible(0.3))) { content, phase in content.scaleEffect(phase.value) }
/// ```
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind {
    case animated(Animation)
    case interactive(UnitCurve)
    case identity
  }

  var kind: Kind
  var threshold: Threshold

  /// Animates the change when half of the view is visible.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), threshold: .visible(0.5))
  }

  /// Animates the change when half of the view is visible.
  public static let animated = ScrollTransitionConfiguration.animated()

  /// Applies the change gradually while the view comes into view.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
  }

  /// Applies the change gradually while the view comes into view.
  public static let interactive = ScrollTransitionConfiguration.interactive()

  /// Changes nothing.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

  /// Returns this configuration with a different animation, if it is animated.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    if case .animated = kind { copy.kind = .animated(animation) }
    return copy
  }

  /// Returns this configuration with a different threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// How much of a view must be visible before it has its normal appearance.
  ///
  /// ```swift
  /// card.scrollTransition(.animated.threshold(.visible(0.9))) { content, _ in content }
  /// ```
  public struct Threshold: Sendable {
    enum Kind {
      case visible(Double)
      case centered
    }
    let kind: Kind
    var inset: CGFloat = 0

    /// The whole view is visible.
    public static let visible = Threshold(kind: .visible(1))
    /// The view is about to come into view.
    public static let hidden = Threshold(kind: .visible(0))
    /// The view is centered.
    public static var centered: Threshold { Threshold(kind: .centered) }

    /// A share of the view is visible.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(kind: .visible(amount.isNaN ? 1 : min(max(amount, 0), 1)))
    }

    /// Returns a threshold between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      guard case .visible(let a) = kind, case .visible(let b) = other.kind else { return amount < 0.5 ? self : other }
      return .visible(a + (b - a) * amount)
    }

    /// Returns this threshold for a scroll view reduced by a distance at each edge.
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.inset += CGFloat(distance)
      return copy
    }
  }

  /// Returns how much of another phase's appearance a view has: 1 outside, 0 from the threshold on.
  ///
  /// - Parameters:
  ///   - distance: The distance from the edge to the view's far side; zero or less if the view is outside.
  ///   - middle: The distance from the edge to the view's center.
  func share(distance: CGFloat, middle: CGFloat, length: CGFloat, window: CGFloat) -> Double {
    if case .identity = kind { return 0 }
    let share: Double
    switch threshold.kind {
    case .visible(let amount):
      let needed = length * amount
      let seen = distance - threshold.inset
      share = seen >= needed ? 0 : needed > 0 ? Double(1 - max(seen, 0) / needed) : 1
    case .centered:
      let way = window / 2 + length / 2
      share = way > 0 ? Double(min(max(window / 2 - middle, 0) / way, 1)) : 0
    }
    switch kind {
    case .animated: return share > 0 ? 1 : 0
    case .interactive(let curve): return curve.value(at: share)
    case .identity: return 0
    }
  }
}

nonisolated extension View {
  /// Changes the view's appearance while it enters or leaves a scroll view.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the view's appearance while it enters or leaves a scroll view, with a configuration for each end.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      FollowingEffectModifier { proxy, element in
        guard let area = element.scrollAreaAround, let axis = axis ?? area.scrolledAxis else { return [] }
        // Reads through the proxy, so that scrolling computes the effect again.
        let frame = proxy.frame(in: .named(ScrollViewName()))
        let looks = { (phase: ScrollTransitionPhase) in transition(EmptyVisualEffect(), phase)._looks.effects }
        let window = area.frame.size[axis: axis]
        let (start, length) =
          axis == .vertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
        let before = topLeading.share(
          distance: start + length, middle: start + length / 2, length: length, window: window)
        let after = bottomTrailing.share(
          distance: window - start, middle: window - start - length / 2, length: length, window: window)
        let rest = looks(.identity)
        if before == 0, after == 0 { return rest }
        let isBefore = before >= after
        return ElementEffect.mixed(
          rest, looks(isBefore ? .topLeading : .bottomTrailing), by: isBefore ? before : after)
      })
  }
}

extension Element {
  /// The scroll view around the element.
  fileprivate var scrollAreaAround: Element? {
    var step = parent
    while let element = step {
      if element.scrolledAxis != nil { return element }
      step = element.parent
    }
    return nil
  }

  /// The axis of scrolling; vertical if both axes scroll.
  fileprivate var scrolledAxis: Axis? {
    isScrollArea(along: .vertical) ? .vertical : isScrollArea(along: .horizontal) ? .horizontal : nil
  }
}

extension CGSize {
  fileprivate subscript(axis axis: Axis) -> CGFloat { axis == .vertical ? height : width }
}
