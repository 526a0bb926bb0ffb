import CairnSwiftSources

/// What `#selector` becomes: a name, and a closure that calls the method if the file declares it.
///
/// The compiler here has no selectors, so the closure says which method of which type is meant.
struct SelectorCalls {
  private let types: TypeScopes
  private var methods: [String: [Method]] = [:]

  private struct Method {
    /// The type with those around it, such as `Page.Coordinator`.
    let type: String
    /// The labels of the parameters; `_` where there is none.
    let labels: [String]
    let hasResult: Bool
  }

  init(in source: SourceTokens) {
    types = TypeScopes(in: source)
    for index in source.tokens.indices where source.tokens[index].isWord("func") {
      guard let type = types.type(declaring: index), let name = source[index + 1]?.name,
        let method = Self.method(of: type, at: index, in: source)
      else { continue }
      methods[name, default: []].append(method)
    }
  }

  /// The method that is declared at an index, if objects have it and a closure can call it.
  private static func method(of type: String, at index: Int, in source: SourceTokens) -> Method? {
    var modifier = index - 1
    while let token = source[modifier], token.kind == .word {
      if token.text == "static" || token.text == "class" { return nil }
      if token.startsLine { break }
      modifier -= 1
    }
    guard source[index + 2]?.isSymbol("(") == true, let end = source.afterBrackets(index + 2) else { return nil }
    var hasResult = false
    var next = end
    while let token = source[next], !token.isSymbol("{"), !token.startsLine || token.isSymbol("->") {
      if token.isWord("async") || token.isWord("throws") { return nil }
      hasResult = hasResult || token.isSymbol("->")
      next += 1
    }
    return Method(type: type, labels: labels(in: index + 3..<end - 1, of: source), hasResult: hasResult)
  }

  /// The labels of parameters, in their declarations or in `save(_:at:)`.
  private static func labels(in range: Range<Int>, of source: SourceTokens) -> [String] {
    var labels: [String] = []
    var index = range.lowerBound
    var isLabel = true
    while index < range.upperBound {
      let token = source.tokens[index]
      if isLabel, token.isSymbol("@") {
        index = DeclarationHeader(in: source, at: index).attributes.first?.tokens.upperBound ?? index + 1
        continue
      }
      if isLabel, let name = token.name {
        labels.append(name)
        isLabel = false
      } else if token.isSymbol(",") {
        isLabel = true
      }
      index = token.opens ? source.closing(index) + 1 : source.endOfGenericArguments(at: index) ?? index + 1
    }
    return labels
  }

  // MARK: Uses

  /// - Parameter code: The source, or the code in its texts.
  func edits(in code: SourceTokens) -> SourceEdits {
    var edits = SourceEdits()
    for (index, token) in code.tokens.enumerated() where token.isSymbol("#") {
      guard code[index + 1]?.isWord("selector") == true, code[index + 2]?.isSymbol("(") == true,
        let end = code.afterBrackets(index + 2), let use = Use(in: index + 3..<end - 1, of: code)
      else { continue }
      let range = code.bytes(of: index..<end)
      let enclosing = types.type(around: range.lowerBound)
      let call = call(of: use, in: use.type ?? enclosing).map { ", \($0)" } ?? ""
      edits.replace(range, by: "Selector(\"\(use.selector)\"\(call))")
    }
    return edits
  }

  /// The argument of `#selector(Page.save(_:))`.
  private struct Use {
    /// The words before the method, without `self`.
    let type: String?
    let name: String
    /// The labels, where they are given.
    var labels: [String]?
    /// "getter" or "setter".
    var accessor: String?

    init?(in range: Range<Int>, of code: SourceTokens) {
      var index = range.lowerBound
      if code[index + 1]?.isSymbol(":") == true, let word = code[index]?.text, ["getter", "setter"].contains(word) {
        accessor = word
        index += 2
      }
      var words: [String] = []
      while index < range.upperBound, let word = code[index]?.name {
        words.append(word)
        index += 1
        guard index < range.upperBound, code[index]?.isSymbol(".") == true else { break }
        index += 1
      }
      guard let name = words.popLast() else { return nil }
      self.name = name
      let path = words.filter { $0 != "self" && $0 != "Self" && $0 != "super" }
      type = path.isEmpty ? nil : path.joined(separator: ".")
      if index < range.upperBound, code[index]?.isSymbol("(") == true, let end = code.afterBrackets(index) {
        labels = code.tokens[index + 1..<end - 1].compactMap(\.name)
        index = end
      }
      // Only its type may follow.
      guard index == range.upperBound || code[index]?.isWord("as") == true else { return nil }
    }

    /// The name in Objective-C.
    var selector: String {
      if accessor == "setter" { return "set\(name.prefix(1).uppercased())\(name.dropFirst()):" }
      return name + (labels ?? []).map { $0 == "_" ? ":" : "\($0):" }.joined()
    }
  }

  /// The closure that calls a method with the sender, or `nil` if the file does not declare it in the type.
  private func call(of use: Use, in type: String?) -> String? {
    guard use.accessor == nil, let type, let known = methods[use.name] else { return nil }
    let own = known.filter { method in
      (method.type == type || method.type.hasSuffix(".\(type)")) && (use.labels.map { $0 == method.labels } ?? true)
    }
    guard let method = own.first, own.count == 1, method.labels.count < 2 else { return nil }
    let call = method.hasResult ? "_ = target.\(use.name.inBackticks)" : "target.\(use.name.inBackticks)"
    guard let label = method.labels.first else { return "{ (target: \(type)) in \(call)() }" }
    let argument = label == "_" ? "sender" : "\(label): sender"
    return "{ (target: \(type), sender) in \(call)(\(argument)) }"
  }
}
