/// What a view says of itself to the container around it: a tag, a layout priority, a badge. Traits rise through
/// wrapping elements (a padding, a frame) to the outermost element of the view.
package struct ElementTraits {
  private var values: [(key: ObjectIdentifier, value: Any)] = []

  package init() {}

  package subscript<K: ElementTraitKey>(_ key: K.Type) -> K.Value? {
    get {
      let id = ObjectIdentifier(key)
      for entry in values where entry.key == id { return entry.value as? K.Value }
      return nil
    }
    set {
      let id = ObjectIdentifier(key)
      values.removeAll { $0.key == id }
      if let newValue { values.append((id, newValue)) }
    }
  }
}

package protocol ElementTraitKey {
  associatedtype Value
}
