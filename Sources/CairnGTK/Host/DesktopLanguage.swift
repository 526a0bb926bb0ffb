#if GTK
  import Foundation

  /// The language of the desktop. Foundation does not read it where it is not Apple's.
  enum DesktopLanguage {
    /// Nil where none is set.
    static func locale(in environment: [String: String]) -> Locale? {
      // The first one that is set counts, even if it asks for no language at all.
      let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
      guard let value = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return nil }
      let identifier = String(value.prefix { $0 != "." && $0 != "@" })
      return ["", "C", "POSIX"].contains(identifier) ? nil : Locale(identifier: identifier)
    }
  }
#endif
