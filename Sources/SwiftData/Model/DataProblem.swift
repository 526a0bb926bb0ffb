import CairnCore
import Foundation

/// Reports the problems of stores and models that do not stop the app.
enum DataProblem {
  static func unreadableValue(_ property: String, of entity: String, _ type: Any.Type) {
    AppDiagnostics.report(
      .warning, "data.unreadable-value",
      "A stored value of \(entity).\(property) is not a \(type). The property's default is used. If the type has "
        + "changed, add a custom stage to the migration plan.")
  }

  static func noLibrary() {
    AppDiagnostics.report(
      .warning, "data.no-library",
      "There is no SQLite on this system, so models are kept in memory and lost at the end. Install libsqlite3-0 "
        + "(Debian, Ubuntu) or sqlite-libs (Fedora).")
  }

  static func cloud() {
    AppDiagnostics.report(
      .warning, "data.no-cloud",
      "There is no iCloud on Linux, so models stay in the store on this machine. Pass `cloudKitDatabase: .none`.")
  }

  static func saveFailed(_ error: any Error) {
    AppDiagnostics.report(
      .error, "data.autosave-failed",
      "Models could not be saved: \(error.localizedDescription) The changes are kept in memory, and the next change "
        + "tries again.", notice: .notSaved(error.localizedDescription))
  }

  static func readFailed(_ entity: String, _ error: any Error) {
    AppDiagnostics.report(
      .error, "data.read-failed",
      "A \(entity) or a related model could not be read: \(error.localizedDescription) The next access tries "
        + "again.")
  }

  static func changeFailed(_ property: String, _ error: any Error) {
    AppDiagnostics.report(
      .error, "data.read-failed",
      "\(property) was not changed, because what it leads to could not be read: \(error.localizedDescription)")
  }

  static func deletionFailed(_ entity: String, _ error: any Error) {
    AppDiagnostics.report(
      .error, "data.read-failed",
      "A \(entity) was not deleted, because what it is related to could not be read: \(error.localizedDescription)")
  }

  static func fetchFailed(_ entity: String, _ error: any Error) {
    AppDiagnostics.report(
      .error, "data.fetch-failed", "@Query could not fetch \(entity): \(error.localizedDescription)")
  }

  static func unknownEntity(_ entity: String) {
    AppDiagnostics.report(
      .error, "data.unknown-model",
      "A \(entity) was inserted into a context whose container does not have it, so it is not saved. Add "
        + "\(entity).self to the models of the container.")
  }

  static func noContainer(_ entity: String) {
    AppDiagnostics.report(
      .warning, "data.no-container",
      "A view shows models of \(entity) and no container has them. Add `.modelContainer(for: \(entity).self)` to an "
        + "ancestor or to the scene.")
  }

  static func containerFailed(_ error: any Error) {
    AppDiagnostics.report(
      .error, "data.container-failed",
      "The model container could not be created: \(error.localizedDescription) Models are kept in memory and lost at "
        + "the end.", notice: .notSaved(error.localizedDescription))
  }

  static func damaged(_ file: String, keptAs other: String) {
    AppDiagnostics.report(
      .error, "data.damaged-store",
      "The store \(file) is damaged. It was renamed to \(other), and the app starts with an empty one.")
  }
}
