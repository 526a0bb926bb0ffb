import CairnValues
import Foundation
import Testing

@Suite("Keyframes")
struct KeyframeTests {
  private struct Pose {
    var angle = 0.0
    var height = 0.0
  }

  @Test func linearKeyframesGoStraight() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 2)
      LinearKeyframe(4.0, duration: 1)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == 0)
    #expect(timeline.value(time: 1) == 5)
    #expect(timeline.value(time: 2.5) == 7)
    #expect(timeline.value(progress: 1) == 4)
    #expect(timeline.value(time: -1) == 0)
    #expect(timeline.value(time: 99) == 4)
  }

  @Test func aMoveIsThereAtOnce() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(1.0, duration: 1)
      MoveKeyframe(8.0)
      LinearKeyframe(10.0, duration: 1)
    }
    #expect(timeline.value(time: 0.5) == 1)
    #expect(timeline.value(time: 1) == 8)
    #expect(timeline.value(time: 1.5) == 9)
  }

  @Test func aMoveAtTheBeginningIsWhereItBegins() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      MoveKeyframe(8.0)
      LinearKeyframe(10.0, duration: 1)
    }
    #expect(timeline.value(time: 0) == 8)
  }

  @Test func tracksMoveTheirPartsAtTheSameTime() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.angle) { LinearKeyframe(90.0, duration: 1) }
      KeyframeTrack(\.height) {
        LinearKeyframe(10.0, duration: 1)
        LinearKeyframe(0.0, duration: 1)
      }
    }
    #expect(timeline.duration == 2)
    let middle = timeline.value(time: 1.5)
    // The shorter track keeps its final value.
    #expect(middle.angle == 90)
    #expect(middle.height == 5)
  }

  @Test func oneCubicKeyframeGoesFromRestToRest() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(8.0, duration: 1) }
    // 3t² - 2t³ of the distance.
    #expect(timeline.value(time: 0.5) == 4)
    #expect(timeline.value(time: 0.25) == 8 * (3 * 0.0625 - 2 * 0.015625))
  }

  @Test func cubicKeyframesPassEachOtherWithoutAStop() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(5.0, duration: 1)
      CubicKeyframe(10.0, duration: 1)
    }
    #expect(abs(timeline.value(time: 1) - 5) < 1e-9)
    // Through the middle keyframe at (10 - 0) / 2 per second.
    let speed = (timeline.value(time: 1.001) - timeline.value(time: 0.999)) / 0.002
    #expect(abs(speed - 5) < 0.01)
  }

  @Test func aCubicKeyframeTakesOverTheSpeedOfALinearOne() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(3.0, duration: 1)
      CubicKeyframe(10.0, duration: 1)
    }
    let speed = (timeline.value(time: 1.001) - timeline.value(time: 1)) / 0.001
    #expect(abs(speed - 3) < 0.05)
  }

  @Test func velocitiesThatAreGivenHold() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0.0, duration: 1, startVelocity: 4.0, endVelocity: -4.0)
    }
    // t(1-t)² · 4 + t²(1-t) · 4 at one half.
    #expect(timeline.value(time: 0.5) == 1)
  }

  @Test func aSpringTakesAsLongAsItTakes() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100.0, spring: spring) }
    #expect(
      abs(timeline.duration - spring.settlingDuration(target: 100.0, initialVelocity: 0, epsilon: 0.001)) < 1e-9)
    #expect(abs(timeline.value(time: 0.2) - spring.value(target: 100.0, time: 0.2)) < 1e-9)
    #expect(timeline.value(time: timeline.duration) == 100)
  }

  @Test func nothingToMoveIsNoMovement() {
    let timeline = KeyframeTimeline(initialValue: 3.0) {
      KeyframeTrack(\Double.self) { LinearKeyframe(3.0, duration: -4) }
    }
    #expect(timeline.duration == 0)
    #expect(timeline.value(progress: 0.5) == 3)
  }
}
