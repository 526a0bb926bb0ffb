import CairnScreen
import CairnValues
import Foundation

/// A drag with a finger or a pointer.
///
/// ```swift
/// card.gesture(
///   DragGesture()
///     .onChanged { offset = $0.translation }
///     .onEnded { _ in offset = .zero })
/// ```
nonisolated public struct DragGesture: RecognizedGesture {
  public typealias Body = Never

  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The location of the finger.
    public var location: CGPoint
    /// The location where the drag began.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize

    /// The distance from the start location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location where the finger would come to rest if released now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.gliding, y: location.y + velocity.height * Self.gliding)
    }

    /// The predicted distance from the start location.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// How long a released drag would continue at its current speed to cover the same distance as an evenly
    /// slowing scroll.
    private static var gliding: Double { 0.25 }
  }

  /// The distance the finger must move before a drag begins.
  public var minimumDistance: CGFloat
  /// The coordinate space of locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag that begins after a distance.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a drag that begins after a distance.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  typealias Recognizer = DragRecognizer
}

final class DragRecognizer: _Recognizer<DragGesture.Value>, GestureRecognizer {
  var gesture: DragGesture
  private var isUnderWay = false

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override var events: EventSet { .drag }

  override func receive(_ event: ElementEvent, on element: Element) -> GestureStep<DragGesture.Value> {
    guard case .drag(let motion) = event else { return .ignored }
    let (x, y) = (motion.location.x - motion.start.x, motion.location.y - motion.start.y)
    if (x * x + y * y).squareRoot() >= gesture.minimumDistance { isUnderWay = true }
    let value = DragGesture.Value(
      time: motion.time, location: element.point(motion.location, in: gesture.coordinateSpace),
      startLocation: element.point(motion.start, in: gesture.coordinateSpace), velocity: motion.velocity)
    let wasUnderWay = isUnderWay
    switch motion.phase {
    case .moving: return isUnderWay ? .changed(value) : .ignored
    case .ended:
      reset()
      return wasUnderWay ? .ended(value) : .failed
    case .cancelled:
      reset()
      return .failed
    }
  }

  override func reset() { isUnderWay = false }
}
