#if GTK
  import CGTK
  import CairnUnsafe

  /// Lays out and draws a surface.
  @MainActor
  class SurfaceOwner {
    /// Returns the minimum and natural length.
    func measure(along orientation: GtkOrientation) -> (least: Int32, natural: Int32) { (0, 0) }
    func allocate(width: Int32, height: Int32) {}
    /// Draws under the widgets.
    func draw(under snapshot: OpaquePointer, width: Int32, height: Int32) {}
    /// Draws the widgets.
    func drawWidgets(on snapshot: OpaquePointer, width: Int32, height: Int32, _ draw: () -> Void) { draw() }
    /// Draws over the widgets.
    func draw(over snapshot: OpaquePointer, width: Int32, height: Int32) {}
    /// Called when the focus moves to a child or one of its descendants.
    func focusMoved(to child: Widget) {}
    /// Called when assistive technology presses the surface.
    func press() {}
    /// Sets the adjustments of the surrounding scrolled window, if there is one.
    func scrolls(horizontal: UnsafeMutablePointer<GtkAdjustment>?, vertical: UnsafeMutablePointer<GtkAdjustment>?) {}
  }

  /// A widget whose children are positioned by its owner: this host's widget class, and a subclass that assistive
  /// technology can press.
  ///
  /// It scrolls like GTK's large widgets: it is not moved as a whole, but receives the offset.
  @MainActor
  enum Surface {
    private struct Layout {
      var type: GType
      /// The offset of the state in an instance.
      var offset: Int
    }

    /// The instance data after GtkWidget's own.
    private struct State {
      var owner: Uncounted<SurfaceOwner>?
      var horizontal: UnsafeMutablePointer<GtkAdjustment>?
      var vertical: UnsafeMutablePointer<GtkAdjustment>?
    }

    private static let layout: Layout = {
      var query = GTypeQuery()
      g_type_query(gtk_widget_get_type(), &query)
      let offset = (Int(query.instance_size) + 15) & ~15
      let type = g_type_register_static_simple(
        gtk_widget_get_type(), "CairnSurface", query.class_size, { raw, _ in fillClass(raw) },
        guint(offset + MemoryLayout<State>.size), { _, _ in }, GTypeFlags(rawValue: 0))
      var interface = GInterfaceInfo()
      g_type_add_interface_static(type, gtk_scrollable_get_type(), &interface)
      return Layout(type: type, offset: offset)
    }()

    /// The pressable class. GTK announces actions per class to assistive technology, which costs nothing per
    /// widget.
    private static let pressableType: GType = {
      var query = GTypeQuery()
      g_type_query(layout.type, &query)
      return g_type_register_static_simple(
        layout.type, "CairnPressable", query.class_size, { raw, _ in Surface.addPress(to: raw) }, query.instance_size,
        { _, _ in }, GTypeFlags(rawValue: 0))
    }()

    private nonisolated static let press = "surface.press"

    private nonisolated static func addPress(to raw: gpointer?) {
      gtk_widget_class_install_action(raw?.assumingMemoryBound(to: GtkWidgetClass.self), press, nil) { widget, _, _ in
        onMainActor(widget) { Surface.owner($0)?.press() }
      }
    }

    /// Enables or disables pressing.
    static func setPressable(_ widget: Widget, _ isOn: Bool) {
      gtk_widget_action_set_enabled(widget, press, gboolean(isOn))
    }

    /// - Parameters:
    ///   - cssName: The node name for the theme.
    ///   - role: The accessibility role.
    ///   - isPressable: Whether assistive technology may press the widget. The owner is notified.
    static func make(
      _ owner: SurfaceOwner, cssName: String = "widget",
      role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GENERIC, isPressable: Bool = false
    ) -> Widget {
      let object = makeObject(
        isPressable ? pressableType : layout.type,
        [
          ("css-name", .string(cssName)),
          ("accessible-role", .integer(Int32(role.rawValue), type: gtk_accessible_role_get_type())),
        ])
      let widget = object.assumingMemoryBound(to: GtkWidget.self)
      state(widget).pointee.owner = Uncounted(owner)
      return widget
    }

    /// Detaches a released owner. The widget may live a moment longer.
    static func abandon(_ widget: Widget) { state(widget).pointee.owner = nil }

    private static func state(_ widget: Widget) -> UnsafeMutablePointer<State> {
      (widget.raw + layout.offset).assumingMemoryBound(to: State.self)
    }

    private static func owner(_ widget: Widget?) -> SurfaceOwner? {
      guard let widget else { return nil }
      return state(widget).pointee.owner?.object
    }

    /// Gives popovers the size that their content has by now. GTK leaves that to the parent's layout: without it, a menu keeps
    /// the size from before its items had their style.
    private static func presentPopovers(of widget: Widget) {
      var child = gtk_widget_get_first_child(widget)
      while let one = child {
        if g_type_is_a(one.typeOfInstance, gtk_popover_get_type()) != 0 { gtk_popover_present(one.cast()) }
        child = gtk_widget_get_next_sibling(one)
      }
    }

    // MARK: The class

    private static var parent: UnsafeMutablePointer<GtkWidgetClass>!

    private nonisolated static func fillClass(_ raw: gpointer?) {
      guard let raw else { return }
      onMainActor(g_type_class_peek_parent(raw)!.assumingMemoryBound(to: GtkWidgetClass.self)) { Surface.parent = $0 }
      let widgets = raw.assumingMemoryBound(to: GtkWidgetClass.self)
      widgets.pointee.measure = { widget, orientation, _, least, natural, leastBaseline, naturalBaseline in
        let lengths =
          onMainActor(widget) { Surface.owner($0)?.measure(along: orientation) } ?? (least: Int32(0), natural: Int32(0))
        least?.pointee = lengths.least
        natural?.pointee = lengths.natural
        leastBaseline?.pointee = -1
        naturalBaseline?.pointee = -1
      }
      widgets.pointee.size_allocate = { widget, width, height, _ in
        guard let widget else { return }
        onMainActor(widget) {
          Surface.owner($0)?.allocate(width: width, height: height)
          Surface.presentPopovers(of: $0)
        }
      }
      widgets.pointee.snapshot = { widget, snapshot in
        guard let widget, let snapshot else { return }
        onMainActor((widget, snapshot)) { place, target in
          let owner = Surface.owner(place)
          let (width, height) = (gtk_widget_get_width(place), gtk_widget_get_height(place))
          owner?.draw(under: target, width: width, height: height)
          if let owner {
            owner.drawWidgets(on: target, width: width, height: height) {
              Surface.parent.pointee.snapshot(place, target)
            }
          } else {
            Surface.parent.pointee.snapshot(place, target)
          }
          owner?.draw(over: target, width: width, height: height)
        }
      }
      widgets.pointee.set_focus_child = { widget, child in
        guard let widget else { return }
        onMainActor((widget, child)) { place, target in
          Surface.parent.pointee.set_focus_child(place, target)
          if let target { Surface.owner(place)?.focusMoved(to: target) }
        }
      }
      let objects = raw.assumingMemoryBound(to: GObjectClass.self)
      objects.pointee.dispose = { object in
        guard let object else { return }
        let widget: Widget = object.cast()
        while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
        onMainActor((widget, object)) { place, object in
          Surface.letGo(of: place)
          Surface.parent.cast(to: GObjectClass.self).pointee.dispose(object)
        }
      }
      fillProperties(objects)
    }

    private static func letGo(of widget: Widget) {
      let state = state(widget)
      if let adjustment = state.pointee.horizontal { g_object_unref(adjustment) }
      if let adjustment = state.pointee.vertical { g_object_unref(adjustment) }
      state.pointee = State()
    }

    // MARK: Scrolling

    private nonisolated static func fillProperties(_ objects: UnsafeMutablePointer<GObjectClass>) {
      objects.pointee.set_property = { object, number, value, _ in
        guard let object, let value else { return }
        guard number <= 2 else { return }
        let widget: Widget = object.cast()
        onMainActor((widget, g_value_get_object(value))) { widget, new in
          Surface.adopt(new?.assumingMemoryBound(to: GtkAdjustment.self), isVertical: number == 2, in: widget)
        }
      }
      objects.pointee.get_property = { object, number, value, _ in
        guard let object, let value else { return }
        let widget: Widget = object.cast()
        onMainActor((widget, value)) { widget, target in
          let state = Surface.state(widget).pointee
          switch number {
          case 1: g_value_set_object(target, state.horizontal)
          case 2: g_value_set_object(target, state.vertical)
          default: g_value_set_enum(target, Int32(GTK_SCROLL_MINIMUM.rawValue))
          }
        }
      }
      g_object_class_override_property(objects, 1, "hadjustment")
      g_object_class_override_property(objects, 2, "vadjustment")
      g_object_class_override_property(objects, 3, "hscroll-policy")
      g_object_class_override_property(objects, 4, "vscroll-policy")
    }

    private static func adopt(_ new: UnsafeMutablePointer<GtkAdjustment>?, isVertical: Bool, in widget: Widget) {
      let state = state(widget)
      let old = isVertical ? state.pointee.vertical : state.pointee.horizontal
      guard new != old else { return }
      if let new { g_object_ref_sink(new) }
      if let old { g_object_unref(old) }
      if isVertical { state.pointee.vertical = new } else { state.pointee.horizontal = new }
      Surface.owner(widget)?.scrolls(horizontal: state.pointee.horizontal, vertical: state.pointee.vertical)
    }
  }
#endif
