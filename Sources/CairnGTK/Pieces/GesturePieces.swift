#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// Something of the app's own that answers presses and movements.
  final class GesturePiece: RoomPiece {
    private var start = CGPoint.zero

    convenience init(_ element: Element, in view: WindowView) {
      self.init(element, in: view, container: Container(element, in: view), role: GTK_ACCESSIBLE_ROLE_GROUP)
      if element.events.contains(.activate) || element.events.contains(.taps) || element.events.contains(.press) {
        addClicks()
      }
      if element.events.contains(.hold) {
        let hold = gtk_gesture_long_press_new()!
        connect(hold.raw, "pressed") { [unowned self] _ in self.view.send(.hold, to: self.element) }
        gtk_widget_add_controller(widget, hold)
      }
      if element.events.contains(.drag) { addDrags() }
      if element.events.contains(.hover) {
        let motion = gtk_event_controller_motion_new()!
        connect(motion.raw, "enter") { [unowned self] _ in self.view.send(.hover(true), to: self.element) }
        connect(motion.raw, "leave") { [unowned self] _ in self.view.send(.hover(false), to: self.element) }
        gtk_widget_add_controller(widget, motion)
      }
    }

    private func addClicks() {
      let click = gtk_gesture_click_new()!
      connect(click.raw, "pressed") { [unowned self] _ in
        if element.events.contains(.press) { self.view.send(.press(true), to: self.element) }
      }
      connect(click.raw, "released") { [unowned self] arguments in
        if element.events.contains(.press) { self.view.send(.press(false), to: self.element) }
        let count = arguments.integer(0)
        if count > 1, element.events.contains(.taps) {
          self.view.send(.taps(count), to: self.element)
        } else if element.events.contains(.activate) {
          self.view.activate(self.element)
        }
      }
      gtk_widget_add_controller(widget, click)
    }

    private func addDrags() {
      let drag = gtk_gesture_drag_new()!
      connect(drag.raw, "drag-begin") { [unowned self] arguments in
        let frame = element.frame(in: nil)
        start = CGPoint(x: frame.minX + arguments.double(0), y: frame.minY + arguments.double(1))
      }
      connect(drag.raw, "drag-update") { [unowned self] in tell(.moving, $0) }
      connect(drag.raw, "drag-end") { [unowned self] in tell(.ended, $0) }
      gtk_widget_add_controller(widget, drag)
    }

    private func tell(_ phase: MotionPhase, _ arguments: SignalArguments) {
      let place = CGPoint(x: start.x + arguments.double(0), y: start.y + arguments.double(1))
      view.send(.drag(DragMotion(phase, from: start, to: place, time: Date())), to: element)
    }
  }
#endif
