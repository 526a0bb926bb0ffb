import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A drag gesture in progress with the mouse.
@MainActor
struct PointerDrag {
  @WeakElement var element: Element?
  var start = CGPoint.zero
  var location = CGPoint.zero
  var velocity = CGSize.zero
  var time: UInt64 = 0
  /// Whether the drag has begun, so that releasing the button is not a tap.
  var isUnderWay = false
}

// Drags of draggable content, and long presses.
extension TerminalHost {
  /// Returns the center of a cell, in window points.
  private func point(_ event: Mouse) -> CGPoint {
    CGPoint(x: (CGFloat(event.x) + 0.5) * cellSize.width, y: (CGFloat(event.y) + 0.5) * cellSize.height)
  }

  func startDrag(_ event: Mouse, on element: Element) {
    mouse.drag = PointerDrag()
    guard element.answering(.drag(motion(.moving))) != nil else { return }
    mouse.drag.element = element
    mouse.drag.start = point(event)
    mouse.drag.location = mouse.drag.start
    mouse.drag.time = now()
    // A drag without a minimum distance begins immediately.
    mouse.drag.isUnderWay = session.send(.drag(motion(.moving)), to: element)
  }

  func moveDrag(_ event: Mouse) {
    let place = point(event)
    guard let element = mouse.drag.element, place != mouse.drag.location else { return }
    let seconds = max(Double(now() &- mouse.drag.time) / 1_000_000_000, 0.001)
    let old = mouse.drag.location
    mouse.drag.velocity = CGSize(width: (place.x - old.x) / seconds, height: (place.y - old.y) / seconds)
    mouse.drag.location = place
    mouse.drag.time = now()
    if session.send(.drag(motion(.moving)), to: element) {
      mouse.drag.isUnderWay = true
      endHold()
    }
  }

  /// Ends the drag. Returns `false` if there is none.
  func endDrag(_ event: Mouse) -> Bool {
    guard let element = mouse.drag.element else { return false }
    moveDrag(event)
    // A pause before the release ends the movement.
    if now() &- mouse.drag.time > 100_000_000 { mouse.drag.velocity = .zero }
    let hasDragged = mouse.drag.isUnderWay
    _ = session.send(.drag(motion(.ended)), to: element)
    mouse.drag = PointerDrag()
    return hasDragged
  }

  private func motion(_ phase: MotionPhase) -> DragMotion {
    let drag = mouse.drag
    return DragMotion(phase, from: drag.start, to: drag.location, velocity: drag.velocity, time: Date())
  }

  // MARK: Long presses

  private static let holdTime: UInt64 = 500_000_000

  func startHold(_ element: Element) {
    guard controller?.answers(.hold, at: element) == true else { return }
    mouse.holdTime = now() + Self.holdTime
    if controller?.answers(.press(true), at: element) == true { _ = session.send(.press(true), to: element) }
  }

  /// Sends a long press to the pressed element. Returns `false` if none is due.
  func finishHold() -> Bool {
    guard let time = mouse.holdTime, now() >= time, let pressed = mouse.pressed else { return false }
    mouse.hasHeld = true
    mouse.holdTime = nil
    _ = session.send(.hold, to: pressed)
    if controller?.answers(.press(false), at: pressed) == true { _ = session.send(.press(false), to: pressed) }
    return true
  }

  func endHold() {
    guard mouse.holdTime != nil else { return }
    mouse.holdTime = nil
    if let pressed = mouse.pressed, controller?.answers(.press(false), at: pressed) == true {
      _ = session.send(.press(false), to: pressed)
    }
  }
}
