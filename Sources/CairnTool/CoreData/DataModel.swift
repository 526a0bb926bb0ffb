import CairnMessages

/// A version of a Core Data model, as its file `contents` describes it.
struct DataModel: Equatable {
  struct Entity: Equatable {
    enum Generation: Equatable {
      /// The app's sources have the class.
      case manual
      /// Xcode makes the class with its properties.
      case whole
      /// Xcode makes an extension with the properties.
      case properties
    }

    let name: String
    /// The class without a module, or `nil` for `NSManagedObject`.
    let className: String?
    let generation: Generation
    let parent: String?
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
    /// The names of fetched properties.
    var fetched: [String] = []
    let line: Int
  }

  struct Attribute: Equatable {
    let name: String
    /// The type as the editor names it, such as "Integer 16".
    let type: String
    let isScalar: Bool
    /// The class of a transformable value.
    let customClass: String?
  }

  struct Relationship: Equatable {
    let name: String
    let destination: String?
    let isToMany: Bool
    let isOrdered: Bool
  }

  private(set) var entities: [Entity] = []

  /// - Parameter root: The root element of the file.
  init(_ root: MarkupElement) throws(MarkupReader.Problem) {
    guard root.name == "model" else {
      throw MarkupReader.Problem(line: root.line, message: "<\(root.name)> is no data model")
    }
    for element in root.children("entity") {
      let entity = try Self.entity(element)
      guard !entities.contains(where: { $0.name == entity.name }) else {
        throw MarkupReader.Problem(line: element.line, message: "there are two entities \(entity.name)")
      }
      entities.append(entity)
    }
  }

  func entity(_ name: String?) -> Entity? { entities.first { $0.name == name } }

  /// The entity from which one inherits, directly or by way of others, down from the nearest.
  func ancestors(of entity: Entity) -> [Entity] {
    var found: [Entity] = []
    var next = self.entity(entity.parent)
    while let one = next, one != entity, !found.contains(one) {
      found.append(one)
      next = self.entity(one.parent)
    }
    return found
  }

  private static func entity(_ element: MarkupElement) throws(MarkupReader.Problem) -> Entity {
    let name = try name(of: element)
    let className = element["representedClassName"].flatMap(plainClass)
    if let className { try check(className, of: element) }
    let generation: Entity.Generation =
      switch element["codeGenerationType"] {
      case "class": .whole
      case "category": .properties
      default: .manual
      }
    var entity = Entity(
      name: name, className: className, generation: generation, parent: element["parentEntity"], line: element.line)
    for child in element.children {
      switch child.name {
      case "attribute":
        entity.attributes.append(
          Attribute(
            name: try property(child), type: child["attributeType"] ?? "Undefined",
            isScalar: child.isOn("usesScalarValueType"), customClass: child["customClassName"]))
      case "relationship":
        entity.relationships.append(
          Relationship(
            name: try property(child), destination: child["destinationEntity"], isToMany: child.isOn("toMany"),
            isOrdered: child.isOn("ordered")))
      case "fetchedProperty": entity.fetched.append(try property(child))
      default: break
      }
    }
    return entity
  }

  private static func name(of element: MarkupElement) throws(MarkupReader.Problem) -> String {
    guard let name = element["name"], !name.isEmpty else {
      throw MarkupReader.Problem(line: element.line, message: "<\(element.name)> has no name")
    }
    return name
  }

  private static func property(_ element: MarkupElement) throws(MarkupReader.Problem) -> String {
    let name = try name(of: element)
    try check(name, of: element)
    return name
  }

  private static func check(_ name: String, of element: MarkupElement) throws(MarkupReader.Problem) {
    guard name.isSwiftName else {
      throw MarkupReader.Problem(line: element.line, message: "\(name.debugDescription) is no name for Swift")
    }
  }

  /// "Item" for ".Item", "Item" and "Journal.Item", and `nil` for what means `NSManagedObject`.
  static func plainClass(_ name: String) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? ""
    return last.isEmpty || last == "NSManagedObject" ? nil : last
  }
}

extension String {
  /// Whether it is an identifier, or would be one in backticks.
  var isSwiftName: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  /// The identifier, in backticks if it is a keyword.
  var inBackticks: String { Self.keywords.contains(self) ? "`\(self)`" : self }

  private static let keywords: Set = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
