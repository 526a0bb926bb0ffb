import CairnCore
import CairnScreen
import CairnValues
import Foundation

extension TestHost {
  /// Puts a finger on an element, to drag it step by step.
  public func startDrag(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) -> TestDrag {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in try drag(of: label) }
  }

  /// Drags an element over a distance and lets go.
  public func drag(
    _ label: String, by distance: CGSize,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      let drag = try drag(of: label)
      try drag.advance(by: distance)
      try drag.send(.ended)
    }
  }

  private func drag(of label: String) throws(Failure) -> TestDrag { try drag(of: finder.one(label)) }

  func drag(of element: Element) throws(Failure) -> TestDrag {
    try require(element, answers: .drag, "be dragged")
    return TestDrag(self, element)
  }

  /// Moves a pointer over an element, or away from it. Returns whether the element notices.
  @discardableResult
  public func hover(
    _ label: String, _ isInside: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) -> Bool {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      let element = try finder.one(label)
      return element.outwards.contains { $0.events.contains(.hover) } && session.send(.hover(isInside), to: element)
    }
  }

  /// Holds an element down.
  public func longPress(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try longPress(finder.one(label))
    }
  }

  func longPress(_ element: Element) throws(Failure) {
    try require(element, answers: .hold, "be held down")
    for event in [ElementEvent.press(true), .hold, .press(false)] {
      _ = session.send(event, to: element)
      try settleTurns()
    }
  }

  /// Moves two fingers apart on an element, until their distance has grown by a factor.
  public func magnify(
    _ label: String, by factor: Double,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try twoFingers(on: element(label, answering: .magnify, "be magnified"), factor) { .magnify($0) }
    }
  }

  /// Rotates two fingers around each other on an element.
  public func rotate(
    _ label: String, by angle: Angle,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try twoFingers(on: element(label, answering: .rotate, "be rotated"), angle.radians) { .rotate($0) }
    }
  }

  private func twoFingers(
    on element: Element, _ amount: Double, _ event: (TwoFingerMotion) -> ElementEvent
  ) throws(Failure) {
    let frame = element.frame(in: nil)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    for phase in [MotionPhase.moving, .ended] {
      _ = session.send(event(TwoFingerMotion(phase, at: middle, amount: amount, time: host.date)), to: element)
      try settleTurns()
    }
  }

  /// Drags an element onto another and drops it there.
  public func drag(
    _ label: String, onto other: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try drag(finder.one(label), onto: other, calledBy: label)
    }
  }

  func drag(_ source: Element, onto other: String, calledBy label: String) throws(Failure) {
    let target = try finder.one(other)
    guard let isTaken = session.drop(source, onto: target) else {
      throw Failure(.unsupported(.init(source), action: "be dragged"))
    }
    guard isTaken else { throw Failure(.unsupported(.init(target), action: "take \"\(label)\"")) }
  }

  /// The element with a label, or its nearest ancestor that answers the events.
  private func element(_ label: String, answering events: EventSet, _ action: String) throws(Failure) -> Element {
    let element = try finder.one(label)
    try require(element, answers: events, action)
    return element
  }

  private func require(_ element: Element, answers events: EventSet, _ action: String) throws(Failure) {
    guard element.outwards.contains(where: { !$0.events.isDisjoint(with: events) }) else {
      throw Failure(.unsupported(.init(element), action: action))
    }
  }
}
