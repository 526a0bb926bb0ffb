// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's Core Data.

import Foundation

/// Which of two policies' values win, or whether a save fails.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// The way in which a save resolves conflicts with changes made since its objects were read.
///
/// ```swift
/// context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// ```
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // Sendable: nothing of it changes.

  /// The kind of the policy.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The save fails.
  open class var error: NSMergePolicy { errorPolicy }
  /// Values of the store win over changes of the same properties.
  open class var mergeByPropertyStoreTrump: NSMergePolicy { storeTrumpPolicy }
  /// Changes win over the store's values of the same properties.
  open class var mergeByPropertyObjectTrump: NSMergePolicy { objectTrumpPolicy }
  /// All values of a changed object win.
  open class var overwrite: NSMergePolicy { overwritePolicy }
  /// Changes of an object that has changed in the store are dropped.
  open class var rollback: NSMergePolicy { rollbackPolicy }
}

private let errorPolicy = NSMergePolicy(merge: .errorMergePolicyType)
private let storeTrumpPolicy = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
private let objectTrumpPolicy = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
private let overwritePolicy = NSMergePolicy(merge: .overwriteMergePolicyType)
private let rollbackPolicy = NSMergePolicy(merge: .rollbackMergePolicyType)

/// The save fails.
public let NSErrorMergePolicy = errorPolicy
/// Values of the store win over changes of the same properties.
public let NSMergeByPropertyStoreTrumpMergePolicy = storeTrumpPolicy
/// Changes win over the store's values of the same properties.
public let NSMergeByPropertyObjectTrumpMergePolicy = objectTrumpPolicy
/// All values of a changed object win.
public let NSOverwriteMergePolicy = overwritePolicy
/// Changes of an object that has changed in the store are dropped.
public let NSRollbackMergePolicy = rollbackPolicy

/// An object that was changed here and in the store.
open class NSMergeConflict: NSObject {
  /// The object.
  public let sourceObject: NSManagedObject
  /// The values that were read.
  public let objectSnapshot: [String: Any]?
  /// The values in the store.
  public let persistedSnapshot: [String: Any]?

  init(_ object: NSManagedObject, stored: [String: Any]?) {
    sourceObject = object
    objectSnapshot = object.committed
    persistedSnapshot = stored
  }
}

/// Objects with values that only one may have.
///
/// ```swift
/// catch let error as CocoaError {
///   let conflicts = error.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSConstraintConflict]
///   explanation = conflicts?.first?.constraint.joined(separator: ", ")
/// }
/// ```
open class NSConstraintConflict: NSObject {
  /// The names of the properties whose values are the same.
  public let constraint: [String]
  /// The values, by the names.
  public let constraintValues: [String: Any]
  /// The object in the store, if it is one of them.
  public let databaseObject: NSManagedObject?
  /// The values in the store.
  public let databaseSnapshot: [AnyHashable: Any]?
  /// The objects that were to be saved.
  public let conflictingObjects: [NSManagedObject]
  /// The values that were to be saved.
  public let conflictingSnapshots: [[AnyHashable: Any]]

  /// Creates a conflict.
  public init(
    constraint: [String], databaseObject: NSManagedObject?, databaseSnapshot: [AnyHashable: Any]?,
    conflictingObjects: [NSManagedObject], conflictingSnapshots: [[AnyHashable: Any]]
  ) {
    self.constraint = constraint
    self.databaseObject = databaseObject
    self.databaseSnapshot = databaseSnapshot
    self.conflictingObjects = conflictingObjects
    self.conflictingSnapshots = conflictingSnapshots
    let values = conflictingSnapshots.first ?? [:]
    constraintValues = Dictionary(
      constraint.compactMap { name in values[name].map { (name, $0) } }, uniquingKeysWith: { first, _ in first })
  }
}
