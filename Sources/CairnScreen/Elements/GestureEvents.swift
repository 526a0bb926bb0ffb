import CairnValues
import Foundation

/// The phase of a movement of a hand or a pointer.
package enum MotionPhase: Sendable, Equatable {
  case moving, ended
  /// Something else took over, such as a scroll or a phone call. The movement changes nothing.
  case cancelled
}

/// A pointer or finger that moves while pressed. Locations are in window coordinates.
package struct DragMotion: Sendable, Equatable {
  package var phase: MotionPhase
  package var start: CGPoint
  package var location: CGPoint
  /// In points per second.
  package var velocity: CGSize
  package var time: Date

  package init(_ phase: MotionPhase, from start: CGPoint, to location: CGPoint, velocity: CGSize = .zero, time: Date) {
    self.phase = phase
    self.start = start
    self.location = location
    self.velocity = velocity
    self.time = time
  }
}

/// Two fingers that move apart, together, or around each other.
package struct TwoFingerMotion: Sendable, Equatable {
  package var phase: MotionPhase
  /// The fingers' starting point, in window coordinates.
  package var anchor: CGPoint
  /// The ratio of the fingers' distance to the initial distance, or their rotation in radians.
  package var amount: Double
  /// How fast the amount changes per second.
  package var velocity: Double
  package var time: Date

  package init(_ phase: MotionPhase, at anchor: CGPoint, amount: Double, velocity: Double = 0, time: Date) {
    self.phase = phase
    self.anchor = anchor
    self.amount = amount
    self.velocity = velocity
    self.time = time
  }
}
