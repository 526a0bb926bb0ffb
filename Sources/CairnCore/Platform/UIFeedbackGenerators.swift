import Foundation

/// Lets a person feel something. No machine here has a way to; it is accepted.
///
/// ```swift
/// UISelectionFeedbackGenerator().prepare()
/// ```
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}
  /// Gets ready.
  open func prepare() {}
}

/// Lets a person feel that something hits something.
///
/// ```swift
/// UIImpactFeedbackGenerator(style: .medium).impactOccurred()
/// ```
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it hits.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator of medium force.
  public override init() { super.init() }

  /// Makes a generator of some force.
  public init(style: FeedbackStyle) { super.init() }

  /// Something hits.
  public func impactOccurred() {}

  /// Something hits with some of the force.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Lets a person feel how something went.
///
/// ```swift
/// UINotificationFeedbackGenerator().notificationOccurred(.success)
/// ```
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Something went so.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets a person feel that a choice changes.
///
/// ```swift
/// UISelectionFeedbackGenerator().selectionChanged()
/// ```
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// A choice changed.
  public func selectionChanged() {}
}
