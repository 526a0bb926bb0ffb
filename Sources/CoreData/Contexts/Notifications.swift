// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's Core Data.

import Foundation

extension Notification.Name {
  /// Posted before a context saves.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// Posted after a context has saved, with the objects.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// Posted after a context has saved, with identifiers.
  public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(
    "NSManagingContextDidSaveChangesObjectIDsNotification")
  /// Posted after objects have changed, with the objects.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted after a coordinator's stores have changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChange")
  /// Never posted. There is one process here that writes a store.
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// Posted before a context saves.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Posted after a context has saved, with the objects.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted after a context has saved, with identifiers.
  public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
  /// Posted after objects have changed, with the objects.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange

  /// The keys of a notification's contents.
  public enum NotificationKey: String, Sendable {
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
  }
}

/// The objects that were added.
public let NSInsertedObjectsKey = "inserted"
/// The objects that were changed.
public let NSUpdatedObjectsKey = "updated"
/// The objects that were deleted.
public let NSDeletedObjectsKey = "deleted"
/// The objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects that are no longer valid.
public let NSInvalidatedObjectsKey = "invalidated"
/// Present if no object is valid any more.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The identifiers of objects that were added.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of objects that were changed.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of objects that were deleted.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
