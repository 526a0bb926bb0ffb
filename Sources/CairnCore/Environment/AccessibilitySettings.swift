/// The accessibility settings a user has chosen for all programs.
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

  /// Whether the user prefers reduced motion.
  public var accessibilityReduceMotion: Bool { settings.reducesMotion }

  /// Whether the user prefers opaque backgrounds.
  public var accessibilityReduceTransparency: Bool { settings.reducesTransparency }

  /// Whether information must not be conveyed by color alone.
  public var accessibilityDifferentiateWithoutColor: Bool { settings.differentiatesWithoutColor }

  /// Whether the colors of the display are inverted.
  public var accessibilityInvertColors: Bool { settings.invertsColors }

  /// Whether a screen reader is running.
  public var accessibilityVoiceOverEnabled: Bool { settings.hasVoiceOver }

  /// Whether the user uses switch control.
  public var accessibilitySwitchControlEnabled: Bool { settings.hasSwitchControl }

  /// Whether buttons should have visible shapes.
  public var accessibilityShowButtonShapes: Bool { settings.showsButtonShapes }

  /// Whether small controls can be shown enlarged on demand.
  public var accessibilityLargeContentViewerEnabled: Bool { settings.hasLargeContentViewer }

  /// Whether flashing lights should be dimmed.
  public var accessibilityDimFlashingLights: Bool { settings.dimsFlashingLights }

  /// Whether animated images play.
  public var accessibilityPlayAnimatedImages: Bool { settings.playsAnimatedImages }
}
