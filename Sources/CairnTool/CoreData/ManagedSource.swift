/// A Swift file as it is compiled here, without what needs the Objective-C runtime. Every line stays where it is.
///
/// - `@NSManaged var title: String?` gets accessors that ask the object for the value of "title", and the functions by which
///   objects are added and removed get a body; see ``ManagedFunction``.
/// - `@objc`, `@objcMembers` and `@nonobjc` go.
/// - `#keyPath(Item.title)` becomes `"title"`.
///
/// A declaration that is not understood stays as it is, so that the compiler says where it is.
struct ManagedSource {
  private let source: PlacedTokens
  private var edits: [(range: Range<Int>, text: String)] = []
  /// The names in Objective-C, by the positions after them.
  private var selectors: [Int: String] = [:]
  /// The positions of declarations that have bodies now.
  private var declarations: Set<Int> = []

  private static let words = ["@NSManaged", "objc", "#keyPath"]

  /// The text with the changes, or `nil` if there are none.
  ///
  /// - Parameter onlyModels: Whether only files that use Core Data change.
  static func rewritten(_ text: String, onlyModels: Bool = false) -> String? {
    guard words.contains(where: text.contains) else { return nil }
    guard !onlyModels || text.contains("@NSManaged") || text.contains("import CoreData") else { return nil }
    var file = ManagedSource(text)
    return file.rewritten()
  }

  private init(_ text: String) { source = PlacedTokens(text) }

  private mutating func rewritten() -> String? {
    for position in source.tokens.indices {
      if source.holds(position, "@"), let name = source.word(position + 1) {
        switch name {
        case "NSManaged": rewriteDeclaration(at: position)
        case "objc", "objcMembers", "nonobjc":
          if let range = attribute(at: position) { edits.append((range, "")) }
          selectors[afterAttribute(position)] = selector(at: position)
        default: break
        }
      } else if source.holds(position, "#"), source.holds(position + 1, "keyPath") {
        rewriteKeyPath(at: position)
      }
    }
    guard !edits.isEmpty else { return nil }
    var bytes: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= end {
      bytes += source.bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: bytes + source.bytes[end...], as: UTF8.self)
  }

  // MARK: Attributes

  /// The position after the attribute at one, with its arguments.
  private func afterAttribute(_ position: Int) -> Int {
    var end = position + 2
    while source.holds(end, "."), source.word(end + 1) != nil { end += 2 }
    guard source.holds(end, "("), isBeside(end - 1, end) else { return end }
    return source.afterBrackets(end) ?? end
  }

  /// Whether nothing is between two tokens.
  private func isBeside(_ one: Int, _ other: Int) -> Bool {
    source.tokens[one].range.upperBound == source.tokens[other].range.lowerBound
  }

  /// The name in the attribute `@objc(addItemsObject:)` at a position.
  private func selector(at position: Int) -> String? {
    let end = afterAttribute(position)
    guard source.holds(position + 1, "objc"), end > position + 4 else { return nil }
    return source.text(bytes(position + 3..<end - 1)).filter { !$0.isWhitespace }
  }

  /// The place of an attribute and the spaces after it, or `nil` if it is none of Objective-C's or Core Data's.
  private func attribute(at position: Int) -> Range<Int>? {
    let end = afterAttribute(position)
    guard !(position + 2..<end).contains(where: { source.holds($0, "@") || source.holds($0, "#") }) else { return nil }
    let range = bytes(position..<end)
    guard !source.bytes[range].contains(UInt8(ascii: "\n")) else { return nil }
    var last = range.upperBound
    while last < source.bytes.count, [UInt8(ascii: " "), 9].contains(source.bytes[last]) { last += 1 }
    return range.lowerBound..<last
  }

