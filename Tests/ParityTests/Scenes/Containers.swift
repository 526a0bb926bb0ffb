import SwiftUI

extension Scene {
  /// Grids, lazy containers, an app's own layouts, positions and safe areas.
  static var containers: [Scene] {
    [
      Scene("grid/modifiers") {
        Grid(alignment: .leading) {
          GridRow {
            Text("Header").gridCellColumns(2).probe("header")
            Text("CCC").probe("ccc")
          }
          GridRow {
            Text("A").gridColumnAlignment(.trailing).probe("a")
            block(60, 40).probe("red")
            Text("E").gridCellAnchor(.bottomTrailing).probe("e")
          }
          Color.gray.frame(height: 4).probe("divider")
          GridRow {
            Color.gray.gridCellUnsizedAxes(.horizontal).frame(height: 20).probe("blue")
            Text("H").probe("h")
          }
        }
        .probe("grid")
      },
      Scene("grid/alignment") {
        HStack(alignment: .top, spacing: 16) {
          Grid(alignment: .bottomTrailing) {
            GridRow {
              Text("A").probe("a")
              block(40, 40).probe("red")
            }
            GridRow {
              block(60, 20).probe("blue")
              Text("H").probe("h")
            }
          }
          .probe("bottomTrailing")
          Grid(alignment: .center) {
            GridRow {
              Text("A").probe("ca")
              block(40, 40).probe("cred")
            }
            GridRow {
              block(60, 20).probe("cblue")
              Text("H").probe("ch")
            }
          }
          .probe("center")
        }
        .probe("row")
      },
      Scene("grid/flexible") {
        Grid {
          GridRow {
            Text("A").probe("a")
            Color.gray.frame(height: 20).probe("red")
            Text("CCC").probe("ccc")
          }
          GridRow {
            Color.gray.frame(height: 30).probe("blue")
            Text("E").probe("e")
            Color.gray.frame(height: 30).probe("green")
          }
        }
        .frame(width: 280).probe("grid")
      },
      Scene("lazy/stacks") {
        HStack(alignment: .top, spacing: 20) {
          LazyVStack(alignment: .leading, spacing: 6) {
            Text("Alpha").probe("alpha")
            block(60, 20).probe("red")
            Text("Beta").probe("beta")
          }
          .probe("vstack")
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              block(50, 20).probe("green")
              block(50, 20)
            } header: {
              Text("Header").probe("header")
            }
          }
          .probe("sections")
          LazyHStack(alignment: .bottom, spacing: 4) {
            block(20, 30).probe("orange")
            Text("Hi").probe("hi")
          }
          .probe("hstack")
        }
        .probe("row")
      },
      Scene("lazy/grid-alignment") { GridAlignments() },
      Scene("lazy/pinned-headers") {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            PinnedSection(prefix: "a")
            PinnedSection(prefix: "b")
            PinnedSection(prefix: "c")
          }
        }
        .probe("scroll")
      },
      Scene("customlayout/flow") {
        FlowLayout {
          Text("One").probe("one")
          Text("Two").probe("two")
          Text("Three").probe("three")
          Text("Four").probe("four")
          Text("Five").probe("five")
          block(60, 30).probe("box")
          Text("Six").probe("six")
        }
        .frame(width: 160).probe("flow")
      },
      Scene("customlayout/values") {
        ValueLayout {
          Text("Low").probe("low")
          Text("High").layoutPriority(1).layoutValue(key: Indent.self, value: 20).probe("high")
          block(40, 10).layoutValue(key: Indent.self, value: 8).probe("bar")
          Text("Last").probe("last")
        }
        .probe("values")
      },
      Scene("customlayout/any-vertical") {
        AnyLayout(VStackLayout(spacing: 4)) {
          Text("One").probe("one")
          block(30, 20).probe("box")
          Text("Three").probe("three")
        }
        .probe("stack")
      },
      Scene("position/basic") {
        VStack(spacing: 10) {
          ZStack {
            Color.gray
            block(40, 40).position(x: 50, y: 30).probe("inZStack")
            block(30, 30).position(CGPoint(x: 150, y: 60)).probe("point")
          }
          .frame(width: 200, height: 90).probe("zstack")
          HStack(spacing: 10) {
            Text("Left").probe("left")
            block(30, 30).position(x: 20, y: 20).probe("inHStack")
            Text("Right").probe("right")
          }
          .frame(height: 50).probe("hstack")
          VStack(spacing: 4) {
            Text("Above").probe("above")
            block(30, 20).position(x: 40, y: 10).probe("inVStack")
            Text("Below").probe("below")
          }
          .probe("vstack")
        }
        .probe("stack")
      },
      Scene("position/safe-area") { SafeAreas() },
    ]
  }
}

