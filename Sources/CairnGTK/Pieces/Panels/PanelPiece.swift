#if GTK
  import CGTK
  import CairnCore
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// A sheet, a dialog or a popover: a panel over the window. A modal panel dims the window behind it.
  final class PanelPiece: Piece {
    private let backdrop: Backdrop
    private var name: String?
    override var inside: Container? { backdrop.panel }
    /// The close button of a sheet, for pointer users.
    private let closing = gtk_button_new_from_icon_name("window-close-symbolic")!

    init(_ element: Element, in view: WindowView) {
      let panel = PanelContainer(element, in: view)
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
      if element.hasTrait(.modal) {
        setClass("cairn-backdrop")
        Accessible.isModal(panel.surface, true)
      }
      g_object_ref_sink(closing)
      gtk_widget_add_css_class(closing, "circular")
      gtk_widget_add_css_class(closing, "flat")
      gtk_widget_set_valign(closing, GTK_ALIGN_CENTER)
      Accessible.name(closing, "Close")
      connect(closing.raw, "clicked") { [unowned self] _ in self.view.controller.leave(self.element) }
      let click = gtk_gesture_click_new()!
      connect(click.raw, "pressed") { [unowned self] arguments in
        let point = CGPoint(x: arguments.double(1), y: arguments.double(2))
        guard !self.element.panelFrame.contains(point) else { return }
        if self.element.role == .popover || self.element.role == .dialog { self.view.controller.leave(self.element) }
      }
      gtk_widget_add_controller(widget, click)
    }

    /// Whether the panel covers the whole window.
    var coversWindow: Bool {
      guard let root = element.parent, element.role == .sheet else { return false }
      return element.frame.width >= root.frame.width && element.frame.height >= root.frame.height
    }

    /// Puts the close button of a sheet into the bar at its top, or else into its corner. A sheet whose bar has items that
    /// confirm or cancel it is closed with those.
    func offerClosing(in bars: [BarPiece]) {
      let endsItself = bars.contains { $0.element.firstInside { $0.traits?[BarItemPurpose.self] != nil } != nil }
      guard element.role == .sheet, element.events.contains(.dismiss), !endsItself else {
        closing.removeFromBar()
        backdrop.panel.corner = nil
        return
      }
      let bar = bars.last { bar in
        let frame = bar.element.frame(in: element)
        return frame.minY < 1 && frame.maxX > element.frame.width - 1 && bar.bar.hasLine
      }
      if let bar {
        backdrop.panel.corner = nil
        bar.bar.header?.showAtEnd(closing)
      } else if gtk_widget_get_parent(closing) != backdrop.panel.surface {
        closing.removeFromBar()
        gtk_widget_insert_before(closing, backdrop.panel.surface, nil)
        backdrop.panel.corner = closing
      }
    }

    /// The panel is called as the app says, or like its page.
    func tellName() {
      guard let new = element.label ?? element.titleInside, new != name else { return }
      name = new
      Accessible.name(backdrop.panel.surface, new)
    }

    isolated deinit {
      closing.removeFromBar()
      g_object_unref(closing)
      Surface.abandon(backdrop.panel.surface)
      Surface.abandon(widget)
    }

    override func update(_ changes: ElementChanges) {
      if coversWindow {
        gtk_widget_remove_css_class(backdrop.panel.surface, "cairn-panel")
      } else {
        gtk_widget_add_css_class(backdrop.panel.surface, "cairn-panel")
      }
      gtk_widget_queue_allocate(widget)
    }
  }

  /// The content of a panel, with a button in its upper corner if it has no bar for one.
  final class PanelContainer: Container {
    var corner: Widget?

    override func allocate(width: Int32, height: Int32) {
      let shift = CGSize(width: element.frame.minX - element.panelFrame.minX, height: 0)
      for piece in shown { allocate(piece, shiftedBy: shift) }
      allocateLeaving(shiftedBy: shift)
      guard let corner else { return }
      var size = GtkRequisition()
      gtk_widget_get_preferred_size(corner, nil, &size)
      let x = element.layoutDirection == .rightToLeft ? 6 : width - 6 - size.width
      var point = graphene_point_t(x: Float(x), y: 6)
      gtk_widget_allocate(corner, size.width, size.height, -1, gsk_transform_translate(nil, &point))
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

  extension Element {
    private static let dialogWidth: CGFloat = 320

    /// The frame of a panel in its window. Dialogs have a minimum width for short texts.
    var panelFrame: CGRect {
      guard role == .alert || role == .dialog else { return frame }
      let room = (parent?.frame.width ?? frame.width) - 24
      return frame.insetBy(dx: -max(min(Self.dialogWidth, room) - frame.width, 0) / 2, dy: 0)
    }
  }
#endif
