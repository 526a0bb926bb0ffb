import CairnSwiftSources

/// An entry's type and default value.
enum EntryValue: Equatable {
  case typed(type: String, expression: String)
  /// No written type.
  case inferred(expression: String)
  /// An optional without a default. The type is written without the question mark.
  case absent(type: String)
  /// The same for an entry of FocusedValues.
  case focused(type: String)

  init(of variable: VariableDeclaration, in collection: EntryCollection) throws(EntryError) {
    let optional = variable.type.flatMap(OptionalType.init)
    if collection == .focusedValues {
      guard let optional else { throw .focusedValueNotOptional(variable) }
      guard variable.initialValue == nil || variable.initialValue == "nil" else { throw .focusedDefault(variable) }
      self = .focused(type: optional.wrapped)
      return
    }
    switch (variable.type, variable.initialValue) {
    case (let type?, let expression?): self = .typed(type: type, expression: expression)
    case (nil, let expression?): self = .inferred(expression: expression)
    case (_, nil):
      guard let optional else { throw .noDefault(variable) }
      self = .absent(type: optional.wrapped)
    }
  }
}
