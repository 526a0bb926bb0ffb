/// The assignments in initializers by which objects of `@State` get their first value.
///
/// `State` creates an object when it is needed, so its initializer takes a closure, and then the compiler does not accept
/// `self.model = model` in place of `_model = State(wrappedValue: model)`.
struct StateAssignments {
  /// The numbers of the lines with an assignment.
  private(set) var lines: Set<Int> = []

  init(in text: String) {
    let names = Self.names(in: text)
    guard !names.isEmpty else { return }
    var initializer = Initializer()
    for line in SourceLines(text: text) where line.isCode {
      initializer.pass(line.text)
      guard initializer.isInBody, let match = line.text.wholeMatch(of: /\s*self\.(\w+)\s*=\s*[^={].*/) else { continue }
      if names.contains(String(match.output.1)), Self.isWhole(line.text) { lines.insert(line.number) }
    }
  }

  /// Returns the assignment to the wrapper instead. Apps have types called `State` of their own.
  static func wrapped(_ text: Substring) -> String {
    String(text).replacing(/^(\s*)self\.(\w+)\s*=\s*(.*?)\s*$/) { match in
      "\(match.output.1)_\(match.output.2) = SwiftUI.State(wrappedValue: \(match.output.3))"
    }
  }

  /// The properties with `@State` and without a value. Names that the file uses twice are left out.
  private static func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    for match in text.matches(of: /@(?:SwiftUI\.)?State\s+(?:[\w()]+\s+)*?var\s+(\w+)\s*:[^={\n]+(?:\n|$)/) {
      names.insert(String(match.output.1))
    }
    return names.filter { name in
      guard let declaration = try? Regex("\\b(?:var|let)\\s+\(name)\\b") else { return false }
      return text.matches(of: declaration).count == 1
    }
  }

  /// Whether a statement ends on its line.
  private static func isWhole(_ text: Substring) -> Bool {
    let depth = text.reduce(into: 0) { depth, character in
      if "([{".contains(character) { depth += 1 } else if ")]}".contains(character) { depth -= 1 }
    }
    return depth == 0 && !text.contains("//") && !text.contains(";")
  }

  /// Whether a line is in the body of an initializer.
  private struct Initializer {
    private var isDeclared = false
    private var parentheses = 0
    private var braces = 0
    /// At the end of the last line.
    private(set) var isInBody = false

    mutating func pass(_ line: Substring) {
      if !isDeclared {
        guard line.firstMatch(of: /^\s*(?:[@\w()]+\s+)*init[?!]?\s*[(<]/) != nil else { return }
        (isDeclared, parentheses, braces) = (true, 0, 0)
      }
      for character in line {
        switch character {
        case "(": parentheses += 1
        case ")": parentheses -= 1
        case "{" where parentheses == 0: braces += 1
        case "}" where parentheses == 0:
          braces -= 1
          if braces <= 0 { isDeclared = false }
        default: break
        }
      }
      isInBody = isDeclared && braces > 0
    }
  }
}
