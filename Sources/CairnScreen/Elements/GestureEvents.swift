import CairnValues
import Foundation

/// How far a movement of a hand or a pointer has got.
package enum MotionPhase: Sendable, Equatable {
  case moving, ended
  /// Something else took over, such as a scroll or a call; nothing is to come of it.
  case cancelled
}

/// A pointer or a finger that is held down and moved. Places are those of the window.
package struct DragMotion: Sendable, Equatable {
  package var phase: MotionPhase
  package var start: CGPoint
  package var location: CGPoint
  /// In points a second.
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

/// Two fingers that move apart or together, or turn around each other.
package struct TwoFingerMotion: Sendable, Equatable {
  package var phase: MotionPhase
  /// Where the fingers began, in the window.
  package var anchor: CGPoint
  /// How many times as far apart the fingers are as at the start, or how far they have turned, in radians.
  package var amount: Double
  /// How fast the amount changes, in units a second.
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
