import CairnLocks
import Foundation

/// The user's language and region, which Foundation does not detect on Linux.
///
/// Until a host has detected them, and in tests, the values are those of a new iPhone: American English.
/// `Locale.current`, `Locale.preferredLanguages` and `Calendar.current` return them; see `person.c`.
package enum Person {
  private static let known = Mutex(Locale(identifier: "en_US"))
  private static let calendars = Mutex<[Region: Calendar]>([:])

  /// Where a user of a process with several users is.
  package struct Region: Hashable, Sendable {
    package var locale: Locale
    package var timeZone: TimeZone

    package init(locale: Locale, timeZone: TimeZone) { (self.locale, self.timeZone) = (locale, timeZone) }
  }

  /// The region of the user whose code runs, and of the tasks it starts. `nil` stands for the process's.
  @TaskLocal package static var own: Region?

  /// The user's language and region.
  package static var locale: Locale { own?.locale ?? ofProcess }

  /// The language and region of the user who started the process.
  package static var ofProcess: Locale { known.withLock { $0 } }

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
    let region = own ?? Region(locale: ofProcess, timeZone: .current)
    if let known = calendars.withLock({ $0[region] }) { return known }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = region.locale
    calendar.timeZone = region.timeZone
    calendars.withLock { [calendar] in
      if $0.count > 100 { $0 = [:] }
      $0[region] = calendar
    }
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
