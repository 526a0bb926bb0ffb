import CairnMessages
import Foundation

/// Makes the entities of a model of the XML that Xcode writes.
struct ModelReader {
  private let root: MarkupElement

  init(_ root: MarkupElement) { self.root = root }

  func fill(_ model: NSManagedObjectModel) throws {
    let elements = root.children("entity")
    var entities: [String: NSEntityDescription] = [:]
    for element in elements {
      let entity = NSEntityDescription()
      guard let name = element["name"], !name.isEmpty else {
        throw ModelProblem("line \(element.line), an entity has no name")
      }
      entity.name = name
      entity.managedObjectClassName = element["representedClassName"] ?? "NSManagedObject"
      entity.isAbstract = element["isAbstract"] == "YES"
      entity.renamingIdentifier = element["elementID"]
      entity.properties =
        element.children("attribute").map(attribute) + element.children("relationship").map(relationship)
        + element.children("fetchedProperty").map(fetchedProperty)
      entity.uniquenessConstraints = element.children("uniquenessConstraints").flatMap { constraints -> [[Any]] in
        constraints.children("uniquenessConstraint").map { constraint in
          constraint.children("constraint").compactMap { $0["value"] as Any? }
        }
      }
      for index in element.children("fetchIndex").flatMap({ $0.children("fetchIndexElement") }) {
        entity.properties.first { $0.name == index["property"] }?.isIndexed = true
      }
      entities[name] = entity
    }
    for element in elements {
      guard let name = element["name"], let entity = entities[name] else { continue }
      if let parent = element["parentEntity"].flatMap({ entities[$0] }) {
        guard !parent.isKindOf(entity: entity) else {
          throw ModelProblem("line \(element.line), \(name) is its own parent")
        }
        parent.subentities.append(entity)
      }
    }
    model.entities = elements.compactMap { entities[$0["name"] ?? ""] }
    for element in elements { connect(element, entities) }
    for configuration in root.children("configuration") {
      let members = configuration.children("memberEntity").compactMap { entities[$0["name"] ?? ""] }
      if let name = configuration["name"] { model.setEntities(members, forConfigurationName: name) }
    }
    for template in root.children("fetchRequest") {
      guard let name = template["name"] else { continue }
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template["entity"] ?? "")
      request.predicate = template["predicateString"].map { NSPredicate(format: $0) }
      request.fetchLimit = template["fetchLimit"].flatMap { Int($0) } ?? 0
      model.setFetchRequestTemplate(request, forName: name)
    }
  }

  /// Leads relationships to their entities and back.
  private func connect(_ element: MarkupElement, _ entities: [String: NSEntityDescription]) {
    guard let entity = element["name"].flatMap({ entities[$0] }) else { return }
    for item in element.children("relationship") {
      let found = entity.properties.first { $0.name == item["name"] } as? NSRelationshipDescription
      guard let found, let destination = item["destinationEntity"].flatMap({ entities[$0] }) else {
        continue
      }
      found.destinationEntity = destination
      let other = item["inverseEntity"].flatMap { entities[$0] } ?? destination
      if let name = item["inverseName"] {
        found.inverseRelationship = other.relationshipsByName[name]
      }
    }
  }

  private func describe(_ property: NSPropertyDescription, _ element: MarkupElement) {
    property.name = element["name"] ?? ""
    property.isOptional = element["optional"] == "YES"
    property.isTransient = element["transient"] == "YES"
    property.isIndexed = element["indexed"] == "YES"
    property.renamingIdentifier = element["elementID"]
    property.userInfo = Dictionary(
      element.children("userInfo").flatMap { $0.children("entry") }.compactMap { entry in
        entry["key"].map { (AnyHashable($0), entry["value"] ?? "") }
      }
    ) { first, _ in first }
  }

  private func attribute(_ element: MarkupElement) -> NSPropertyDescription {
    let attribute = NSAttributeDescription()
    describe(attribute, element)
    attribute.attributeType = Self.types[element["attributeType"] ?? ""] ?? .undefinedAttributeType
    attribute.valueTransformerName = element["valueTransformerName"]
    attribute.attributeValueClassName = element["customClassName"]
    attribute.allowsExternalBinaryDataStorage = element["allowsExternalBinaryDataStorage"] == "YES"
    if let number = element["defaultDateTimeInterval"].flatMap({ Double($0) }) {
      attribute.defaultValue = Date(timeIntervalSinceReferenceDate: number)
    } else if let text = element["defaultValueString"] {
      attribute.defaultValue = Self.value(text, attribute.attributeType)
    }
    let least = element["minValueString"] ?? element["minDateTimeInterval"]
    let greatest = element["maxValueString"] ?? element["maxDateTimeInterval"]
    attribute.bounds = (least.flatMap { Double($0) }, greatest.flatMap { Double($0) })
    if let pattern = element["regularExpressionString"] {
      attribute.setValidationPredicates(
        [NSPredicate(format: "SELF = nil OR SELF MATCHES %@", pattern)],
        withValidationWarnings: ["it does not match \(pattern)"])
    }
    return attribute
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
    "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
    "URI": .URIAttributeType, "Transformable": .transformableAttributeType, "Composite": .compositeAttributeType,
  ]

  private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .stringAttributeType: text
    case .booleanAttributeType: text == "YES" || text == "1" || text == "true"
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int64(text)
    case .doubleAttributeType, .floatAttributeType: Double(text)
    case .decimalAttributeType: Decimal(string: text)
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  private func relationship(_ element: MarkupElement) -> NSPropertyDescription {
    let relationship = NSRelationshipDescription()
    describe(relationship, element)
    let isToMany = element["toMany"] == "YES"
    relationship.minCount = element["minCount"].flatMap { Int($0) } ?? 0
    relationship.maxCount = isToMany ? element["maxCount"].flatMap { Int($0) } ?? 0 : 1
    if isToMany, relationship.maxCount == 1 { relationship.maxCount = 0 }
    relationship.isOrdered = element["ordered"] == "YES"
    relationship.deleteRule =
      switch element["deletionRule"] {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return relationship
  }

  private func fetchedProperty(_ element: MarkupElement) -> NSPropertyDescription {
    let property = NSFetchedPropertyDescription()
    describe(property, element)
    if let template = element.children("fetchRequest").first {
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template["entity"] ?? "")
      request.predicate = template["predicateString"].map { NSPredicate(format: $0) }
      property.fetchRequest = request
    }
    return property
  }
}
