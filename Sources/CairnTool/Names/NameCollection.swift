/// Names from several modules, before it is known which types have members that others inherit.
struct NameCollection {
  /// The names outside of types.
  private(set) var outside: Set<String> = []
  /// The types in other types, by those.
  private(set) var nested: [String: Set<String>] = [:]
  /// Classes and protocols.
  var inherited: Set<String> = []

  /// Adds a name, if it is one of a type.
  mutating func add(_ name: String, in type: String?) {
    guard name.isTypeName else { return }
    if let type { nested[type, default: []].insert(name) } else { outside.insert(name) }
  }

  mutating func add(_ names: DeclaredNames) {
    inherited.formUnion(names.inherited)
    nested.merge(names.nested) { $0.union($1) }
    outside.formUnion(names.outside)
  }

  func known(modules: Set<String>) -> KnownNames {
    var known = KnownNames(names: outside, modules: modules)
    for (type, names) in nested {
      // A type that inherits from another or conforms to it, even indirectly, names its types without it.
      if inherited.contains(type) {
        known.names.formUnion(names)
      } else {
        for name in names where !outside.contains(name) { known.members[name, default: []].insert(type) }
      }
    }
    return known
  }
}
