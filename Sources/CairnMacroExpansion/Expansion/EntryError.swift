import CairnSwiftSources

/// Why an `@Entry` cannot be expanded.
enum EntryError: Error {
  case misplaced
  case declaration(VariableDeclaration.Problem)
  case modifier(DeclarationHeader.Modifier)
  case noDefault(VariableDeclaration)
  case focusedValueNotOptional(VariableDeclaration)
  case focusedDefault(VariableDeclaration)
}

extension Diagnostic {
  init(_ error: EntryError, at syntax: SourceExcerpt) {
    switch error {
    case .misplaced:
      self.init("'@Entry' can only be used in an extension of \(EntryCollection.list)", at: syntax)
    case .declaration(.notAVariable(let position)):
      self.init("'@Entry' can only be attached to a 'var'", at: syntax, position: position)
    case .declaration(.constant(let position)):
      self.init(
        "'@Entry' can only be attached to a 'var', not a 'let'", at: syntax, position: position,
        replacement: Replacement(message: "replace 'let' with 'var'", length: 3, text: "var"))
    case .declaration(.severalVariables(let position)):
      self.init(
        "'@Entry' can only be attached to a single variable: declare each entry separately", at: syntax,
        position: position)
    case .declaration(.accessors(let position)), .declaration(.observers(let position)):
      self.init("'@Entry' cannot be attached to a variable with accessors or observers", at: syntax, position: position)
    case .modifier(let modifier):
      self.init("'@Entry' cannot be used on a '\(modifier.name)' variable", at: syntax, position: modifier.position)
    case .noDefault(let variable):
      self.init(
        "the entry '\(variable.name)' needs a default value, or an optional type", at: syntax,
        position: variable.namePosition)
    case .focusedValueNotOptional(let variable):
      self.init(
        "the entry '\(variable.name)' of FocusedValues needs an optional type", at: syntax,
        position: variable.namePosition)
    case .focusedDefault(let variable):
      self.init(
        "the entry '\(variable.name)' of FocusedValues cannot have a default value: it is nil until a view sets it",
        at: syntax, position: variable.initialValuePosition)
    }
  }
}
