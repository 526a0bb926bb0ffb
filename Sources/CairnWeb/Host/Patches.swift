import CairnScreen

/// The patches of one update, in the script's format.
struct Patches {
  private var list: [String] = []

  var isEmpty: Bool { list.isEmpty }
  var json: String { "[" + list.joined(separator: ",") + "]" }

  mutating func replaceAll(_ html: String) { add("w", [JSONText.of(html)]) }
  mutating func replace(_ id: String, _ html: String) { add("r", [JSONText.of(id), JSONText.of(html)]) }
  mutating func html(_ id: String, _ html: String) { add("t", [JSONText.of(id), JSONText.of(html)]) }

  mutating func attributes(_ id: String, _ attributes: [(name: String, value: String)], version: Int?) {
    let pairs = attributes.map { "\(JSONText.of($0.name)):\(JSONText.of($0.value))" }
    add("a", [JSONText.of(id), "{\(pairs.joined(separator: ","))}"] + (version.map { [String($0)] } ?? []))
  }

  mutating func children(_ id: String, _ ids: [String], new: String) {
    add("k", [JSONText.of(id), "[\(ids.map(JSONText.of).joined(separator: ","))]", JSONText.of(new)])
  }

  mutating func focus(_ id: String) { add("f", [JSONText.of(id)]) }
  mutating func scroll(_ id: String, x: String, y: String) { add("s", [JSONText.of(id), x, y]) }
  mutating func title(_ text: String) { add("T", [JSONText.of(text)]) }
  mutating func announce(_ text: String) { add("n", [JSONText.of(text)]) }
  mutating func letGo(_ ids: [String]) { add("x", ["[\(ids.map(JSONText.of).joined(separator: ","))]"]) }
  mutating func menu(_ html: String) { add("m", [JSONText.of(html)]) }
  mutating func commands(_ html: String) { add("M", [JSONText.of(html)]) }
  /// Opens a window of the app in another browser tab, or brings its tab to the front.
  mutating func window(_ label: String, _ path: String, isShown: Bool) {
    add("W", [JSONText.of(label), JSONText.of(path), isShown ? "1" : "0"])
  }
  /// A text for the browser's clipboard.
  mutating func copy(_ text: String) { add("c", [JSONText.of(text)]) }
  /// Opens the browser's picker for files: one, many, or a folder.
  mutating func chooseFiles(_ number: Int, types: String, how: String) {
    add("F", [String(number), JSONText.of(types), JSONText.of(how)])
  }
  /// The upload addresses of files that the browser has named.
  mutating func upload(_ key: String, _ urls: [String]) {
    add("u", [JSONText.of(key), "[\(urls.map(JSONText.of).joined(separator: ","))]"])
  }
  mutating func download(_ files: [(url: String, name: String)]) {
    let pairs = files.map { "[\(JSONText.of($0.url)),\(JSONText.of($0.name))]" }
    add("D", ["[\(pairs.joined(separator: ","))]"])
  }
  mutating func share(title: String?, text: String?, url: String?) {
    let fields = [("title", title), ("text", text), ("url", url)]
    let pairs = fields.compactMap { name, value in value.map { "\(JSONText.of(name)):\(JSONText.of($0))" } }
    add("S", ["{\(pairs.joined(separator: ","))}"])
  }
  /// The text that a drag carries to other programs.
  mutating func lifted(_ id: Int, text: String, isLink: Bool) {
    add("d", [String(id), JSONText.of(text), isLink ? "1" : "0"])
  }
  /// The drop target of a drag: an element, possibly a row before which the item is inserted, or `nil`.
  mutating func takes(_ id: Int, by taker: ElementID?, before row: ElementID?) {
    add("v", [String(id), String((taker ?? row)?.number ?? 0), taker == nil && row != nil ? "1" : "0"])
  }
  mutating func open(_ url: String) { add("o", [JSONText.of(url)]) }

  mutating func history(_ change: PageHistory.Change) {
    add("h", [JSONText.of(change.kind.rawValue), JSONText.of(change.key), JSONText.of(change.url)])
  }

  /// The animation of everything that the message changes, and of elements that have another one.
  ///
  /// - Parameter starts: The styles before their first animation of elements that the browser has not shown yet.
  mutating func animate(
    _ timings: [String], all: Int, parts: [(id: ElementID, timing: Int)], starts: [(key: ElementID, value: String)]
  ) {
    let own = parts.map { "\"e\($0.id.number)\":\($0.timing)" }.joined(separator: ",")
    let looks = starts.map { "\"e\($0.key.number)\":\(JSONText.of($0.value))" }.joined(separator: ",")
    add("A", ["[\(timings.joined(separator: ","))]", "\(all)", "{\(own)}", "{\(looks)}"])
  }
  /// Animates a stack to another page.
  mutating func turn(_ stack: String, _ kind: PageTransition.Kind) {
    let name =
      switch kind {
      case .push: "push"
      case .pop: "pop"
      case .replace: "fade"
      }
    add("p", [JSONText.of(stack), JSONText.of(name)])
  }
  /// Turns off animations for the message, including those of pages and panels.
  mutating func beStill() { add("q", ["0"]) }

  private mutating func add(_ kind: String, _ arguments: [String]) {
    list.append("[\(JSONText.of(kind)),\(arguments.joined(separator: ","))]")
  }
}

/// Strings in JSON.
enum JSONText {
  static func of(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
