import CairnFoundation
import Foundation
import Testing

@Suite("Associated objects")
struct AssociatedObjectTests {
  private final class Owner {}

  private final class Value: NSObject, NSCopying {
    let onEnd: () -> Void
    init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
    deinit { onEnd() }
    func copy(with zone: NSZone? = nil) -> Any { Value() }
  }

  /// The addresses of two keys.
  private let keys = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
  private var key: UnsafeRawPointer { UnsafeRawPointer(keys) }
  private var otherKey: UnsafeRawPointer { UnsafeRawPointer(keys + 1) }

  @Test func valuesBelongToAnObjectAndAKey() {
    defer { keys.deallocate() }
    let owner = Owner()
    let other = Owner()
    #expect(objc_getAssociatedObject(owner, key) == nil)
    objc_setAssociatedObject(owner, key, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, otherKey, "two", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(other, key, 3, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, key) as? Int == 1)
    #expect(objc_getAssociatedObject(owner, otherKey) as? String == "two")
    #expect(objc_getAssociatedObject(other, key) as? Int == 3)
    objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, key) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, otherKey) == nil)
    #expect(objc_getAssociatedObject(other, key) as? Int == 3)
  }

  @Test func thePolicySaysWhoHoldsTheValue() {
    defer { keys.deallocate() }
    let owner = Owner()
    var value: Value? = Value()
    objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, key) as? Value === value)
    objc_setAssociatedObject(owner, otherKey, value, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, otherKey) is Value)
    #expect(objc_getAssociatedObject(owner, otherKey) as? Value !== value)
    value = nil
    #expect(objc_getAssociatedObject(owner, key) == nil)
    #expect(objc_getAssociatedObject(owner, otherKey) is Value)
  }

  /// Memory is used again, so another object soon has the address of one that has ended.
  @Test func objectsHaveNothingOfThoseBeforeThem() {
    defer { keys.deallocate() }
    for number in 0..<2_000 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, key) == nil)
      objc_setAssociatedObject(owner, key, number, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// The end of a value may change associations itself.
  @Test func valuesOfEndedObjectsAreReleased() {
    defer { keys.deallocate() }
    let key = self.key
    let survivor = Owner()
    var ended = 0
    for _ in 0..<1_000 {
      let value = Value {
        ended += 1
        objc_setAssociatedObject(survivor, key, ended, .OBJC_ASSOCIATION_RETAIN)
      }
      objc_setAssociatedObject(Owner(), key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(ended > 500)
    #expect(objc_getAssociatedObject(survivor, key) as? Int == ended)
  }
}
