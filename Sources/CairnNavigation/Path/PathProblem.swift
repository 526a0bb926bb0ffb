import CairnLocks
import CairnPrinting
import Foundation

/// A problem with a path that its author should know about.
package enum PathProblem: Equatable, Sendable {
  /// `codable` was read from a path with an element that was appended through an overload without `Codable`.
  case notCodable(typeName: String)
  /// An element of a local or file-private type was encoded. Such a type has a different name in the next
  /// launch.
  case unstableName(typeName: String)

  /// Receives problems. A structure, because optimized code of Swift 6.3 crashes when it sets a task-local closure.
  package struct Hearer: Sendable {
    let hear: @Sendable (PathProblem) -> Void

    package init(_ hear: @escaping @Sendable (PathProblem) -> Void) { self.hear = hear }
  }

  /// Receives the problems of a task. Properties of a path can be read anywhere, so they have no caller to return a problem
  /// to.
  @TaskLocal package static var hearer: Hearer?

  /// Receives the problems of all other tasks. The app's runtime sets it once.
  private static let hearerOfAll = Mutex<Hearer?>(nil)

  package static func sendAll(to hearer: Hearer) { hearerOfAll.withLock { $0 = hearer } }

  static func report(_ problem: PathProblem) {
    if let hearer = hearer ?? hearerOfAll.withLock({ $0 }) { return hearer.hear(problem) }
    StandardError.write(problem.message + "\n")
  }

  /// A stable name for diagnostics.
  package var code: String {
    switch self {
    case .notCodable: "navigation.path-not-codable"
    case .unstableName: "navigation.unstable-type-name"
    }
  }

  package var message: String {
    switch self {
    case .notCodable(let typeName):
      "Cannot create CodableRepresentation of navigation path, because presented value of type “\(typeName)” is not "
        + "Codable. Append it where the compiler knows that its type is Codable, which it does not inside a function "
        + "that is generic over `Hashable`."
    case .unstableName(let typeName):
      "A navigation path was encoded with a value of type “\(typeName)”, which is local or private to a file. The "
        + "name of such a type changes with every launch, so the path cannot be restored. Declare the type where "
        + "other files can see it."
    }
  }
}
