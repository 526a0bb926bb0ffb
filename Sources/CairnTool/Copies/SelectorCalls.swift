/// What `#selector` becomes: a name, and a closure that calls the method if the file declares it.
///
/// The compiler here has no selectors, so the closure says which method of which type is meant.
struct SelectorCalls {
  private struct Method {
    let type: String
    /// The labels of the parameters; `_` where there is none.
    let labels: [String]
    let hasResult: Bool
  }

  private var methods: [String: [Method]] = [:]
  /// The type around each line that is in one.
  private var types: [Int: String] = [:]

  init(in text: String) {
    guard text.contains("#selector") else { return }
    var scopes: [String?] = []
    var declared: String?
    for line in SourceLines(text: text) where line.isCode {
      let code = line.text.prefix { $0 != "/" }
      if let match = code.firstMatch(of: /\b(?:class|extension|actor|enum|struct)\s+([A-Z][\w.]*)/) {
        declared = String(match.output.1)
      }
      if let type = scopes.compactMap({ $0 }).last { types[line.number] = type }
      if let match = line.text.firstMatch(of: /\bfunc\s+(\w+)\s*\(([^()]*)\)/),
        let type = declared ?? types[line.number]
      {
        let parameters = match.output.2.split(separator: ",").map { $0.split(whereSeparator: " :".contains) }
        methods[String(match.output.1), default: []].append(
          Method(
            type: type, labels: parameters.compactMap { $0.first.map { String($0) } },
            hasResult: line.text[match.range.upperBound...].prefix { $0 != "{" }.contains("->")))
      }
      for character in code {
        if character == "{" {
          scopes.append(declared)
          declared = nil
        } else if character == "}" {
          _ = scopes.popLast()
        }
      }
    }
  }

  /// Returns a line without `#selector`.
  func replaced(in text: Substring, line: Int) -> String {
    String(text).replacing(/#selector\(\s*((?:\w+\.)*)(\w+)(?:\(((?:\w+:)*)\))?\s*\)/) { match in
      let labels = (match.output.3 ?? "").split(separator: ":").map { $0 == "_" ? ":" : "\($0):" }
      let name = "\"\(match.output.2)\(labels.joined())\""
      let type = match.output.1.dropLast().split(separator: ".").filter { $0 != "self" && $0 != "Self" }.last
      guard let call = call(of: String(match.output.2), in: type.map { String($0) } ?? types[line]) else {
        return "Selector(\(name))"
      }
      return "Selector(\(name), \(call))"
    }
  }

  /// The closure that calls a method with the sender, or `nil` if the file does not declare it in the type.
  private func call(of name: String, in type: String?) -> String? {
    guard let type, let known = methods[name] else { return nil }
    let own = known.filter { $0.type == type || $0.type.hasSuffix(".\(type)") }
    guard let method = own.first, own.count == 1, method.labels.count < 2 else { return nil }
    let call = method.hasResult ? "_ = target.\(name)" : "target.\(name)"
    guard let label = method.labels.first else { return "{ (target: \(type)) in \(call)() }" }
    let argument = label == "_" ? "sender" : "\(label): sender"
    return "{ (target: \(type), sender) in \(call)(\(argument)) }"
  }
}
