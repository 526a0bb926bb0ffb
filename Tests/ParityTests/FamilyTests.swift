import CairnHosting
import CairnTesting
import Foundation
import SwiftUI
import Testing

/// The rules behind the scenes, each in several arrangements.
@MainActor
struct FamilyTests {
  /// Lays out a view in a window and returns the frames of its probes.
  private func frames(
    width: Double = 300, height: Double = 100, metrics: HostMetrics? = nil, @ViewBuilder _ view: () -> some View
  ) throws -> [String: CGRect] {
    let (frames, view) = (Frames(), view())
    let metrics = try metrics ?? Recorded().metrics(isPhone: false)
    _ = TestHost(width: width, height: height, metrics: metrics) { view.environment(\.frames, frames) }
    return frames.known
  }

  // MARK: Lazy stacks

  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 125), (.trailing, 250)])
  func lazyColumnFillsAcross(alignment: HorizontalAlignment, x: Double) throws {
    let frames = try frames {
      ScrollView { LazyVStack(alignment: alignment) { block(50, 20).probe("a") }.probe("stack") }
    }
    #expect(frames["stack"]?.width == 300)
    #expect(frames["a"]?.minX == CGFloat(x))
  }

  @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 40), (.bottom, 80)])
  func lazyRowFillsAcross(alignment: VerticalAlignment, y: Double) throws {
    let frames = try frames {
      ScrollView(.horizontal) { LazyHStack(alignment: alignment) { block(50, 20).probe("a") }.probe("stack") }
    }
    #expect(frames["stack"]?.height == 100)
    #expect(frames["a"]?.minY == CGFloat(y))
  }

  @Test func lazyColumnTakesTheRoomBesideOthers() throws {
    let frames = try frames {
      HStack(spacing: 0) {
        block(100, 20)
        LazyVStack { block(20, 20) }.probe("stack")
        LazyVStack { block(20, 20) }.fixedSize().probe("ideal")
      }
    }
    #expect(frames["stack"]?.width == 180)
    #expect(frames["ideal"]?.width == 20)
  }

  // MARK: Gaps

  enum Neighbor: CaseIterable {
    case text, body, view, padded, wide, tall, colored, row, viewThenText, textThenView, layers

    @ViewBuilder var content: some View {
      switch self {
      case .text: Text("One")
      case .body: Text("One").font(.body)
      case .view: block(10, 10)
      case .padded: Text("One").padding(1)
      case .wide: Text("One").frame(width: 60)
      case .tall: Text("One").frame(height: 30)
      case .colored: Text("One").background(.yellow).offset(x: 1)
      case .row:
        HStack {
          Text("One")
          block(10, 10)
        }
      case .viewThenText:
        VStack {
          block(10, 10)
          Text("One")
        }
      case .textThenView:
        VStack {
          Text("One")
          block(10, 10)
        }
      case .layers:
        ZStack {
          Text("One")
          block(10, 10)
        }
      }
    }
  }

  @Test(arguments: [
    (Neighbor.text, Neighbor.text, 0.0), (.text, .view, 8.15), (.view, .text, 4.74), (.view, .view, 8),
    (.text, .body, 1), (.body, .text, 0), (.body, .view, 11.15), (.view, .body, 6.22), (.padded, .text, 4.74),
    (.padded, .view, 8), (.wide, .text, 0), (.tall, .text, 4.74), (.tall, .tall, 8), (.colored, .view, 8.15),
    (.row, .text, 4.74), (.text, .row, 8.15), (.row, .view, 8.15), (.viewThenText, .view, 8.15),
    (.viewThenText, .text, 0), (.textThenView, .view, 8), (.text, .textThenView, 0), (.layers, .text, 4.74),
  ])
  func gapFollowsNeighbors(upper: Neighbor, lower: Neighbor, gap: Double) throws {
    let frames = try frames(height: 300) {
      VStack {
        upper.content.probe("upper")
        lower.content.probe("lower")
      }
    }
    let (upper, lower) = try (#require(frames["upper"]), #require(frames["lower"]))
    #expect(abs(lower.minY - upper.maxY - gap) < 0.01)
  }

  @Test func gapsOfSizesAndStylesAreApples() throws {
    let metrics = HostMetrics.points { _, _ in HostTextLayout(size: CGSize(width: 20, height: 10)) }
    let fonts: [(Font, Double, Double, Double)] = [
      (.system(size: 10), 3.61, 6.23, 0), (.system(size: 17), 6.09, 10.54, 0), (.system(size: 40), 13.44, 23.93, 0),
      (.title, 11.09, 20.91, 0.5), (.headline, 6.27, 11.15, 1), (.caption, 4.91, 9.23, 1.5),
    ]
    for (font, above, below, between) in fonts {
      let frames = try frames(height: 300, metrics: metrics) {
        VStack {
          block(10, 10)
          Text("One").font(font).probe("one")
          Text("Two").font(font).probe("two")
          block(10, 10).probe("view")
        }
        .frame(height: 300, alignment: .top)
      }
      let (one, two) = try (#require(frames["one"]), #require(frames["two"]))
      #expect(abs(one.minY - 10 - above) < 0.01)
      #expect(abs(two.minY - one.maxY - between) < 0.01)
      #expect(abs(try #require(frames["view"]).minY - two.maxY - below) < 0.01)
    }
  }

  @Test func gapChangesWithTheNeighbor() throws {
    let (model, frames) = (Switch(), Frames())
    let host = TestHost(width: 300, height: 100, metrics: try Recorded().metrics(isPhone: false)) {
      SwitchingColumn(model: model).environment(\.frames, frames)
    }
    #expect(abs(try #require(frames.known["stack"]).height - 40.15) < 0.01)
    model.isOn = true
    _ = host.texts
    #expect(frames.known["stack"]?.height == 32)
  }

  @Test func otherHostsKeepTheirOwnGap() throws {
    let plain = try frames(metrics: .points) {
      VStack {
        Text("One").probe("one")
        Text("Two").probe("two")
      }
    }
    #expect(plain["two"]?.minY == plain["one"].map { $0.maxY + 8 })
    let host = TestHost(on: .terminal(columns: 20, lines: 4)) {
      VStack(alignment: .leading) {
        Text("One")
        Text("Two")
      }
    }
    #expect(host.text("Two").frame.minY == host.text("One").frame.maxY)
  }

  // MARK: Scrolling

  enum RowKind: CaseIterable { case plain, inside, conditional, erased }

  @Test(arguments: RowKind.allCases)
  func scrollsToAnIDThatIsNotMadeYet(kind: RowKind) throws {
    let (model, frames) = (Goal(), Frames())
    let host = TestHost(width: 300, height: 100, metrics: .points) {
      LongColumn(kind: kind, goal: model).environment(\.frames, frames)
    }
    model.id = "r100"
    _ = host.texts
    #expect(frames.known["r100"]?.minY == 0)
    model.id = "no such row"
    _ = host.texts
    #expect(frames.known["r100"]?.minY == 0)
  }

  @Test func contentOfAnyAxisIsAColumn() throws {
    for axes: Axis.Set in [.vertical, .horizontal, [.vertical, .horizontal]] {
      let frames = try frames(height: 200) {
        ScrollView(axes) {
          block(50, 20).probe("a")
          block(50, 20).probe("b")
        }
      }
      #expect(frames["a"].map { $0.minY + 28 } == frames["b"]?.minY)
      #expect(frames["a"]?.minX == frames["b"]?.minX)
    }
  }

  @Test func shortContentIsAtItsAnchor() throws {
    for (anchor, y) in [(UnitPoint.top, 0.0), (.center, 40), (.bottom, 80)] {
      let frames = try frames {
        ScrollView { block(50, 20).probe("role") }.defaultScrollAnchor(anchor, for: .alignment)
      }
      #expect(frames["role"]?.minY == CGFloat(y))
      let both = try self.frames {
        ScrollView { block(50, 20).probe("a") }.defaultScrollAnchor(.bottom).defaultScrollAnchor(
          anchor, for: .alignment)
      }
      #expect(both["a"]?.minY == CGFloat(y))
    }
  }

  @Test func contentStaysAtItsAnchorWhileItIsThere() throws {
    let (model, frames) = (Rows(), Frames())
    let host = TestHost(width: 300, height: 100, metrics: .points) {
      GrowingColumn(rows: model).environment(\.frames, frames)
    }
    #expect(frames.known["r9"]?.maxY == 100)
    model.count = 12
    _ = host.texts
    #expect(frames.known["r11"]?.maxY == 100)
    model.goal = 0
    _ = host.texts
    #expect(frames.known["r0"]?.minY == 0)
    model.count = 14
    _ = host.texts
    #expect(frames.known["r0"]?.minY == 0)
  }

  @Test(arguments: [(nil, 0.0, 80.0), (UnitPoint.top, -100, 0), (.center, -60, 40)])
  func positionGoesTheShortestWayWithoutAnAnchor(anchor: UnitPoint?, first: Double, then: Double) throws {
    let (model, frames) = (Goal(), Frames())
    model.row = 5
    let host = TestHost(width: 300, height: 100, metrics: .points) {
      PositionedColumn(goal: model, anchor: anchor).environment(\.frames, frames)
    }
    #expect(frames.known["r0"]?.minY == CGFloat(first))
    model.row = 20
    _ = host.texts
    #expect(frames.known["r20"]?.minY == CGFloat(then))
    model.row = 19
    _ = host.texts
    #expect(frames.known["r19"]?.minY == CGFloat(anchor == nil ? 60 : then))
  }

  // MARK: Windows and safe areas

  @Test func contentLargerThanTheWindowIsInTheMiddle() throws {
    #expect(try frames { block(400, 20).probe("a") }["a"]?.minX == -50)
    #expect(try frames { block(20, 300).probe("a") }["a"]?.minY == -100)
    #expect(try frames { block(400, 300).probe("a") }["a"]?.origin == CGPoint(x: -50, y: -100))
  }

  @Test func contentReachesUnderTheAppsOwnBars() throws {
    let whole = CGRect(x: 0, y: 0, width: 300, height: 100)
    for edge in VerticalEdge.allCases {
      let frames = try frames {
        Color.gray.probe("a").ignoresSafeArea().safeAreaInset(edge: edge, spacing: 0) { Color.blue.frame(height: 30) }
      }
      #expect(frames["a"] == whole)
    }
    for edge in HorizontalEdge.allCases {
      let frames = try frames {
        Color.gray.probe("a").ignoresSafeArea().safeAreaInset(edge: edge, spacing: 0) { Color.blue.frame(width: 30) }
      }
      #expect(frames["a"] == whole)
    }
    #expect(try frames { Color.gray.probe("a").ignoresSafeArea().safeAreaPadding(10) }["a"] == whole)
    let nested = try frames {
      Color.gray.probe("a").ignoresSafeArea().safeAreaPadding(.top, 5)
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
    }
    #expect(nested["a"] == whole)
  }

  @Test(arguments: VerticalEdge.allCases)
  func severalBarsAreOneBelowTheOther(edge: VerticalEdge) throws {
    let frames = try frames {
      Color.gray.probe("content").safeAreaInset(edge: edge, spacing: 0) {
        block(100, 20).probe("first")
        block(50, 10).probe("second")
      }
    }
    let top: CGFloat = edge == .top ? 0 : 70
    #expect(frames["content"] == CGRect(x: 0, y: edge == .top ? 30 : 0, width: 300, height: 70))
    #expect(frames["first"] == CGRect(x: 100, y: top, width: 100, height: 20))
    #expect(frames["second"] == CGRect(x: 125, y: top + 20, width: 50, height: 10))
  }

  // MARK: Lists of an iPhone

  /// What is between two sections, and the distance from the row above to the next text.
  @Test(arguments: [
    (Between.nothing, ListSectionSpacing.default, 35.0), (.header, .default, 27.5), (.footer, .default, 23.5 + 29),
    (.nothing, .compact, 26.25), (.header, .compact, 18.75), (.nothing, .custom(30), 47.5), (.header, .custom(30), 40),
    (.header, .custom(0), 10),
  ])
  func sectionsKeepTheirDistance(between: Between, spacing: ListSectionSpacing, distance: Double) throws {
    let frames = try frames(height: 600, metrics: Recorded().metrics(isPhone: true)) {
      List {
        Section {
          Text("Apple").probe("above")
        } footer: {
          if between == .footer { Text("Banana") }
        }
        Section {
          Text("Cherry").probe(between == .header ? "row" : "below")
        } header: {
          if between == .header { Text("Fruit").probe("below") }
        }
      }
      .listSectionSpacing(spacing)
    }
    let inset = between == .header ? 0 : 15.75
    let from = try #require(frames["above"]).maxY + 15.75
    #expect(abs(try #require(frames["below"]).minY - inset - from - distance) < 0.01)
  }

  enum Between { case nothing, header, footer }

  @Test func contentReachesOnlyWhereItMay() throws {
    let other = try frames {
      Color.gray.probe("a").ignoresSafeArea(edges: .top)
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
    }
    #expect(other["a"]?.height == 70)
    let keyboard = try frames {
      Color.gray.probe("a").ignoresSafeArea(.keyboard)
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
    }
    #expect(keyboard["a"]?.height == 70)
    let apart = try frames {
      VStack(spacing: 0) {
        Color.gray.probe("a").ignoresSafeArea()
        block(20, 20).probe("b")
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
    }
    #expect(apart["a"]?.height == 50)
    #expect(apart["b"]?.minY == 50)
    #expect(try frames { Color.gray.probe("a").ignoresSafeArea().padding(10) }["a"]?.height == 80)
  }

  // MARK: Grids

  @Test func modifiersOfARowApplyToItsCells() throws {
    let padded = try gridFrames { $0.padding(5) }
    #expect(padded["a"]?.minX == 95)
    #expect(padded["b"]?.minX == 165)
    let framed = try gridFrames { $0.frame(width: 30, alignment: .leading) }
    #expect(framed["a"]?.minX == 90)
    #expect(framed["b"]?.minX == 160)
    let behind = try gridFrames { $0.background { Color.yellow.probe("behind").padding(-1) } }
    #expect(behind["behind"]?.width == 22)
    #expect(behind["a"]?.minX == 95)
    let both = try gridFrames { $0.padding(5).background { Color.yellow.probe("behind") } }
    #expect(both["behind"]?.width == 30)
    #expect(both["a"]?.minX == 95)
  }

  private func gridFrames(_ change: (AnyView) -> some View) throws -> [String: CGRect] {
    try frames {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        change(
          AnyView(
            GridRow {
              block(20, 20).probe("a")
              block(20, 20).probe("b")
            }))
        GridRow {
          block(50, 20)
          block(90, 20)
        }
      }
    }
  }

  @Test func cellsThatComeLaterAreModifiedToo() throws {
    let (model, frames) = (Switch(), Frames())
    let host = TestHost(width: 300, height: 100, metrics: .points) {
      SwitchingGrid(model: model).environment(\.frames, frames)
    }
    #expect(frames.known["grid"]?.width == 30)
    model.isOn = true
    _ = host.texts
    #expect(frames.known["grid"]?.width == 60)
    model.isOn = false
    _ = host.texts
    #expect(frames.known["grid"]?.width == 30)
  }

  @Test func headersOfLazyGridsAreAsWideAsTheGrid() throws {
    let down = try frames {
      LazyVGrid(columns: [GridItem(.fixed(50))]) {
        Section {
          block(20, 20).probe("cell")
        } header: {
          Color.gray.frame(height: 10).probe("header")
        } footer: {
          Color.gray.frame(height: 10).probe("footer")
        }
      }
    }
    #expect(down["header"]?.width == 300)
    #expect(down["footer"]?.minX == 0)
    #expect(down["cell"]?.minX == 140)
    let across = try frames {
      LazyHGrid(rows: [GridItem(.fixed(50))]) {
        Section {
          block(20, 20)
        } header: {
          Color.gray.frame(width: 10).probe("header")
        }
      }
    }
    #expect(across["header"]?.height == 100)
  }

  // MARK: Texts, shapes, labels

  @Test(arguments: [(8.0, 16.0), (20, 16), (32, 32), (47, 32), (48, 48), (100, 64)])
  func measuredTextTakesWholeLines(room: Double, height: Double) throws {
    // Four lines of 25 characters at 8 points each.
    let metrics = HostMetrics.points { text, width in
      let length = CGFloat(text.string.count) * 8
      let width = min(width ?? length, length)
      return CGSize(width: width, height: (length / max(width, 1)).rounded(.up) * 16)
    }
    let text = String(repeating: "x", count: 100)
    let frames = try frames(metrics: metrics) { Text(text).probe("a").frame(width: 200, height: room) }
    #expect(frames["a"]?.height == CGFloat(height))
  }

  @Test func measuredTextReservesLines() throws {
    let metrics = HostMetrics.points { _, _ in CGSize(width: 40, height: 16) }
    let frames = try frames(metrics: metrics) {
      Text("Hello").lineLimit(3, reservesSpace: true).lineSpacing(2).probe("a")
    }
    #expect(frames["a"]?.height == 52)
  }

  @Test func changedShapesFillTheirRoom() throws {
    let frames = try frames(height: 400) {
      VStack(spacing: 0) {
        Circle().scale(0.5).probe("scale").frame(width: 60, height: 40)
        Circle().offset(x: 5).probe("offset").frame(width: 60, height: 40)
        Circle().rotation(.degrees(10)).probe("rotation").frame(width: 60, height: 40)
        Circle().size(width: 5, height: 5).probe("size").frame(width: 60, height: 40)
        Circle().trim(to: 0.5).probe("trim").frame(width: 60, height: 40)
        Circle().stroke(.gray).probe("stroke").frame(width: 60, height: 40)
        Circle().probe("circle").frame(width: 60, height: 40)
      }
    }
    for name in ["scale", "offset", "rotation", "size"] {
      #expect(frames[name]?.size == CGSize(width: 60, height: 40))
    }
    for name in ["trim", "stroke", "circle"] { #expect(frames[name]?.size == CGSize(width: 40, height: 40)) }
  }

  @Test func iconOfALabelIsAtTheMiddleOfCapitals() throws {
    for isStyled in [false, true] {
      let frames = try frames {
        Label {
          Text("Hg").probe("title")
        } icon: {
          picture(64, 40).probe("icon")
        }
        .labelStyle(isStyled ? AnyLabelStyle(.titleAndIcon) : AnyLabelStyle(.automatic)).probe("label")
      }
      let (title, icon) = try (#require(frames["title"]), #require(frames["icon"]))
      #expect(frames["label"]?.height == 40)
      #expect(abs(icon.midY - title.minY - 8.42) < 0.01)
    }
  }

  @Test func testsReadFrames() {
    let metrics = HostMetrics.points { text, _ in CGSize(width: 7 * text.string.count, height: 16) }
    let host = TestHost(width: 100, height: 100, metrics: metrics) { Text("Milk") }
    #expect(host.text("Milk").frame == CGRect(x: 36, y: 42, width: 28, height: 16))
  }
}

private struct AnyLabelStyle: LabelStyle {
  private let make: @MainActor (Configuration) -> AnyView

  init(_ style: some LabelStyle) { make = { AnyView(style.makeBody(configuration: $0)) } }

  func makeBody(configuration: Configuration) -> some View { make(configuration) }
}

@MainActor @Observable
private final class Switch { var isOn = false }

@MainActor @Observable
private final class Goal {
  var id: String?
  var row: Int?
}

@MainActor @Observable
private final class Rows {
  var count = 10
  var goal: Int?
}

private struct SwitchingColumn: View {
  let model: Switch

  var body: some View {
    VStack {
      Text("One")
      HStack {
        if model.isOn { Text("Two") } else { block(25, 16) }
        Spacer()
      }
    }
    .frame(width: 100).probe("stack")
  }
}

private struct SwitchingGrid: View {
  let model: Switch

  var body: some View {
    Grid(horizontalSpacing: 0) {
      GridRow {
        block(20, 20)
        if model.isOn { block(20, 20) }
      }
      .padding(5)
    }
    .probe("grid")
  }
}

private struct LongColumn: View {
  let kind: FamilyTests.RowKind
  let goal: Goal

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { row($0) } } }
        .onChange(of: goal.id) { _, id in
          if let id { proxy.scrollTo(id, anchor: .top) }
        }
    }
  }

  @ViewBuilder private func row(_ index: Int) -> some View {
    let name = "r\(index)"
    switch kind {
    case .plain: Color.gray.frame(height: 20).probe(name).id(name)
    case .inside: Color.gray.frame(height: 20).id(name).probe(name).accessibilityHint(name)
    case .conditional:
      if index > 50 { Color.gray.frame(height: 20).probe(name).id(name) } else { Color.gray.frame(height: 20) }
    case .erased: AnyView(Color.gray.frame(height: 20).probe(name).id(name))
    }
  }
}

private struct GrowingColumn: View {
  let rows: Rows

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<rows.count, id: \.self) { block(50, 20).probe("r\($0)").id($0) } }
      }
      .defaultScrollAnchor(.bottom)
      .onChange(of: rows.goal) { _, row in
        if let row { proxy.scrollTo(row, anchor: .top) }
      }
    }
  }
}

private struct PositionedColumn: View {
  let goal: Goal
  let anchor: UnitPoint?

  var body: some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<30) { block(50, 20).probe("r\($0)") } }.scrollTargetLayout() }
      .scrollPosition(id: Binding(get: { goal.row }, set: { goal.row = $0 }), anchor: anchor)
  }
}
