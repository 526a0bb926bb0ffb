#if GTK
  import CGTK
  import CairnHosting
  import CairnCore
  import CairnScreen
  import CairnValues
  import Foundation

  /// A GTK popover, which points at its source.
  ///
  /// Its widget covers the source, and only serves as the popover's parent.
  final class PopoverPiece: Piece {
    private let popover = gtk_popover_new()!
    private let panel: Container
    /// Owns the widget, which only serves as a parent.
    private let anchor = SurfaceOwner()
    private var isOpen = false
    override var inside: Container? { panel }
    override var focusWidget: Widget { panel.surface }

    init(_ element: Element, in view: WindowView) {
      panel = Container(element, in: view)
      panel.asksForRoom = true
      panel.surface = Surface.make(panel, role: GTK_ACCESSIBLE_ROLE_GROUP)
      super.init(element, in: view, widget: Surface.make(anchor))
      gtk_widget_set_can_target(widget, 0)
      // Since GTK 4.18, it would have no name without a role.
      Accessible.role(popover, GTK_ACCESSIBLE_ROLE_GROUP)
      gtk_popover_set_child(popover.cast(), panel.surface)
      gtk_widget_set_parent(popover, widget)
      connect(popover.raw, "closed") { [unowned self] _ in closed() }
      soon { [weak self] in self?.open() }
    }

    isolated deinit {
      isOpen = false
      Surface.abandon(panel.surface)
      Surface.abandon(widget)
    }

    private func open() {
      guard holder != nil, gtk_widget_get_mapped(widget) != 0 else { return }
      isOpen = true
      gtk_popover_popup(popover.cast())
    }

    /// Called after the user has pressed outside, or Escape.
    private func closed() {
      guard isOpen, holder != nil, !element.isGone else { return }
      if !view.controller.leave(element) {
        // The app has not allowed closing it yet.
        soon { [weak self] in self?.open() }
      }
    }

    override func detach() {
      isOpen = false
      gtk_popover_popdown(popover.cast())
      super.detach()
    }

    private var place: PopoverPlace? {
      guard case .popover(let place)? = element.traits?[PresentationTrait.self]?.style else {
        return nil
      }
      return place
    }

    override func ownRect(in holder: Element) -> CGRect? {
      guard let source = element.traits?[PopoverSource.self]?() else { return nil }
      let shift = view.root.headerHeight
      let isElsewhere = source.isInBar || view.panel(around: source) is DialogPiece
      let bounds = isElsewhere ? view.bounds(of: source)?.offsetBy(dx: 0, dy: -shift) : nil
      let rect = bounds ?? source.frame(in: holder)
      switch place?.target {
      case .point(let point):
        return CGRect(origin: point.point(in: rect), size: CGSize(width: 1, height: 1))
      case .rectangle(let part): return part.offsetBy(dx: rect.minX, dy: rect.minY)
      case .bounds, nil: return rect
      }
    }

    override func update(_ changes: ElementChanges) {
      if let label = element.label { Accessible.name(popover, label) }
      let isMirrored = element.layoutDirection == .rightToLeft
      let side =
        switch place?.edge {
        case .top: GTK_POS_TOP
        case .leading: isMirrored ? GTK_POS_RIGHT : GTK_POS_LEFT
        case .trailing: isMirrored ? GTK_POS_LEFT : GTK_POS_RIGHT
        case .bottom, nil: GTK_POS_BOTTOM
        }
      gtk_popover_set_position(popover.cast(), side)
      gtk_widget_queue_resize(panel.surface)
    }
  }
#endif
