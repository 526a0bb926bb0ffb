import CairnSwiftSources

/// Expands `@Model final class Trip` to its storage, the description of its properties, and its conformances.
enum ModelExpansion {
  static func expand(_ request: ExpansionRequest) -> Expansion {
    switch request.role {
    case "memberAttribute": return Expansion(source: isPersisted(request.syntax) ? "@_PersistedProperty" : "")
    case "extension": return Expansion(source: conformances(in: request))
    default: break
    }
    do throws(Diagnostic) {
      let type = try TypeDeclaration(request.syntax, for: "@Model", keywords: ["class"], named: "a class")
      // The compiler asks for the conformances that the superclass lacks.
      guard request.conformances.contains("PersistentModel") else {
        throw Diagnostic(
          "a model cannot inherit from another: give '\(type.name)' a relationship to its superclass instead",
          at: request.syntax)
      }
      return Expansion(source: try members(of: type, at: request.syntax))
    } catch {
      return Expansion(failure: error)
    }
  }

  /// Returns the missing conformances.
  private static func conformances(in request: ExpansionRequest) -> String {
    guard let type = request.extendedType else { return "" }
    let isModel = request.conformances.contains("PersistentModel")
    let isObservable = request.conformances.contains("Observable")
    return (isModel ? "nonisolated extension \(type): SwiftData.PersistentModel {}\n" : "")
      + (isObservable ? "nonisolated extension \(type): Observation.Observable {}" : "")
  }

  /// Whether a member is a stored variable that the store keeps.
  private static func isPersisted(_ member: SourceExcerpt) -> Bool {
    let text = member.text
    do {
      return isPersisted(try VariableDeclaration(text))
    } catch .observers(let position) {
      let plain = String(decoding: text.utf8.prefix(position), as: UTF8.self)
      return (try? VariableDeclaration(plain)).map(isPersisted) ?? false
    } catch {
      return false
    }
  }

  private static func isPersisted(_ variable: VariableDeclaration) -> Bool {
    if ["static", "class", "lazy", "weak", "unowned"].contains(where: { variable.header.modifier(named: $0) != nil }) {
      return false
    }
    return !variable.header.attributes.contains { ["Transient", "_PersistedProperty"].contains(plainName(of: $0)) }
  }

  private static func plainName(of attribute: DeclarationHeader.Attribute) -> String {
    attribute.name.split(separator: ".").last.map(String.init) ?? attribute.name
  }

  private static func members(of type: TypeDeclaration, at syntax: SourceExcerpt) throws(Diagnostic) -> String {
    let name = type.name
    var properties: [String] = []
    for variable in try type.storedVariables(in: syntax) where isPersisted(variable) {
      properties.append(try description(of: variable, in: name, at: syntax))
    }
    let isPublic = type.header.modifiers.contains { $0.name == "public" || $0.name == "open" }
    let access = (isPublic ? "public " : "") + "nonisolated "
    return """
      private nonisolated var _$backingData: SwiftData.BackingData = SwiftData.BackingData(for: \(name).self)

      \(access)var persistentBackingData: SwiftData.BackingData {
        get { _$backingData }
        set { _$backingData = newValue }
      }

      \(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [
      \(properties.map { "    \($0)," }.joined(separator: "\n"))
        ]
      }
      \(keyPaths("_$indices", type.arguments(ofMacro: "Index"), "Index", of: name, access))
      \(keyPaths("_$uniques", type.arguments(ofMacro: "Unique"), "Unique", of: name, access))
      \(access)required init(backingData: SwiftData.BackingData) {
        _$backingData = backingData
      }

      \(access)let _$observationRegistrar = Observation.ObservationRegistrar()

      private struct _SwiftDataNoType {
        nonisolated init() {}
      }
      """
  }

  /// Returns a property that lists the key paths of `#Index` or `#Unique`, if there are any.
  private static func keyPaths(
    _ property: String, _ arguments: [String], _ macro: String, of type: String, _ access: String
  ) -> String {
    if arguments.isEmpty { return "" }
    let lists = arguments.map { "SwiftData.Schema.\(macro)<\(type)>\($0).keyPaths" }.joined(separator: " + ")
    return "\(access)static var \(property): [[AnyKeyPath]] { \(lists) }"
  }

  /// Returns the source that describes a property to the schema.
  private static func description(
    of variable: VariableDeclaration, in type: String, at syntax: SourceExcerpt
  ) throws(Diagnostic) -> String {
    var arguments = ["name: \"\(variable.name.withoutBackticks)\"", "keypath: \\\(type).\(variable.name)"]
    if let value = variable.initialValue, value != "nil" {
      arguments.append("defaultValue: (\(value))" + (variable.type.map { " as \(OptionalType.explicit($0))" } ?? ""))
    }
    for attribute in variable.header.attributes {
      let name = plainName(of: attribute)
      guard name == "Attribute" || name == "Relationship" else { continue }
      let written = attribute.text.drop { $0 != "(" }
      arguments.append("metadata: SwiftData.Schema.\(name)\(written.isEmpty ? "()" : String(written))")
    }
    return "SwiftData.Schema.PropertyMetadata(\(arguments.joined(separator: ", ")))"
  }
}

extension String {
  /// The name in `default`, written with backticks in source.
  var withoutBackticks: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}

extension OptionalType {
  /// Returns a type that can follow `as`, where `Int!` cannot be written.
  static func explicit(_ type: String) -> String { type.hasSuffix("!") ? type.dropLast() + "?" : type }
}
