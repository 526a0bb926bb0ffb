import CairnLocks
import CairnUnsafe

/// What reflection finds out about a type's stored properties, once per type: which are dynamic properties,
/// where they are, and how two values of the type compare.
///
/// The first time, every question about a type's conformances costs as much as a few pushes and pops together,
/// because the runtime walks all conformances of the process. So nothing is asked before it is needed: most
/// views of a first screen are never compared.
final class FieldPlan: @unchecked Sendable {
  // Sendable: it is immutable, except for an atomic reference that is set once.
  struct DynamicField {
    let offset: Int
    let type: any DynamicProperty.Type
    /// The class of the property's storage, looked up once here and not per view.
    let keptClass: AnyClass?
  }

  private let type: Any.Type
  let dynamicFields: [DynamicField]
  /// Whether the type has room for properties but lists none: it was compiled without reflection metadata, or
  /// comes from C. Its dynamic properties cannot be found.
  let isBlind: Bool
  private let makeComparisons: @Sendable () -> FieldComparisons
  private let madeComparisons = AtomicLazyReference<FieldComparisons>()

  private init<T>(_ type: T.Type) {
    self.type = type
    var dynamicFields: [DynamicField] = []
    let hasFields = StoredFields.forEach(of: type) { offset, fieldType in
      if let property = Self.dynamicProperty(fieldType) {
        dynamicFields.append(DynamicField(offset: offset, type: property, keptClass: property._keptClass))
      }
      return true
    }
    self.dynamicFields = dynamicFields
    isBlind = !hasFields && MemoryLayout<T>.size > 0
    makeComparisons = { FieldComparisons(of: T.self) }
  }

  /// Returns the type of a field as a dynamic property, if it is one.
  ///
  /// - Parameter layout: the layout of type metadata. If it is not known, the runtime is asked each time.
  static func dynamicProperty(_ type: Any.Type, layout: TypeLayout? = .verified) -> (any DynamicProperty.Type)? {
    switch TypeHome(of: type, layout: layout) {
    case .plain: nil
    case .library(let declaration): KnownProperties.property(type, declaredBy: declaration)
    case .unknown: type as? any DynamicProperty.Type
    }
  }

  /// Whether a type is known not to be a dynamic property, without asking the runtime.
  static func isPlain(_ type: Any.Type) -> Bool {
    switch TypeHome(of: type) {
    case .plain: true
    case .library(let declaration): !KnownProperties.holds(declaration)
    case .unknown: false
    }
  }

  /// Names a field by its type and its own name.
  func name(ofFieldAt offset: Int) -> String {
    let name = StoredFields.fields(of: type)?.first { $0.offset == offset }?.name ?? "\(offset)"
    return "\(StateKeeper.name(of: type)).\(name)"
  }

  var typeName: String { _typeName(type, qualified: false) }

  private var comparisons: FieldComparisons {
    madeComparisons.load() ?? madeComparisons.storeIfNil(makeComparisons())
  }

  /// Whether every property can be compared; a closure, for example, cannot.
  var comparesEverything: Bool { comparisons.areComplete }

  /// Whether two values are alike in every stored property, so that a body would have the same result.
  func isSame(_ a: ValuePlace, _ b: ValuePlace) -> Bool { comparisons.areAlike(a, b) }

  @inline(__always)
  func isSame<T>(_ a: inout T, _ b: inout T) -> Bool {
    ValuePlace.of(&a) { a in ValuePlace.of(&b) { b in isSame(a, b) } }
  }

  // MARK: Finding plans

  private static let known = PlanTable()

  static func of<T>(_ type: T.Type) -> FieldPlan {
    known.plan(of: ObjectIdentifier(type)) { FieldPlan(type) }
  }
}
