import CairnScreen
import CairnValues
import Foundation

/// A finger or a pointer held down and moved.
///
/// ```swift
/// card.gesture(
///   DragGesture()
///     .onChanged { offset = $0.translation }
///     .onEnded { _ in offset = .zero })
/// ```
nonisolated public struct DragGesture: RecognizedGesture {
  public typealias Body = Never

  /// How far a drag has got.
  public struct Value: Equatable, Sendable {
    /// When this was.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How fast it moves, in points a second.
    public var velocity: CGSize

    /// How far it is from where it began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest if it were let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * Self.gliding, y: location.y + velocity.height * Self.gliding)
    }

    /// How far from its beginning it would come to rest.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// For how long something let go glides on at the speed it had: the way of a scroll that slows down evenly.
    private static var gliding: Double { 0.25 }
  }

  /// How far the finger must move before it is a drag.
  public var minimumDistance: CGFloat
  /// What locations are measured from.
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

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
