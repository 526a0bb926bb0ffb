import CairnCore
import Foundation

/// Haptic feedback. No device here supports it, so it is accepted without effect.
///
/// ```swift
/// UISelectionFeedbackGenerator().prepare()
/// ```
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Prepares the generator.
  open func prepare() {}
}

/// Haptic feedback for an impact. Has no effect.
///
/// ```swift
/// UIImpactFeedbackGenerator(style: .medium).impactOccurred()
/// ```
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of the impact.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator of medium strength.
  public override init() { super.init() }

  /// Creates a generator of a given strength.
  public init(style: FeedbackStyle) { super.init() }

  /// Gives feedback for an impact.
  public func impactOccurred() {}

  /// Gives feedback for an impact with a share of the strength.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for an outcome. Has no effect.
///
/// ```swift
/// UINotificationFeedbackGenerator().notificationOccurred(.success)
/// ```
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Gives feedback for an outcome.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Haptic feedback for a changing selection. Has no effect.
///
/// ```swift
/// UISelectionFeedbackGenerator().selectionChanged()
/// ```
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback for a changed selection.
  public func selectionChanged() {}
}
