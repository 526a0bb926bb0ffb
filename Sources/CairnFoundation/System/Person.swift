import CairnLocks
import Foundation

/// What is known of the person at the machine, which Foundation does not look for on Linux.
///
/// Until a host has looked, and in tests, that is what a new iPhone would say: American English. What is said here is what
/// `Locale.current`, `Locale.preferredLanguages` and `Calendar.current` answer; see `person.c`.
package enum Person {
  private static let known = Mutex(Locale(identifier: "en_US"))
  private static let lastCalendar = Mutex<Calendar?>(nil)

  /// The person's language and region.
  package static var locale: Locale { known.withLock { $0 } }

  /// Takes up what the person has set.
  package static func follow(_ environment: [String: String]) {
    guard let locale = locale(in: environment) else { return }
    known.withLock { $0 = locale }
  }

  /// The language and region an environment asks for; nil if it asks for none.
  package static func locale(in environment: [String: String]) -> Locale? {
    // The first one that is set counts, even if it asks for no language at all.
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let value = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return nil }
    let identifier = String(value.prefix { $0 != "." && $0 != "@" })
    return ["", "C", "POSIX"].contains(identifier) ? nil : Locale(identifier: identifier)
  }

  /// A calendar whose weeks and names are those of the person's region.
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

/// What `Locale.current` answers.
@_silgen_name("cairn_person_locale")
package func currentLocale() -> Locale { Person.locale }

/// What `Locale.preferredLanguages` answers.
@_silgen_name("cairn_person_languages")
package func preferredLanguages() -> [String] { [Person.locale.identifier.languageName(joinedBy: "-")] }

/// What `Calendar.current` answers.
@_silgen_name("cairn_person_calendar")
package func currentCalendar() -> Calendar { Person.calendar }
