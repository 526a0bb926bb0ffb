import CairnUnsafe
import Foundation

/// What a view tells its container: a tag, a layout priority, a badge. Traits propagate through wrapping
/// elements (a padding, a frame) to the view's outermost element.
package struct ElementTraits {
  /// A key determines the type of its value, so the type is neither stored nor checked.
  private var values: [(key: ObjectIdentifier, value: TraitBox)] = []

  package init() {}

  package subscript<K: ElementTraitKey>(_ key: K.Type) -> K.Value? {
    get {
      let id = ObjectIdentifier(key)
      for entry in values where entry.key == id { return downcast(entry.value, to: TraitBoxOf<K>.self).value }
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
