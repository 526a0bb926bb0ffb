import CairnValues
import Foundation

/// What a date picker chooses from, for hosts that have a calendar to show.
package struct DateChoice: Equatable, Sendable {
  package var date: Date
  /// The first and the last date that can be chosen; nil for no end.
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

/// What a colour picker has chosen, and whether it may be seen through.
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
