import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  /// The entity that declares the property.
  open internal(set) weak var entity: NSEntityDescription?
  /// The name, by which objects are asked for the value.
  open var name = ""
  /// Whether the value may be `nil`.
  open var isOptional = true
  /// Whether the value is never saved.
  open var isTransient = false
  /// Whether a store finds objects by the value quickly.
  open var isIndexed = false
  /// Has no effect.
  open var isIndexedBySpotlight = false
  /// The app's notes on the property.
  open var userInfo: [AnyHashable: Any]?
  /// Has no effect.
  open var versionHashModifier: String?
  /// The name of the property in the former version of the model.
  open var renamingIdentifier: String?
  /// The predicates that a value must fulfill to be saved.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// The texts for values that do not fulfill a predicate.
  open private(set) var validationWarnings: [Any] = []

  /// Creates a property without a name.
  public override init() { super.init() }

  /// Sets what a value must fulfill to be saved.
  open func setValidationPredicates(_ predicates: [NSPredicate]?, withValidationWarnings warnings: [String]?) {
    validationPredicates = predicates ?? []
    validationWarnings = warnings ?? []
  }

  /// The name in the former version.
  var formerName: String { renamingIdentifier ?? name }

  open override var description: String { "\(type(of: self)) \(entity?.name ?? "").\(name)" }
}

/// An attribute of an entity: a property with a value.
///
/// ```swift
/// let title = NSAttributeDescription()
/// title.name = "title"
/// title.attributeType = .stringAttributeType
/// ```
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
  /// The name of the class of the values.
  open var attributeValueClassName: String?
  /// The name of the `ValueTransformer` that turns values into what the store keeps. Without one, values are archived.
  open var valueTransformerName: String?
  /// Whether large data may be in a file beside the store. It stays in the store here, and files of Apple's are read.
  open var allowsExternalBinaryDataStorage = false
  /// Has no effect.
  open var preservesValueInHistoryOnDeletion = false
  /// Has no effect.
  open var allowsCloudEncryption = false
  /// The least and the greatest value that a model's file allows: of a number, a date, or the length of a text.
  var bounds: (least: Double?, greatest: Double?) = (nil, nil)

  /// The type of the values.
  open var type: AttributeType {
    get { AttributeType(attributeType) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}

/// A relationship of an entity: a property that leads to other objects.
///
/// ```swift
/// let items = NSRelationshipDescription()
/// items.name = "items"
/// items.destinationEntity = item
/// items.deleteRule = .cascadeDeleteRule
/// ```
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects that the relationship leads to.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The effect of a deletion on the objects that the relationship leads to.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The least number of objects, or 0.
  open var minCount = 0
  /// The greatest number of objects, or 0 for any number.
  open var maxCount = 0
  /// Whether the objects have an order.
  open var isOrdered = false

  /// Whether the relationship leads to any number of objects.
  open var isToMany: Bool { maxCount != 1 }
}

/// A property whose value is fetched.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  /// The request. `$FETCH_SOURCE` is the object whose property is read.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// An attribute that a fetch works out, such as a sum.
open class NSExpressionDescription: NSPropertyDescription {
  /// The type of the result.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}
