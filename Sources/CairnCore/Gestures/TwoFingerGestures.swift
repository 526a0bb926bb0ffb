import CairnScreen
import CairnValues
import Foundation

/// A pinch with two fingers.
///
/// ```swift
/// photo.gesture(MagnifyGesture().onChanged { scale = $0.magnification })
/// ```
nonisolated public struct MagnifyGesture: RecognizedGesture {
  public typealias Body = Never

  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// When the event happened.
    public var time: Date
    /// The ratio of the fingers' distance to their initial distance.
    public var magnification: CGFloat
    /// The change of the ratio per second.
    public var velocity: CGFloat
    /// The start location, as a fraction of the view.
    public var startAnchor: UnitPoint
    /// Where the gesture began, in the view.
    public var startLocation: CGPoint
  }

  /// The minimum change of the ratio before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch that begins after a change of the ratio.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  final class Recognizer: TwoFingerRecognizer<MagnifyGesture, Value> {
    override var events: EventSet { .magnify }
    override var threshold: Double { gesture.minimumScaleDelta }
    override var rest: Double { 1 }

    override func value(_ motion: TwoFingerMotion, _ anchor: UnitPoint, _ start: CGPoint) -> Value {
      Value(
        time: motion.time, magnification: motion.amount, velocity: motion.velocity, startAnchor: anchor,
        startLocation: start)
    }
  }
}

/// A rotation with two fingers.
///
/// ```swift
/// photo.gesture(RotateGesture().onChanged { angle = $0.rotation })
/// ```
nonisolated public struct RotateGesture: RecognizedGesture {
  public typealias Body = Never

  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// When the event happened.
    public var time: Date
    /// The rotation so far.
    public var rotation: Angle
    /// The rotation per second.
    public var velocity: Angle
    /// The start location, as a fraction of the view.
    public var startAnchor: UnitPoint
    /// Where the gesture began, in the view.
    public var startLocation: CGPoint
  }

  /// The minimum rotation before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation that begins after an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  final class Recognizer: TwoFingerRecognizer<RotateGesture, Value> {
    override var events: EventSet { .rotate }
    override var threshold: Double { gesture.minimumAngleDelta.radians }
    override var rest: Double { 0 }

    override func value(_ motion: TwoFingerMotion, _ anchor: UnitPoint, _ start: CGPoint) -> Value {
      Value(
        time: motion.time, rotation: .radians(motion.amount), velocity: .radians(motion.velocity), startAnchor: anchor,
        startLocation: start)
    }
  }
}

/// The common parts of two-finger gestures, which begin after a minimum change.
class TwoFingerRecognizer<Gesture, Value>: _Recognizer<Value>, GestureRecognizer {
  final var gesture: Gesture
  private var isUnderWay = false

  required init(_ gesture: Gesture) { self.gesture = gesture }

  /// The minimum change before the gesture begins.
  var threshold: Double { 0 }
  /// The amount that corresponds to no change.
  var rest: Double { 0 }

  func value(_ motion: TwoFingerMotion, _ anchor: UnitPoint, _ start: CGPoint) -> Value {
    preconditionFailure("overridden")
  }

  override final func receive(_ event: ElementEvent, on element: Element) -> GestureStep<Value> {
    guard events.contains(event.set), let motion = event.twoFingerMotion else { return .ignored }
    if abs(motion.amount - rest) >= threshold { isUnderWay = true }
    let start = element.point(motion.anchor, in: .local)
    let size = element.frame.size
    let anchor = UnitPoint(
      x: size.width > 0 ? start.x / size.width : 0, y: size.height > 0 ? start.y / size.height : 0)
    let wasUnderWay = isUnderWay
    switch motion.phase {
    case .moving: return isUnderWay ? .changed(value(motion, anchor, start)) : .ignored
    case .ended:
      reset()
      return wasUnderWay ? .ended(value(motion, anchor, start)) : .failed
    case .cancelled:
      reset()
      return .failed
    }
  }

  override final func reset() { isUnderWay = false }
}

extension ElementEvent {
  fileprivate var twoFingerMotion: TwoFingerMotion? {
    switch self {
    case .magnify(let motion), .rotate(let motion): motion
    default: nil
    }
  }
}

/// A pinch with two fingers; use `MagnifyGesture`.
///
/// ```swift
/// photo.gesture(MagnificationGesture().onChanged { scale = $0 })
/// ```
nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  /// The change of the ratio after which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a pinch that begins after a change of the ratio.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// A rotation with two fingers; use `RotateGesture`.
///
/// ```swift
/// photo.gesture(RotationGesture().onChanged { angle = $0 })
/// ```
nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle
  /// The angle after which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotation that begins after an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
