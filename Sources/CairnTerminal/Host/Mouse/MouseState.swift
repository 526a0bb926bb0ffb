import CairnScreen

/// What the buttons and the wheel are doing.
@MainActor
struct MouseState {
  /// The pressed element, until the release.
  @WeakElement var pressed: Element?
  /// What a press on a separator, a row or a scroll bar drags.
  var column = Grip()
  var row = Grip()
  var bar = Grip()
  /// The sideways wheel movement where nothing scrolls.
  var swipe = 0
  var clicks = Clicks()
  var drag = PointerDrag()
  var hold = Hold()
  var pointer = Pointer()

  /// Forgets the pressed elements.
  mutating func release() {
    pressed = nil
    column = Grip()
    row = Grip()
    bar = Grip()
  }
}

/// An element of the host's own that the mouse drags, and where it is held.
@MainActor
struct Grip {
  @WeakElement var element: Element?
  var start = 0
  /// Whether it has moved, so that releasing the button is not a tap.
  var hasMoved = false

  init(_ element: Element? = nil, at start: Int = 0) {
    self.element = element
    self.start = start
  }
}

/// Presses in the same place in quick succession.
struct Clicks {
  private(set) var count = 0
  private var last: (time: UInt64, x: Int, y: Int)?

  mutating func add(at event: Mouse, _ now: UInt64) {
    let isNext = last.map { now &- $0.time < 400_000_000 && $0.x == event.x && $0.y == event.y } ?? false
    count = isNext ? count + 1 : 1
    last = (now, event.x, event.y)
  }
}
