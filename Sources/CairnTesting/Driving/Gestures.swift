import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A drag that has begun and not ended.
///
/// ```swift
/// let drag = try host.startDrag("Card")
/// try drag.move(by: CGSize(width: 40, height: 0))
/// try drag.end()
/// ```
@MainActor
public final class TestDrag {
  private let host: TestHost
  private let element: Element
  private let label: String
  private let start: CGPoint
  private var location: CGPoint

  init(_ host: TestHost, _ element: Element, _ label: String) {
    self.host = host
    self.element = element
    self.label = label
    let frame = element.frame(in: nil)
    start = CGPoint(x: frame.midX, y: frame.midY)
    location = start
  }

  /// Moves the finger on, from where it is.
  public func move(by distance: CGSize) throws {
    location.x += distance.width
    location.y += distance.height
    try send(.moving)
  }

  /// Lifts the finger.
  /// - Parameter velocity: How fast it moved, in points a second.
  public func end(velocity: CGSize = .zero) throws { try send(.ended, velocity) }

  /// Interrupts the drag, as an incoming call does.
  public func cancel() throws { try send(.cancelled) }

  private func send(_ phase: MotionPhase, _ velocity: CGSize = .zero) throws {
    let motion = DragMotion(phase, from: start, to: location, velocity: velocity, time: host.host.date)
    _ = host.session.send(.drag(motion), to: element)
    try host.settleTurns()
  }
}

extension TestHost {
  /// Puts a finger on something, to move it.
  public func startDrag(_ label: String) throws -> TestDrag {
    try TestDrag(self, place(of: label, for: .drag, "dragged"), label)
  }

  /// Drags something over a distance and lets go.
  public func drag(_ label: String, by distance: CGSize) throws {
    let drag = try startDrag(label)
    try drag.move(by: distance)
    try drag.end()
  }

  /// Holds something down for long.
  public func longPress(_ label: String) throws {
    let element = try place(of: label, for: .hold, "held down")
    _ = session.send(.press(true), to: element)
    try settleTurns()
    _ = session.send(.hold, to: element)
    try settleTurns()
    _ = session.send(.press(false), to: element)
    try settleTurns()
  }

  /// Moves two fingers apart on something, until they are so many times as far apart.
  public func magnify(_ label: String, by factor: Double) throws {
    try twoFingers(label, .magnify, "magnified", factor) { .magnify($0) }
  }

  /// Turns two fingers around each other on something.
  public func rotate(_ label: String, by angle: Angle) throws {
    try twoFingers(label, .rotate, "turned", angle.radians) { .rotate($0) }
  }

  private func twoFingers(
    _ label: String, _ events: EventSet, _ word: String, _ amount: Double,
    _ event: (TwoFingerMotion) -> ElementEvent
  ) throws {
    let element = try place(of: label, for: events, word)
    let frame = element.frame(in: nil)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    for phase in [MotionPhase.moving, .ended] {
      _ = session.send(event(TwoFingerMotion(phase, at: middle, amount: amount, time: host.date)), to: element)
      try settleTurns()
    }
  }

  /// The element with a label, if it or something around it answers the events.
  private func place(of label: String, for events: EventSet, _ word: String) throws -> Element {
    try settleTurns()
    let element = try finder.one(label)
    guard element.outwards.contains(where: { !$0.events.isDisjoint(with: events) }) else {
      throw TestHostError("\"\(label)\" cannot be \(word).", screen: screenText)
    }
    return element
  }
}

extension TestHost {
  /// Drags something onto something else and lets it go there.
  public func drag(_ label: String, onto other: String) throws {
    try settleTurns()
    let (source, target) = (try finder.one(label), try finder.one(other))
    guard let isTaken = session.drop(source, onto: target) else {
      throw TestHostError("\"\(label)\" cannot be dragged.", screen: screenText)
    }
    guard isTaken else { throw TestHostError("\"\(other)\" does not take \"\(label)\".", screen: screenText) }
    try settleTurns()
  }
}
