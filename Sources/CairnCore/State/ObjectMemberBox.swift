import CairnValues

/// A property of an object, as a binding.
///
/// An object that announces its changes has its owner's body run again, and that makes the same binding as before.
/// The views below that were given the binding would be left alone, so what they last saw counts too.
final class ObjectMemberBox<Object: AnyObject, Value>: BindingBox<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private var seen: Value?

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value {
    let value = object[keyPath: keyPath]
    let runtime = Runtime.shared
    if runtime.isMain, runtime.readerReference != nil { seen = value }
    return value
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: BindingBox<Value>) -> Bool {
    guard let other = other as? ObjectMemberBox<Object, Value>, object === other.object, keyPath == other.keyPath else {
      return false
    }
    guard var seen else { return true }
    var now = object[keyPath: keyPath]
    return areAlike(&seen, &now)
  }
}
