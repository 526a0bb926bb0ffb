import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Effects that follow the size of their content")
struct GeometryEffectTests {
  @Test func anEffectIsGivenTheSizeLayoutFound() throws {
    let host = TestHost { Color.red.frame(width: 80, height: 40).modifier(Slide(share: 0.5)) }
    #expect(transformations(in: host) == [.affine(CGAffineTransform(translationX: 40, y: 0))])
  }

  @Test func theEffectFollowsItsValuesAndGoesWhereNothingIsChanged() throws {
    let host = TestHost { SlidingView() }
    #expect(transformations(in: host) == [.affine(CGAffineTransform(translationX: 25, y: 0))])
    try host.tap("Rest")
    #expect(transformations(in: host) == [])
    try host.tap("Grow")
    try host.tap("Slide")
    #expect(transformations(in: host) == [.affine(CGAffineTransform(translationX: 100, y: 0))])
  }

  @Test func perspectiveReachesTheHostWhole() throws {
    let host = TestHost { Color.red.frame(width: 80, height: 40).modifier(Tilt().ignoredByLayout()) }
    var tilt = ProjectionTransform()
    tilt.m13 = 0.01
    #expect(transformations(in: host) == [.projection(tilt)])
  }

  private func transformations(in host: TestHost) -> [Transformation] {
    guard let root = host.host.windows.last?.screen.root else { return [] }
    return transformations(of: root)
  }

  private func transformations(of element: Element) -> [Transformation] {
    let own = element.effects.compactMap { if case .transform(let change) = $0 { change } else { nil } }
    return own + element.children.flatMap(transformations)
  }
}

@Suite("Transformations with perspective")
struct ProjectionTransformTests {
  @Test func aPointIsDividedByItsDepth() {
    var tilt = ProjectionTransform()
    tilt.m13 = 0.5
    tilt.m32 = 4
    // (2, 6) goes to (2, 6 + 4) over 2 · 0.5 + 1.
    #expect(CGPoint(x: 2, y: 6).applying(tilt) == CGPoint(x: 1, y: 5))
  }

  @Test func concatenatingAppliesTheSecondAfterTheFirst() {
    let shift = ProjectionTransform(CGAffineTransform(translationX: 3, y: 0))
    let double = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(shift.concatenating(double)) == CGPoint(x: 8, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(double.concatenating(shift)) == CGPoint(x: 5, y: 2))
  }

  @Test func theInverseLeadsBack() {
    var change = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 4, ty: -4))
    change.m13 = 0.25
    let there = CGPoint(x: 4, y: 2).applying(change)
    let back = there.applying(change.inverted())
    #expect(abs(back.x - 4) < 1e-9 && abs(back.y - 2) < 1e-9)
  }

  @Test func whatHasNoInverseStaysAsItIs() {
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    #expect(flat.invert() == false)
    #expect(flat == before)
  }
}

private struct Slide: GeometryEffect {
  var share: CGFloat
  var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
  }
}

private struct Tilt: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    var tilt = ProjectionTransform()
    tilt.m13 = 0.01
    return tilt
  }
}

private struct SlidingView: View {
  @State private var share = 0.5
  @State private var width = 50.0

  var body: some View {
    VStack {
      Color.red.frame(width: width, height: 10).modifier(Slide(share: share))
      Button("Rest") { share = 0 }
      Button("Grow") { width = 100 }
      Button("Slide") { share = 1 }
    }
  }
}
