import CairnValues

/// What a person feels or hears when something happens. No host here has a way to give it yet; it is accepted.
///
/// ```swift
/// list.sensoryFeedback(.selection, trigger: selection)
/// ```
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy the thing that hits is.
  public struct Weight: Equatable, Sendable {
    private let value: Int
    public static let light = Weight(value: 0)
    public static let medium = Weight(value: 1)
    public static let heavy = Weight(value: 2)
  }

  /// How much the thing that hits gives.
  public struct Flexibility: Equatable, Sendable {
    private let value: Int
    public static let rigid = Flexibility(value: 0)
    public static let solid = Flexibility(value: 1)
    public static let soft = Flexibility(value: 2)
  }

  private enum Kind: Equatable {
    case named(String)
    case weight(Weight, Double)
    case flexibility(Flexibility, Double)
  }

  private let kind: Kind

  private init(_ name: String) { kind = .named(name) }

  private init(_ kind: Kind) { self.kind = kind }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let pathComplete = SensoryFeedback("pathComplete")
  public static let impact = SensoryFeedback(.weight(.medium, 1))

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(.weight(weight, intensity))
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(.flexibility(flexibility, intensity))
  }
}

nonisolated extension View {
  /// Gives feedback when a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Gives feedback when a value changes in a way that matters.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Gives the feedback that fits a change of a value.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Gives the feedback that fits any change of a value.
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View {
    self
  }
}
