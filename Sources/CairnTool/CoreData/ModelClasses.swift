import CairnSwiftSources

/// The Swift files that Xcode generates for the entities of a model.
///
/// They have the accessors that the compiler for Apple's systems makes of `@NSManaged`. Fetched properties have none here.
/// Nothing in them is isolated, as `NSManagedObject` is not, also where a target is isolated to the main actor by default.
struct ModelClasses {
  let model: DataModel
  /// The functions that extensions in the app override, by classes.
  var overrides: [String: Set<String>] = [:]

  /// The texts of the files by their names.
  var files: [String: String] {
    var files: [String: String] = [:]
    for entity in model.entities {
      guard let name = entity.className else { continue }
      switch entity.generation {
      case .manual: break
      case .whole:
        files["\(name)+CoreDataClass.swift"] = definition(of: entity, name)
        files["\(name)+CoreDataProperties.swift"] = properties(of: entity, name)
      case .properties: files["\(name)+CoreDataProperties.swift"] = properties(of: entity, name)
      }
    }
    return files
  }

  /// The classes among them that the app cannot declare itself.
  var names: [String] { model.entities.filter { $0.generation == .whole }.compactMap(\.className) }

  private static let start = """
    // Made from a data model by cairn. Changes are lost.
    import CoreData
    import Foundation


    """

  private func definition(of entity: DataModel.Entity, _ name: String) -> String {
    // A parent without a class is an NSManagedObject.
    let parent = model.ancestors(of: entity).lazy.compactMap(\.className).first ?? "NSManagedObject"
    let members = ExtensionOverrides.members(calling: overrides[name] ?? []).map { "  \($0)\n" }
    let body = members.isEmpty ? "{}" : "{\n\(members.joined())}"
    return Self.start + "nonisolated public class \(name.inBackticks): \(parent.inBackticks) \(body)\n"
  }

  private func properties(of entity: DataModel.Entity, _ name: String) -> String {
    let type = name.inBackticks
    var members = [
      "public class func fetchRequest() -> NSFetchRequest<\(type)> {",
      "  NSFetchRequest<\(type)>(entityName: \(entity.name.debugDescription))", "}",
    ]
    for attribute in entity.attributes { members += property(attribute.name, Self.type(of: attribute)) }
    for relationship in entity.relationships { members += property(relationship.name, self.type(of: relationship)) }
    for name in entity.fetched { members.append("// Left out: the fetched property \(name).") }
    var text = Self.start + Self.extension(type, members)
    for relationship in entity.relationships where relationship.isToMany {
      text += "\n" + Self.extension(type, functions(of: relationship))
    }
    // A subclass has the conformance of its parent.
    if model.ancestors(of: entity).allSatisfy({ $0.className == nil }) {
      text += "\nnonisolated extension \(type): Identifiable {}\n"
    }
    return text
  }

  private static func `extension`(_ type: String, _ members: [String]) -> String {
    "nonisolated extension \(type) {\n" + members.map { "  \($0)\n" }.joined() + "}\n"
  }

  private func property(_ name: String, _ type: String) -> [String] {
    ["public var \(name.inBackticks): \(type) \(ManagedAccessors.variable(name))"]
  }

  // MARK: Types

  static func type(of attribute: DataModel.Attribute) -> String {
    let number = attribute.isScalar ? nil : "NSNumber?"
    return switch attribute.type {
    case "Integer 16": number ?? "Int16"
    case "Integer 32": number ?? "Int32"
    case "Integer 64": number ?? "Int64"
    case "Float": number ?? "Float"
    case "Double": number ?? "Double"
    case "Boolean": number ?? "Bool"
    case "Decimal": "NSDecimalNumber?"
    case "String": "String?"
    case "Date": attribute.isScalar ? "TimeInterval" : "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Composite": "[String: Any]?"
    default: custom(attribute.customClass).map { "\($0)?" } ?? "NSObject?"
    }
  }

  /// A type that the model names, if it is nothing but one.
  private static func custom(_ name: String?) -> String? {
    guard let name, !name.isEmpty else { return nil }
    let tokens = SourceTokens(name)
    return TypeReader(tokens).end(at: 0) == tokens.count && !name.contains(where: \.isNewline)
      && !name.contains("/") ? name : nil
  }

  /// The class of a relationship's objects.
  private func destination(of relationship: DataModel.Relationship) -> String {
    let entity = model.entity(relationship.destination)
    let classes = [entity].compactMap { $0 } + (entity.map(model.ancestors) ?? [])
    return (classes.lazy.compactMap(\.className).first ?? "NSManagedObject").inBackticks
  }

  private func type(of relationship: DataModel.Relationship) -> String {
    guard relationship.isToMany else { return "\(destination(of: relationship))?" }
    return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
  }

  // MARK: Functions

  /// The functions by which objects are added to a relationship and removed from it.
  private func functions(of relationship: DataModel.Relationship) -> [String] {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let one = destination(of: relationship)
    let many = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let places =
      relationship.isOrdered
      ? [
        "insertInto\(name)(_ value: \(one), at idx: Int)", "removeFrom\(name)(at idx: Int)",
        "insertInto\(name)(_ values: [\(one)], at indexes: NSIndexSet)", "removeFrom\(name)(at indexes: NSIndexSet)",
        "replace\(name)(at idx: Int, with value: \(one))",
        "replace\(name)(at indexes: NSIndexSet, with values: [\(one)])",
      ] : []
    let heads =
      places + [
        "addTo\(name)(_ value: \(one))", "removeFrom\(name)(_ value: \(one))", "addTo\(name)(_ values: \(many))",
        "removeFrom\(name)(_ values: \(many))",
      ]
    return heads.compactMap { head in
      // The bodies are those of functions that the app declares itself.
      ManagedSource.rewritten("@NSManaged public func \(head)")
    }
  }
}
