import CairnScreen
import CairnValues

nonisolated extension View {
  /// Makes the view more transparent by a factor.
  public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1))) }

  /// Leaves the view's room empty: it can neither be seen nor used.
  public func hidden() -> some View { effect(.hidden) }

  /// Says whether the view can be touched.
  public func allowsHitTesting(_ enabled: Bool) -> some View { effect(enabled ? nil : .ignoresTouches) }

  /// Sets the order in which overlapping views are drawn: higher ones in front.
  public func zIndex(_ value: Double) -> some View { trait(ZIndexTrait.self, value) }

  /// Makes the content unreadable.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Makes the content readable, whatever is said further out.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the content as private, or as anything but.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivate, sensitive)
  }
}

extension EnvironmentValues {
  /// Why the content here is made unreadable.
  public var redactionReasons: RedactionReasons {
    get { self[TextSurroundingsKey.self].redaction }
    set { self[TextSurroundingsKey.self].redaction = newValue }
  }

  fileprivate var isPrivate: Bool {
    get { self[TextSurroundingsKey.self].isPrivate }
    set { self[TextSurroundingsKey.self].isPrivate = newValue }
  }

  /// Whether something with this environment is to be made unreadable.
  var isRedacted: Bool { self[TextSurroundingsKey.self].isRedacted }
}