  // MARK: Declarations

  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "dynamic", "override", "nonisolated",
    "weak", "unowned", "required", "optional",
  ]

  /// The position after the modifier at one, such as `fileprivate(set)`, or `nil` if there is none.
  private func afterModifier(_ position: Int) -> Int? {
    guard source.tokens.indices.contains(position), source.tokens[position].kind == .word,
      let word = source.word(position), Self.modifiers.contains(word)
    else { return nil }
    return source.holds(position + 1, "(") ? source.afterBrackets(position + 1) : position + 1
  }

  private mutating func rewriteDeclaration(at attribute: Int) {
    var position = attribute
    var modifiers = modifiers(before: attribute)
    var selector = selectors[attribute]
    while true {
      if source.holds(position, "@") {
        selector = selector ?? self.selector(at: position)
        position = afterAttribute(position)
      } else if let next = afterModifier(position) {
        modifiers.append(source.text(bytes(position..<next)))
        position = next
      } else {
        break
      }
    }
    let edits: [(Range<Int>, String)]? =
      source.holds(position, "var")
      ? variables(at: position + 1, modifiers, selector: selector)
      : source.holds(position, "func") ? body(ofFunctionAt: position + 1, selector: selector) : nil
    guard let edits, let place = self.attribute(at: attribute), declarations.insert(position).inserted else { return }
    self.edits += [(place, "")] + edits
  }

  private func bytes(_ positions: Range<Int>) -> Range<Int> {
    source.tokens[positions.lowerBound].range.lowerBound..<source.tokens[positions.upperBound - 1].range.upperBound
  }

  /// The modifiers in front of an attribute, as they are written.
  private func modifiers(before attribute: Int) -> [String] {
    var found: [String] = []
    var end = attribute
    while end > 0 {
      let start = source.holds(end - 1, ")") ? end - 4 : end - 1
      guard start >= 0, afterModifier(start) == end else { break }
      found.insert(source.text(bytes(start..<end)), at: 0)
      end = start
    }
    return found
  }

  /// The accessors of the variables after `var`. Accessors need one variable each, so a comma becomes another `var`.
  private func variables(at start: Int, _ modifiers: [String], selector: String?) -> [(Range<Int>, String)]? {
    var edits: [(Range<Int>, String)] = []
    var position = start
    while true {
      guard let name = source.word(position), source.holds(position + 1, ":"),
        let end = TypeReader(source).end(at: position + 2)
      else { return nil }
      // A value or a body makes it the compiler's to report.
      guard !source.holds(end, "="), !source.holds(end, "{") else { return nil }
      let place = bytes(position + 2..<end).upperBound
      edits.append((place..<place, " \(ManagedAccessors.variable(selector ?? name))"))
      guard source.holds(end, ",") else { return edits }
      edits.append((source.tokens[end].range, "; \((modifiers + ["var"]).joined(separator: " "))"))
      position = end + 1
    }
  }

  private func body(ofFunctionAt start: Int, selector: String?) -> [(Range<Int>, String)]? {
    guard let name = source.word(start), source.holds(start + 1, "("), let end = source.afterBrackets(start + 1) else {
      return nil
    }
    var parameters: [ManagedFunction.Parameter] = []
    var position = start + 2
    while position < end - 1 {
      guard let label = source.word(position) else { return nil }
      let own = source.word(position + 1)
      let colon = own == nil ? position + 1 : position + 2
      guard source.holds(colon, ":"), let next = TypeReader(source).end(at: colon + 1) else { return nil }
      parameters.append(
        .init(label: label, name: own ?? label, type: source.text(bytes(colon + 1..<next))))
      guard next == end - 1 || source.holds(next, ",") else { return nil }
      position = next + 1
    }
    // Those with a result or an effect are none of Core Data's.
    guard !source.holds(end, "-"), !source.holds(end, "{"), !source.holds(end, "throws"), !source.holds(end, "async"),
      let body = ManagedFunction(name: name, parameters: parameters, selector: selector).body
    else { return nil }
    let place = source.tokens[end - 1].range.upperBound
    return [(place..<place, " { \(body) }")]
  }

  // MARK: Key paths

  /// Replaces `#keyPath(Item.owner.name)` by its text. The first words name types.
  private mutating func rewriteKeyPath(at position: Int) {
    guard source.holds(position + 2, "("), let end = source.afterBrackets(position + 2) else { return }
    var words: [String] = []
    for inner in position + 3..<end - 1 {
      if (inner - position) % 2 == 1 {
        guard let word = source.word(inner) else { return }
        words.append(word)
      } else if !source.holds(inner, ".") {
        return
      }
    }
    let keys = words.drop { $0 == "self" || $0 == "Self" || $0.first?.isUppercase == true }
    let range = bytes(position..<end)
    guard !keys.isEmpty, !source.bytes[range].contains(UInt8(ascii: "\n")) else { return }
    edits.append((range, "\"\(keys.joined(separator: "."))\""))
  }
}
