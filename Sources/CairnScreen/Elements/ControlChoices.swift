import CairnValues
import Foundation

/// The dates that a date picker offers, for hosts that show a calendar.
package struct DateChoice: Equatable, Sendable {
  package var date: Date
  /// The first and last selectable dates, or `nil` for no limit.
  package var least: Date?
  package var most: Date?
  package var hasDay: Bool
  package var hasTime: Bool
  package var calendar: Calendar

  package init(date: Date, least: Date?, most: Date?, hasDay: Bool, hasTime: Bool, calendar: Calendar) {
    self.date = date
    self.least = least
    self.most = most
    self.hasDay = hasDay
    self.hasTime = hasTime
    self.calendar = calendar
  }
}

package enum DateChoiceTrait: ElementTraitKey {
  package typealias Value = DateChoice
}

/// The color chosen in a color picker, and whether it may be translucent.
package struct ColorChoice: Equatable, Sendable {
  package var color: Color
  package var supportsOpacity: Bool

  package init(color: Color, supportsOpacity: Bool) {
    self.color = color
    self.supportsOpacity = supportsOpacity
  }
}

package enum ColorChoiceTrait: ElementTraitKey {
  package typealias Value = ColorChoice
}
