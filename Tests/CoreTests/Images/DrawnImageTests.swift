import CairnCore
import CairnScreen
import CairnTesting
import CairnValues
import SwiftUI
import Testing

@MainActor @Suite("Images an app draws itself")
struct DrawnImageTests {
  private func image(_ host: TestHost) -> (content: ImageContent, frame: CGRect)? {
    let found = host.root?.firstInside { if case .image = $0.content { true } else { false } }
    guard let found, case .image(let image) = found.content else { return nil }
    return (image, found.frame)
  }

  private func marks(_ host: TestHost) -> [DrawingMark] {
    guard case .drawing(let drawing, _) = image(host)?.content.source else { return [] }
    return drawing.marks
  }

  private static let dot = Image(size: CGSize(width: 40, height: 24), label: Text("Dot")) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 24)), with: .color(.red))
  }

  @Test func itIsAsLargeAsItSaysAndCanBeHeard() {
    let host = TestHost { Self.dot }
    #expect(image(host)?.frame.size == CGSize(width: 40, height: 24))
    #expect(image(host)?.content.spokenName == "Dot")
    #expect(marks(host).count == 1)
  }

  @Test func oneThatCanBeResizedFillsItsRoom() throws {
    let host = TestHost { Self.dot.resizable().frame(width: 80, height: 80) }
    #expect(image(host)?.frame.size == CGSize(width: 80, height: 80))
    guard case .drawing(let drawing, let size) = image(host)?.content.source else { return #expect(Bool(false)) }
    let mark = try #require(
      drawing.marks(from: size, in: CGRect(x: 10, y: 0, width: 80, height: 72)).first)
    #expect(CGPoint(x: 20, y: 8).applying(mark.transform) == CGPoint(x: 50, y: 24))
  }

  @Test func whatItIsDrawnFromIsDrawnAnew() throws {
    struct Level: View {
      @State private var level = 1
      var body: some View {
        Button("More") { level += 1 }
        Image(size: CGSize(width: 100, height: 10)) { context in
          context.fill(Path(CGRect(x: 0, y: 0, width: level * 10, height: 10)), with: .color(.blue))
        }
      }
    }
    let host = TestHost { Level() }
    func width() -> CGFloat? {
      guard case .fill(let path, _, _) = marks(host).first?.kind else { return nil }
      return path.boundingRect.width
    }
    #expect(width() == 10)
    try host.tap("More")
    #expect(width() == 20)
  }

  @Test func withoutALabelItAddsNothingForThoseWhoCannotSee() {
    let host = TestHost { Image(size: CGSize(width: 10, height: 10)) { _ in } }
    #expect(image(host)?.content.isDecorative == true)
  }

  @Test func sizesThatAreNoneDoNoHarm() {
    let host = TestHost {
      Image(size: CGSize(width: -3, height: CGFloat.nan)) { $0.fill(Path(CGRect.zero), with: .color(.red)) }
    }
    #expect(image(host)?.frame.size == .zero)
    guard case .drawing(let drawing, let size) = image(host)?.content.source else { return #expect(Bool(false)) }
    #expect(drawing.marks(from: size, in: CGRect(x: 0, y: 0, width: 5, height: 5)).isEmpty)
  }

  @Test func aLayerOfAMovedDrawingIsMovedOnce() throws {
    let host = TestHost {
      Canvas { context, _ in
        context.translateBy(x: 5, y: 0)
        context.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red)) }
      }
    }
    let found = host.root?.firstInside { if case .drawing = $0.content { true } else { false } }
    guard case .drawing(let drawing) = found?.content, let layer = drawing.marks.first,
      case .layer(let inner) = layer.kind
    else { return #expect(Bool(false)) }
    #expect(layer.transform == .identity)
    #expect(inner.first?.transform == CGAffineTransform(translationX: 5, y: 0))
  }
}
