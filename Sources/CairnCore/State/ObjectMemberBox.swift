import CairnValues

/// A binding to a property of an object.
///
/// A change the object announces runs the body of its owner, which makes an equal binding again. Views below
/// that received the binding would then be skipped, so the comparison also includes the value they last saw.
final class ObjectMemberBox<Object: AnyObject, Value>: BindingBox<Value>, @unchecked Sendable {
  // Sendable: only the main thread accesses the value it saw last.
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
