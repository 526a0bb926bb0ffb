/// What a person has asked of every program.
package struct AccessibilitySettings: Hashable, Sendable {
  package var isEnabled = false
  package var reducesMotion = false
  package var reducesTransparency = false
  package var differentiatesWithoutColor = false
  package var invertsColors = false
  package var hasVoiceOver = false
  package var hasSwitchControl = false
  package var showsButtonShapes = false
  package var hasLargeContentViewer = false
  package var dimsFlashingLights = false
  package var playsAnimatedImages = true

  package init() {}
}

struct AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

extension EnvironmentValues {
  private var settings: AccessibilitySettings { self[AccessibilitySettingsKey.self] }

  /// Whether any assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { settings.isEnabled }
    set { self[AccessibilitySettingsKey.self].isEnabled = newValue }
  }

  /// Whether the person wants little to move.
  public var accessibilityReduceMotion: Bool { settings.reducesMotion }

  /// Whether the person wants nothing to shine through.
  public var accessibilityReduceTransparency: Bool { settings.reducesTransparency }

  /// Whether colour alone must not tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { settings.differentiatesWithoutColor }

  /// Whether the colours of the display are inverted.
  public var accessibilityInvertColors: Bool { settings.invertsColors }

  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { settings.hasVoiceOver }

  /// Whether the person uses switches.
  public var accessibilitySwitchControlEnabled: Bool { settings.hasSwitchControl }

  /// Whether buttons are to look like buttons.
  public var accessibilityShowButtonShapes: Bool { settings.showsButtonShapes }

  /// Whether small things can be shown large on demand.
  public var accessibilityLargeContentViewerEnabled: Bool { settings.hasLargeContentViewer }

  /// Whether flashing lights are to be dimmed.
  public var accessibilityDimFlashingLights: Bool { settings.dimsFlashingLights }

  /// Whether animated images play.
  public var accessibilityPlayAnimatedImages: Bool { settings.playsAnimatedImages }
}
