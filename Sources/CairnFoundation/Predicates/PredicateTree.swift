import Foundation

/// What a predicate asks, as a tree that can be evaluated or translated.
package indirect enum PredicateTree {
  /// How many elements of a collection a comparison must hold for.
  package enum Quantifier { case one, any, all }

  case constant(Bool)
  case all([PredicateTree])
  case any([PredicateTree])
  case not(PredicateTree)
  case comparison(PredicateComparison, PredicateTerm, PredicateTerm, String.CompareOptions, Quantifier)
  /// A predicate that only its own code can evaluate.
  case code(NSPredicate)

  /// The tree of a predicate.
  package init(_ predicate: NSPredicate) {
    if let own = predicate as? FormatPredicate {
      self = own.tree
    } else if let compound = predicate as? NSCompoundPredicate {
      let parts = compound.subpredicates.map { PredicateTree($0 as NSPredicate) }
      switch compound.compoundPredicateType {
      case .and: self = .all(parts)
      case .or: self = .any(parts)
      case .not: self = parts.first.map(PredicateTree.not) ?? .constant(true)
      }
    } else if predicate == NSPredicate(value: true) {
      self = .constant(true)
    } else if predicate == NSPredicate(value: false) {
      self = .constant(false)
    } else {
      self = .code(predicate)
    }
  }

  /// Whether the predicate holds for a value.
  package func holds(_ object: Any?, _ variables: [String: Any] = [:]) -> Bool {
    switch self {
    case .constant(let value): return value
    case .all(let parts): return parts.allSatisfy { $0.holds(object, variables) }
    case .any(let parts): return parts.contains { $0.holds(object, variables) }
    case .not(let part): return !part.holds(object, variables)
    case .code(let predicate): return predicate.evaluate(with: object, substitutionVariables: variables)
    case .comparison(let comparison, let left, let right, let options, let quantifier):
      let right = right.value(for: object, variables)
      let left = left.value(for: object, variables)
      func holds(_ value: Any?) -> Bool { comparison.holds(value, right, options) }
      switch quantifier {
      case .one: return holds(left)
      case .any: return (KeyedValues.list(left) ?? []).contains(where: holds)
      case .all: return (KeyedValues.list(left) ?? []).allSatisfy(holds)
      }
    }
  }

  /// How many comparisons and values of lists there are.
  package var size: Int {
    switch self {
    case .constant, .code: 1
    case .all(let parts), .any(let parts): parts.reduce(1) { $0 + $1.size }
    case .not(let part): 1 + part.size
    case .comparison(_, let left, let right, _, _): left.size + right.size
    }
  }

  /// The tree with values in place of its variables.
  package func filled(_ variables: [String: Any]) -> PredicateTree {
    switch self {
    case .constant, .code: self
    case .all(let parts): .all(parts.map { $0.filled(variables) })
    case .any(let parts): .any(parts.map { $0.filled(variables) })
    case .not(let part): .not(part.filled(variables))
    case .comparison(let comparison, let left, let right, let options, let quantifier):
      .comparison(comparison, left.filled(variables), right.filled(variables), options, quantifier)
    }
  }
}
