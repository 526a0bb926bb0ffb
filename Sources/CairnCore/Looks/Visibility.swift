import CairnScreen
import CairnValues

nonisolated extension View {
  /// Multiplies the view's opacity.
  public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1))) }

  /// Hides the view but keeps its space. A hidden view cannot be used.
  public func hidden() -> some View { effect(.hidden) }

  /// Sets whether the view responds to touches.
  public func allowsHitTesting(_ enabled: Bool) -> some View { effect(enabled ? nil : .ignoresTouches) }

  /// Sets the order in which overlapping views are drawn; higher values are in front.
  public func zIndex(_ value: Double) -> some View { trait(ZIndexTrait.self, value) }

  /// Redacts the content.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes redactions set further out.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Sets whether the content is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivate, sensitive)
  }
}

extension EnvironmentValues {
  /// The reasons for redacting this content.
  public var redactionReasons: RedactionReasons {
    get { self[TextSurroundingsKey.self].redaction }
    set { self[TextSurroundingsKey.self].redaction = newValue }
  }

  /// Whether the content is private.
  var isPrivate: Bool {
    get { self[TextSurroundingsKey.self].isPrivate }
    set { self[TextSurroundingsKey.self].isPrivate = newValue }
  }

  /// Whether content with this environment is redacted.
  var isRedacted: Bool { self[TextSurroundingsKey.self].isRedacted }
}
