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
  package var calendar = Calendar.current
  package var timeZone = TimeZone.current
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
    locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension Session {
  /// Takes up what the host knows now; the views that read something that changed are brought up to date.
  package func surroundingsChanged() {
    let now = host.surroundings
    let scope = graph.rootScope
    scope.box(LocaleKey.self).set(now.locale)
    scope.box(CalendarKey.self).set(now.calendar)
    scope.box(TimeZoneKey.self).set(now.timeZone)
    setDirection(now.layoutDirection)
    scope.box(ColorSchemeKey.self).set(now.colorScheme)
    scope.box(ColorSchemeContrastKey.self).set(now.colorSchemeContrast)
    scope.box(DynamicTypeSizeKey.self).set(now.dynamicTypeSize)
    scope.box(DisplayScaleKey.self).set(now.displayScale)
    scope.box(AccessibilitySettingsKey.self).set(now.accessibility)
  }

  /// A scope says whether there is a direction to look for at all, and from left to right there is none.
  private func setDirection(_ direction: LayoutDirection) {
    let scope = graph.rootScope
    if direction == .leftToRight || scope.hasDirection {
      scope.box(LayoutDirectionKey.self).set(direction)
    } else {
      scope.set(ObjectIdentifier(LayoutDirectionKey.self), ValueBox<LayoutDirectionKey>(direction))
      graph.root?.environmentShapeChanged()
    }
  }
}
