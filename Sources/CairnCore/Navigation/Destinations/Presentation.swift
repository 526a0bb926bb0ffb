import CairnNavigation

/// A destination whose page is shown while a binding asks for it.
@MainActor
protocol PagePresenter: ColumnLead {
  var declaration: Declaration { get }
  /// What the binding currently asks for.
  var wanted: Presentation { get }
  /// Reads the binding again after a write.
  func readBinding()
  /// Returns the source of its page.
  func source() -> PageSource?
  /// Whether it pushes in its own column even when a later column could show its content.
  var staysInColumn: Bool { get }
  /// Sets the binding to false or nil.
  func reset()
  /// Returns what gives the binding its present value back.
  func restorer() -> () -> Void
  /// Sets the binding back to what its page shows.
  func restore(_ item: (any Hashable)?)
  var place: SourcePlace { get }
}

enum Presentation {
  case nothing
  case flag
  case item(any Hashable)

  /// Whether a page showing `other` can stay as it is.
  func isSame(as other: Presentation) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing), (.flag, .flag): true
    case (.item(let a), .item(let b)): areSame(a, b)
    default: false
    }
  }
}
