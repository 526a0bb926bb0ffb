import Foundation

/// What `swift symbolgraph-extract` writes of a module, as far as names are concerned.
struct SymbolGraph: Decodable {
  private struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Generics: Decodable {
      struct Parameter: Decodable { let name: String }
      let parameters: [Parameter]?
    }

    let kind: Kind
    let pathComponents: [String]
    let swiftGenerics: Generics?
  }

  private let symbols: [Symbol]

  private static let types: Set = [
    "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor", "swift.typealias",
    "swift.associatedtype", "swift.macro",
  ]

  /// The names that a file can use: types, also those in other types, with their parameters, and whatever is outside of types.
  func add(to collection: inout NameCollection) {
    for symbol in symbols {
      let isType = Self.types.contains(symbol.kind.identifier)
      let path = symbol.pathComponents
      guard isType || path.count == 1, let last = path.last else { continue }
      // A macro has the labels of its arguments: "Test(_:)".
      let name = String(last.prefix { $0 != "(" })
      collection.add(name, in: path.dropLast().last)
      guard isType else { continue }
      if ["swift.class", "swift.protocol"].contains(symbol.kind.identifier) { collection.inherited.insert(name) }
      for parameter in symbol.swiftGenerics?.parameters ?? [] { collection.add(parameter.name, in: name) }
    }
  }
}

extension StringProtocol {
  /// Whether it begins as a type does, with a capital letter.
  var isTypeName: Bool { utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
}
