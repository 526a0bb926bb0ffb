#if GTK
  import CGTK
  import CairnScreen

  /// Keeps the focus in modal layers, as libadwaita does in its dialogs. A layer gets the focus when it appears, blocks
  /// everything behind it, and restores the previous focus when it disappears.
  @MainActor
  final class PanelFocus {
    private struct Stay {
      let panel: LayerPiece
      /// The focus before the panel appeared.
      weak var before: Piece?
    }
    private var stays: [Stay] = []
    private unowned let view: WindowView

    init(in view: WindowView) { self.view = view }

    /// Updates to the window's pieces, frontmost last.
    func settle(_ shown: [Piece]) {
      let panels = shown.compactMap { $0 as? LayerPiece }.filter { $0.element.hasTrait(.modal) }
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
        Accessible.state(piece.widget, GTK_ACCESSIBLE_STATE_HIDDEN, !isReachable)
      }
      if let comer = comers.last {
        view.panelAppeared(comer)
      } else if let before, gtk_widget_get_mapped(before.widget) != 0 {
        gtk_widget_grab_focus(before.focusWidget)
      }
    }
  }

  extension PanelPiece {
    /// The top page of the stack in the panel, or else all its content.
    var pageInFront: Piece {
      inside?.staying.lazy.compactMap { ($0.inside as? StackContainer)?.top }.first ?? self
    }
  }
#endif
