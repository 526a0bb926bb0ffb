import CairnCore
import CairnScreen

// How a sheet is closed with a pointer. There is one way on each sheet.
extension Element {
  /// The bars of this panel that can be seen, in reading order.
  private var barsInside: [Element] { visibleParts { $0.role == .bar } }

  /// Whether a host adds a button that closes this panel: it is a sheet that may be closed, and the app itself offers no item
  /// that confirms or cancels it.
  package var needsCloseButton: Bool {
    role == .sheet && events.contains(.dismiss)
      && !barsInside.contains { $0.firstInside { $0.traits?[BarItemPurpose.self] != nil } != nil }
  }

  /// Whether no bar of this panel has a line at its top for that button.
  package var hasNoBarAtTop: Bool { !barsInside.contains { $0.frame(in: self).minY < 1 } }
}
