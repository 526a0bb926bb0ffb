extension TypeLayout {
  /// Whether the runtime uses this layout, judged by types that are known. Reads only memory that is mapped.
  package var isRight: Bool { kindsAreRight && declarationsAreRight && argumentsAreRight && tablesAreRight }

  private var kindsAreRight: Bool {
    let examples: [(type: Any.Type, kind: TypeKind)] = [
      (Int.self, .structure), (Generic<Int>.self, .structure), (Choice.self, .enumeration),
      (Int?.self, .enumeration), ((Int, String).self, .tuple), (Object.self, .object), ((any Named).self, .existential),
      ((() -> Void).self, .other), (Int.Type.self, .other),
    ]
    return examples.allSatisfy { TypeKind(readFrom: $0.type) == $0.kind }
  }

  private var declarationsAreRight: Bool {
    guard [1, 2].contains(declarationWord), parentField == 4 || parentField == 8, nameField == 4 || nameField == 8,
      let one = TypeDeclaration(of: Generic<Int>.self, layout: self),
      let other = TypeDeclaration(of: Generic<String>.self, layout: self),
      let nested = TypeDeclaration(of: Generic<Int>.Inner.self, layout: self),
      let number = TypeDeclaration(of: Int.self, layout: self),
      let choice = TypeDeclaration(of: Choice.self, layout: self)
    else { return false }
    return one == other && Set([one, nested, number, choice]).count == 4
      && [one, nested, choice].allSatisfy { $0.isInIfReadable("CairnUnsafe", self) }
      && number.isInIfReadable("Swift", self) && !number.isInIfReadable("Swif", self)
  }

  private var argumentsAreRight: Bool {
    guard [1, 2].contains(argumentWord) else { return false }
    func isArgument(_ argument: Any.Type, of type: Any.Type) -> Bool {
      let word = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[argumentWord]
      // Compared as addresses, as the word may not be a type.
      return word == unsafeBitCast(argument, to: UnsafeRawPointer.self)
    }
    return isArgument(Int.self, of: Int?.self) && isArgument(Choice.self, of: Choice?.self)
      && isArgument(Object.self, of: Generic<Object>.self)
  }

  private var tablesAreRight: Bool {
    let made = retargetedUnchecked(Generic<Int>.self, as: (any Named.Type).self, to: Generic<String>.self)
    return MemoryLayout<any Named.Type>.size == 2 * MemoryLayout<Int>.size
      && haveSameBytes(made, Generic<String>.self) && !haveSameBytes(Generic<Int>.self, Generic<String>.self)
  }

  private func haveSameBytes(_ a: any Named.Type, _ b: any Named.Type) -> Bool {
    withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
  }

  private enum Choice: Sendable { case left, right }
  private final class Object {}
}

private protocol Named {}
private struct Generic<T>: Named {
  struct Inner {}
}
