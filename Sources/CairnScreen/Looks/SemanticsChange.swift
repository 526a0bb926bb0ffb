/// A modifier's changes to an element's semantics.
package struct SemanticsChange: Equatable, Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var added: Semantics.Traits = []
  package var removed: Semantics.Traits = []

  package init(
    label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
    added: Semantics.Traits = [], removed: Semantics.Traits = []
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.added = added
    self.removed = removed
  }

  func apply(to semantics: inout Semantics) {
    if let label { semantics.label = label }
    if let value { semantics.value = value }
    if let hint { semantics.hint = hint }
    if let identifier { semantics.identifier = identifier }
    semantics.traits.subtract(removed)
    semantics.traits.formUnion(added)
  }
}
