import Foundation

/// A predicate that was written as a text.
package final class FormatPredicate: NSPredicate {
  package let tree: PredicateTree
  let format: String

  package init(_ tree: PredicateTree, format: String) {
    self.tree = tree
    self.format = format
    super.init(value: false)
  }

  required package init?(coder: NSCoder) { nil }

  package override var predicateFormat: String { format }
  package override var description: String { format }
  package override func evaluate(with object: Any?) -> Bool { tree.holds(object) }

  package override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    tree.holds(object, bindings ?? [:])
  }

  package override func copy(with zone: NSZone? = nil) -> Any { self }
  package override func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
  package override var hash: Int { format.hashValue }
}
