import CairnScreen
import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Scrolling")
struct ScrollTests {
  /// A hundred rows of 50 points in a window of 500.
  private struct Rows: View {
    var anchor: UnitPoint?
    @State private var first: Int?
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Text("Row \($0)").frame(height: 50) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $first, anchor: anchor)
      .frame(height: 500)
      Button("To 40") { first = 40 }
      Text("first \(first.map(String.init) ?? "nowhere")")
    }
  }

  private func area(of host: TestHost) throws -> Element {
    try #require(host.root?.firstInside { $0.role == .scrollArea || $0.role == .list })
  }

  private func scroll(_ host: TestHost, to y: Double) throws {
    _ = host.session.send(.scroll(CGPoint(x: 0, y: y)), to: try area(of: host))
    host.session.runTurns()
  }

  @Test func theBindingSaysWhatIsShownFirst() throws {
    let host = TestHost { Rows() }
    #expect(host.isVisible("first nowhere"))
    try scroll(host, to: 620)
    #expect(host.isVisible("first 12"))
    try scroll(host, to: 0)
    #expect(host.isVisible("first 0"))
  }

  @Test func writingTheBindingScrolls() throws {
    let host = TestHost { Rows() }
    try host.tap("To 40")
    #expect(try area(of: host).scrollOffset.y == 1_550)
    #expect(host.isVisible("first 40"))
  }

  @Test func theAnchorSaysWhereTheViewStands() throws {
    let host = TestHost { Rows(anchor: .bottom) }
    try host.tap("To 40")
    #expect(try area(of: host).scrollOffset.y == 1_550)
    #expect(host.isVisible("first 40"))
  }

  @Test func aPositionScrollsToEdgesAndPoints() throws {
    struct Screen: View {
      @State private var position = ScrollPosition(edge: .bottom)
      var body: some View {
        ScrollView { ForEach(0..<100) { Text("Row \($0)").frame(height: 50) } }
          .scrollPosition($position)
          .frame(height: 500)
        Button("Top") { position.scrollTo(edge: .top) }
        Button("Point") { position.scrollTo(y: 300) }
        Button("Row") { position.scrollTo(id: 7, anchor: .top) }
        Text(position.isPositionedByUser ? "by hand" : "by program")
      }
    }
    let host = TestHost { Screen() }
    // A hundred rows of 50 with 99 gaps of 8, minus the viewport.
    #expect(try area(of: host).scrollOffset.y == 5_000 + 99 * 8 - 500)
    try host.tap("Top")
    #expect(try area(of: host).scrollOffset.y == 0)
    try host.tap("Point")
    #expect(try area(of: host).scrollOffset.y == 300)
    try host.tap("Row")
    #expect(try area(of: host).scrollOffset.y == 7 * 58)
    #expect(host.isVisible("by program"))
    try scroll(host, to: 10)
    #expect(host.isVisible("by hand"))
    try host.tap("Row")
    #expect(try area(of: host).scrollOffset.y == 7 * 58)
  }

  @Test func aPositionThatIsNoNumberChangesNothing() throws {
    struct Screen: View {
      @State private var position = ScrollPosition(y: .nan)
      var body: some View {
        ScrollView { ForEach(0..<100) { Text("Row \($0)") } }.scrollPosition($position)
        Button("Far") { position.scrollTo(x: .infinity, y: .infinity) }
      }
    }
    let host = TestHost { Screen() }
    #expect(try area(of: host).scrollOffset.y == 0)
    try host.tap("Far")
    #expect(try area(of: host).scrollOffset.y == 0)
  }

  @Test func aViewLearnsWhetherItIsInSight() throws {
    struct Screen: View {
      @State private var isSeen = false
      var body: some View {
        Text(isSeen ? "seen" : "unseen")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { Text("Row \($0)").frame(height: 50) }
            Text("Last").frame(height: 100).onScrollVisibilityChange { isSeen = $0 }
          }
        }
        .frame(height: 500)
      }
    }
    let host = TestHost { Screen() }
    #expect(host.isVisible("unseen"))
    try scroll(host, to: 540)
    #expect(host.isVisible("unseen"))
    try scroll(host, to: 550)
    #expect(host.isVisible("seen"))
    try scroll(host, to: 0)
    #expect(host.isVisible("unseen"))
  }

  @Test func geometryIsToldWhenItChanges() throws {
    struct Screen: View {
      @State private var log: [String] = []
      var body: some View {
        ScrollView { Color.red.frame(height: 1_000) }
          .onScrollGeometryChange(for: Bool.self) {
            $0.contentOffset.y > 100
          } action: { old, new in
            log.append("\(old) \(new)")
          }
          .frame(height: 500)
        Text(log.joined(separator: ", "))
      }
    }
    let host = TestHost { Screen() }
    #expect(host.texts == ["false false"])
    try scroll(host, to: 50)
    #expect(host.texts == ["false false"])
    try scroll(host, to: 150)
    #expect(host.texts == ["false false, false true"])
  }

  @Test func targetsInSightAreTold() throws {
    struct Screen: View {
      @State private var seen: [Int] = []
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { Text("Row \($0)").frame(height: 50) } }
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
        .frame(height: 100)
        Text(seen.map(String.init).joined(separator: " "))
      }
    }
    let host = TestHost { Screen() }
    #expect(host.texts.last == "0 1")
    try scroll(host, to: 70)
    #expect(host.texts.last == "1 2")
  }

  // MARK: Lazy grids

  private struct Cell: View {
    let number: Int
    var body: some View { Text("Cell \(number)").frame(height: 40) }
  }

  @Test func aGridMakesWhatIsInView() throws {
    let host = TestHost {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 0) {
          ForEach(0..<30_000) { Cell(number: $0) }
        }
      }
    }
    // 844 points show 22 lines of three; half as much is created on either side.
    #expect(host.bodyRuns(of: Cell.self) < 150)
    #expect(host.isVisible("Cell 62"))
    let content = try #require(try area(of: host).children.first)
    #expect(content.frame.height == 400_000)
    try scroll(host, to: 200_000)
    #expect(host.isVisible("Cell 15,000"))
    #expect(!host.isVisible("Cell 62"))
    #expect(host.bodyRuns(of: Cell.self) < 400)
  }

  @Test func headersTakeLinesOfTheirOwn() throws {
    let host = TestHost {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 0) {
          ForEach(["A", "B"], id: \.self) { letter in
            Section {
              ForEach(1..<4) { Text("\(letter)\($0)").frame(height: 40) }
            } header: {
              Text(letter).frame(height: 30)
            }
          }
        }
      }
    }
    func y(_ label: String) throws -> Double {
      let element = try #require(host.root?.firstInside { $0.ownText == label })
      // Line heights are estimated from an average that is not an integer.
      return (Double(element.frame(in: nil).midY) * 1_000).rounded() / 1_000
    }
    // Header 30, two lines of 40, header 30, two lines of 40.
    let top = try y("A") - 15
    #expect(try y("A1") - top == 50)
    #expect(try y("A2") - top == 50)
    #expect(try y("A3") - top == 90)
    #expect(try y("B") - top == 125)
    #expect(try y("B1") - top == 160)
  }

  @Test func aGridScrollsToARowByItsID() throws {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo(9_000, anchor: .top) }
          ScrollView {
            LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 0) {
              ForEach(0..<10_000) { Cell(number: $0) }
            }
          }
        }
      }
    }
    let host = TestHost { Screen() }
    try host.tap("Go")
    #expect(try area(of: host).scrollOffset.y == 4_500 * 40)
    #expect(host.isVisible("Cell 9,000"))
  }
}
