import CairnLocks
import Foundation

/// The user's language and region, which Foundation does not detect on Linux.
///
/// Until a host has detected them, and in tests, the values are those of a new iPhone: American English.
/// `Locale.current`, `Locale.preferredLanguages` and `Calendar.current` return them; see `person.c`.
package enum Person {
  private static let known = Mutex(Locale(identifier: "en_US"))
  private static let lastCalendar = Mutex<Calendar?>(nil)

  /// The user's language and region.
  package static var locale: Locale { known.withLock { $0 } }

  /// Adopts the user's settings from the environment.
  package static func follow(_ environment: [String: String]) {
    guard let locale = locale(in: environment) else { return }
    known.withLock { $0 = locale }
  }

  /// Returns the language and region that an environment specifies, or `nil` if it specifies none.
  package static func locale(in environment: [String: String]) -> Locale? {
    // The first variable that is set counts, even if it specifies no language.
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let value = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return nil }
    let identifier = String(value.prefix { $0 != "." && $0 != "@" })
    return ["", "C", "POSIX"].contains(identifier) ? nil : Locale(identifier: identifier)
  }

  /// A calendar with the weeks and names of the user's region.
  fileprivate static var calendar: Calendar {
    let locale = locale
    let zone = TimeZone.current
    if let last = lastCalendar.withLock({ $0 }), last.timeZone == zone, last.locale == locale { return last }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = zone
    lastCalendar.withLock { [calendar] in $0 = calendar }
    return calendar
  }
}

/// Returns the value of `Locale.current`.
@_silgen_name("cairn_person_locale")
package func currentLocale() -> Locale { Person.locale }

/// Returns the value of `Locale.preferredLanguages`.
@_silgen_name("cairn_person_languages")
package func preferredLanguages() -> [String] { [Person.locale.identifier.languageName(joinedBy: "-")] }

/// Returns the value of `Calendar.current`.
@_silgen_name("cairn_person_calendar")
package func currentCalendar() -> Calendar { Person.calendar }
