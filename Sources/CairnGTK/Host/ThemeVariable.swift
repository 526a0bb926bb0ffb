#if GTK
  import CGTK
  import Foundation

  /// `GTK_THEME` replaces libadwaita's style by a theme without its colors, on which texts are illegible. The themes for high
  /// contrast become libadwaita's own high contrast, and others are ignored.
  enum ThemeVariable {
    /// Reads the variable. Called before GTK does.
    static func settle() {
      guard let theme = ProcessInfo.processInfo.environment["GTK_THEME"] else { return }
      unsetenv("GTK_THEME")
      if theme.hasPrefix("HighContrast") { setenv("ADW_DEBUG_HIGH_CONTRAST", "1", 1) }
      if theme.hasSuffix(":dark") || theme.hasPrefix("HighContrastInverse") {
        setenv("ADW_DEBUG_COLOR_SCHEME", "prefer-dark", 1)
      }
    }
  }
#endif
