import CairnLocks
@_spi(Reflection) import Swift

/// What is known of a type's stored properties, found by reflection once per type: which are dynamic properties, where they
/// are, and how two values of the type are compared.
///
/// Every question about what a type conforms to costs, the first time, as much as a few pushes and pops together: the
/// runtime goes through all conformances of the process. So nothing is asked before it is needed: most views of a first
/// screen are never compared.
final class FieldPlan: @unchecked Sendable {
  struct DynamicField {
    let offset: Int
    let type: any DynamicProperty.Type
    /// The class of what the property keeps, looked up here and not for every view.
    let keptClass: AnyClass?
  }

  private let type: Any.Type
  let dynamicFields: [DynamicField]
  /// The type has room for properties and tells of none: it was compiled without reflection metadata, or comes from C.
  /// Its dynamic properties cannot be found.
  let isBlind: Bool
  private let makeComparisons: @Sendable () -> FieldComparisons
  private let madeComparisons = AtomicLazyReference<FieldComparisons>()

  private init<T>(_ type: T.Type) {
    self.type = type
    var dynamicFields: [DynamicField] = []
    var hasFields = false
    _forEachField(of: type, options: .none) { _, offset, fieldType, _ in
      hasFields = true
      if let property = Self.dynamicProperty(fieldType) {
        dynamicFields.append(DynamicField(offset: offset, type: property, keptClass: property._keptClass))
      }
      return true
    }
    self.dynamicFields = dynamicFields
    isBlind = !hasFields && MemoryLayout<T>.size > 0
    makeComparisons = { FieldComparisons(of: T.self) }
  }

  /// The type of a field as a dynamic property, if it is one.
  static func dynamicProperty(_ type: Any.Type) -> (any DynamicProperty.Type)? {
    switch TypeHome(of: type) {
    case .plain: nil
    case .library(let declaration): LibraryProperties.property(type, declaredBy: declaration)
    case .unknown: type as? any DynamicProperty.Type
    }
  }

  /// Whether a type is known to be no dynamic property, without the runtime being asked.
  static func isPlain(_ type: Any.Type) -> Bool {
    switch TypeHome(of: type) {
    case .plain: true
    case .library(let declaration): !LibraryProperties.holds(declaration)
    case .unknown: false
    }
  }

  var typeName: String { _typeName(type, qualified: false) }

  private var comparisons: FieldComparisons {
    madeComparisons.load() ?? madeComparisons.storeIfNil(makeComparisons())
  }

  /// No property holds what can't be compared, such as a closure.
  var comparesEverything: Bool { comparisons.areComplete }

  /// Whether two values are alike in every stored property, so that a body would come out the same.
  func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { comparisons.areAlike(a, b) }

  func isSame<T>(_ a: inout T, _ b: inout T) -> Bool {
    withUnsafePointer(to: &a) { a in withUnsafePointer(to: &b) { b in isSame(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }

  // MARK: Finding plans

  private static let known = PlanTable()

  static func of<T>(_ type: T.Type) -> FieldPlan {
    known.plan(of: ObjectIdentifier(type)) { FieldPlan(type) }
  }
}
