import Foundation

/// A predicate that was written as a text.
package final class FormatPredicate: NSPredicate {
  package let tree: PredicateTree
  let format: String
  let arguments: [Any]

  package init(_ tree: PredicateTree, format: String, arguments: [Any] = []) {
    self.tree = tree
    self.format = format
    self.arguments = arguments
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
  package override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FormatPredicate else { return false }
    return other === self
      || format == other.format && arguments.count == other.arguments.count
        && zip(arguments, other.arguments).allSatisfy { a, b in
          if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
          return a as AnyObject === b as AnyObject
        }
  }

  package override var hash: Int { format.hashValue }
}
