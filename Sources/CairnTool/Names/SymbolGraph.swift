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

  /// The names that a file can use as they are: types, also those in other types, with their parameters, and whatever is outside of types.
  var names: Set<String> {
    var names: Set<String> = []
    for symbol in symbols {
      let isType = Self.types.contains(symbol.kind.identifier)
      guard isType || symbol.pathComponents.count == 1, let last = symbol.pathComponents.last else { continue }
      // A macro has the labels of its arguments: "Test(_:)".
      names.insert(String(last.prefix { $0 != "(" }))
      if isType { names.formUnion((symbol.swiftGenerics?.parameters ?? []).map(\.name)) }
    }
    return names.filter(\.isTypeName)
  }
}

extension StringProtocol {
  /// Whether it begins as a type does, with a capital letter.
  var isTypeName: Bool { utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
}
