import CairnStore
import Foundation

extension PredicateExpressions.SequenceContains: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    let element = try translator.term(element)
    switch try translator.term(sequence) {
    case .models(var many):
      let key: SQLText
      switch element {
      case .model(let model): key = model.key
      case .constant(let constant):
        guard let model = unwrapped(constant) as? any PersistentModel else { throw Untranslatable() }
        key = SQLText(.integer(model.persistentBackingData.key))
      default: throw Untranslatable()
      }
      many.condition = "\(many.condition) AND \(many.model.key) = \(key)"
      return PredicateTranslator.boolean(many.exists)
    case .constant(let constant):
      guard let list = constant as? any Sequence else { throw Untranslatable() }
      return try translator.membership(of: element, in: translator.elements(of: list))
    default: throw Untranslatable()
    }
  }
}

extension PredicateTranslator {
  /// SQLite allows some ten thousand parameters; longer lists are compared in Swift.
  private static var longestList: Int { 10_000 }

  fileprivate func elements(of list: some Sequence) -> [Any] { list.map { $0 as Any } }

  fileprivate func membership(of element: Term, in list: [Any]) throws -> Term {
    guard list.count <= Self.longestList else { throw Untranslatable() }
    if case .model(let model) = element {
      let keys = try list.map { item in
        guard let other = unwrapped(item) as? any PersistentModel else { throw Untranslatable() }
        return StoredValue.integer(other.persistentBackingData.key)
      }
      return Self.boolean(Self.membership(of: model.key, in: keys))
    }
    guard case .value(let value) = element, value.kind != .coded else { throw Untranslatable() }
    var values = try list.map { item in
      guard let item = unwrapped(item) else { throw Untranslatable() }
      return try value.codec.encode(item)
    }
    // An undefined number equals nothing, although its text does.
    if value.kind == .real { values.removeAll { $0.number?.isNaN == true } }
    return Self.boolean(Self.membership(of: value.ordered, in: values))
  }

  private static func membership(of value: SQLText, in values: [StoredValue]) -> SQLText {
    if values.isEmpty { return "0" }
    var marks = SQLText(stringLiteral: Array(repeating: "?", count: values.count).joined(separator: ","))
    marks.values = values
    // No list contains nil.
    return "IFNULL(\(value) IN (\(marks)), 0)"
  }

  fileprivate func narrowed(
    _ sequence: any PredicateExpression, _ key: PredicateExpressions.VariableID, _ test: any PredicateExpression,
    isNegated: Bool = false
  ) throws -> ManyText {
    guard case .models(var many) = try term(sequence) else { throw Untranslatable() }
    let condition = try with(key, as: .model(many.model)) { try boolean(test) }
    many.condition =
      isNegated ? "\(many.condition) AND NOT \(condition)" : "\(many.condition) AND \(condition)"
    return many
  }
}

extension PredicateExpressions.SequenceContainsWhere: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    PredicateTranslator.boolean(try translator.narrowed(sequence, variable.key, test).exists)
  }
}

extension PredicateExpressions.SequenceAllSatisfy: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    let others = try translator.narrowed(sequence, variable.key, test, isNegated: true)
    return PredicateTranslator.boolean("NOT \(others.exists)")
  }
}

extension PredicateExpressions.Filter: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    .models(try translator.narrowed(sequence, variable.key, filter))
  }
}
