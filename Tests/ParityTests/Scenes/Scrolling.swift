import SwiftUI

extension Scene {
  /// Scroll views, and what scrolls them.
  static var scrolling: [Scene] {
    [
      Scene("scroll/vertical") { ScrollView { rows(3).probe("content") }.probe("scroll") },
      Scene("scroll/horizontal") {
        ScrollView(.horizontal) {
          HStack(spacing: 8) { ForEach(0..<12) { block(60, 40).probe("cell\($0)") } }.probe("content")
        }
        .probe("scroll")
      },
      Scene("scroll/narrow-content") {
        ScrollView { block(100, 400).probe("content") }.probe("scroll").frame(width: 250, height: 150).probe("frame")
      },
      Scene("scroll/wide-content") { ScrollView { block(400, 400).probe("content") }.probe("scroll") },
      Scene("scroll/text") { ScrollView { Text(paragraph).probe("text") }.probe("scroll") },
      Scene("scroll/in-stack") {
        VStack(spacing: 0) {
          Text("Header").probe("header")
          ScrollView { rows(20).probe("content") }.probe("scroll")
          Text("Footer").probe("footer")
        }
        .probe("stack")
      },
      Scene("scroll/padding") { ScrollView { rows(20).padding().probe("padded") }.probe("scroll") },
      Scene("scroll/children") {
        HStack(alignment: .top, spacing: 20) {
          ScrollView {
            Text("Top").probe("vTop")
            block(60, 30).probe("vBlock")
            Text("Bottom").probe("vBottom")
          }
          .probe("vScroll")
          ScrollView(.horizontal) {
            Text("Top").probe("hTop")
            block(60, 30).probe("hBlock")
            Text("Bottom").probe("hBottom")
          }
          .probe("hScroll")
        }
        .probe("row")
      },
      anchorRoles, pinned("lazy/pinned-headers-steps", .sectionHeaders, [("b3", "b3", .top), ("a7", "a7", .bottom)]),
      pinned("lazy/pinned-footers", .sectionFooters, [("b3", "b3", .top), ("b0-bottom", "b0", .bottom)]), position,
      scrollTo,
    ]
  }

  private static var scrollTo: Scene {
    let target = Target()
    let goals: [(String, Int, UnitPoint?)] = [
      ("row15", 15, nil), ("row3-top", 3, .top), ("row10-center", 10, .center), ("row0", 0, nil),
    ]
    let steps = goals.map { name, row, anchor in
      Step(name: name) { target.goal = Target.Goal(id: "row\(row)", anchor: anchor) }
    }
    return Scene("scroll/scroll-to", steps: steps) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { block(120, 20).probe("row\($0)").id("row\($0)") } }.probe("content")
        }
        .probe("scroll")
        .onChange(of: target.goal) { _, goal in
          if let goal { proxy.scrollTo(goal.id, anchor: goal.anchor) }
        }
      }
    }
  }

  private static func rows(_ count: Int) -> some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { block(120, 20).probe("row\($0)") } }
  }

  private static var anchorRoles: Scene {
    let model = Count(20)
    return Scene("scroll/anchor-roles", steps: [Step(name: "grow") { model.value = 25 }]) { AnchorRoles(count: model) }
  }

  private static func pinned(
    _ name: String, _ places: PinnedScrollableViews, _ steps: [(name: String, id: String, anchor: UnitPoint)]
  ) -> Scene {
    let target = Target()
    return Scene(
      name,
      steps: steps.map { step in Step(name: step.name) { target.goal = Target.Goal(id: step.id, anchor: step.anchor) } }
    ) { PinnedSections(places: places, target: target) }
  }

  private static var position: Scene {
    let model = Count(10)
    return Scene("scroll/position", steps: [Step(name: "row20") { model.value = 20 }]) { Positioned(row: model) }
  }
}

@MainActor @Observable
final class Count {
  var value: Int
  init(_ value: Int) { self.value = value }
}

@MainActor @Observable
private final class Target {
  struct Goal: Equatable {
    let id: String
    let anchor: UnitPoint?
  }
  var goal: Goal?
}

private struct AnchorRoles: View {
  let count: Count

  var body: some View {
    HStack(spacing: 20) {
      ScrollView { rows("a", 3) }.defaultScrollAnchor(.bottom, for: .alignment).probe("bottomAligned")
      ScrollView { rows("b", 3) }.defaultScrollAnchor(.center, for: .alignment).probe("centerAligned")
      ScrollView { rows("c", count.value) }.defaultScrollAnchor(.bottom, for: .sizeChanges).probe("sizeChanges")
      ScrollView { rows("d", count.value) }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.bottom, for: .sizeChanges)
        .probe("bottomGrows")
    }
  }

  private func rows(_ prefix: String, _ count: Int) -> some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { block(120, 20).probe("\(prefix)\($0)") } }
  }
}

private struct PinnedSections: View {
  let places: PinnedScrollableViews
  let target: Target

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: places) {
          PinnedSection(prefix: "a")
          PinnedSection(prefix: "b")
          PinnedSection(prefix: "c")
        }
      }
      .onChange(of: target.goal) { _, goal in
        if let goal { proxy.scrollTo(goal.id, anchor: goal.anchor) }
      }
    }
  }
}

private struct Positioned: View {
  let row: Count

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<30) { block(120, 20).probe("row\($0)") } }.scrollTargetLayout()
      }
      .scrollPosition(id: Binding(get: { Optional(row.value) }, set: { row.value = $0 ?? row.value }))
      .probe("scroll")
      Color.gray.frame(height: 1)
    }
  }
}
