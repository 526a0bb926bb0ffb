#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// What shows one element: a widget, kept for as long as the element is there.
  ///
  /// Not every element has one: what only arranges others is seen through, and its children are put where it has them.
  @MainActor
  class Piece {
    let element: Element
    unowned let view: WindowView
    let widget: Widget
    /// The container that shows it at present.
    weak var holder: Container?
    /// Where it is in its holder, as of the last layout.
    var rect = CGRect.zero
    /// Takes what is inside the element.
    var inside: Container? { nil }
    /// What has the keys when the element has the focus.
    var focusWidget: Widget { widget }
    /// What shows the element itself, without what effects put around it.
    var coreWidget: Widget { widget }
    /// How it differs from its place while it is on its way; nil in its place.
    var drift: Drift?
    /// How it comes and goes where changes are animated.
    var transition: TransitionLook?

    init(_ element: Element, in view: WindowView, widget: Widget) {
      self.element = element
      self.view = view
      self.widget = widget
      g_object_ref_sink(widget)
    }

    isolated deinit {
      if gtk_widget_get_parent(widget) != nil { detach() }
      g_object_unref(widget)
    }

    /// Brings the widget up to what the element says; at first everything has changed.
    func update(_ changes: ElementChanges) {}

    /// The widget is about to be as large as this.
    func placed(_ size: CGSize) {}

    /// Where it is to be in its holder, where that is another place than layout has.
    func ownRect(in holder: Element) -> CGRect? { nil }

    func detach() {
      gtk_widget_unparent(widget)
      holder = nil
    }

    /// What is true of every widget whatever it is: whether it can be used, what it is called.
    final func updateCommon(named: Bool = true) {
      gtk_widget_set_sensitive(widget, gboolean(!element.hasTrait(.disabled)))
      if named, let label = element.label { Accessible.name(focusWidget, label) }
      if let hint = element.semantics?.hint, !hint.isEmpty { gtk_widget_set_tooltip_text(widget, hint) }
    }

    func setClass(_ name: String, _ isOn: Bool = true) {
      if isOn { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
    }
  }

  /// A piece that is nothing but room for others, perhaps with something drawn under them.
  @MainActor
  class RoomPiece: Piece {
    let container: Container
    override var inside: Container? { container }

    init(
      _ element: Element, in view: WindowView, container: Container, cssName: String = "widget",
      role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC, isPressable: Bool = false
    ) {
      self.container = container
      let surface = Surface.make(container, cssName: cssName, role: role, isPressable: isPressable)
      container.surface = surface
      super.init(element, in: view, widget: surface)
    }

    isolated deinit { Surface.abandon(widget) }

    convenience init(
      _ element: Element, in view: WindowView, cssName: String = "widget",
      role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC
    ) {
      self.init(element, in: view, container: Container(element, in: view), cssName: cssName, role: role)
    }
  }
#endif
