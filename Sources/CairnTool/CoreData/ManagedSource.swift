import CairnSwiftSources

/// Changes of a Swift file that leave out what needs the Objective-C runtime.
///
/// - `@NSManaged var title: String?` gets accessors that ask the object for the value of "title", and the functions by which
///   objects are added and removed get a body; see ``ManagedFunction``.
/// - `@objc`, `@objcMembers` and `@nonobjc` go.
/// - `#keyPath(Item.title)` becomes `"title"`.
///
/// A declaration that is not understood stays as it is, so that the compiler says where it is.
struct ManagedSource {
  private let source: SourceTokens
  private var edits = SourceEdits()
  /// The names in Objective-C, by the positions after them.
  private var selectors: [Int: String] = [:]
  /// The positions of declarations that have bodies now.
  private var declarations: Set<Int> = []

  /// The text with the changes, or `nil` if there are none.
  static func rewritten(_ text: String) -> String? {
    let source = SourceTokens(text)
    let edits = edits(in: source)
    return edits.isEmpty ? nil : edits.applied(to: source)
  }

  /// - Parameter onlyModels: Whether only files that use Core Data change.
  static func edits(in source: SourceTokens, onlyModels: Bool = false) -> SourceEdits {
    var file = ManagedSource(source: source)
    file.rewrite()
    let usesCoreData = !file.declarations.isEmpty || source.imports.contains { $0.module == "CoreData" }
    return onlyModels && !usesCoreData ? SourceEdits() : file.edits
  }

  private init(source: SourceTokens) { self.source = source }

  private mutating func rewrite() {
    for position in source.tokens.indices {
      if source.holds(position, "@"), let name = source.name(position + 1) {
        switch name {
        case "NSManaged": rewriteDeclaration(at: position)
        case "objc", "objcMembers", "nonobjc":
          if let range = attribute(at: position) { edits.replace(range, by: "") }
          selectors[afterAttribute(position)] = selector(at: position)
        default: break
        }
      } else if source.holds(position, "#"), source.holds(position + 1, "keyPath") {
        rewriteKeyPath(at: position)
      }
    }
  }

  // MARK: Attributes

  /// The position after the attribute at one, with its arguments.
  private func afterAttribute(_ position: Int) -> Int {
    var end = position + 2
    while source.holds(end, "."), source.name(end + 1) != nil { end += 2 }
    guard source.holds(end, "("), source.touchesPrevious(end) else { return end }
    return source.afterBrackets(end) ?? end
  }

  /// The name in the attribute `@objc(addItemsObject:)` at a position.
  private func selector(at position: Int) -> String? {
    let end = afterAttribute(position)
    guard source.holds(position + 1, "objc"), end > position + 4 else { return nil }
    return source.text(position + 3..<end - 1).filter { !$0.isWhitespace }
  }

  /// The place of an attribute and the spaces after it, or `nil` if it is none of Objective-C's or Core Data's.
  private func attribute(at position: Int) -> Range<Int>? {
    let end = afterAttribute(position)
    guard !(position + 2..<end).contains(where: { source.holds($0, "@") || source.holds($0, "#") }) else { return nil }
    let range = source.bytes(of: position..<end)
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
    guard let word = source[position], word.kind == .word, Self.modifiers.contains(word.text) else { return nil }
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
        modifiers.append(source.text(position..<next))
        position = next
      } else {
        break
      }
    }
    let edits: SourceEdits? =
      source.holds(position, "var")
      ? variables(at: position + 1, modifiers, selector: selector)
      : source.holds(position, "func") ? body(ofFunctionAt: position + 1, selector: selector) : nil
    guard let edits, let place = self.attribute(at: attribute), declarations.insert(position).inserted else { return }
    self.edits.replace(place, by: "")
    self.edits.add(edits)
  }

  /// The modifiers in front of an attribute, as they are written.
  private func modifiers(before attribute: Int) -> [String] {
    var found: [String] = []
    var end = attribute
    while end > 0 {
      let start = source.holds(end - 1, ")") ? end - 4 : end - 1
      guard start >= 0, afterModifier(start) == end else { break }
      found.insert(source.text(start..<end), at: 0)
      end = start
    }
    return found
  }

  /// The accessors of the variables after `var`. Accessors need one variable each, so a comma becomes another `var`.
  private func variables(at start: Int, _ modifiers: [String], selector: String?) -> SourceEdits? {
    var edits = SourceEdits()
    var position = start
    while true {
      guard let name = source.name(position), source.holds(position + 1, ":"),
        let end = TypeReader(source).end(at: position + 2)
      else { return nil }
      // A value or a body makes it the compiler's to report.
      guard !source.holds(end, "="), !source.holds(end, "{") else { return nil }
      let place = source.tokens[end - 1].range.upperBound
      edits.insert(" \(ManagedAccessors.variable(selector ?? name))", at: place)
      guard source.holds(end, ",") else { return edits }
      edits.replace(source.tokens[end].range, by: "; \((modifiers + ["var"]).joined(separator: " "))")
      position = end + 1
    }
  }

  private func body(ofFunctionAt start: Int, selector: String?) -> SourceEdits? {
    guard let name = source.name(start), source.holds(start + 1, "("), let end = source.afterBrackets(start + 1) else {
      return nil
    }
    var parameters: [ManagedFunction.Parameter] = []
    var position = start + 2
    while position < end - 1 {
      guard let label = source.name(position) else { return nil }
      let own = source.name(position + 1)
      let colon = own == nil ? position + 1 : position + 2
      guard source.holds(colon, ":"), let next = TypeReader(source).end(at: colon + 1) else { return nil }
      parameters.append(
        .init(label: label, name: own ?? label, type: source.text(colon + 1..<next)))
      guard next == end - 1 || source.holds(next, ",") else { return nil }
      position = next + 1
    }
    // Those with a result or an effect are none of Core Data's.
    guard !source.holds(end, "->"), !source.holds(end, "{"), !source.holds(end, "throws"), !source.holds(end, "async"),
      let body = ManagedFunction(name: name, parameters: parameters, selector: selector).body
    else { return nil }
    var edits = SourceEdits()
    edits.insert(" { \(body) }", at: source.tokens[end - 1].range.upperBound)
    return edits
  }

  // MARK: Key paths

  /// Replaces `#keyPath(Item.owner.name)` by its text. The first words name types.
  private mutating func rewriteKeyPath(at position: Int) {
    guard source.holds(position + 2, "("), let end = source.afterBrackets(position + 2) else { return }
    var words: [String] = []
    for inner in position + 3..<end - 1 {
      if (inner - position) % 2 == 1 {
        guard let word = source.name(inner) else { return }
        words.append(word)
      } else if !source.holds(inner, ".") {
        return
      }
    }
    let keys = words.drop { $0 == "self" || $0 == "Self" || $0.first?.isUppercase == true }
    guard !keys.isEmpty else { return }
    edits.replace(source.bytes(of: position..<end), by: "\"\(keys.joined(separator: "."))\"")
  }
}
