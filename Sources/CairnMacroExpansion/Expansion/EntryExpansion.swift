import CairnSwiftSources

/// Expands `@Entry var name: Type = value` to accessors and their key.
struct EntryExpansion {
  private let request: ExpansionRequest
  private let variable: VariableDeclaration
  private let collection: EntryCollection
  private let surroundings: ExtensionHeader
  private let value: EntryValue

  static func expand(_ request: ExpansionRequest) -> Expansion {
    let isAccessor = request.role == "accessor"
    do throws(EntryError) {
      let expansion = try EntryExpansion(request)
      return Expansion(source: isAccessor ? expansion.accessors : expansion.key)
    } catch {
      // Only one role reports the error. Accessors that fit any type prevent further errors from the compiler.
      guard isAccessor else { return Expansion(failure: Diagnostic(error, at: request.syntax)) }
      if case .declaration(.accessors) = error { return Expansion() }
      return Expansion(source: "get { fatalError() }\nset { fatalError() }")
    }
  }

  private init(_ request: ExpansionRequest) throws(EntryError) {
    self.request = request
    guard let surroundings = request.surroundings.first.flatMap({ ExtensionHeader($0.text) }),
      let collection = EntryCollection(rawValue: surroundings.typeName)
    else { throw .misplaced }
    self.surroundings = surroundings
    self.collection = collection
    do {
      variable = try VariableDeclaration(request.syntax.text)
    } catch {
      throw .declaration(error)
    }
    for modifier in ["static", "class", "lazy", "weak", "unowned"] {
      if let written = variable.header.modifier(named: modifier) { throw .modifier(written) }
    }
    value = try EntryValue(of: variable, in: collection)
  }

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
    let availability = variable.header.attributes.filter { $0.name == "available" }.map { $0.text + "\n" }.joined()
    let modifier = writtenIsolation == .nonisolated ? "nonisolated " : ""
    let conformance = mainActorAttribute + surroundings.qualifier + collection.keyProtocol
    return """
      \(availability)private \(modifier)struct \(keyName): \(conformance) {
        \(requirement)
      }
      """
  }

  /// The member that the key's protocol requires.
  private var requirement: String {
    switch value {
    case .focused(let type):
      "typealias Value = \(type)"
    case .absent(let type):
      "\(mainActorAttribute)static var defaultValue: (\(type))? { nil }"
    case .typed(let type, let expression):
      "\(mainActorAttribute)static var defaultValue: \(type) { get { return \(expression) } }"
    case .inferred(let expression) where isolation == .mainActor:
      "\(mainActorAttribute)static let defaultValue = \(expression)"
    case .inferred(let expression):
      // The type is unknown here, so the property must be stored, and may not be Sendable. A `let` that is
      // marked unsafe but happens to be Sendable causes a warning; a variable that nobody can set does not.
      "@safe nonisolated(unsafe) private(set) static var defaultValue = \(expression)"
    }
  }

  private var mainActorAttribute: String { writtenIsolation == .mainActor ? "@MainActor " : "" }

  private var writtenIsolation: Isolation? { variable.header.isolation ?? surroundings.header.isolation }

  private var isolation: Isolation { writtenIsolation ?? (request.isolatesToMainActor ? .mainActor : .nonisolated) }
}
