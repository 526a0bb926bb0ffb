#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A custom view that handles presses and movements.
  final class GesturePiece: RoomPiece {
    private var start = CGPoint.zero
    private var last: (place: CGPoint, time: Date, velocity: CGSize)?
    private var amount = 1.0
    private var clicks: ClickCount?
    private var angle = 0.0
    /// The movement after which a press becomes a drag.
    private static let slack = 10.0

    convenience init(_ element: Element, in view: WindowView) {
      self.init(
        element, in: view, container: GestureContainer(element, in: view), role: GTK_ACCESSIBLE_ROLE_GROUP,
        isPressable: element.events.contains(.activate))
      if element.events.contains(.activate) || element.events.contains(.taps) || element.events.contains(.press) {
        addClicks()
      }
      if element.events.contains(.hold) {
        let hold = gtk_gesture_long_press_new()!
        connect(hold.raw, "pressed") { [unowned self] _ in self.view.send(.hold, to: self.element) }
        gtk_widget_add_controller(widget, hold)
      }
      if element.events.contains(.focus) { takeFocus() }
      if element.events.contains(.drag) { addDrags() }
      if element.events.contains(.magnify) { addZoom() }
      if element.events.contains(.rotate) { addTurn() }
      if element.events.contains(.hover) {
        let motion = gtk_event_controller_motion_new()!
        connect(motion.raw, "enter") { [unowned self] _ in self.view.send(.hover(true), to: self.element) }
        connect(motion.raw, "leave") { [unowned self] _ in self.view.send(.hover(false), to: self.element) }
        gtk_widget_add_controller(widget, motion)
      }
    }

    private func takeFocus() {
      gtk_widget_set_focusable(widget, 1)
      let click = gtk_gesture_click_new()!
      connect(click.raw, "pressed") { [unowned self] _ in gtk_widget_grab_focus(widget) }
      gtk_widget_add_controller(widget, click)
    }

    private func addClicks() {
      let click = gtk_gesture_click_new()!
      connect(click.raw, "pressed") { [unowned self] _ in
        if element.events.contains(.press) { self.view.send(.press(true), to: self.element) }
      }
      connect(click.raw, "released") { [unowned self] arguments in
        if element.events.contains(.press) { self.view.send(.press(false), to: self.element) }
        let count = clicks?(arguments.integer(0)) ?? 1
        if count > 1, element.events.contains(.taps) {
          self.view.send(.taps(count), to: self.element)
        } else if element.events.contains(.activate) {
          self.view.activate(self.element)
        }
      }
      // A scroll or a page swipe takes over the finger.
      connect(click.raw, "cancel") { [unowned self] _ in
        if element.events.contains(.press) { self.view.send(.press(false), to: self.element) }
      }
      gtk_widget_add_controller(widget, click)
      clicks = ClickCount(of: click, on: self)
    }

    private func addDrags() {
      let drag = gtk_gesture_drag_new()!
      connect(drag.raw, "drag-begin") { [unowned self] arguments in
        let frame = element.frame(in: nil)
        start = CGPoint(x: frame.minX + arguments.double(0), y: frame.minY + arguments.double(1))
      }
      connect(drag.raw, "drag-update") { [unowned self] arguments in
        // Claim the gesture, so that the page is not swiped.
        if hypot(arguments.double(0), arguments.double(1)) > Self.slack {
          gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        tell(.moving, arguments)
      }
      connect(drag.raw, "drag-end") { [unowned self] in tell(.ended, $0) }
      gtk_widget_add_controller(widget, drag)
    }

    // MARK: Two fingers

    private func addZoom() {
      let zoom = gtk_gesture_zoom_new()!
      connect(zoom.raw, "scale-changed") { [unowned self] arguments in
        amount = arguments.double(0)
        tell(.moving, amount, ofTurn: false, by: zoom)
      }
      connect(zoom.raw, "end") { [unowned self] _ in tell(.ended, amount, ofTurn: false, by: zoom) }
      gtk_widget_add_controller(widget, zoom)
    }

    private func addTurn() {
      let turn = gtk_gesture_rotate_new()!
      connect(turn.raw, "begin") { [unowned self] _ in angle = 0 }
      connect(turn.raw, "angle-changed") { [unowned self] arguments in
        // GTK reports angles from 0 to a full turn, in one direction.
        let counted = arguments.double(1)
        angle = counted + 2 * .pi * ((angle - counted) / (2 * .pi)).rounded()
        tell(.moving, angle, ofTurn: true, by: turn)
      }
      connect(turn.raw, "end") { [unowned self] _ in tell(.ended, angle, ofTurn: true, by: turn) }
      gtk_widget_add_controller(widget, turn)
    }

    private func tell(
      _ phase: MotionPhase, _ amount: Double, ofTurn: Bool, by gesture: OpaquePointer
    ) {
      var (x, y) = (0.0, 0.0)
      gtk_gesture_get_bounding_box_center(gesture, &x, &y)
      let frame = element.frame(in: nil)
      let motion = TwoFingerMotion(
        phase, at: CGPoint(x: frame.minX + x, y: frame.minY + y), amount: amount, time: Date())
      view.send(ofTurn ? .rotate(motion) : .magnify(motion), to: element)
    }

    // MARK: One finger

    private func tell(_ phase: MotionPhase, _ arguments: SignalArguments) {
      let place = CGPoint(x: start.x + arguments.double(0), y: start.y + arguments.double(1))
      let now = Date()
      var velocity = last?.velocity ?? .zero
      if let last, now.timeIntervalSince(last.time) > 0.001 {
        let time = now.timeIntervalSince(last.time)
        velocity = CGSize(
          width: (place.x - last.place.x) / time, height: (place.y - last.place.y) / time)
        // Holding still before the release means no throw.
        if phase == .ended, time > 0.1 { velocity = .zero }
      }
      last = phase == .ended ? nil : (place, now, velocity)
      view.send(
        .drag(DragMotion(phase, from: start, to: place, velocity: velocity, time: now)), to: element
      )
    }
  }

  private final class GestureContainer: Container {
    override func press() { view.activate(element) }
  }
#endif
