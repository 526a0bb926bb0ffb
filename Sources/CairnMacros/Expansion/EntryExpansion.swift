/// Turns `@Entry var name: Type = value` into accessors and the key they use.
struct EntryExpansion {
  private let request: ExpansionRequest
  private let variable: VariableDeclaration
  private let collection: EntryCollection
  private let surroundings: ExtensionHeader

  static func expand(_ request: ExpansionRequest) -> Result<String, Diagnostic> {
    let isAccessor = request.role == "accessor"
    do throws(Diagnostic) {
      let expansion = try EntryExpansion(request)
      return .success(isAccessor ? expansion.accessors : try expansion.key)
    } catch {
      // The key's role reports the error. Accessors that fit any type keep the compiler from adding its own.
      return isAccessor ? .success(placeholderAccessors) : .failure(error)
    }
  }

  private static let placeholderAccessors = "get { fatalError() }\nset { fatalError() }"

  private init(_ request: ExpansionRequest) throws(Diagnostic) {
    self.request = request
    guard let surroundings = request.surroundings.first.flatMap({ ExtensionHeader($0.text) }),
      let collection = EntryCollection(rawValue: surroundings.typeName)
    else {
      throw Diagnostic("'@Entry' can only be used in an extension of \(EntryCollection.list)", at: request.syntax)
    }
    self.surroundings = surroundings
    self.collection = collection
    do {
      variable = try VariableDeclaration(request.syntax.text)
    } catch {
      throw Diagnostic(error, at: request.syntax)
    }
    for modifier in variable.header.modifiers
    where ["static", "class", "lazy", "weak", "unowned"].contains(modifier.name) {
      throw Diagnostic("'@Entry' cannot be used on a '\(modifier.name)' variable", at: request.syntax)
    }
  }
}

// MARK: Source

extension EntryExpansion {
  private var keyName: String {
    let name = variable.name
    return name.hasPrefix("`") ? "`__Key_\(name.dropFirst().dropLast())`" : "__Key_\(name)"
  }

  private var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  private var key: String {
    get throws(Diagnostic) {
      let value = try value
      let availability = variable.header.attributes.filter { $0.name == "available" }.map { $0.text + "\n" }.joined()
      let modifier = writtenIsolation == .nonisolated ? "nonisolated " : ""
      let conformance = writtenIsolation == .mainActor ? "@MainActor " : ""
      return """
        \(availability)private \(modifier)struct \(keyName): \(conformance)\(surroundings.qualifier)\(collection.keyProtocol) {
          \(value)
        }
        """
    }
  }

  private var value: String {
    get throws(Diagnostic) {
      if collection == .focusedValues { return "typealias Value = \(try focusedType)" }
      let isolation = writtenIsolation == .mainActor ? "@MainActor " : ""
      guard let type = variable.type else {
        return try inferredDefault
      }
      if let initialValue = variable.initialValue {
        return """
          \(isolation)static var defaultValue: \(type) {
              get { return \(initialValue) }
            }
          """
      }
      guard let optional = OptionalType(type) else {
        throw diagnostic("the entry '\(variable.name)' needs a default value or an optional type")
      }
      return "\(isolation)static var defaultValue: (\(optional.wrapped))? { nil }"
    }
  }

  /// A default whose type only the compiler knows: it must be stored, because a computed property has to name its type.
  private var inferredDefault: String {
    get throws(Diagnostic) {
      guard let initialValue = variable.initialValue else {
        throw diagnostic("the entry '\(variable.name)' needs a type and a default value")
      }
      switch isolation {
      case .mainActor:
        let isolation = writtenIsolation == .mainActor ? "@MainActor " : ""
        return "\(isolation)static let defaultValue = \(initialValue)"
      case .nonisolated:
        // A plain `let` must be Sendable, and marking a Sendable `let` as unsafe is a warning. A variable that nobody
        // can set is neither.
        return "@safe nonisolated(unsafe) private(set) static var defaultValue = \(initialValue)"
      }
    }
  }

  private var focusedType: String {
    get throws(Diagnostic) {
      guard let optional = variable.type.flatMap(OptionalType.init) else {
        throw diagnostic("the entry '\(variable.name)' of FocusedValues must have an optional type")
      }
      guard variable.initialValue == nil || variable.initialValue == "nil" else {
        throw Diagnostic(
          "an entry of FocusedValues cannot have a default value: it is nil where nothing has set it",
          at: request.syntax, position: variable.initialValuePosition)
      }
      return optional.wrapped
    }
  }

  private func diagnostic(_ message: String) -> Diagnostic {
    Diagnostic(message, at: request.syntax, position: variable.namePosition)
  }

  private var writtenIsolation: Isolation? { variable.header.isolation ?? surroundings.header.isolation }

  private var isolation: Isolation { writtenIsolation ?? (request.isolatesToMainActor ? .mainActor : .nonisolated) }
}

extension Diagnostic {
  fileprivate init(_ problem: VariableDeclaration.Problem, at syntax: SourceExcerpt) {
    switch problem {
    case .notAVariable(let position):
      self.init("'@Entry' can only be attached to a 'var'", at: syntax, position: position)
    case .constant(let position):
      self.init(
        "'@Entry' can only be attached to a 'var', not a 'let'", at: syntax, position: position,
        replacement: Replacement(message: "replace 'let' with 'var'", length: 3, text: "var"))
    case .severalVariables(let position):
      self.init(
        "'@Entry' can only be attached to a single variable: declare each entry on its own", at: syntax,
        position: position)
    case .accessors(let position):
      self.init("'@Entry' cannot be attached to a variable with accessors or observers", at: syntax, position: position)
    }
  }
}
