#if GTK
  import CGTK
  import CairnScreen

  /// The number of consecutive clicks, as the user intends them.
  ///
  /// GTK counts by time and position, ignoring everything in between: if the first click leads to another page and the
  /// user returns within the double-click time, the next click would count as the second. Here clicks only count
  /// together if their target was present the whole time.
  @MainActor
  final class ClickCount {
    /// The number of GTK's clicks that belong to the previous target.
    private var former = 0
    /// How often the target had been out of reach at the last press.
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

    /// Returns the meaning of GTK's count.
    func callAsFunction(_ counted: Int) -> Int { max(counted - former, 1) }
  }

  extension Piece {
    /// How often the piece was covered: by a page over its own, or a panel over the window.
    fileprivate var timesCovered: Int {
      var times = view.panelsShown
      for one in element.selfAndAncestors {
        if let page = view.knownPiece(of: one) as? PagePiece { times += page.timesLeft }
      }
      return times
    }
  }
#endif
