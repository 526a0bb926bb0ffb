import CairnScreen
import Foundation

/// A pointer or finger that moves while it is pressed. Send one as it begins to move, one for each step, and one at the end.
public struct HostDrag: Sendable, Equatable {
  public var phase: HostMotionPhase
  /// Where it was pressed, in the window's coordinates.
  public var start: CGPoint
  public var location: CGPoint
  /// In points per second.
  public var velocity: CGSize

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
  public var phase: HostMotionPhase
  /// The point between the fingers as they began, in the window's coordinates.
  public var anchor: CGPoint
  /// The ratio of the fingers' distance to that at the beginning, or their rotation in radians.
  public var amount: Double
  /// How much the amount changes in a second.
  public var velocity: Double

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

public enum HostMotionPhase: Sendable {
  case moving, ended
  /// Something else took over, such as scrolling. The movement has no effect.
  case cancelled

  var phase: MotionPhase {
    switch self {
    case .moving: .moving
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
