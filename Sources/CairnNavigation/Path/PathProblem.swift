import Foundation

/// Something about a path that its author should know of.
package enum PathProblem: Equatable, Sendable {
  /// `codable` was asked of a path with an element that came in through an overload without `Codable`.
  case notCodable(typeName: String)
  /// An element was encoded whose type, being local or private to a file, has another name in the next launch.
  case unstableName(typeName: String)

  /// Who hears of problems. Properties of a path can be read anywhere and have nobody to hand a problem to; whoever
  /// runs the app's code binds this to its own diagnostics, and where nobody did, standard error gets the sentence.
  @TaskLocal package static var report: @Sendable (PathProblem) -> Void = { problem in
    FileHandle.standardError.write(Data((problem.message + "\n").utf8))
  }

  package var message: String {
    switch self {
    case .notCodable(let typeName):
      "Cannot create CodableRepresentation of navigation path, because presented value of type “\(typeName)” is not "
        + "Codable. Append it where the compiler can see that its type is Codable: inside a function generic over "
        + "`Hashable` it cannot."
    case .unstableName(let typeName):
      "A navigation path was encoded with a value of type “\(typeName)”, which is local or private to a file. The "
        + "name of such a type changes with every launch, so the path cannot be restored. Declare the type where "
        + "other files can see it."
    }
  }
}
