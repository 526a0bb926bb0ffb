/// A reference that does not touch the object's reference counts: from a child to its parent, from a source to its readers.
///
/// - Invariant: the object exists whenever the reference is used. The object clears the reference before it goes.
/// - Without it: `unowned` has a separate count and retains the object at each step of a walk up the tree, of which
///   every push and pop makes many. `weak` adds a side table, which slows down all other references to the object.
///
/// Debug builds, and builds with `CAIRN_CHECKED`, use `unowned`, which traps if the object is gone.
@usableFromInline
package struct Uncounted<Object: AnyObject> {
  #if DEBUG || CAIRN_CHECKED
    @usableFromInline unowned let target: Object
    /// Used while the object may be in its `deinit`, when it must not be retained.
    @usableFromInline let identity: ObjectIdentifier

    @inlinable
    package init(_ object: Object) {
      target = object
      identity = ObjectIdentifier(object)
    }

    @inlinable package var object: Object { target }

    @inlinable
    package func with<Result>(_ body: (Object) -> Result) -> Result { body(target) }

    @inlinable
    package func leads(toObjectAt identity: ObjectIdentifier) -> Bool { self.identity == identity }
  #else
    @usableFromInline let target: Unmanaged<Object>

    @inlinable @inline(__always)
    package init(_ object: Object) { target = .passUnretained(object) }

    /// The object, retained.
    @inlinable @inline(__always)
    package var object: Object { target.takeUnretainedValue() }

    /// Uses the object without retaining it. It must not go meanwhile.
    @inlinable @inline(__always)
    package func with<Result>(_ body: (Object) -> Result) -> Result { target._withUnsafeGuaranteedRef(body) }

    @inlinable @inline(__always)
    package func leads(toObjectAt identity: ObjectIdentifier) -> Bool {
      UInt(bitPattern: target.toOpaque()) == UInt(bitPattern: identity)
    }
  #endif

  /// Whether the reference is to an object, which may be in its `deinit`.
  @inlinable @inline(__always)
  package func leads(to other: Object) -> Bool { leads(toObjectAt: ObjectIdentifier(other)) }
}

extension Uncounted: Sendable where Object: Sendable {}
