#if GTK
  import CGTK
  import CairnCore
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// A sheet, an alert or a dialog: a panel over the window.
  class PanelPiece: Piece {
    let panel: PanelContainer
    private var name: String?
    override var inside: Container? { panel }
    override var coreWidget: Widget { panel.surface }
    /// The close button of a sheet, for pointer users.
    private let closing = gtk_button_new_from_icon_name("window-close-symbolic")!

    init(_ element: Element, in view: WindowView, panel: PanelContainer, widget: Widget) {
      self.panel = panel
      super.init(element, in: view, widget: widget)
      g_object_ref_sink(closing)
      gtk_widget_add_css_class(closing, "circular")
      gtk_widget_add_css_class(closing, "flat")
      gtk_widget_set_valign(closing, GTK_ALIGN_CENTER)
      Accessible.name(closing, own("Close"))
      connect(closing.raw, "clicked") { [unowned self] _ in self.view.controller.leave(self.element) }
    }

    isolated deinit {
      closing.removeFromBar()
      g_object_unref(closing)
      Surface.abandon(panel.surface)
    }

    /// Handles a press at a point outside the panel, which closes some kinds of panels.
    final func pressedOutside() {
      if element.panel == .popover || element.panel == .dialog { view.controller.leave(element) }
    }

    /// Whether the panel covers the whole window.
    var coversWindow: Bool { element.layoutKind === ElementLayout.cover }

    /// Puts the close button of a sheet that needs one into the bar at its top, or else into its corner.
    final func offerClosing(in bars: [BarPiece]) {
      let isOffered = element.needsCloseButton
      let bar = bars.last { bar in
        let frame = bar.element.frame(in: element)
        return frame.minY < 1 && frame.maxX > element.frame.width - 1 && bar.bar.hasLine
      }
      putClosing(in: isOffered ? bar : nil, of: bars)
      if !isOffered || bar != nil {
        if panel.corner != nil { closing.removeFromBar() }
        panel.corner = nil
      } else if panel.corner == nil {
        closing.removeFromBar()
        gtk_widget_insert_before(closing, panel.surface, nil)
        panel.corner = closing
      }
    }

    /// Puts the panel's close button into the header bar of one of its bars, or into none.
    func putClosing(in bar: BarPiece?, of bars: [BarPiece]) {
      if let bar {
        bar.bar.header?.showAtEnd(closing)
      } else if panel.corner == nil {
        closing.removeFromBar()
      }
    }

    /// Names the panel by the app's label, or by its page.
    final func tellName() {
      guard let new = element.label ?? element.titleInside, new != name else { return }
      name = new
      show(name: new)
    }

    func show(name: String) { Accessible.name(panel.surface, name) }

    /// The role of a panel for assistive technology.
    static func role(of element: Element) -> GtkAccessibleRole {
      element.isDialog ? GTK_ACCESSIBLE_ROLE_ALERT_DIALOG : GTK_ACCESSIBLE_ROLE_DIALOG
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

  extension Element {
    /// The frame of a panel in its window. Dialogs have a minimum width for short texts.
    var panelFrame: CGRect {
      guard isDialog else { return frame }
      let room = screen.metrics.panelWidth(in: screen.size)
      return frame.insetBy(dx: -max(min(AlertLook.current.leastWidth, room) - frame.width, 0) / 2, dy: 0)
    }
  }
#endif
