import CairnValues
import Foundation
import Testing

/// Points are row vectors, multiplied by matrices on their right.
@Suite("Transformations of space")
struct SpaceTransformTests {
  private func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    [
      a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14, a.m21 - b.m21, a.m22 - b.m22, a.m23 - b.m23,
      a.m24 - b.m24, a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34, a.m41 - b.m41, a.m42 - b.m42,
      a.m43 - b.m43, a.m44 - b.m44,
    ].allSatisfy { abs($0) < 1e-9 }
  }

  @Test func shiftsComeBeforeWhatTheyAreAppliedTo() {
    let scaled = CATransform3DMakeScale(2, 3, 1)
    let shifted = CATransform3DTranslate(scaled, 5, 7, 0)
    #expect(shifted.m41 == 10)
    #expect(shifted.m42 == 21)
  }

  @Test func aQuarterTurnAroundTheDepthSendsRightDown() {
    let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 3))
    let point = CGPoint(x: 1, y: 0).applying(turned)
    #expect(abs(point.x) < 1e-9)
    #expect(abs(point.y - 1) < 1e-9)
  }

  @Test func anAxisOfNoLengthTurnsNothing() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func whatIsInvertedUndoes() {
    var transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 0.7, 1, 2, 3)
    transform.m34 = -1 / 500
    #expect(isClose(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func depthMakesWhatIsFartherSmaller() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    let turned = CATransform3DConcat(CATransform3DMakeRotation(.pi / 3, 0, 1, 0), transform)
    let seen = ProjectionTransform(turned)
    // The right half turns away, to z = -x sin 60°, and everything there is divided by 1 - z / 100.
    let right = CGPoint(x: 50, y: 50).applying(seen)
    let away = 50 * sin(CGFloat.pi / 3)
    #expect(abs(right.x - 25 / (1 + away / 100)) < 1e-9)
    #expect(abs(right.y - 50 / (1 + away / 100)) < 1e-9)
    #expect(!seen.isAffine)
  }
}
