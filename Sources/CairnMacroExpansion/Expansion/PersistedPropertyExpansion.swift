import CairnSwiftSources

/// Expands `@_PersistedProperty var name: String` to accessors that go through the model's backing data.
enum PersistedPropertyExpansion {
  static func expand(_ request: ExpansionRequest) -> Expansion {
    let variable: VariableDeclaration
    do {
      variable = try VariableDeclaration(request.syntax.text)
    } catch .observers(let position) {
      let plain = String(decoding: request.syntax.text.utf8.prefix(position), as: UTF8.self)
      guard let plain = try? VariableDeclaration(plain) else { return Expansion(source: "") }
      variable = plain
    } catch {
      return Expansion(source: "")
    }
    let name = variable.name
    let plain = name.withoutBackticks
    guard request.role == "accessor" else {
      return Expansion(source: "private nonisolated var _\(plain): _SwiftDataNoType = _SwiftDataNoType()")
    }
    guard variable.type != nil || variable.initialValue != nil else {
      return Expansion(
        failure: Diagnostic(
          "the property '\(plain)' of a model needs a type", at: request.syntax, position: variable.namePosition))
    }
    return Expansion(
      source: """
        @storageRestrictions(accesses: _$backingData, initializes: _\(plain))
        init(initialValue) {
          _$backingData.initialize("\(plain)", to: initialValue)
          _\(plain) = _SwiftDataNoType()
        }
        get {
          _$observationRegistrar.access(self, keyPath: \\.\(name))
          return _$backingData.value(of: "\(plain)")
        }
        set {
          _$observationRegistrar.withMutation(of: self, keyPath: \\.\(name)) {
            _$backingData.set("\(plain)", to: newValue, in: self)
          }
        }
        """)
  }
}
