import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Layers of Core Animation")
struct LayerTests {
  @Test func aLayerIsInOneOther() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.insertSublayer(other, at: 0)
    #expect(outer.sublayers?.map { ObjectIdentifier($0) } == [ObjectIdentifier(other), ObjectIdentifier(inner)])
    other.addSublayer(inner)
    #expect(outer.sublayers?.count == 1 && inner.superlayer === other)
    inner.addSublayer(outer)
    #expect(outer.superlayer == nil && inner.sublayers == nil)
    other.insertSublayer(CALayer(), at: .max)
    #expect(other.sublayers?.count == 2)
    inner.removeFromSuperlayer()
    #expect(other.sublayers?.count == 1 && inner.superlayer == nil)
  }

  @Test func theLayerOfAViewHasItsPlace() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.layer.frame == view.frame && view.layer.bounds == view.bounds)
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    layer.bounds.size.width = 20
    #expect(layer.frame == CGRect(x: 5, y: 5, width: 20, height: 10))
  }

  @Test func aLayerThatIsNotShownIsReported() throws {
    let view = UIView()
    let host = TestHost { Button("Add") { view.layer.addSublayer(CALayer()) } }
    try host.tap("Add")
    #expect(host.diagnostics.map(\.code) == ["framework.missing-call"])
  }
}
