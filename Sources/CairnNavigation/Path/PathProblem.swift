import CairnLocks
import Foundation

/// Something about a path that its author should know of.
package enum PathProblem: Equatable, Sendable {
  /// `codable` was asked of a path with an element that came in through an overload without `Codable`.
  case notCodable(typeName: String)
  /// An element was encoded whose type, being local or private to a file, has another name in the next launch.
  case unstableName(typeName: String)

  /// Who hears of problems. Properties of a path can be read anywhere and have nobody to hand a problem to.
  @TaskLocal package static var report: @Sendable (PathProblem) -> Void = { problem in
    if let hearer = hearer.withLock({ $0 }) { return hearer(problem) }
    FileHandle.standardError.write(Data((problem.message + "\n").utf8))
  }

  /// Part of the runtime of the app, which sets it once: where problems go that nobody nearer wants to hear of.
  private static let hearer = Mutex<(@Sendable (PathProblem) -> Void)?>(nil)

  package static func sendAll(to hearer: @escaping @Sendable (PathProblem) -> Void) {
    self.hearer.withLock { $0 = hearer }
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
