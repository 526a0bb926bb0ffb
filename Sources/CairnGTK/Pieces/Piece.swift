#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// The widget for one element, kept for the element's lifetime.
  ///
  /// Not every element has one. An element that only arranges others is skipped, and its children are positioned
  /// as it requires.
  @MainActor
  class Piece {
    let element: Element
    unowned let view: WindowView
    let widget: Widget
    /// The container that currently shows it.
    weak var holder: Container?
    /// Its frame in the holder, as of the last layout.
    var rect = CGRect.zero
    /// The container for the element's descendants.
    var inside: Container? { nil }
    /// The widget that takes the keys when the element has the focus.
    var focusWidget: Widget { widget }
    /// The widget of the element itself, without those of effects around it.
    var coreWidget: Widget { widget }
    /// Whether it is as large as the row around it.
    var fillsRow: Bool { false }
    /// The offset from its place during an animation, otherwise `nil`.
    var drift: TransitionOffset?
    /// The transition for animated changes.
    var transition: TransitionLook?
    /// Whether assistive technology has been told to leave it out.
    var isHiddenFromReaders = false

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

    /// Updates the widget to the element. At first, everything has changed.
    func update(_ changes: ElementChanges) {}

    /// Cancels what is pending at the end of the turn, because the view forgets the piece.
    func cancelRefresh() { inside?.cancelRefresh() }

    /// Called before the widget gets this size.
    func placed(_ size: CGSize) {}

    /// Returns the frame in the holder if it differs from the layout.
    func ownRect(in holder: Element) -> CGRect? { nil }

    func detach() {
      gtk_widget_unparent(widget)
      holder = nil
    }

    /// Updates the state common to all widgets: whether it is enabled, and its name.
    final func updateCommon(named: Bool = true) {
      gtk_widget_set_sensitive(widget, gboolean(!element.hasTrait(.disabled)))
      if named, let label = element.label { Accessible.name(focusWidget, label) }
      if let hint = element.semantics?.hint, !hint.isEmpty { Tooltip.describe(widget, hint) }
    }

    /// Replaces a class for a value of the app's by that for another.
    func replaceClass(_ old: inout String?, by new: String?, on widget: Widget? = nil) {
      guard new != old else { return }
      let widget = widget ?? self.widget
      if let old { gtk_widget_remove_css_class(widget, old) }
      if let new { gtk_widget_add_css_class(widget, new) }
      old = new
    }

    func setClass(_ name: String, _ isOn: Bool = true) {
      if isOn { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
    }
  }

  /// A piece that only contains others, perhaps with a drawing below them.
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
