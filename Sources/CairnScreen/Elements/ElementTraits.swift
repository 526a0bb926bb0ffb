/// What a view says of itself to the container around it: a tag, a layout priority, a badge. Traits rise through
/// wrapping elements (a padding, a frame) to the outermost element of the view.
package struct ElementTraits {
  /// The type of a value follows from its key, so it is not kept with it and not asked for.
  private var values: [(key: ObjectIdentifier, value: TraitBox)] = []

  package init() {}

  package subscript<K: ElementTraitKey>(_ key: K.Type) -> K.Value? {
    get {
      let id = ObjectIdentifier(key)
      for entry in values where entry.key == id { return unsafeDowncast(entry.value, to: TraitBoxOf<K>.self).value }
      return nil
    }
    set {
      let id = ObjectIdentifier(key)
      let index = values.firstIndex { $0.key == id }
      if let newValue {
        let entry = (key: id, value: TraitBoxOf<K>(newValue) as TraitBox)
        if let index { values[index] = entry } else { values.append(entry) }
      } else if let index {
        values.remove(at: index)
      }
    }
  }
}

private class TraitBox {}

private final class TraitBoxOf<K: ElementTraitKey>: TraitBox {
  let value: K.Value
  init(_ value: K.Value) { self.value = value }
}

package protocol ElementTraitKey {
  associatedtype Value
}