private struct GridAlignments: View {
  private let columns = [
    GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
    GridItem(.fixed(60), alignment: .bottomTrailing),
  ]

  var body: some View {
    VStack(spacing: 16) {
      LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
        block(20, 20).probe("t0")
        block(20, 40).probe("t1")
        block(20, 20).probe("t2")
        block(20, 20).probe("t3")
      }
      .frame(width: 240).probe("trailing")
      LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
        block(20, 20).probe("l0")
        block(20, 40).probe("l1")
        block(20, 20).probe("l2")
      }
      .frame(width: 240).probe("leading")
    }
  }
}

/// A section of eight rows with a header and a footer.
struct PinnedSection: View {
  let prefix: String

  var body: some View {
    Section {
      ForEach(0..<8) { row in block(200, 20).probe("\(prefix)\(row)").id("\(prefix)\(row)") }
    } header: {
      block(200, 24).probe("\(prefix)H")
    } footer: {
      block(200, 16).probe("\(prefix)F")
    }
  }
}

private struct SafeAreas: View {
  var body: some View {
    HStack(spacing: 20) {
      VStack(spacing: 0) { Color.gray.probe("plainContent") }
        .safeAreaInset(edge: .bottom) { Color.gray.frame(height: 30).probe("plainBar") }
        .frame(width: 100, height: 200).probe("plain")
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<8) { Color.gray.frame(height: 30).probe("row\($0)") } }.probe("scrollContent")
      }
      .safeAreaInset(edge: .bottom) { Color.gray.frame(height: 30).probe("scrollBar") }
      .frame(width: 100, height: 200).probe("scroll")
      VStack(spacing: 0) { Color.gray.probe("ignoringContent") }
        .ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) { Color.gray.frame(height: 30).probe("ignoringBar") }
        .frame(width: 100, height: 200).probe("ignoring")
    }
    .probe("row")
  }
}

/// Ideal sizes side by side, in rows as wide as proposed.
private struct FlowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = places(subviews, width: proposal.width ?? .infinity)
    let width = proposal.width ?? rows.map(\.maxX).max() ?? 0
    return CGSize(width: width, height: rows.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places(subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size))
    }
  }

  private func places(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var places: [CGRect] = []
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 6, 0) }
      places.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + 8
      height = max(height, size.height)
    }
    return places
  }
}

private struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// A column by priority, with an indentation for each view and the gaps that the views prefer.
private struct ValueLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(subviews)
    return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(sorted(subviews), places(subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size))
    }
  }

  private func sorted(_ subviews: Subviews) -> [LayoutSubview] {
    let order = subviews.indices.sorted { (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1) }
    return order.map { subviews[$0] }
  }

  private func places(_ subviews: Subviews) -> [CGRect] {
    var places: [CGRect] = []
    var last: LayoutSubview?
    for subview in sorted(subviews) {
      let gap = last?.spacing.distance(to: subview.spacing, along: .vertical) ?? 0
      let size = subview.sizeThatFits(.unspecified)
      places.append(
        CGRect(origin: CGPoint(x: subview[Indent.self], y: (places.last?.maxY ?? 0) + gap), size: size))
      last = subview
    }
    return places
  }
}
