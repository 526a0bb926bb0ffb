/// Leads to an object without counting as one who holds it: from a child to its parent, from a source to its readers.
///
/// - Invariant: the object is there whenever it is asked for. Whoever it leads to cuts the reference before it goes.
/// - Without it: `unowned` counts the reference itself and takes hold of the object at each step of a walk upwards, of
///   which every page that comes or goes makes many. A weak one gives the object a side table, which makes every other
///   reference to it slower.
///
/// Debug builds, and all with `CAIRN_CHECKED`, keep it `unowned`: to use one that leads nowhere stops the program.
@usableFromInline
package struct Uncounted<Object: AnyObject> {
  #if DEBUG || CAIRN_CHECKED
    @usableFromInline unowned let target: Object
    /// Asked for where the object may be on its way out, and must not be taken hold of.
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

    /// The object, taken hold of.
    @inlinable @inline(__always)
    package var object: Object { target.takeUnretainedValue() }

    /// Uses the object without taking hold of it. It must not go meanwhile.
    @inlinable @inline(__always)
    package func with<Result>(_ body: (Object) -> Result) -> Result { target._withUnsafeGuaranteedRef(body) }

    @inlinable @inline(__always)
    package func leads(toObjectAt identity: ObjectIdentifier) -> Bool {
      UInt(bitPattern: target.toOpaque()) == UInt(bitPattern: identity)
    }
  #endif

  /// Whether this is the way to an object, which may be on its way out.
  @inlinable @inline(__always)
  package func leads(to other: Object) -> Bool { leads(toObjectAt: ObjectIdentifier(other)) }
}

extension Uncounted: Sendable where Object: Sendable {}
