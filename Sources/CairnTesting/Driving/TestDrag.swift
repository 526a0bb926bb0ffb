import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// A drag in progress.
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
  private let start: CGPoint
  private var location: CGPoint

  init(_ host: TestHost, _ element: Element) {
    self.host = host
    self.element = element
    let frame = element.frame(in: nil)
    start = CGPoint(x: frame.midX, y: frame.midY)
    location = start
  }

  /// Moves the finger by a distance from its current position.
  public func move(
    by distance: CGSize,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try host.perform(at: .init(fileID, filePath, line, column)) { () throws(Failure) in try advance(by: distance) }
  }

  /// Lifts the finger.
  /// - Parameter velocity: The speed of the finger, in points per second.
  public func end(
    velocity: CGSize = .zero,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try host.perform(at: .init(fileID, filePath, line, column)) { () throws(Failure) in try send(.ended, velocity) }
  }

  /// Interrupts the drag, as an incoming call does.
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try host.perform(at: .init(fileID, filePath, line, column)) { () throws(Failure) in try send(.cancelled) }
  }

  func advance(by distance: CGSize) throws(Failure) {
    location.x += distance.width
    location.y += distance.height
    try send(.moving)
  }

  func send(_ phase: MotionPhase, _ velocity: CGSize = .zero) throws(Failure) {
    let motion = DragMotion(phase, from: start, to: location, velocity: velocity, time: host.host.date)
    _ = host.session.send(.drag(motion), to: element)
    try host.settleTurns()
  }
}
