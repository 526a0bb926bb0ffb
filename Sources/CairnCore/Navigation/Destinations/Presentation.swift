import CairnNavigation

/// A destination that is shown while a binding says so.
@MainActor
protocol PagePresenter: ColumnLead {
  var declaration: Declaration { get }
  /// What the binding says now.
  var wanted: Presentation { get }
  /// Looks at the binding again after it was written to.
  func readBinding()
  /// The content of its page.
  func source() -> PageSource?
  /// Whether it pushes in its own column also where a later one could show its content.
  var staysInColumn: Bool { get }
  /// Sets the binding to false or nil.
  func reset()
  var place: SourcePlace { get }
}

enum Presentation {
  case nothing
  case flag
  case item(any Hashable)

  /// Whether a page that shows the other can stay as it is.
  func isSame(as other: Presentation) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing), (.flag, .flag): true
    case (.item(let a), .item(let b)): areSame(a, b)
    default: false
    }
  }
}
