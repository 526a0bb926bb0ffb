import CairnMessages
import CairnScreen

/// The patches of one update, in the script's format.
struct Patches {
  private var list: [String] = []

  var isEmpty: Bool { list.isEmpty }
  var json: String { "[" + list.joined(separator: ",") + "]" }

  mutating func replaceAll(_ html: String) { add(.replaceAll, [JSON.quoted(html)]) }
  mutating func replace(_ id: String, _ html: String) { add(.replace, [JSON.quoted(id), JSON.quoted(html)]) }
  mutating func html(_ id: String, _ html: String) { add(.fill, [JSON.quoted(id), JSON.quoted(html)]) }

  mutating func attributes(_ id: String, _ attributes: [(name: String, value: String)], version: Int?) {
    let pairs = attributes.map { "\(JSON.quoted($0.name)):\(JSON.quoted($0.value))" }
    add(.attributes, [JSON.quoted(id), "{\(pairs.joined(separator: ","))}"] + (version.map { [String($0)] } ?? []))
  }

  mutating func children(_ id: String, _ ids: [String], new: String) {
    add(.children, [JSON.quoted(id), "[\(ids.map(JSON.quoted).joined(separator: ","))]", JSON.quoted(new)])
  }

  mutating func focus(_ id: String) { add(.focus, [JSON.quoted(id)]) }
  mutating func scroll(_ id: String, x: String, y: String) { add(.scroll, [JSON.quoted(id), x, y]) }
  mutating func title(_ text: String) { add(.title, [JSON.quoted(text)]) }
  mutating func announce(_ text: String) { add(.announce, [JSON.quoted(text)]) }
  mutating func letGo(_ ids: [String]) { add(.forget, ["[\(ids.map(JSON.quoted).joined(separator: ","))]"]) }
  mutating func keep(_ isGuarded: Bool) { add(.keep, [isGuarded ? "1" : "0"]) }
  mutating func menu(_ html: String) { add(.menu, [JSON.quoted(html)]) }
  mutating func commands(_ html: String) { add(.commands, [JSON.quoted(html)]) }
  /// Shows entries that the user searches, and whether they can be run.
  mutating func palette(_ texts: [String], _ entries: [[String]], runs: Bool) {
    func list(_ texts: [String]) -> String { "[\(texts.map(JSON.quoted).joined(separator: ","))]" }
    add(.palette, [list(texts), "[\(entries.map(list).joined(separator: ","))]", runs ? "1" : "0"])
  }
  /// Opens a window of the app in another browser tab, or brings its tab to the front.
  mutating func window(_ label: String, _ path: String, isShown: Bool) {
    add(.window, [JSON.quoted(label), JSON.quoted(path), isShown ? "1" : "0"])
  }
  /// A text for the browser's clipboard.
  mutating func copy(_ text: String) { add(.copy, [JSON.quoted(text)]) }
  /// Opens the browser's picker for files: one, many, or a folder.
  mutating func chooseFiles(_ number: Int, types: String, how: String) {
    add(.chooseFiles, [String(number), JSON.quoted(types), JSON.quoted(how)])
  }
  /// The upload addresses of files that the browser has named.
  mutating func upload(_ key: String, _ urls: [String]) {
    add(.upload, [JSON.quoted(key), "[\(urls.map(JSON.quoted).joined(separator: ","))]"])
  }
  mutating func download(_ files: [(url: String, name: String)]) {
    let pairs = files.map { "[\(JSON.quoted($0.url)),\(JSON.quoted($0.name))]" }
    add(.download, ["[\(pairs.joined(separator: ","))]"])
  }
  mutating func share(title: String?, text: String?, url: String?) {
    let fields = [("title", title), ("text", text), ("url", url)]
    let pairs = fields.compactMap { name, value in value.map { "\(JSON.quoted(name)):\(JSON.quoted($0))" } }
    add(.share, ["{\(pairs.joined(separator: ","))}"])
  }
  /// The text that a drag carries to other programs.
  mutating func lifted(_ id: Int, text: String, isLink: Bool) {
    add(.lifted, [String(id), JSON.quoted(text), isLink ? "1" : "0"])
  }
  /// The drop target of a drag: an element, possibly a row before which the item is inserted, or `nil`.
  mutating func takes(_ id: Int, by taker: ElementID?, before row: ElementID?) {
    add(.takes, [String(id), String((taker ?? row)?.number ?? 0), taker == nil && row != nil ? "1" : "0"])
  }
  mutating func open(_ url: String) { add(.open, [JSON.quoted(url)]) }

  mutating func history(_ change: PageHistory.Change) {
    add(.history, [JSON.quoted(change.kind.rawValue), JSON.quoted(change.key), JSON.quoted(change.url)])
  }

  /// The animation of everything that the message changes, and of elements that have another one.
  ///
  /// - Parameter starts: The styles before their first animation of elements that the browser has not shown yet.
  mutating func animate(
    _ timings: [String], all: Int, parts: [(id: ElementID, timing: Int)], starts: [(key: ElementID, value: String)]
  ) {
    let own = parts.map { "\"e\($0.id.number)\":\($0.timing)" }.joined(separator: ",")
    let looks = starts.map { "\"e\($0.key.number)\":\(JSON.quoted($0.value))" }.joined(separator: ",")
    add(.animate, ["[\(timings.joined(separator: ","))]", "\(all)", "{\(own)}", "{\(looks)}"])
  }
  /// Animates a stack to another page.
  mutating func turn(_ stack: String, _ kind: PageTransition.Kind, by motion: PageMotion = .automatic) {
    let name =
      switch kind {
      case .push: "push"
      case .pop: "pop"
      case .replace: "fade"
      }
    add(.turn, [stack, name, motion.name].compactMap { $0.map { JSON.quoted($0) } })
  }
  /// Returns a page that a finger has pulled aside to its place.
  mutating func settle() { add(.settle, ["0"]) }
  /// Turns off animations for the message, including those of pages and panels.
  mutating func beStill() { add(.beStill, ["0"]) }

  private mutating func add(_ operation: PageOperation, _ arguments: [String]) {
    list.append("[\"\(operation.rawValue)\",\(arguments.joined(separator: ","))]")
  }
}
