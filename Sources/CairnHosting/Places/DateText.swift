import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// Converts dates to and from the format of HTML's inputs.
package enum DateText {
  package static func text(_ date: Date, of choice: DateChoice) -> String {
    let parts = choice.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String {
      let number = number ?? 0
      return number < 10 ? "0\(number)" : "\(number)"
    }
    let year = String(parts.year ?? 2000)
    let day = String(repeating: "0", count: max(4 - year.count, 0)) + "\(year)-\(two(parts.month))-\(two(parts.day))"
    let time = "\(two(parts.hour)):\(two(parts.minute))"
    return choice.hasDay ? (choice.hasTime ? "\(day)T\(time)" : day) : time
  }

  /// Returns the date for an input's text, with the components that the input does not show taken from the current
  /// date.
  package static func date(_ text: String, of choice: DateChoice) -> Date? {
    let numbers = text.split { "-T: .".contains($0) }.map { Int($0) }
    guard numbers.count >= 2, numbers.count <= 6, !numbers.contains(nil) else { return nil }
    let values = numbers.compactMap { $0 }
    var parts = choice.calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: choice.date)
    var rest = values[...]
    if choice.hasDay {
      guard rest.count >= 3, let year = rest.popFirst(), let month = rest.popFirst(), let day = rest.popFirst(),
        (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day)
      else { return nil }
      (parts.year, parts.month, parts.day) = (year, month, day)
    }
    if choice.hasTime {
      guard rest.count >= 2, let hour = rest.popFirst(), let minute = rest.popFirst(), (0..<24).contains(hour),
        (0..<60).contains(minute)
      else { return nil }
      (parts.hour, parts.minute) = (hour, minute)
    }
    return choice.calendar.date(from: parts)
  }
}
