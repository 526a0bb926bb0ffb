import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Geometry and scrolling")
struct GeometryReadingTests {
  @Test func aReaderKnowsItsSize() {
    let host = TestHost {
      VStack(spacing: 0) {
        GeometryReader { proxy in Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))") }
          .frame(height: 100)
        Spacer()
      }
    }
    #expect(host.texts == ["390 by 100"])
    host.resize(width: 500, height: 844)
    #expect(host.texts == ["500 by 100"])
  }

  @Test func aReaderKnowsItsPlaceInANamedView() {
    let host = TestHost {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        GeometryReader { proxy in Text("y \(Int(proxy.frame(in: .named("board")).minY))") }
          .frame(height: 20)
      }
      .coordinateSpace(.named("board"))
    }
    #expect(host.texts == ["y 30"])
  }

  @Test func theFirstViewThatFitsIsShown() {
    let host = TestHost {
      ViewThatFits {
        Text("wide").frame(width: 1_000)
        Text("narrow").frame(width: 100)
      }
    }
    #expect(host.isVisible("narrow"))
  }

  @Test func aLazyStackMakesWhatIsInView() throws {
    struct Row: View {
      let number: Int
      var body: some View { Text("Row \(number)").frame(height: 40) }
    }
    struct Feed: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("End") { proxy.scrollTo(4_999) }
            ScrollView {
              LazyVStack(spacing: 0) { ForEach(0..<5_000, id: \.self) { Row(number: $0) } }
            }
          }
        }
      }
    }
    let host = TestHost { Feed() }
    #expect(host.isVisible("Row 10"))
    #expect(host.bodyRuns(of: Row.self) < 100)
    try host.tap("End")
    #expect(host.isVisible("Row 4,999"))
    #expect(!host.isVisible("Row 10"))
    #expect(host.bodyRuns(of: Row.self) < 300)
  }

  @Test func aChangeOfGeometryIsTold() {
    struct Told: View {
      @State private var width = 0
      var body: some View {
        Text("Width \(width)")
          .frame(maxWidth: .infinity)
          .onGeometryChange(for: Int.self) {
            Int($0.size.width)
          } action: {
            width = $0
          }
      }
    }
    let host = TestHost { Told() }
    #expect(host.texts == ["Width 390"])
    host.resize(width: 300, height: 844)
    #expect(host.texts == ["Width 300"])
  }

  @Test func aLayoutOfTheAppPlacesItsViews() {
    struct Reversed: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.maxY
        for subview in subviews {
          y -= subview.sizeThatFits(.unspecified).height
          subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        }
      }
    }
    let host = TestHost {
      Reversed {
        Text("One")
        GeometryReader { Text("y \(Int($0.frame(in: .named("all")).minY))") }.frame(width: 50, height: 20)
      }
      .coordinateSpace(.named("all"))
    }
    // The first is below the second, which is at the top.
    #expect(host.texts == ["One", "y 0"])
  }

  @Test func aPlacedViewHasTheSizeForItsOwnProposal() {
    struct Inset: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: CGPoint(x: 10, y: 10), proposal: ProposedViewSize(width: 100, height: 50))
      }
    }
    let host = TestHost {
      Inset { GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") } }
    }
    #expect(host.texts == ["100 by 50"])
  }

  /// As a library wraps a layout: its own call sets values and then calls the layout's.
  private struct Called: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }

    @MainActor func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
      VStack {
        Text("own")
        AnyLayout(self)(content)
      }
    }
  }

  @Test func aLayoutsOwnCallCanCallTheUsualOne() {
    let host = TestHost { Called() { Text("inside") } }
    #expect(host.texts == ["own", "inside"])
  }
}
