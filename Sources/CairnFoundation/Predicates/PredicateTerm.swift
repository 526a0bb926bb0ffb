import Foundation

/// A value in a predicate.
package indirect enum PredicateTerm {
  case value(Any?)
  /// The value that is tested, and what its keys lead to.
  case path([String])
  case variable(String, [String])
  case list([PredicateTerm])
  /// The elements of a collection that fulfill a condition.
  case subquery(PredicateTerm, variable: String, PredicateTree)
  case member(PredicateTerm, [String])

  func value(for object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .value(let value): return value
    case .path(let keys): return KeyedValues.value(of: object, keys)
    case .variable(let name, let keys): return KeyedValues.value(of: variables[name], keys)
    case .list(let terms): return terms.compactMap { $0.value(for: object, variables) }
    case .member(let term, let keys): return KeyedValues.value(of: term.value(for: object, variables), keys)
    case .subquery(let collection, let variable, let condition):
      let elements = KeyedValues.list(collection.value(for: object, variables)) ?? []
      return elements.filter { element in
        condition.holds(object, variables.merging([variable: element]) { $1 })
      }
    }
  }

  /// How many values there are.
  var size: Int {
    switch self {
    case .value(let value): max(KeyedValues.list(value)?.count ?? 1, 1)
    case .path, .variable: 1
    case .list(let terms): terms.reduce(1) { $0 + $1.size }
    case .subquery(let collection, _, let condition): collection.size + condition.size
    case .member(let term, _): term.size
    }
  }

  func filled(_ variables: [String: Any]) -> PredicateTerm {
    switch self {
    case .value, .path: self
    case .variable(let name, let keys):
      variables[name].map { .value(KeyedValues.value(of: $0, keys)) } ?? self
    case .list(let terms): .list(terms.map { $0.filled(variables) })
    case .member(let term, let keys): .member(term.filled(variables), keys)
    case .subquery(let collection, let variable, let condition):
      .subquery(
        collection.filled(variables), variable: variable,
        condition.filled(variables.filter { $0.key != variable }))
    }
  }
}
