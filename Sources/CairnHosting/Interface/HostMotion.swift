import CairnScreen
import Foundation

/// A drag of a pointer or finger. Send one value when it starts to move, one for each step, and one at the end.
public struct HostDrag: Sendable, Equatable {
  /// The phase of the drag.
  public var phase: HostMotionPhase
  /// The point where it was pressed, in the window's coordinates.
  public var start: CGPoint
  /// The point where it is now, in the window's coordinates.
  public var location: CGPoint
  /// In points per second.
  public var velocity: CGSize

  /// Creates one step of a drag.
  public init(_ phase: HostMotionPhase, from start: CGPoint, to location: CGPoint, velocity: CGSize = .zero) {
    self.phase = phase
    self.start = start
    self.location = location
    self.velocity = velocity
  }

  var motion: DragMotion {
    DragMotion(phase.phase, from: start, to: location, velocity: velocity, time: Date())
  }
}

/// Two fingers that move apart, together, or around each other.
public struct HostPinch: Sendable, Equatable {
  /// The phase of the pinch.
  public var phase: HostMotionPhase
  /// The initial point between the fingers, in the window's coordinates.
  public var anchor: CGPoint
  /// The ratio of the fingers' distance to the initial one, or their rotation in radians.
  public var amount: Double
  /// The change of the amount per second.
  public var velocity: Double

  /// Creates one step of a pinch or a rotation.
  public init(_ phase: HostMotionPhase, at anchor: CGPoint, amount: Double, velocity: Double = 0) {
    self.phase = phase
    self.anchor = anchor
    self.amount = amount
    self.velocity = velocity
  }

  var motion: TwoFingerMotion {
    TwoFingerMotion(phase.phase, at: anchor, amount: amount, velocity: velocity, time: Date())
  }
}

/// The phase of a drag, a pinch or a rotation.
public enum HostMotionPhase: Sendable {
  case moving, ended
  /// Another gesture took over, such as scrolling. The movement changes nothing.
  case cancelled

  var phase: MotionPhase {
    switch self {
    case .moving: .moving
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
