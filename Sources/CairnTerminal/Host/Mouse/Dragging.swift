import CairnScreen
import Foundation

/// A drag gesture in progress with the mouse.
@MainActor
struct PointerDrag {
  @WeakElement private(set) var element: Element?
  private var start = CGPoint.zero
  private var location = CGPoint.zero
  private var velocity = CGSize.zero
  private var time: UInt64 = 0
  /// Whether the drag has begun, so that releasing the button is not a tap.
  var isUnderWay = false

  mutating func start(on element: Element, at place: CGPoint, _ now: UInt64) {
    self.element = element
    (start, location, time) = (place, place, now)
  }

  /// Returns `false` if nothing is dragged, or not further.
  mutating func move(to place: CGPoint, _ now: UInt64) -> Bool {
    guard element != nil, place != location else { return false }
    let seconds = max(Double(now &- time) / 1_000_000_000, 0.001)
    velocity = CGSize(width: (place.x - location.x) / seconds, height: (place.y - location.y) / seconds)
    (location, time) = (place, now)
    return true
  }

  /// A pause before the release ends the movement.
  mutating func rest(_ now: UInt64) { if now &- time > 100_000_000 { velocity = .zero } }

  func motion(_ phase: MotionPhase) -> DragMotion {
    DragMotion(phase, from: start, to: location, velocity: velocity, time: Date())
  }
}

/// A press that becomes a long press unless it ends or moves before.
struct Hold {
  /// When it becomes one.
  private(set) var time: UInt64?
  private(set) var hasHappened = false

  mutating func start(_ now: UInt64) { time = now + 500_000_000 }

  /// Returns `true` once, when it is due.
  mutating func happens(_ now: UInt64) -> Bool {
    guard let time, now >= time else { return false }
    (self.time, hasHappened) = (nil, true)
    return true
  }

  /// Returns whether it could still have become one.
  mutating func end() -> Bool {
    defer { time = nil }
    return time != nil
  }
}

// Drags of draggable content, and long presses.
extension TerminalHost {
  /// Returns the center of a cell, in window points.
  private func point(_ event: Mouse) -> CGPoint {
    CGPoint(x: (CGFloat(event.x) + 0.5) * cellSize.width, y: (CGFloat(event.y) + 0.5) * cellSize.height)
  }

  func startDrag(_ event: Mouse, on element: Element) {
    mouse.drag = PointerDrag()
    guard element.answering(.drag(mouse.drag.motion(.moving))) != nil else { return }
    mouse.drag.start(on: element, at: point(event), now())
    // A drag without a minimum distance begins immediately.
    mouse.drag.isUnderWay = session.send(.drag(mouse.drag.motion(.moving)), to: element)
  }

  func moveDrag(_ event: Mouse) {
    guard mouse.drag.move(to: point(event), now()), let element = mouse.drag.element,
      session.send(.drag(mouse.drag.motion(.moving)), to: element)
    else { return }
    mouse.drag.isUnderWay = true
    endHold()
  }

  /// Ends the drag. Returns `false` if there is none.
  func endDrag(_ event: Mouse) -> Bool {
    guard let element = mouse.drag.element else { return false }
    moveDrag(event)
    mouse.drag.rest(now())
    let hasDragged = mouse.drag.isUnderWay
    _ = session.send(.drag(mouse.drag.motion(.ended)), to: element)
    mouse.drag = PointerDrag()
    return hasDragged
  }

  // MARK: Long presses

  func startHold(_ element: Element) {
    guard controller?.answers(.hold, at: element) == true else { return }
    mouse.hold.start(now())
    tell(element, isPressed: true)
  }

  /// Sends a long press to the pressed element. Returns `false` if none is due.
  func finishHold() -> Bool {
    guard let pressed = mouse.pressed, mouse.hold.happens(now()) else { return false }
    _ = session.send(.hold, to: pressed)
    tell(pressed, isPressed: false)
    return true
  }

  func endHold() { if mouse.hold.end(), let pressed = mouse.pressed { tell(pressed, isPressed: false) } }

  private func tell(_ element: Element, isPressed: Bool) {
    guard controller?.answers(.press(isPressed), at: element) == true else { return }
    _ = session.send(.press(isPressed), to: element)
  }
}
