import Foundation

/// Makes the entities of a model of the XML that Xcode writes.
struct ModelReader {
  private let root: MarkupReader.Element

  init(_ root: MarkupReader.Element) { self.root = root }

  func fill(_ model: NSManagedObjectModel) throws {
    let elements = root.children("entity")
    var entities: [String: NSEntityDescription] = [:]
    for element in elements {
      let entity = NSEntityDescription()
      guard let name = element.attributes["name"], !name.isEmpty else {
        throw MarkupReader.Problem(reason: "an entity has no name")
      }
      entity.name = name
      entity.managedObjectClassName = element.attributes["representedClassName"] ?? "NSManagedObject"
      entity.isAbstract = element.attributes["isAbstract"] == "YES"
      entity.renamingIdentifier = element.attributes["elementID"]
      entity.properties =
        element.children("attribute").map(attribute) + element.children("relationship").map(relationship)
        + element.children("fetchedProperty").map(fetchedProperty)
      entity.uniquenessConstraints = element.children("uniquenessConstraints").flatMap { constraints -> [[Any]] in
        constraints.children("uniquenessConstraint").map { constraint in
          constraint.children("constraint").compactMap { $0.attributes["value"] as Any? }
        }
      }
      for index in element.children("fetchIndex").flatMap({ $0.children("fetchIndexElement") }) {
        entity.properties.first { $0.name == index.attributes["property"] }?.isIndexed = true
      }
      entities[name] = entity
    }
    for element in elements {
      guard let name = element.attributes["name"], let entity = entities[name] else { continue }
      if let parent = element.attributes["parentEntity"].flatMap({ entities[$0] }) {
        guard !parent.isKindOf(entity: entity) else {
          throw MarkupReader.Problem(reason: "\(name) is its own parent")
        }
        parent.subentities.append(entity)
      }
    }
    model.entities = elements.compactMap { entities[$0.attributes["name"] ?? ""] }
    for element in elements { connect(element, entities) }
    for configuration in root.children("configuration") {
      let members = configuration.children("memberEntity").compactMap { entities[$0.attributes["name"] ?? ""] }
      if let name = configuration.attributes["name"] { model.setEntities(members, forConfigurationName: name) }
    }
    for template in root.children("fetchRequest") {
      guard let name = template.attributes["name"] else { continue }
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.attributes["entity"] ?? "")
      request.predicate = template.attributes["predicateString"].map { NSPredicate(format: $0) }
      request.fetchLimit = template.attributes["fetchLimit"].flatMap { Int($0) } ?? 0
      model.setFetchRequestTemplate(request, forName: name)
    }
  }

  /// Leads relationships to their entities and back.
  private func connect(_ element: MarkupReader.Element, _ entities: [String: NSEntityDescription]) {
    guard let entity = element.attributes["name"].flatMap({ entities[$0] }) else { return }
    for item in element.children("relationship") {
      let found = entity.properties.first { $0.name == item.attributes["name"] } as? NSRelationshipDescription
      guard let found, let destination = item.attributes["destinationEntity"].flatMap({ entities[$0] }) else {
        continue
      }
      found.destinationEntity = destination
      let other = item.attributes["inverseEntity"].flatMap { entities[$0] } ?? destination
      if let name = item.attributes["inverseName"] {
        found.inverseRelationship = other.relationshipsByName[name]
      }
    }
  }

  private func describe(_ property: NSPropertyDescription, _ element: MarkupReader.Element) {
    property.name = element.attributes["name"] ?? ""
    property.isOptional = element.attributes["optional"] == "YES"
    property.isTransient = element.attributes["transient"] == "YES"
    property.isIndexed = element.attributes["indexed"] == "YES"
    property.renamingIdentifier = element.attributes["elementID"]
    property.userInfo = Dictionary(
      element.children("userInfo").flatMap { $0.children("entry") }.compactMap { entry in
        entry.attributes["key"].map { (AnyHashable($0), entry.attributes["value"] ?? "") }
      }
    ) { first, _ in first }
  }

  private func attribute(_ element: MarkupReader.Element) -> NSPropertyDescription {
    let attribute = NSAttributeDescription()
    describe(attribute, element)
    attribute.attributeType = Self.types[element.attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
    attribute.valueTransformerName = element.attributes["valueTransformerName"]
    attribute.attributeValueClassName = element.attributes["customClassName"]
    attribute.allowsExternalBinaryDataStorage = element.attributes["allowsExternalBinaryDataStorage"] == "YES"
    if let number = element.attributes["defaultDateTimeInterval"].flatMap({ Double($0) }) {
      attribute.defaultValue = Date(timeIntervalSinceReferenceDate: number)
    } else if let text = element.attributes["defaultValueString"] {
      attribute.defaultValue = Self.value(text, attribute.attributeType)
    }
    let least = element.attributes["minValueString"] ?? element.attributes["minDateTimeInterval"]
    let greatest = element.attributes["maxValueString"] ?? element.attributes["maxDateTimeInterval"]
    attribute.bounds = (least.flatMap { Double($0) }, greatest.flatMap { Double($0) })
    if let pattern = element.attributes["regularExpressionString"] {
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

  private func relationship(_ element: MarkupReader.Element) -> NSPropertyDescription {
    let relationship = NSRelationshipDescription()
    describe(relationship, element)
    let isToMany = element.attributes["toMany"] == "YES"
    relationship.minCount = element.attributes["minCount"].flatMap { Int($0) } ?? 0
    relationship.maxCount = isToMany ? element.attributes["maxCount"].flatMap { Int($0) } ?? 0 : 1
    if isToMany, relationship.maxCount == 1 { relationship.maxCount = 0 }
    relationship.isOrdered = element.attributes["ordered"] == "YES"
    relationship.deleteRule =
      switch element.attributes["deletionRule"] {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return relationship
  }

  private func fetchedProperty(_ element: MarkupReader.Element) -> NSPropertyDescription {
    let property = NSFetchedPropertyDescription()
    describe(property, element)
    if let template = element.children("fetchRequest").first {
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.attributes["entity"] ?? "")
      request.predicate = template.attributes["predicateString"].map { NSPredicate(format: $0) }
      property.fetchRequest = request
    }
    return property
  }
}
