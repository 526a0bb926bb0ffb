import CairnSwiftSources

/// A declaration of a struct, class or enum with its members.
struct TypeDeclaration {
  let source: SourceTokens
  let header: DeclarationHeader
  /// The keyword: `struct`, `class`, `enum` or `actor`.
  let keyword: String
  let name: String
  private let macro: String
  /// The indices of the tokens between the braces.
  private let body: Range<Int>

  /// - Parameters:
  ///   - macro: The macro attached to the type, for messages.
  ///   - keywords: The kinds of types that the macro can be attached to.
  init(
    _ syntax: SourceExcerpt, for macro: String,
    keywords: [String] = ["struct", "class", "enum", "actor"], named kinds: String = "a struct, a class or an enum"
  ) throws(Diagnostic) {
    let source = SourceTokens(syntax.text)
    let header = DeclarationHeader(in: source)
    guard let word = source[header.end], keywords.contains(word.text),
      let brace = source.tokens[header.end...].firstIndex(where: { $0.isSymbol("{") })
    else { throw Diagnostic("'\(macro)' can only be attached to \(kinds)", at: syntax) }
    self.source = source
    self.header = header
    keyword = word.text
    name = source[header.end + 1]?.text ?? ""
    self.macro = macro
    body = brace + 1..<source.closing(brace)
  }

  /// Whether the type already declares what the macro would generate.
  var declaresAnimatableData: Bool {
    members.contains { member in
      let keyword = DeclarationHeader(in: source, at: member.lowerBound).end
      return source[keyword]?.isWord("var") == true && source[keyword + 1]?.isWord("animatableData") == true
    }
  }

  /// Returns the arguments of each use of a freestanding macro among the members, such as `([\.name])`.
  func arguments(ofMacro name: String) -> [String] {
    members.compactMap { member in
      guard source.tokens[member.lowerBound].isSymbol("#") else { return nil }
      var last = member.lowerBound + 1
      while source[last + 1]?.isSymbol(".") == true { last += 2 }
      guard source[last]?.isWord(name) == true else { return nil }
      let start = source.endOfGenericArguments(at: last + 1) ?? last + 1
      return source.text(start..<member.upperBound)
    }
  }

  /// Returns the stored variables, with byte offsets from the start of the excerpt.
  func storedVariables(in syntax: SourceExcerpt) throws(Diagnostic) -> [VariableDeclaration] {
    var variables: [VariableDeclaration] = []
    for member in members {
      let keyword = DeclarationHeader(in: source, at: member.lowerBound).end
      guard source[keyword]?.isWord("var") == true else { continue }
      let start = source.tokens[member.lowerBound].range.lowerBound
      let isEnded = source.tokens[member.upperBound - 1].isSymbol(";")
      let written = source.text(member.lowerBound..<member.upperBound - (isEnded ? 1 : 0))
      do {
        variables.append(try VariableDeclaration(written).moved(by: start))
      } catch .accessors {
        continue
      } catch .observers(let position) {
        let plain = String(decoding: written.utf8.prefix(position), as: UTF8.self)
        if let variable = try? VariableDeclaration(plain) { variables.append(variable.moved(by: start)) }
      } catch .severalVariables(let position) {
        throw Diagnostic(
          "'\(macro)' requires each variable to be declared separately", at: syntax, position: start + position)
      } catch {
        continue
      }
    }
    return variables
  }

  /// The indices of the tokens of each member.
  var members: [Range<Int>] {
    var members: [Range<Int>] = []
    var index = body.lowerBound
    while index < body.upperBound {
      let end = max(endOfMember(at: index), index + 1)
      members.append(index..<min(end, body.upperBound))
      index = end
    }
    return members
  }

  private func endOfMember(at start: Int) -> Int {
    let keyword = DeclarationHeader(in: source, at: start).end
    guard let word = source[keyword] else { return source.count }
    if word.isSymbol("#") { return endOfMacro(at: keyword) }
    if ["var", "let", "case", "typealias", "associatedtype", "import"].contains(word.text) {
      return source.endOfVariableDeclaration(at: start)
    }
    // Functions and types end at their closing braces.
    var index = keyword
    while let token = source[index], index < body.upperBound {
      if token.isSymbol("{") { return source.closing(index) + 1 }
      index = token.opens ? source.closing(index) + 1 : index + 1
    }
    return index
  }

  /// Returns the index after a macro with its arguments, which may be on several lines, or after the line of a condition.
  private func endOfMacro(at start: Int) -> Int {
    var end = start + 2
    while source[end]?.isSymbol(".") == true { end += 2 }
    end = source.endOfGenericArguments(at: end) ?? end
    guard source[end]?.isSymbol("(") == true, source.touchesPrevious(end) else { return nextLine(after: start) }
    return source.closing(end) + 1
  }

  private func nextLine(after start: Int) -> Int {
    (start + 1..<body.upperBound).first { source.tokens[$0].startsLine } ?? body.upperBound
  }
}

extension VariableDeclaration {
  /// Returns the declaration in a source that begins the given number of bytes earlier.
  fileprivate func moved(by distance: Int) -> VariableDeclaration {
    var moved = self
    moved.namePosition += distance
    return moved
  }
}
