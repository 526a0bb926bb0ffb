import Foundation

/// Why the file of a model cannot be used.
struct ModelProblem: LocalizedError {
  let reason: String
  var errorDescription: String? { reason }

  init(_ reason: String) { self.reason = reason }
}
