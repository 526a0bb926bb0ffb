import CairnValues
import Foundation

/// What a host knows about the user and the machine: the environment's values where no view sets them.
///
/// ```swift
/// var surroundings = Surroundings()
/// surroundings.colorScheme = .dark
/// ```
package struct Surroundings: Sendable {
  package var locale = Locale.current
  /// The calendar, or `nil` for the user's own. That one is looked up on demand, because it takes
  /// milliseconds and few screens need it.
  package var calendar: Calendar?
  package var timeZone: TimeZone?
  package var layoutDirection: LayoutDirection = Surroundings.direction(of: .current)
  package var colorScheme: ColorScheme = .light
  package var colorSchemeContrast: ColorSchemeContrast = .standard
  package var dynamicTypeSize: DynamicTypeSize = .large
  /// The number of pixels per point.
  package var displayScale: CGFloat = 1
  package var accessibility = AccessibilitySettings()

  package init() {}

  /// Returns the direction in which a locale's language is written.
  package static func direction(of locale: Locale) -> LayoutDirection {
    // Called at every launch, where opening the tables of all languages would take longer than everything else.
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
  /// Takes over what the host knows now, and updates the views that read a changed value.
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

  /// Measures everything again after the host's metrics have changed.
  package func metricsChanged() {
    for window in windows { window.screen.measureAgain() }
    graph.root?.metricsChanged()
    if !windows.isEmpty { graph.requestTurnIfNeeded() }
  }
}
