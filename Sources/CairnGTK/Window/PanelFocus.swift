#if GTK
  import CGTK
  import CairnScreen

  /// Keeps the keys in what is in front: a sheet or an alert gets the focus when it comes, nothing behind it can be
  /// reached, and what had the focus has it again when it goes.
  @MainActor
  final class PanelFocus {
    private struct Stay {
      let panel: PanelPiece
      /// What had the focus before the panel came.
      weak var before: Piece?
    }
    private var stays: [Stay] = []
    private unowned let view: WindowView

    init(in view: WindowView) { self.view = view }

    /// Follows what is shown in the window, the frontmost last.
    func settle(_ shown: [Piece]) {
      let panels = shown.compactMap { $0 as? PanelPiece }.filter { $0.element.hasTrait(.modal) }
      guard !(panels.isEmpty && stays.isEmpty), !panels.elementsEqual(stays, by: { $0 === $1.panel }) else { return }
      var before: Piece?
      while let last = stays.last, !panels.contains(where: { $0 === last.panel }) { before = stays.removeLast().before }
      stays.removeAll { stay in !panels.contains { $0 === stay.panel } }
      let comers = panels.filter { panel in !stays.contains { $0.panel === panel } }
      for panel in comers {
        stays.append(Stay(panel: panel, before: before ?? view.pieceWithKeys))
        before = nil
      }
      var isReachable = panels.isEmpty
      for piece in shown {
        if piece === panels.last { isReachable = true }
        gtk_widget_set_can_focus(piece.widget, isReachable ? 1 : 0)
      }
      if let comer = comers.last {
        view.changedPanel = comer
        view.panelsShown += 1
      } else if let before, gtk_widget_get_mapped(before.widget) != 0 {
        gtk_widget_grab_focus(before.focusWidget)
      }
    }
  }

  extension PanelPiece {
    /// The page on top of the stack in the panel, or else all that is in it.
    var pageInFront: Piece {
      inside?.staying.lazy.compactMap { ($0.inside as? StackContainer)?.top }.first ?? self
    }
  }
#endif
