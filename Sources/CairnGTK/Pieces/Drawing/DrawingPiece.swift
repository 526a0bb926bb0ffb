#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A canvas: marks that are drawn in order, including views.
  final class DrawingPiece: RoomPiece {
    init(_ element: Element, in view: WindowView) {
      super.init(
        element, in: view, container: DrawingContainer(element, in: view),
        role: GTK_ACCESSIBLE_ROLE_IMG)
      gtk_widget_set_can_target(widget, 0)
    }

    override func update(_ changes: ElementChanges) {
      if let label = element.semantics?.label { Accessible.name(widget, label) }
      gtk_widget_queue_draw(widget)
    }

    override func placed(_ size: CGSize) { gtk_widget_queue_draw(widget) }
  }

  final class DrawingContainer: Container {
    /// Collects the views, which are in an invisible container.
    override func collect(_ parent: Element, into found: inout [Piece]) {
      guard parent === element else { return super.collect(parent, into: &found) }
      for shelf in element.children {
        for symbol in shelf.children where symbol.isPlaced {
          super.collectOne(symbol, into: &found)
        }
      }
    }

    override func drawWidgets(
      on snapshot: OpaquePointer, width: Int32, height: Int32, _ draw: () -> Void
    ) {
      guard case .drawing(let drawing) = element.content else { return }
      let brush = Brush(snapshot: snapshot, colours: view.colours)
      let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
      if drawing.isOpaque { brush.spread(.background, over: bounds) }
      var clip = bounds.graphene
      gtk_snapshot_push_clip(snapshot, &clip)
      let player = MarkPlayer(
        bounds: bounds, words: (view.host.desktop.lettering, surface)
      ) { id, brush in
        self.draw(symbol: id, with: brush)
      }
      player.play(drawing.marks, with: brush)
      gtk_snapshot_pop(snapshot)
    }

    /// Draws the widgets of a view at the origin.
    private func draw(symbol id: ElementID, with brush: Brush) {
      guard let symbol = element.children.lazy.flatMap(\.children).first(where: { $0.id == id })
      else { return }
      let origin = symbol.frame(in: element).origin
      gtk_snapshot_save(brush.snapshot)
      var back = CGPoint(x: -origin.x.rounded(), y: -origin.y.rounded()).graphene
      gtk_snapshot_translate(brush.snapshot, &back)
      for piece in shown where piece.element === symbol || symbol.contains(piece.element) {
        gtk_widget_snapshot_child(surface, piece.widget, brush.snapshot)
      }
      gtk_snapshot_restore(brush.snapshot)
    }
  }
#endif
