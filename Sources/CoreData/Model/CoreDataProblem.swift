import CairnCore
import Foundation

/// Reports the problems of objects and stores that do not stop the app.
enum CoreDataProblem {
  private static func report(_ severity: Diagnostic.Severity, _ code: String, _ message: String) {
    AppDiagnostics.report(severity, code, message)
  }

  static func unknownEntity(_ name: String) {
    report(
      .error, "coredata.unknown-entity",
      "The model has no entity for \(name), so its objects are in no context and are not saved. Add the entity to the "
        + "model, or name the class in it.")
  }

  static func unknownKey(_ key: String, of entity: String) {
    report(
      .error, "coredata.unknown-key",
      "The entity \(entity) has no property \(key). Reading it gives nothing, and writing it does nothing.")
  }

  static func unreadableValue(_ key: String, of entity: String, _ type: Any.Type) {
    report(
      .warning, "coredata.unreadable-value",
      "The value of \(entity).\(key) is not a \(type), so a blank one is used. Compare the type in the class with the "
        + "type in the model.")
  }

  static func unreadableStored(_ key: String, of entity: String) {
    report(
      .warning, "coredata.unreadable-value",
      "A stored value of \(entity).\(key) is not of the attribute's type in the model, so the object has none. It stays in "
        + "the store until the property is written.")
  }

  static func wrongValue(_ key: String, of entity: String, _ value: Any) {
    report(
      .error, "coredata.wrong-value",
      "\(entity).\(key) was not set to a \(type(of: value)), which does not fit its type in the model.")
  }

  static func unknownClass(_ name: String, of entity: String) {
    report(
      .warning, "coredata.unknown-class",
      "There is no class \(name) for the entity \(entity), so its objects are of NSManagedObject. Write the name of the "
        + "class in the model with its module, as in \"MyApp.\(entity)\".")
  }

  static func unreadableModel(_ path: String, _ error: any Error) {
    report(.error, "coredata.unreadable-model", "The model \(path) cannot be read: \(error.localizedDescription)")
  }

  static func missingModel(_ name: String) {
    report(
      .error, "coredata.missing-model",
      "The app has no model \(name). Add \(name).xcdatamodeld to the target's resources, or pass a model that was made in "
        + "code.")
  }

  static func readFailed(_ entity: String, _ error: any Error) {
    report(
      .error, "coredata.read-failed",
      "A \(entity) could not be read: \(error.localizedDescription) The next access tries again.")
  }

  static func unsavedMetadata(_ store: String, _ error: any Error) {
    report(
      .error, "coredata.unsaved-metadata",
      "The metadata of the store \(store) was not saved: \(error.localizedDescription)")
  }

  static func fetchFailed(_ entity: String, _ error: any Error) {
    report(.error, "coredata.fetch-failed", "@FetchRequest could not fetch \(entity): \(error.localizedDescription)")
  }

  static func noStore(_ entity: String) {
    report(
      .warning, "coredata.no-store",
      "A view fetches \(entity), and no context in its environment has the entity. Add "
        + "`.environment(\\.managedObjectContext, container.viewContext)` to an ancestor.")
  }

  static func otherContext(_ entity: String, _ key: String) {
    report(
      .error, "coredata.other-context",
      "\(entity).\(key) was not changed, because the object belongs to another context. Get it from this one with "
        + "`context.object(with:)`.")
  }

  static func cloud() {
    report(
      .warning, "coredata.no-cloud",
      "There is no iCloud on Linux, so the objects of NSPersistentCloudKitContainer stay in the store on this machine.")
  }
}
