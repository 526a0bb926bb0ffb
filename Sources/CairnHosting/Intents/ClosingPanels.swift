import CairnCore
import CairnScreen

// Closing sheets with a pointer. Each sheet has exactly one way.
extension Element {
  /// The visible bars of this panel, in reading order.
  private var barsInside: [Element] { visibleParts { $0.role == .bar } }

  /// Whether a host must add a close button: it is a sheet that may be closed, and the app itself has no item that
  /// confirms or cancels it.
  package var needsCloseButton: Bool {
    role == .sheet && events.contains(.dismiss)
      && !barsInside.contains { $0.firstInside { $0.traits?[BarItemPurpose.self] != nil } != nil }
  }

  /// Whether it is the item of a bar that confirms the page.
  package var confirmsPage: Bool {
    guard case .button? = control, case .bar(let bar) = place else { return false }
    return selfAndAncestors.prefix { $0 !== bar }.contains { $0.traits?[BarItemPurpose.self] == .confirms }
  }

  /// Whether this panel has no bar at its top that could hold the button.
  package var hasNoBarAtTop: Bool { !barsInside.contains { $0.frame(in: self).minY < 1 } }
}
