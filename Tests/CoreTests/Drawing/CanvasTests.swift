import CairnCore
import CairnScreen
import CairnTesting
import CairnValues
import SwiftUI
import Testing

@MainActor @Suite("Drawing with a canvas")
struct CanvasTests {
  private func marks(_ host: TestHost) -> [DrawingMark] {
    let found = host.root?.firstInside { if case .drawing = $0.content { true } else { false } }
    guard case .drawing(let drawing) = found?.content else { return [] }
    return drawing.marks
  }

  @Test func theRendererIsGivenTheSizeLayoutGaveTheCanvas() {
    let host = TestHost {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(width: 120, height: 40)
    }
    #expect(
      marks(host).map(\.kind) == [
        .fill(
          Path(CGRect(x: 0, y: 0, width: 120, height: 40)), DrawingPaint([.color(.red)]), FillStyle())
      ])
  }

  @Test func whatChangesTheStateIsDrawnAnew() throws {
    struct Meter: View {
      @State private var level = 1.0
      var body: some View {
        Button("More") { level += 1 }
        Canvas { context, _ in
          context.stroke(
            Path { path in
              path.move(to: .zero)
              path.addLine(to: CGPoint(x: level * 10, y: 0))
            }, with: .color(.blue), lineWidth: 3)
        }
      }
    }
    let host = TestHost { Meter() }
    func length() -> CGFloat? {
      guard case .stroke(let path, _, let style) = marks(host).first?.kind, style.lineWidth == 3 else { return nil }
      return path.boundingRect.width
    }
    #expect(length() == 10)
    try host.tap("More")
    #expect(length() == 20)
  }

  @Test func anotherSizeIsDrawnAnew() {
    let host = TestHost { Canvas { context, size in context.draw(Text("\(Int(size.width)) wide"), at: .zero) } }
    #expect(host.texts == ["390 wide"])
    host.resize(width: 500, height: 300)
    #expect(host.texts == ["500 wide"])
  }

  @Test func coordinatesAddUpAndBelongToOneCopy() {
    let host = TestHost {
      Canvas { context, _ in
        var other = context
        other.translateBy(x: 10, y: 20)
        other.scaleBy(x: 2, y: 2)
        other.opacity = 0.5
        other.blendMode = .multiply
        other.fill(Path(CGRect(x: 1, y: 1, width: 1, height: 1)), with: .foreground)
        context.fill(Path(CGRect(x: 1, y: 1, width: 1, height: 1)), with: .foreground)
      }
    }
    let marks = marks(host)
    // Scaled by two, then moved: (1, 1) is drawn at (12, 22).
    #expect(CGPoint(x: 1, y: 1).applying(marks[0].transform) == CGPoint(x: 12, y: 22))
    #expect(marks[0].opacity == 0.5)
    #expect(marks[0].blend == .multiply)
    #expect(marks[1].transform == .identity)
    #expect(marks[1].opacity == 1)
    #expect(marks[1].blend == .normal)
  }

  @Test func clipsApplyToWhatIsDrawnAfterThemInTheCoordinatesTheyWereMadeIn() {
    var bounds: CGRect?
    let host = TestHost {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .foreground)
        context.translateBy(x: 100, y: 0)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
        context.clip(to: Path(CGRect(x: 20, y: 0, width: 50, height: 50)))
        bounds = context.clipBoundingRect
        context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .foreground)
      }
    }
    let marks = marks(host)
    #expect(marks[0].clips.isEmpty)
    #expect(
      marks[1].clips == [
        .path(Path(CGRect(x: 100, y: 0, width: 50, height: 50)), FillStyle(), isInverse: false),
        .path(Path(CGRect(x: 120, y: 0, width: 50, height: 50)), FillStyle(), isInverse: false),
      ])
    #expect(bounds == CGRect(x: 20, y: 0, width: 30, height: 50))
  }

  @Test func aLayerIsOneMarkWithTheLookOfItsContext() {
    let host = TestHost {
      Canvas { context, _ in
        context.opacity = 0.25
        context.addFilter(.blur(radius: 3))
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
          layer.fill(Path(CGRect(x: 1, y: 0, width: 1, height: 1)), with: .color(.green))
        }
      }
    }
    let marks = marks(host)
    #expect(marks.count == 1)
    #expect(marks.first?.opacity == 0.25)
    #expect(marks.first?.filters == [.blur(radius: 3, isOpaque: false)])
    guard case .layer(let inner) = marks.first?.kind else {
      Issue.record("no layer")
      return
    }
    #expect(inner.map(\.opacity) == [1, 1])
    #expect(inner.allSatisfy { $0.filters.isEmpty })
  }

  @Test func textsAreMeasuredByTheHostAndPlacedByTheirAnchor() {
    var measured: CGSize?
    let host = TestHost {
      Canvas { context, _ in
        // A character of the test host's font is 8 wide, and a line is 20 high.
        let title = context.resolve(Text("Title"))
        measured = title.measure(in: CGSize(width: 500, height: 500))
        context.draw(title, at: CGPoint(x: 100, y: 100))
        context.draw(Text("Corner"), at: CGPoint(x: 100, y: 100), anchor: .topLeading)
      }
    }
    #expect(measured == CGSize(width: 40, height: 20))
    let places = marks(host).map { mark -> CGRect in
      if case .text(_, let place) = mark.kind { place } else { .null }
    }
    #expect(
      places == [CGRect(x: 80, y: 90, width: 40, height: 20), CGRect(x: 100, y: 100, width: 48, height: 20)])
    #expect(host.texts == ["Title", "Corner"])
  }

  @Test func viewsAreDrawnByTheirTagsAndNotShownByThemselves() {
    var missing = false
    let host = TestHost {
      Canvas { context, _ in
        if let star = context.resolveSymbol(id: "star") {
          context.draw(star, at: CGPoint(x: 50, y: 50))
          context.draw(star, in: CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        missing = context.resolveSymbol(id: "moon") == nil
      } symbols: {
        Text("Star").frame(width: 60, height: 30).tag("star")
      }
    }
    let places = marks(host).map { mark -> CGRect in
      if case .symbol(_, let place) = mark.kind { place } else { .null }
    }
    #expect(places == [CGRect(x: 20, y: 35, width: 60, height: 30), CGRect(x: 0, y: 0, width: 5, height: 5)])
    #expect(missing)
    #expect(host.texts == [])
    #expect(!host.isVisible("Star"))
  }

  @Test func aGradientRunsBetweenPointsOfTheCanvas() {
    let host = TestHost {
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 120, y: 0),
            options: .mirror))
      }
    }
    guard case .fill(_, let paint, _) = marks(host).first?.kind,
      case .framed(.gradient(let gradient), let rect) = paint.paints.first
    else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.location(of: CGPoint(x: 70, y: 5), in: rect) == 0.5)
    #expect(paint.spread == .mirror)
  }

  @Test func sizesWithoutSenseAreDrawnAllTheSame() {
    let host = TestHost {
      Canvas { context, _ in
        context.opacity = .nan
        context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: -5, height: CGFloat.infinity)), with: .foreground)
        context.scaleBy(x: 0, y: 0)
        context.draw(Text("Still here"), at: CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
      }
      .frame(width: 0, height: 0)
    }
    #expect(host.texts == ["Still here"])
  }
}
