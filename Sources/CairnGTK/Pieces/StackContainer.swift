#if GTK
  import CGTK
  import CairnCore
  import CairnScreen
  import CairnValues
  import Foundation

  /// Shows the top page of a stack under a header bar.
  final class StackContainer: SlidingContainer {
    override var staying: [Piece] { top.map { [$0] } ?? [] }

    /// The frame around the pages, with the header bar above them.
    private(set) lazy var frame = StackFrame(around: self)

    /// Shows the bar of the top page in the header bar, after all its changes.
    func settleHeader() {
      frame.show(top?.inside?.shown.lazy.compactMap { ($0 as? BarPiece)?.bar }.first(where: \.hasLine))
    }

    var reader: StackReader? { top.flatMap { StackReader(around: $0.element) } }

    override func refresh() {
      guard let page = element.children.first, let piece = view.piece(for: page) else {
        forgetTop()
        show([])
        return
      }
      let isNew = piece !== top
      turn(to: piece)
      if isNew, let title = reader?.title { Accessible.name(piece.widget, title) }
    }

    // MARK: Swiping

    override var swipedStack: StackReader? {
      guard let reader, reader.canGoBack, !leavesItsColumn else { return nil }
      return reader
    }

    /// Whether going back leads to the previous column, which the surrounding split view slides in.
    var leavesItsColumn: Bool {
      // A covered page is in no column. The page on top of the column before is.
      guard let column = reader?.elementBelow?.nearestAround(.column) else { return false }
      return column !== element.nearestAround(.column)
    }
  }
#endif
