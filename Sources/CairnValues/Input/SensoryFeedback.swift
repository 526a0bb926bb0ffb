/// Haptic or audio feedback.
///
///     view.sensoryFeedback(.success, trigger: isDone)
public struct SensoryFeedback: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
    case impact(weight: Weight?, flexibility: Flexibility?, intensity: Double)
  }
  package let kind: Kind

  /// A task succeeded.
  public static let success = SensoryFeedback(kind: .success)
  /// Something needs attention.
  public static let warning = SensoryFeedback(kind: .warning)
  /// Something failed.
  public static let error = SensoryFeedback(kind: .error)
  /// A choice changed.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value rose.
  public static let increase = SensoryFeedback(kind: .increase)
  /// A value fell.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// Something began.
  public static let start = SensoryFeedback(kind: .start)
  /// Something stopped.
  public static let stop = SensoryFeedback(kind: .stop)
  /// A dragged item snapped into alignment.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// The pressure reached the next level.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// A drawn path was closed.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// A physical impact.
  public static let impact = impact()

  /// An impact between objects of a given weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight: weight, flexibility: nil, intensity: intensity))
  }

  /// An impact between objects of a given stiffness.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight: nil, flexibility: flexibility, intensity: intensity))
  }

  /// The weight of colliding objects.
  ///
  ///     SensoryFeedback.impact(weight: .heavy)
  public struct Weight: Equatable, Sendable {
    package let value: Double
    /// Light.
    public static let light = Weight(value: 0)
    /// Medium.
    public static let medium = Weight(value: 0.5)
    /// Heavy.
    public static let heavy = Weight(value: 1)
  }

  /// The stiffness of colliding objects.
  ///
  ///     SensoryFeedback.impact(flexibility: .soft)
  public struct Flexibility: Equatable, Sendable {
    package let value: Double
    /// Stiff.
    public static let rigid = Flexibility(value: 0)
    /// Solid.
    public static let solid = Flexibility(value: 0.5)
    /// Soft.
    public static let soft = Flexibility(value: 1)
  }
}
