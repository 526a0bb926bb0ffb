#if GTK
  import CGTK
  import CairnScreen
  import Foundation

  /// The cards under the rows of a list, one for each section, with the theme's shadow. Rows draw their own
  /// backgrounds, so that these move with them.
  @MainActor
  final class RowCards: SurfaceOwner {
    private(set) lazy var surface: Widget = {
      let surface = Surface.make(self, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
      gtk_widget_set_can_target(surface, 0)
      g_object_ref_sink(surface)
      return surface
    }()
    private var cards: [Widget] = []
    private var rects: [CGRect] = []

    isolated deinit {
      Surface.abandon(surface)
      g_object_unref(surface)
    }

    /// Shows a card around each run of rows.
    func show(_ new: [CGRect]) {
      guard new != rects else { return }
      rects = new
      while cards.count > new.count { gtk_widget_unparent(cards.removeLast()) }
      while cards.count < new.count {
        let card = Surface.make(SurfaceOwner(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
        Surface.abandon(card)
        for name in ["card", "cairn-card"] { gtk_widget_add_css_class(card, name) }
        gtk_widget_set_parent(card, surface)
        cards.append(card)
      }
      gtk_widget_queue_allocate(surface)
    }

    override func allocate(width: Int32, height: Int32) {
      for (card, rect) in zip(cards, rects) {
        gtk_widget_measure(card, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
        var point = graphene_point_t(x: Float(rect.minX.rounded()), y: Float(rect.minY.rounded()))
        gtk_widget_allocate(
          card, Int32(max(rect.width, 1)), Int32(max(rect.height, 1)), -1, gsk_transform_translate(nil, &point))
      }
    }
  }

  extension RowPiece {
    /// Marks the first and the last of consecutive rows, which have rounded corners, and returns the rectangles of the
    /// cards that they form.
    static func groupIntoCards(_ pieces: [Piece]) -> [CGRect] {
      var cards: [CGRect] = []
      for (index, piece) in pieces.enumerated() {
        guard let row = piece as? RowPiece else { continue }
        let before = index > 0 ? pieces[index - 1] as? RowPiece : nil
        let after = index + 1 < pieces.count ? pieces[index + 1] as? RowPiece : nil
        let isFirst = before?.element.parent !== row.element.parent
        row.setClass("first", isFirst)
        row.setClass("last", after?.element.parent !== row.element.parent)
        row.setClass("unparted", !isFirst && (row.hidesLine(at: .top) || before?.hidesLine(at: .bottom) == true))
        let look = row.element.traits?[RowLookTrait.self]
        let isEmptyState = look?.isEmptyState == true
        row.setClass("empty", isEmptyState)
        row.setClass("nested", look?.isNested == true)
        if isEmptyState { continue }
        if isFirst || cards.isEmpty {
          cards.append(row.rect)
        } else {
          cards[cards.count - 1] = cards[cards.count - 1].union(row.rect)
        }
      }
      return cards
    }
  }
#endif
