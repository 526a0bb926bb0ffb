import CairnFoundation
import Foundation
import Testing

@testable import CairnValues

@Suite struct GeometryTests {
  @Test func anAngleKnowsDegreesAndRadians() {
    #expect(Angle(degrees: 180).radians == Double.pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(-Angle.degrees(90) < .zero)
    #expect(Angle.radians(1) * 3 / 2 == .radians(1.5))
  }

  @Test func edgeSetsHoldTheirEdges() {
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.all.subtracting(.vertical) == .horizontal)
    #expect(Edge.Set(Edge.bottom).rawValue == 4)
    #expect(Edge.Set.vertical.contains(Edge.top))
    #expect(!Edge.Set.vertical.contains(Edge.leading))
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set(.bottom) == .bottom)
    #expect(Axis.Set.vertical.rawValue == 2)
    #expect(Axis.horizontal.description == "horizontal")
  }

  @Test func insetsAnimateInReadingOrder() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.animatableData.second.second.first == 3)
    insets.animatableData = insets.animatableData + insets.animatableData
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    #expect(EdgeInsets(5, edges: [.top, .trailing]) == EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 5))
  }

  @Test func leadingInsetsAreOnTheRightWhereTextRunsFromTheRight() {
    let insets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(rect.inset(by: insets) == CGRect(x: 10, y: 0, width: 90, height: 20))
    #expect(rect.inset(by: insets, direction: .rightToLeft) == CGRect(x: 0, y: 0, width: 90, height: 20))
  }

  @Test func aProposalFillsItsGaps() {
    let proposal = ProposedViewSize(width: 30, height: nil)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 30, height: 10))
    #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
    #expect(ProposedViewSize.infinity.height == .infinity)
  }

  @Test func transformationsActInTheOrderOfCoreGraphics() {
    // `translatedBy` precedes the existing transformation.
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 22, y: 33))
    let u = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 10))
    #expect(CGPoint(x: 1, y: 1).applying(u) == CGPoint(x: 12, y: 13))
    #expect(CGPoint(x: 22, y: 33).applying(t.inverted()).distance(to: CGPoint(x: 1, y: 1)) < 1e-12)
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(turn).distance(to: CGPoint(x: 0, y: 1)) < 1e-12)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    let box = CGRect(x: 0, y: 0, width: 2, height: 1).applying(turn)
    #expect(abs(box.minX + 1) < 1e-12 && abs(box.height - 2) < 1e-12)
  }
}
