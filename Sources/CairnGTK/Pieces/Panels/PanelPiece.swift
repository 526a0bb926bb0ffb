#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A sheet, a dialog or a popover: a panel over the rest of the window, which is dimmed behind what is modal.
  final class PanelPiece: Piece {
    private let backdrop: Backdrop
    override var inside: Container? { backdrop.panel }

    init(_ element: Element, in view: WindowView) {
      let panel = Container(element, in: view)
      backdrop = Backdrop(panel)
      let isDialog = element.role == .alert || element.role == .dialog
      panel.surface = Surface.make(
        panel, role: isDialog ? GTK_ACCESSIBLE_ROLE_ALERT_DIALOG : GTK_ACCESSIBLE_ROLE_DIALOG)
      let widget = Surface.make(backdrop)
      super.init(element, in: view, widget: widget)
      gtk_widget_set_parent(panel.surface, widget)
      gtk_widget_add_css_class(panel.surface, "cairn-panel")
      gtk_widget_add_css_class(panel.surface, "background")
      gtk_widget_set_overflow(panel.surface, GTK_OVERFLOW_HIDDEN)
      if element.hasTrait(.modal) { setClass("cairn-backdrop") }
      let click = gtk_gesture_click_new()!
      connect(click.raw, "pressed") { [unowned self] arguments in
        let point = CGPoint(x: arguments.double(1), y: arguments.double(2))
        guard !self.element.frame.contains(point) else { return }
        if self.element.role == .popover || self.element.role == .dialog { self.view.leave(self.element) }
      }
      gtk_widget_add_controller(widget, click)
    }

    isolated deinit {
      Surface.abandon(backdrop.panel.surface)
      Surface.abandon(widget)
    }

    override func update(_ changes: ElementChanges) {
      if let label = element.label { Accessible.name(backdrop.panel.surface, label) }
      gtk_widget_queue_allocate(widget)
    }
  }

  /// What lies behind a panel and takes the clicks beside it.
  final class Backdrop: SurfaceOwner {
    let panel: Container

    init(_ panel: Container) { self.panel = panel }

    override func allocate(width: Int32, height: Int32) {
      let frame = panel.element.frame
      var point = graphene_point_t(x: Float(frame.minX.rounded()), y: Float(frame.minY.rounded()))
      gtk_widget_measure(panel.surface, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(
        panel.surface, Int32(frame.width.rounded(.up)), Int32(frame.height.rounded(.up)), -1,
        gsk_transform_translate(nil, &point))
    }
  }
#endif
