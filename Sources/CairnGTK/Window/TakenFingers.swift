#if GTK
  import CGTK

  /// Detects when a gesture claims a finger, and resets the gestures around it.
  ///
  /// A gesture that claims a finger cancels the gestures inside its widget. The gestures around its widget get no more
  /// events of that finger, not even its end: a long press would open a menu although the list scrolls, and a swipe
  /// would ignore the next finger. GTK's own gestures do this too, such as those of scroll areas and sliders.
  @MainActor
  final class TakenFingers {
    /// The gestures that listen at the point of a touch, inside out.
    private var around: [OpaquePointer: [Gesture]] = [:]
    /// The finger whose event is being delivered.
    private var onItsWay: OpaquePointer?

    func listen(on widget: Widget) {
      listen(on: widget, GTK_PHASE_CAPTURE) { [weak self] event, finger in
        guard let self else { return }
        settle()
        onItsWay = finger
        if gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN { around[finger] = Self.gestures(at: event, in: widget) }
        soon { [weak self] in self?.settle() }
      }
      // An event that arrives here was not claimed.
      listen(on: widget, GTK_PHASE_BUBBLE) { [weak self] event, finger in
        self?.onItsWay = nil
        let type = gdk_event_get_event_type(event)
        if type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL { self?.around[finger] = nil }
      }
    }

    private func listen(
      on widget: Widget, _ phase: GtkPropagationPhase,
      _ handle: @escaping @MainActor (OpaquePointer, OpaquePointer) -> Void
    ) {
      let events = gtk_event_controller_legacy_new()!
      gtk_event_controller_set_propagation_phase(events, phase)
      connect(events.raw, "event") { arguments in
        arguments.answer(false)
        guard let event = gtk_event_controller_get_current_event(events) else { return }
        if let finger = gdk_event_get_event_sequence(event) { handle(event, finger) }
      }
      gtk_widget_add_controller(widget, events)
    }

    private func settle() {
      guard let finger = onItsWay else { return }
      onItsWay = nil
      for gesture in around.removeValue(forKey: finger) ?? [] { gesture.forget(finger) }
    }

    /// Returns the gestures at the position of an event that receive it in the bubble phase.
    private static func gestures(at event: OpaquePointer, in outermost: Widget) -> [Gesture] {
      guard let native = gtk_native_get_for_surface(gdk_event_get_surface(event)) else { return [] }
      var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
      gdk_event_get_position(event, &x, &y)
      // Windows have shadows, which are part of the surface.
      gtk_native_get_surface_transform(native, &left, &top)
      var found: [Gesture] = []
      var widget = gtk_widget_pick(native.widget, x - left, y - top, GTK_PICK_DEFAULT)
      while let one = widget {
        found += Gesture.all(of: one)
        widget = one == outermost ? nil : gtk_widget_get_parent(one)
      }
      return found
    }
  }

  /// A gesture of a widget, which may be removed before the finger is lifted.
  @MainActor
  private final class Gesture {
    private let gesture: OpaquePointer

    /// Takes over a reference.
    private init(_ gesture: OpaquePointer) { self.gesture = gesture }

    isolated deinit { g_object_unref(gesture.raw) }

    static func all(of widget: Widget) -> [Gesture] {
      let controllers = gtk_widget_observe_controllers(widget)!
      defer { g_object_unref(controllers.raw) }
      return (0..<g_list_model_get_n_items(controllers)).compactMap { index in
        guard let object = g_list_model_get_item(controllers, index) else { return nil }
        let controller = Gesture(OpaquePointer(object))
        return controller.hearsOnTheWayOut ? controller : nil
      }
    }

    private var hearsOnTheWayOut: Bool {
      g_type_check_instance_is_a(gesture.cast(), gtk_gesture_get_type()) != 0
        && gtk_event_controller_get_propagation_phase(gesture) != GTK_PHASE_CAPTURE
    }

    /// Resets the gesture, unless it is the one that has claimed the finger.
    func forget(_ finger: OpaquePointer) {
      if gtk_gesture_handles_sequence(gesture, finger) != 0,
        gtk_gesture_get_sequence_state(gesture, finger) != GTK_EVENT_SEQUENCE_CLAIMED
      {
        gtk_event_controller_reset(gesture)
      }
    }
  }
#endif
