import CairnScreen
import CairnTesting
import SwiftUI
import Testing

/// Invalid lengths, wherever a view accepts one: nothing may crash the app, and every shown element must have a
/// valid frame.
@MainActor
@Suite("Sizes that are no sizes")
struct BadSizeTests {
  nonisolated static let lengths: [CGFloat] = [-40, .nan, .infinity, -.infinity, 1e300, -1e300]

  private func expectSound(_ host: TestHost, _ what: Comment, shows texts: String...) {
    #expect(Set(host.texts).isSuperset(of: texts), what)
    func visit(_ element: Element) {
      let frame = element.frame
      #expect(frame.minX.isFinite && frame.minY.isFinite, what)
      #expect(frame.width.isFinite && frame.height.isFinite && frame.width >= 0 && frame.height >= 0, what)
      element.children.forEach(visit)
    }
    if let root = host.root { visit(root) }
  }

  @Test(arguments: lengths) func frames(length: CGFloat) {
    let host = TestHost {
      Text("fixed").frame(width: length, height: length)
      Text("flexible").frame(
        minWidth: length, idealWidth: length, maxWidth: length, minHeight: length, idealHeight: length,
        maxHeight: length)
      Text("turned round").frame(minWidth: 100, maxWidth: 10)
      Text("relative").containerRelativeFrame(.horizontal, count: 0, span: -3, spacing: length)
      Rectangle().frame(width: length).accessibilityLabel("shape")
    }
    expectSound(host, "frame", shows: "fixed", "flexible", "turned round", "relative")
  }

  @Test(arguments: lengths) func places(length: CGFloat) {
    let host = TestHost {
      Text("padded").padding(length)
      Text("moved").offset(x: length, y: length)
      Text("placed").position(x: length, y: length).frame(height: 20)
      Text("guided").alignmentGuide(.leading) { _ in length }
      Text("ratio").aspectRatio(length, contentMode: .fit)
      Text("turned").rotationEffect(.degrees(length)).scaleEffect(length)
    }
    expectSound(host, "place", shows: "padded", "moved", "placed", "guided", "ratio", "turned")
  }

  @Test(arguments: lengths) func containers(length: CGFloat) {
    let host = TestHost {
      VStack(spacing: length) {
        Text("a")
        HStack(spacing: length) {
          Text("b")
          Spacer(minLength: length)
          Text("c")
        }
      }
      Grid(horizontalSpacing: length, verticalSpacing: length) { GridRow { Text("d") } }
      Text("e").safeAreaInset(edge: .bottom, spacing: length) { Text("f") }
    }
    expectSound(host, "container", shows: "a", "b", "c", "d", "e", "f")
  }

  @Test(arguments: lengths) func whatScrolls(length: CGFloat) throws {
    let host = TestHost {
      ScrollView {
        LazyVStack(spacing: length) { ForEach(0..<3) { Text("row \($0)") } }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: length), spacing: length), GridItem(.fixed(length))]) {
          Text("cell")
        }
      }
      .contentMargins(length)
      List {
        Text("in a list").listRowInsets(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
      }
      .environment(\.defaultMinListRowHeight, length)
    }
    expectSound(host, "scroll", shows: "row 0", "in a list")
    let area = try #require(host.root?.firstInside { $0.role == .scrollArea })
    _ = host.session.send(.scroll(CGPoint(x: length, y: length)), to: area)
    expectSound(host, "scrolled", shows: "in a list")
  }

  @Test(arguments: lengths) func texts(length: CGFloat) {
    let host = TestHost {
      Text("large").font(.system(size: length))
      Text("spaced").lineSpacing(length).kerning(length).baselineOffset(length)
      Text("scaled").minimumScaleFactor(length)
      Text("limited").lineLimit(-1)
      Text("dashed").border(.red, width: length)
    }
    expectSound(host, "text", shows: "large", "spaced", "scaled", "limited", "dashed")
  }

  @Test(arguments: lengths) func windows(length: CGFloat) {
    let host = TestHost(width: length, height: length) {
      NavigationStack {
        GeometryReader { proxy in Text(proxy.size.width.isFinite ? "reader" : "endless") }.navigationTitle("Root")
      }
    }
    #expect(!host.texts.contains("endless"))
    host.resize(width: 300, height: 300)
    expectSound(host, "window", shows: "Root", "reader")
    host.resize(width: length, height: length)
    host.resize(width: 300, height: 300)
    expectSound(host, "window, again", shows: "Root", "reader")
  }

  @Test(arguments: lengths) func columnsAndSheets(length: CGFloat) {
    let host = TestHost(width: 1_200) {
      NavigationSplitView {
        Text("side").navigationSplitViewColumnWidth(min: length, ideal: length, max: length)
      } detail: {
        Text("detail")
      }
      .sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.height(length), .fraction(length)])
      }
    }
    expectSound(host, "columns", shows: "sheet")
  }
}
