// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's Core Data.

import Foundation

// The codes of errors, as on Apple's systems.
/// A value does not fit.
public let NSManagedObjectValidationError = 1550
/// A value breaks a constraint.
public let NSManagedObjectConstraintValidationError = 1551
/// Several values do not fit. `NSDetailedErrorsKey` has an error for each.
public let NSValidationMultipleErrorsError = 1560
/// A required value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship leads to too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship leads to too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A relationship denies that an object is deleted.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too early.
public let NSValidationDateTooSoonError = 1640
/// A date is invalid.
public let NSValidationInvalidDateError = 1650
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text does not match a pattern.
public let NSValidationStringPatternMatchingError = 1680
/// A link is invalid.
public let NSValidationInvalidURIError = 1690
/// A context cannot be locked.
public let NSManagedObjectContextLockingError = 132000
/// A coordinator cannot be locked.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// An identifier leads to no object.
public let NSManagedObjectReferentialIntegrityError = 133000
/// A relationship leads to another store.
public let NSManagedObjectExternalRelationshipError = 133010
/// Others have changed an object since it was read.
public let NSManagedObjectMergeError = 133020
/// Another object has values that must be unique.
public let NSManagedObjectConstraintMergeError = 133021
/// The kind of a store is unknown.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store is of another kind.
public let NSPersistentStoreTypeMismatchError = 134010
/// A store, or a request, does not fit the model.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// A save has failed.
public let NSPersistentStoreSaveError = 134030
/// A save of several stores has failed in one of them.
public let NSPersistentStoreIncompleteSaveError = 134040
/// A save conflicts with another.
public let NSPersistentStoreSaveConflictsError = 134050
/// Core Data has failed.
public let NSCoreDataError = 134060
/// A request has failed.
public let NSPersistentStoreOperationError = 134070
/// A store cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// A store has not answered in time.
public let NSPersistentStoreTimeoutError = 134090
/// A store does not know the kind of a request.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// A store belongs to another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A migration has failed.
public let NSMigrationError = 134110
/// The former model is missing.
public let NSMigrationMissingSourceModelError = 134130
/// A mapping model is missing.
public let NSMigrationMissingMappingModelError = 134140
/// The difference of two versions needs more than a light migration.
public let NSInferredMappingModelError = 134190
/// SQLite has failed.
public let NSSQLiteError = 134180

/// The errors of a save in which several values do not fit.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object whose value does not fit.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The name of the property whose value does not fit.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The predicate that a value does not fulfill.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The value that does not fit.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The stores that an error affects.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The objects that an error affects.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The conflicts of a save: `NSMergeConflict` or `NSConstraintConflict` objects.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of errors of SQLite.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

enum CoreDataError {
  static func error(_ code: Int, _ explanation: String, _ more: [String: Any] = [:]) -> NSError {
    var info = more
    info[NSLocalizedDescriptionKey] = explanation
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}
