/// A feedback that is felt or heard.
///
///     view.sensoryFeedback(.success, trigger: isDone)
public struct SensoryFeedback: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
    case impact(weight: Weight?, flexibility: Flexibility?, intensity: Double)
  }
  package let kind: Kind

  /// Something was done.
  public static let success = SensoryFeedback(kind: .success)
  /// Something needs care.
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
  /// A dragged thing fell into line.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// A pressure reached its next level.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// A drawn path was closed.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// Things met.
  public static let impact = impact()

  /// Things of a weight met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight: weight, flexibility: nil, intensity: intensity))
  }

  /// Things of a stiffness met.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight: nil, flexibility: flexibility, intensity: intensity))
  }

  /// How heavy things are that meet.
  ///
  ///     SensoryFeedback.impact(weight: .heavy)
  public struct Weight: Equatable, Sendable {
    package let value: Double
    /// Light.
    public static let light = Weight(value: 0)
    /// In between.
    public static let medium = Weight(value: 0.5)
    /// Heavy.
    public static let heavy = Weight(value: 1)
  }

  /// How stiff things are that meet.
  ///
  ///     SensoryFeedback.impact(flexibility: .soft)
  public struct Flexibility: Equatable, Sendable {
    package let value: Double
    /// Stiff.
    public static let rigid = Flexibility(value: 0)
    /// In between.
    public static let solid = Flexibility(value: 0.5)
    /// Soft.
    public static let soft = Flexibility(value: 1)
  }
}
