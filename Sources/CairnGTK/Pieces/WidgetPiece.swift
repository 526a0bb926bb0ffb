#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A widget of the app's own.
  final class AppWidget: HostWidget {
    let widget: Widget

    /// Takes over a new widget, or another reference to one.
    init(_ address: OpaquePointer) {
      widget = Widget(address)
      g_object_ref_sink(widget)
    }

    isolated deinit { g_object_unref(widget) }

    func size(for proposal: ProposedViewSize) -> CGSize {
      var width = Self.length(
        widget, GTK_ORIENTATION_HORIZONTAL, across: nil, offered: proposal.width,
        grows: gtk_widget_compute_expand(widget, GTK_ORIENTATION_HORIZONTAL) != 0)
      width = width.rounded(.up)
      let height = Self.length(
        widget, GTK_ORIENTATION_VERTICAL, across: width, offered: proposal.height,
        grows: gtk_widget_compute_expand(widget, GTK_ORIENTATION_VERTICAL) != 0)
      return CGSize(width: width, height: height)
    }

    /// Returns the natural length, or less down to the least if less is offered. A widget that expands fills the offer.
    private static func length(
      _ widget: Widget, _ orientation: GtkOrientation, across: CGFloat?, offered: CGFloat?, grows: Bool
    ) -> CGFloat {
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(widget, orientation, across.map { Int32($0) } ?? -1, &least, &natural, nil, nil)
      guard let offered, offered.isFinite else { return CGFloat(natural) }
      return max(CGFloat(least), grows ? offered : min(offered, CGFloat(natural)))
    }
  }

  /// Shows a widget of the app's own, in the size that layout gives it.
  final class WidgetPiece: Piece {
    /// Another element may have shown it before.
    init(_ element: Element, _ own: AppWidget, in view: WindowView) {
      if gtk_widget_get_parent(own.widget) != nil { gtk_widget_unparent(own.widget) }
      super.init(element, in: view, widget: own.widget)
    }

    override func update(_ changes: ElementChanges) { updateCommon() }
  }
#endif
