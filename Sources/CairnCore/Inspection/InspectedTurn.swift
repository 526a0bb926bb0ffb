/// What one turn did, in an app that is being inspected.
package struct InspectedTurn: Identifiable, Sendable {
  /// The number of the turn, which grows by one for each recorded turn.
  package let id: Int
  /// The views that ran, in order. Only the first ones of a long turn are listed.
  package var runs: [InspectedRun] = []
  /// The number of bodies that ran, of the app and of the library.
  package var bodies = 0
  /// The number of elements whose content, look or place changed, or that are new.
  package var changedElements = 0
  /// The number of elements that were measured.
  package var measuredElements = 0
  /// The time from the start of the turn until the host has shown the result.
  package var duration = Duration.zero
}

/// A view that ran in a turn.
package struct InspectedRun: Hashable, Sendable {
  /// The views around it and the view itself.
  package let path: [String]
  package let causes: [InspectedCause]

  /// The name of the view.
  package var name: String { path.last ?? "" }
}

/// Why a view ran.
package enum InspectedCause: Hashable, Sendable {
  /// The view is new.
  case appeared
  /// The view around it made it with other values.
  case newValue(from: String)
  /// Something it has read has changed. `place` is where it is declared, if that is known.
  case changed(String, place: String?)
  /// A timer, an animation, or the library itself.
  case other

  /// The declaration of the changed value, if it is known.
  package var place: String? { if case .changed(_, let place) = self { place } else { nil } }

  package var text: String {
    switch self {
    case .appeared: "appeared"
    case .newValue(let view): "\(view) gave it new values"
    case .changed(let name, _): "\(name) changed"
    case .other: "time passed, or the window changed"
    }
  }
}

/// Why something cannot be inspected or set.
package struct InspectionProblem: Error, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
