import CairnValues
import Foundation

/// What a host knows of the person and the machine: the values that views find in the environment where no view has
/// set them.
///
/// ```swift
/// var surroundings = Surroundings()
/// surroundings.colorScheme = .dark
/// ```
package struct Surroundings: Sendable {
  package var locale = Locale.current
  /// Nil for the person's own, which are looked up when somebody asks: that takes milliseconds, and few screens do.
  package var calendar: Calendar?
  package var timeZone: TimeZone?
  package var layoutDirection: LayoutDirection = Surroundings.direction(of: .current)
  package var colorScheme: ColorScheme = .light
  package var colorSchemeContrast: ColorSchemeContrast = .standard
  package var dynamicTypeSize: DynamicTypeSize = .large
  /// Pixels to a point.
  package var displayScale: CGFloat = 1
  package var accessibility = AccessibilitySettings()

  package init() {}

  /// The direction in which a locale's language is written.
  package static func direction(of locale: Locale) -> LayoutDirection {
    // Asked at every start, when opening the tables of all languages would take longer than all the rest.
    let parts = locale.identifier.lowercased().split { $0 == "_" || $0 == "-" || $0 == "@" }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return scriptsFromTheRight.contains(String(script)) ? .rightToLeft : .leftToRight
    }
    return languagesFromTheRight.contains(String(parts.first ?? "")) ? .rightToLeft : .leftToRight
  }

  private static let scriptsFromTheRight: Set = [
    "arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg", "mand", "samr", "aran",
  ]

  private static let languagesFromTheRight: Set = [
    "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "ji", "dv", "ks", "ckb", "arc", "syr", "nqo", "prs", "mzn",
    "lrc", "glk", "azb", "sdh", "bgn", "pnb", "skr", "rhg",
  ]
}

extension Session {
  /// Takes up what the host knows now; the views that read something that changed are brought up to date.
  package func surroundingsChanged() {
    let now = host.surroundings
    let scope = graph.rootScope
    scope.box(LocaleKey.self).set(now.locale)
    if let calendar = now.calendar { scope.box(CalendarKey.self).set(calendar) }
    if let timeZone = now.timeZone { scope.box(TimeZoneKey.self).set(timeZone) }
    scope.box(LayoutDirectionKey.self).set(now.layoutDirection)
    for window in windows { window.screen.layoutDirection = now.layoutDirection }
    scope.box(ColorSchemeKey.self).set(now.colorScheme)
    scope.box(ColorSchemeContrastKey.self).set(now.colorSchemeContrast)
    scope.box(DynamicTypeSizeKey.self).set(now.dynamicTypeSize)
    scope.box(DisplayScaleKey.self).set(now.displayScale)
    scope.box(AccessibilitySettingsKey.self).set(now.accessibility)
    if !windows.isEmpty { graph.requestTurnIfNeeded() }
  }

  /// Takes up that the host measures otherwise than before.
  package func metricsChanged() {
    for window in windows { window.screen.measureAgain() }
    if !windows.isEmpty { graph.requestTurnIfNeeded() }
  }
}
