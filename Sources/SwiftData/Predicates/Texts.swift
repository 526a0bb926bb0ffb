import Foundation

extension PredicateExpressions.CollectionContainsCollection: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    try translator.search("swift_contains", base, other)
  }
}

extension PredicateExpressions.SequenceStartsWith: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    try translator.search("swift_starts", base, prefix)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Translatable {
  func term(_ translator: PredicateTranslator) throws -> Term {
    try translator.search("swift_search", root, other)
  }
}

extension PredicateTranslator {
  fileprivate func search(
    _ function: String, _ text: any PredicateExpression, _ part: any PredicateExpression
  ) throws -> Term {
    let a = try value(term(text))
    let b = try value(term(part))
    guard a.kind == .text, b.kind == .text else { throw Untranslatable() }
    return Self.boolean("\(raw: function)(\(a.sql), \(b.sql))")
  }
}
