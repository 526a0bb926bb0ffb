import CairnValues

// What views ask of machines there are none of here, and what only modifiers of an app's own change.

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

struct SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

struct ToolbarLabelsKey: EnvironmentKey {
  static var defaultValue: ToolbarLabelStyle { .automatic }
}

extension EnvironmentValues {
  /// Whether holding a button down presses it again and again.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { self[ButtonRepeatKey.self] }

  /// How changes of what a view shows are shown.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether fields leave what is typed as it is.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// Whether fields leave what is typed as it is; nil for the usual.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled ? true : nil }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// Whether controls show that a pointer is over them.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectsKey.self] }
    set { self[HoverEffectsKey.self] = newValue }
  }

  /// The material the view lies on; nil if it is on none.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// Whether hovering with something dragged presses views.
  public var springLoadingBehavior: SpringLoadingBehavior { self[SpringLoadingKey.self] }

  /// How the labels of bar items are shown.
  public var toolbarLabelStyle: ToolbarLabelStyle { self[ToolbarLabelsKey.self] }

  /// Whether the screen is dimmed. It never is here.
  public var isLuminanceReduced: Bool { false }

  /// Whether the screen is recorded or mirrored, as far as the app knows: it does not.
  public var isSceneCaptured: Bool { false }

  /// Whether the window is the one a person works in.
  public var appearsActive: Bool { scenePhase == .active }
}
