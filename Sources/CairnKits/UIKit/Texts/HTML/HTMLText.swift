import CairnFoundation
import Foundation

/// Reads a text in HTML as an attributed text: its paragraphs, lists and tables as lines, and how they look.
struct HTMLText {
  private var runs = AttributedRuns()
  var result: NSAttributedString { runs.text }
  private var open: [(name: String, look: HTMLLook)] = []
  /// The numbers of ordered lists around; `nil` for lists with dots.
  private var lists: [Int?] = []
  private var last: Character = "\n"
  /// A space that comes if a text follows it on the line.
  private var owesSpace = false

  /// The greatest depth of nested elements. Deeper ones look like their parents.
  private static let deepest = 500
  private static let blocks: Set = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "pre", "table",
    "tr",
    "section", "article", "header", "footer", "main", "nav", "aside", "figure", "figcaption", "address", "form", "hr",
    "body", "html",
  ]
  private static let empty: Set = [
    "br", "hr", "img", "input", "meta", "link", "area", "base", "col", "embed", "source", "track", "wbr",
  ]

  /// Attributes of texts that have no others.
  private let defaults: [NSAttributedString.Key: Any]

  init(_ html: String, _ defaults: [NSAttributedString.Key: Any] = [:]) {
    self.defaults = defaults
    for token in HTMLTokens(html) {
      switch token {
      case .text(let text): add(text)
      case .start(let name, let attributes): begin(name, attributes)
      case .end(let name): end(name)
      }
    }
  }

  private var look: HTMLLook { open.last?.look ?? HTMLLook() }

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "br": put("\n")
    case "p": closeIfOpen("p")
    case "li": closeIfOpen("li", within: ["ul", "ol"])
    case "tr", "td", "th": closeIfOpen(name, within: ["table"])
    case "ul": lists.append(nil)
    case "ol": lists.append((attributes["start"].flatMap { Int($0) } ?? 1).clamped(to: -1_000_000...1_000_000))
    default: break
    }
    if Self.blocks.contains(name) { endLine() }
    if !Self.empty.contains(name), open.count < Self.deepest {
      var look = look
      look.begin(name, attributes)
      open.append((name, look))
    }
    guard !look.isHidden else { return }
    if name == "li" { putMarker() }
    if name == "td" || name == "th", last != "\n" { put("\t") }
  }

  private mutating func closeIfOpen(_ name: String, within limits: Set<String> = []) {
    let inner = open.lastIndex { limits.contains($0.name) } ?? -1
    if let index = open.lastIndex(where: { $0.name == name }), index > inner { end(name) }
  }

  private mutating func end(_ name: String) {
    // An end without a start means nothing, but for `</p>`, which is an empty paragraph and adds nothing either.
    if let index = open.lastIndex(where: { $0.name == name }) { open.removeSubrange(index...) }
    if Self.blocks.contains(name) { endLine() }
    if name == "ul" || name == "ol" { _ = lists.popLast() }
  }

  private mutating func putMarker() {
    guard let list = lists.last, let number = list else { return put("\t•\t") }
    put("\t\(number).\t")
    lists[lists.count - 1] = number + 1
  }

  private mutating func endLine() {
    owesSpace = false
    if last != "\n" { put("\n") }
  }

  private mutating func add(_ text: String) {
    guard !look.isHidden else { return }
    if look.keepsSpace { return put(text) }
    var words = ""
    for character in text {
      if character.isASCII && character.isWhitespace {
        owesSpace = true
      } else {
        let before = words.last ?? last
        if owesSpace, !before.isWhitespace || before == "\u{A0}" { words.append(" ") }
        owesSpace = false
        words.append(character)
      }
    }
    let owes = owesSpace
    put(words)
    owesSpace = owes
  }

  private mutating func put(_ text: String) {
    guard let end = text.last else { return }
    let space = owesSpace && look.keepsSpace && !last.isWhitespace && text != "\n" && text != "\t" ? " " : ""
    owesSpace = false
    runs.append(space + text, look.attributes.merging(defaults) { own, _ in own })
    last = end
  }

  private static let difference = NSAttributedString.Key("CairnRun")
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
