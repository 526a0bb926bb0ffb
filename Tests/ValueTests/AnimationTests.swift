import Foundation
import Testing

@testable import CairnValues

@Suite struct AnimationTests {
  private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) < tolerance }

  @Test func linearIsTheShareOfTheTime() {
    let animation = Animation.linear(duration: 2)
    #expect(animation.progress(at: 0.5) == (0.25, false))
    #expect(animation.progress(at: 2) == (1, true))
    #expect(Animation.linear(duration: 0).progress(at: 0) == (1, true))
  }

  @Test func easingIsSymmetric() {
    #expect(near(UnitCurve.easeInOut.value(at: 0.5), 0.5))
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
    #expect(near(UnitCurve.easeIn.value(at: 0.3) + UnitCurve.easeOut.value(at: 0.7), 1))
    #expect(near(UnitCurve.circularEaseIn.value(at: 0.6), 0.2))
    #expect(near(UnitCurve.linear.velocity(at: 0.3), 1))
    let inverse = UnitCurve.easeIn.inverse
    #expect(near(inverse.value(at: UnitCurve.easeIn.value(at: 0.3)), 0.3))
    #expect(near(UnitCurve.circularEaseInOut.inverse.value(at: UnitCurve.circularEaseInOut.value(at: 0.8)), 0.8))
  }

  @Test func delayAndSpeedMoveTheTime() {
    let animation = Animation.linear(duration: 1).speed(2).delay(3)
    #expect(animation.progress(at: 2.9) == (0, false))
    #expect(near(animation.progress(at: 3.25).value, 0.5))
    #expect(animation.progress(at: 3.5).isFinished)
    #expect(animation.playingTime == 3.5)
  }

  @Test func repeatingGoesToAndFro() {
    let animation = Animation.linear(duration: 1).repeatCount(3)
    #expect(near(animation.progress(at: 0.25).value, 0.25))
    #expect(near(animation.progress(at: 1.25).value, 0.75))
    #expect(near(animation.progress(at: 2.25).value, 0.25))
    #expect(animation.progress(at: 3) == (1, true))
    let forward = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(near(forward.progress(at: 100.5).value, 0.5))
  }

  @Test func aCriticalSpringFollowsItsFormula() {
    // x(t) = 1 - (1 + wt)·e^(-wt) with w = 2π / 0.55.
    let wt = 2 * Double.pi / 0.55 * 0.2
    #expect(near(Animation.default.progress(at: 0.2).value, 1 - (1 + wt) * exp(-wt)))
  }

  @Test func springsKnowTheirPhysics() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(near(spring.response, 2 * .pi / 10))
    #expect(near(spring.dampingRatio, 0.5))
    #expect(near(spring.bounce, 0.5))
    #expect(near(Spring(duration: 0.5, bounce: -0.5).dampingRatio, 2))
    #expect(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio == 1)
    #expect(near(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio, 2.5))
    #expect(near(Spring(settlingDuration: 2, dampingRatio: 0.7).settlingDuration, 2, 1e-3))
    #expect(spring.force(target: 1.0, position: 0.0, velocity: 2.0) == 80)
  }

  @Test(arguments: [0.0, 0.3, 0.9, -0.4])
  func stepsOfASpringMeetItsClosedForm(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    var (value, velocity) = (0.0, 3.0)
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.04) }
    #expect(near(value, spring.value(target: 2, initialVelocity: 3, time: 0.4)))
    #expect(near(velocity, spring.velocity(target: 2, initialVelocity: 3, time: 0.4)))
  }

  @Test(arguments: [0.0, 0.3, 0.9, -0.4])
  func theVelocityOfASpringIsTheSlopeOfItsValue(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let slope = (spring.value(target: 1.0, time: 0.2001) - spring.value(target: 1.0, time: 0.1999)) / 0.0002
    #expect(near(spring.velocity(target: 1.0, time: 0.2), slope, 1e-4))
  }

  @Test(arguments: [0.0, 0.0005, 0.3, 0.9, -0.4])
  func aSettledSpringStaysAtItsTarget(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let end = spring.settlingDuration
    for step in 0..<200 { #expect(near(spring.value(target: 1.0, time: end + Double(step) * 0.01), 1, 0.001_001)) }
  }

  @Test func equalAnimationsAreEqual() {
    #expect(Animation.easeIn(duration: 0.2) == .easeIn(duration: 0.2))
    #expect(Animation.easeIn(duration: 0.2) != .easeIn(duration: 0.3))
    #expect(Animation.spring(duration: 0.4).delay(1) == .spring(duration: 0.4).delay(1))
    #expect(Animation.bouncy.hashValue == Animation.bouncy.hashValue)
    #expect(MemoryLayout<Animation?>.size == 8)
  }

  private struct Steps: CustomAnimation {
    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    where V: VectorArithmetic { time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil }
  }

  @Test func anAnimationOfOnesOwnCanBeDelayedAndRepeated() {
    let once = Animation(Steps()).delay(1)
    #expect(once.progress(at: 1.6) == (0.5, false))
    #expect(once.progress(at: 2) == (1, true))
    var run = AnimationRun(Animation(Steps()).repeatCount(2), way: 8.0)
    #expect(run.position(at: 0.5) == 4)
    #expect(run.position(at: 1) == 8)
    #expect(run.position(at: 1.5) == 4)
    #expect(run.position(at: 2) == nil)
  }

  @Test func aSpringTakesOverTheVelocity() {
    let first = AnimationRun(.linear(duration: 1), way: 10.0)
    var second = first.merged(into: .spring(duration: 0.5), way: 10, at: 0.5)
    let spring = Spring(duration: 0.5)
    let expected = spring.value(target: 10, initialVelocity: 10, time: 0.1)
    #expect(near(second?.position(at: 0.1) ?? 0, expected))
    #expect(first.merged(into: .linear(duration: 1), way: 10, at: 0.5) == nil)
  }
}

@Suite struct TransactionTests {
  private struct Key: TransactionKey { static let defaultValue = 7 }

  @Test func anEmptyTransactionIsAPointerToNothing() {
    #expect(MemoryLayout<Transaction>.size == MemoryLayout<Int>.size)
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = false
    #expect(transaction.isEmpty)
    #expect(transaction[Key.self] == 7)
  }

  @Test func copiesGoTheirOwnWays() {
    var first = Transaction(animation: .linear)
    let second = first
    first.animation = nil
    first.isContinuous = true
    first[Key.self] = 1
    #expect(second.animation == .linear)
    #expect(!second.isContinuous)
    #expect(second[Key.self] == 7)
    #expect(first.animation == nil && first.isContinuous && first[Key.self] == 1)
  }

  @Test func completionsAreKept() {
    var transaction = Transaction()
    transaction.addAnimationCompletion(criteria: .removed) {}
    #expect(transaction.completions.map(\.criteria) == [.removed])
    #expect(transaction.dismissBehavior == .interactive)
  }
}
