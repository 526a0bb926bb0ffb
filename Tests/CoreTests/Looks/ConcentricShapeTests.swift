import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Shapes that follow their container")
struct ConcentricShapeTests {
  private struct Card<Inside: Shape, Outside: InsettableShape>: View {
    let inside: Inside
    let outside: Outside
    var edges = Edge.Set.all
    @State private var padding: CGFloat = 10

    var body: some View {
      inside.frame(width: 200, height: 200).padding(edges, padding).containerShape(outside)
      Button("Move in") { padding = 60 }
    }
  }

  private func elements(_ host: TestHost) -> [Element] {
    func inside(_ element: Element) -> [Element] { [element] + element.children.flatMap(inside) }
    return host.root.map(inside) ?? []
  }

  /// Returns whether the shape on the screen covers a point, relative to its top left corner.
  private func covers(_ host: TestHost, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
    let element = try #require(elements(host).first { $0.role == .shape })
    guard case .shape(let content) = element.content, case .fill(_, let outline, _)? = content.drawings.first else {
      Issue.record("nothing is filled")
      return false
    }
    return outline.path(in: CGRect(origin: .zero, size: element.frame.size)).contains(CGPoint(x: x, y: y))
  }

  // A corner of radius r omits the points within 0.29 r of the corner on the diagonal: 9 for 30, 12 for 40.

  @Test func aConcentricCornerIsRoundedByWhatIsLeftOfTheContainers() throws {
    let host = TestHost { Card(inside: ConcentricRectangle(), outside: RoundedRectangle(cornerRadius: 40)) }
    #expect(try !covers(host, 7, 7))
    #expect(try covers(host, 10, 10))
    try host.tap("Move in")
    #expect(try covers(host, 1, 1))
  }

  @Test func aMinimumIsKeptWhereTheContainersCornerIsFarOff() throws {
    let shape = ConcentricRectangle(corners: .concentric(minimum: 30))
    let host = TestHost { Card(inside: shape, outside: RoundedRectangle(cornerRadius: 40)) }
    try host.tap("Move in")
    #expect(try !covers(host, 7, 7))
    #expect(try covers(host, 10, 10))
  }

  @Test func fixedCornersDoNotFollow() throws {
    let host = TestHost {
      Card(inside: .rect(corners: 30), outside: RoundedRectangle(cornerRadius: 100))
    }
    #expect(try !covers(host, 7, 7))
    #expect(try covers(host, 10, 10))
  }

  @Test func cornersFarFromTheContainersAreSquareUnlessUniform() throws {
    let container = RoundedRectangle(cornerRadius: 40)
    let free = TestHost { Card(inside: ConcentricRectangle(), outside: container, edges: [.top, .leading]) }
    try free.tap("Move in")
    #expect(try covers(free, 1, 1))
    #expect(try !covers(free, 190, 190))
    let uniform = TestHost {
      Card(inside: .rect(corners: .concentric, isUniform: true), outside: container, edges: [.top, .leading])
    }
    try uniform.tap("Move in")
    #expect(try !covers(uniform, 10, 10))
    #expect(try !covers(uniform, 190, 190))
  }

  @Test func cornersFollowThoseOfAnUnevenContainerWhereLinesRunFromTheRight() throws {
    let container = UnevenRoundedRectangle(topLeadingRadius: 40)
    let host = TestHost { Card(inside: ConcentricRectangle(), outside: container) }
    #expect(try !covers(host, 7, 7))
    #expect(try covers(host, 199, 1))
    let mirrored = TestHost {
      Card(inside: ConcentricRectangle(), outside: container).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try covers(mirrored, 1, 1))
    #expect(try !covers(mirrored, 193, 7))
  }

  @Test func withoutAContainerCornersAreSquare() throws {
    let host = TestHost { ConcentricRectangle().frame(width: 200, height: 200) }
    #expect(try covers(host, 1, 1))
  }

  @Test func theContainersShapeIsTakenWhereItIsNoRectangle() throws {
    let host = TestHost { Card(inside: ContainerRelativeShape(), outside: Ellipse()) }
    #expect(try !covers(host, 20, 20))
    let rounded = TestHost { Card(inside: ContainerRelativeShape(), outside: RoundedRectangle(cornerRadius: 40)) }
    #expect(try !covers(rounded, 7, 7))
    #expect(try covers(rounded, 10, 10))
  }

  @Test func whatIsClippedAndPaintedFollowsToo() throws {
    let host = TestHost {
      Text("Inside")
        .frame(width: 200, height: 200)
        .background(.red, in: .rect(corners: .concentric))
        .clipShape(ConcentricRectangle())
        .padding(10)
        .containerShape(Capsule())
    }
    let effects = elements(host).flatMap(\.effects)
    var outlines: [ShapeOutline] = []
    for effect in effects {
      switch effect {
      case .clip(let outline, _), .background(_, let outline, _): outlines.append(outline)
      default: break
      }
    }
    #expect(outlines.count == 2)
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    for outline in outlines {
      #expect(!outline.path(in: rect).contains(CGPoint(x: 25, y: 25)))
      #expect(outline.path(in: rect).contains(CGPoint(x: 100, y: 1)))
    }
  }
}
