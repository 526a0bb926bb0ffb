import Foundation

extension NSManagedObject {
  func validateValues() throws {
    var errors: [NSError] = []
    for (key, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key }) {
      if property is NSFetchedPropertyDescription || isUnread(property) { continue }
      do { try validateValue(value(forKey: key), forKey: key) } catch { errors.append(error as NSError) }
    }
    try Self.fail(errors)
  }

  /// Whether a relationship to many was not read, so it is unchanged.
  private func isUnread(_ property: NSPropertyDescription) -> Bool {
    guard (property as? NSRelationshipDescription)?.isToMany == true, values != nil, isStored else { return false }
    return hasFault(forRelationshipNamed: property.name)
  }

  /// Fails with one error, or one that contains several.
  static func fail(_ errors: [NSError]) throws {
    if errors.count == 1 { throw errors[0] }
    if errors.count > 1 {
      throw CoreDataError.error(
        NSValidationMultipleErrorsError, "\(errors.count) values cannot be saved: \(errors[0].localizedDescription)",
        [NSDetailedErrorsKey: errors])
    }
  }

  func validate(_ value: Any?, _ key: String) throws {
    guard let property = entity.propertiesByName[key] else { return }
    if let attribute = property as? NSAttributeDescription {
      try validate(attribute, value)
    } else if let relationship = property as? NSRelationshipDescription {
      try validate(relationship, value)
    }
    for (index, predicate) in property.validationPredicates.enumerated() where !predicate.evaluate(with: value) {
      let warnings = property.validationWarnings
      let warning = warnings.indices.contains(index) ? "\(warnings[index])" : "it does not fulfill a condition"
      throw invalid(NSManagedObjectValidationError, property, value, warning)
    }
  }

  private func validate(_ attribute: NSAttributeDescription, _ value: Any?) throws {
    guard let value else {
      if attribute.isOptional || attribute.isTransient { return }
      throw invalid(NSValidationMissingMandatoryPropertyError, attribute, nil, "it is required")
    }
    let isText = value is String
    let size =
      (value as? String).map { Double($0.count) } ?? (value as? Date)?.timeIntervalSinceReferenceDate
      ?? (value as? NSNumber)?.doubleValue
    guard let size else { return }
    if let least = attribute.bounds.least, size < least {
      let code =
        isText
        ? NSValidationStringTooShortError
        : value is Date ? NSValidationDateTooSoonError : NSValidationNumberTooSmallError
      throw invalid(code, attribute, value, "it is less than \(least)")
    }
    if let greatest = attribute.bounds.greatest, size > greatest {
      let code =
        isText
        ? NSValidationStringTooLongError
        : value is Date ? NSValidationDateTooLateError : NSValidationNumberTooLargeError
      throw invalid(code, attribute, value, "it is more than \(greatest)")
    }
  }

  private func validate(_ relationship: NSRelationshipDescription, _ value: Any?) throws {
    let count = objectIDs(forRelationshipNamed: relationship.name).count
    if count == 0 {
      if relationship.isOptional { return }
      throw invalid(NSValidationMissingMandatoryPropertyError, relationship, nil, "it is required")
    }
    if count < relationship.minCount {
      throw invalid(NSValidationRelationshipLacksMinimumCountError, relationship, value, "it leads to too few objects")
    }
    if relationship.maxCount > 1, count > relationship.maxCount {
      throw invalid(
        NSValidationRelationshipExceedsMaximumCountError, relationship, value, "it leads to too many objects")
    }
  }

  func validateDeletion() throws {
    for relationship in entity.relationshipsByName.values where relationship.deleteRule == .denyDeleteRule {
      if relatedObjects(relationship).contains(where: { !$0.isDeleted && $0.managedObjectContext != nil }) {
        throw invalid(
          NSValidationRelationshipDeniedDeleteError, relationship, nil,
          "it leads to objects, and its delete rule is deny")
      }
    }
  }

  private func invalid(_ code: Int, _ property: NSPropertyDescription, _ value: Any?, _ reason: String) -> NSError {
    var more: [String: Any] = [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name]
    more[NSValidationValueErrorKey] = value
    return CoreDataError.error(code, "\(entity.entityName).\(property.name) cannot be saved: \(reason).", more)
  }
}
