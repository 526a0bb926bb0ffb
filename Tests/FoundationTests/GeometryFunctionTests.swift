import CairnFoundation
import Foundation
import Testing

@Suite("Geometry under its C names")
struct GeometryFunctionTests {
  @Test func functionsMakeWhatInitializersMake() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
    #expect(CGAffineTransformMake(1, 2, 3, 4, 5, 6) == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(CGAffineTransformMakeTranslation(1, 2) == CGAffineTransform(translationX: 1, y: 2))
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
  }

  @Test func functionsChangeTransforms() {
    let turned = CGAffineTransformMakeRotation(0.5)
    #expect(CGAffineTransformTranslate(turned, 1, 2) == turned.translatedBy(x: 1, y: 2))
    #expect(CGAffineTransformScale(turned, 2, 3) == turned.scaledBy(x: 2, y: 3))
    #expect(CGAffineTransformRotate(turned, 1) == turned.rotated(by: 1))
    #expect(CGAffineTransformConcat(turned, turned) == turned.concatenating(turned))
    #expect(CGAffineTransformInvert(turned) == turned.inverted())
    #expect(CGAffineTransformIsIdentity(.identity) && !CGAffineTransformIsIdentity(turned))
    #expect(CGAffineTransformEqualToTransform(turned, turned))
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 2), CGAffineTransformMakeScale(2, 2)) == CGPointMake(2, 4))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(1, 2), CGAffineTransformMakeScale(2, 2)) == CGSizeMake(2, 4))
    #expect(
      CGRectApplyAffineTransform(CGRectMake(0, 0, 1, 1), CGAffineTransformMakeTranslation(1, 1))
        == CGRectMake(1, 1, 1, 1))
  }

  @Test func descriptionsAreThoseOfCoreGraphics() {
    #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
    #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    #expect(CGVector(dx: 1, dy: 2).debugDescription == "(1.0, 2.0)")
    #expect("\(CGPoint.zero)" == "(0.0, 0.0)")
  }
}
