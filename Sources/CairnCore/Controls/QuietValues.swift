import CairnValues

// Values for hardware that does not exist here, and values that only an app's own modifiers change.

struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

struct AutocorrectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

struct HoverEffectsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// Whether holding a button down triggers it repeatedly. Has no effect.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { self[ButtonRepeatKey.self] }

  /// The transition used when a view's content changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether autocorrection is disabled in text fields.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// Whether autocorrection is disabled in text fields; `nil` for the default.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled ? true : nil }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// Whether controls react to a pointer over them.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectsKey.self] }
    set { self[HoverEffectsKey.self] = newValue }
  }

  /// The material behind the view, or `nil` if there is none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// Whether the screen is dimmed. Always false here.
  public var isLuminanceReduced: Bool { false }

  /// Whether the screen is being recorded or mirrored. Always false here, because the app cannot know.
  public var isSceneCaptured: Bool { false }

  /// Whether the window is the active one.
  public var appearsActive: Bool { scenePhase == .active }
}
