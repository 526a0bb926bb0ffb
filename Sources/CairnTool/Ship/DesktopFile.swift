/// An app's desktop files: its menu entry, and one for its links.
struct DesktopFile {
  let info: AppInfo
  /// The program's name in the search path.
  let program: String

  var menuEntry: String {
    lines(of: [
      ("Type", "Application"), ("Name", info.name), ("Comment", info.summary), ("Exec", Self.quoted(program)),
      ("TryExec", program), ("Icon", info.identifier), ("StartupNotify", "true"), ("StartupWMClass", program),
      ("Categories", info.categories.map { "\($0);" }.joined()),
    ])
  }

  /// Separate from the menu's entry, which starts the app without a link.
  var linksEntry: String? {
    guard !info.schemes.isEmpty else { return nil }
    return lines(of: [
      ("Type", "Application"), ("Name", info.name), ("Exec", "\(Self.quoted(program)) --open %u"),
      ("Icon", info.identifier), ("NoDisplay", "true"),
      ("MimeType", info.schemes.map { "x-scheme-handler/\($0);" }.joined()),
    ])
  }

  /// The service by which the desktop starts the app when the user answers one of its notifications.
  func service(in programs: String) -> String {
    // Unlike in menu entries, percent signs mean themselves.
    let command = Self.quoted("\(programs)/\(program)").replacing("%%", with: "%")
    return "[D-BUS Service]\nName=\(info.identifier)\nExec=\(command)\n"
  }

  private func lines(of entries: [(key: String, value: String)]) -> String {
    let lines = entries.map { "\($0.key)=\(Self.escaped($0.value))\n" }
    return "[Desktop Entry]\n" + lines.joined()
  }

  /// A value on one line.
  static func escaped(_ value: String) -> String {
    var text = ""
    for character in value.unicodeScalars {
      switch character {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(character)
      }
    }
    return value.hasPrefix(" ") ? "\\s" + text.dropFirst() : text
  }

  /// A word of a command line. The escapes of values come on top.
  static func quoted(_ word: String) -> String {
    let plain = word.replacing("%", with: "%%")
    guard word.wholeMatch(of: /[A-Za-z0-9_.\/+:@,-]+/) == nil else { return plain }
    var text = ""
    for character in plain {
      if "\"`$\\".contains(character) { text += "\\" }
      text.append(character)
    }
    return "\"\(text)\""
  }
}
