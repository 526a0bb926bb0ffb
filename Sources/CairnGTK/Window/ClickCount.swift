#if GTK
  import CGTK
  import CairnScreen

  /// How often something was clicked in a row, as the person means it.
  ///
  /// GTK counts by time and place. It counts on over what happens in between: where the first click led to another page and
  /// the person is back before the time of a double click is over, the next click would be a second one. Here only clicks
  /// count together between which the thing was always there to be clicked.
  @MainActor
  final class ClickCount {
    /// How many of the clicks GTK has counted belong to what was before.
    private var former = 0
    /// How often the thing was out of reach when it was last pressed.
    private var absences = 0
    private var unmappings = 0
    private unowned let piece: Piece

    init(of click: OpaquePointer, on piece: Piece) {
      self.piece = piece
      connect(piece.widget.raw, "unmap") { [weak self] _ in self?.unmappings += 1 }
      connect(click.raw, "pressed") { [weak self] arguments in self?.pressed(arguments.integer(0)) }
    }

    private func pressed(_ counted: Int) {
      let now = unmappings + piece.timesCovered
      if counted <= former { former = 0 }
      if now != absences { former = counted - 1 }
      absences = now
    }

    /// What GTK's count means.
    func callAsFunction(_ counted: Int) -> Int { max(counted - former, 1) }
  }

  extension Piece {
    /// How often something came over it: a page over one it is on, or a panel over the window.
    fileprivate var timesCovered: Int {
      var times = view.panelsShown
      var current: Element? = element
      while let one = current {
        if let page = view.knownPiece(of: one) as? PagePiece { times += page.timesLeft }
        current = one.parent
      }
      return times
    }
  }
#endif
