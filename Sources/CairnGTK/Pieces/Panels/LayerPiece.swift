#if GTK
  import CGTK
  import CairnCore
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// A panel in a separate layer of the window: one that covers the window, one that leaves the window usable, and any
  /// other without libadwaita's dialogs. A modal panel dims the window behind it.
  final class LayerPiece: PanelPiece {
    private let backdrop: Backdrop

    init(_ element: Element, in view: WindowView) {
      let panel = PanelContainer(element, in: view)
      backdrop = Backdrop(panel)
      panel.surface = Surface.make(panel, role: Self.role(of: element))
      super.init(element, in: view, panel: panel, widget: Surface.make(backdrop))
      gtk_widget_set_parent(panel.surface, widget)
      gtk_widget_add_css_class(panel.surface, element.isDialog ? "cairn-alert" : "background")
      gtk_widget_set_overflow(panel.surface, GTK_OVERFLOW_HIDDEN)
      if element.hasTrait(.modal) {
        setClass("cairn-backdrop")
        Accessible.isModal(panel.surface, true)
      }
      let click = gtk_gesture_click_new()!
      connect(click.raw, "pressed") { [unowned self] arguments in
        let point = CGPoint(x: arguments.double(1), y: arguments.double(2))
        if !self.element.panelFrame.contains(point) { pressedOutside() }
      }
      gtk_widget_add_controller(widget, click)
    }

    isolated deinit { Surface.abandon(widget) }

    override func update(_ changes: ElementChanges) {
      if coversWindow {
        gtk_widget_remove_css_class(panel.surface, "cairn-panel")
      } else {
        gtk_widget_add_css_class(panel.surface, "cairn-panel")
      }
      gtk_widget_queue_allocate(widget)
    }
  }

  /// The area behind a panel, which receives the clicks outside it.
  final class Backdrop: SurfaceOwner {
    let panel: PanelContainer

    init(_ panel: PanelContainer) { self.panel = panel }

    override func allocate(width: Int32, height: Int32) {
      let frame = panel.element.panelFrame
      var point = graphene_point_t(x: Float(frame.minX.rounded()), y: Float(frame.minY.rounded()))
      gtk_widget_measure(panel.surface, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(
        panel.surface, Int32(frame.width.rounded(.up)), Int32(frame.height.rounded(.up)), -1,
        gsk_transform_translate(nil, &point))
    }
  }
#endif
