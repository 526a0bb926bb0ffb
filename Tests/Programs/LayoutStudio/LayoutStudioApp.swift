import SwiftUI

@main
struct LayoutStudioApp: App {
    var body: some Scene {
        WindowGroup { LayoutStudio() }
    }
}

// MARK: - Layouts

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Cache {
        var sizes: [CGSize] = []
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let rows = arrange(width: proposal.replacingUnspecifiedDimensions().width, sizes: cache.sizes)
        let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1))
        let width = rows.map(\.width).max() ?? 0
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for row in arrange(width: bounds.width, sizes: cache.sizes) {
            var x = bounds.minX
            for index in row.indices {
                subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: .unspecified)
                x += cache.sizes[index].width + spacing
            }
            y += row.height + spacing
        }
    }

    private struct Row {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func arrange(width: CGFloat, sizes: [CGSize]) -> [Row] {
        var rows = [Row()]
        for (index, size) in sizes.enumerated() {
            if rows[rows.count - 1].width + size.width > width, !rows[rows.count - 1].indices.isEmpty {
                rows.append(Row())
            }
            rows[rows.count - 1].indices.append(index)
            rows[rows.count - 1].width += size.width + spacing
            rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
        }
        return rows
    }
}

struct RadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 3
        let angle = Angle.degrees(360 / Double(subviews.count)).radians
        for (index, subview) in subviews.enumerated() {
            var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: angle * Double(index) + subview[RotationOffset.self]))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

private struct RotationOffset: LayoutValueKey {
    static let defaultValue: Double = 0
}

extension HorizontalAlignment {
    private enum MidAccount: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    static let midAccount = HorizontalAlignment(MidAccount.self)
}

// MARK: - Pages

struct LayoutStudio: View {
    enum Page: String, CaseIterable, Identifiable {
        case flow, radial, switching, guides, grid, tuple
        var id: String { rawValue }
    }

    @State private var selection: Page?

    var body: some View {
        NavigationSplitView {
            List(Page.allCases, selection: $selection) { page in
                Text(page.rawValue.capitalized)
            }
            .navigationTitle("Layouts")
        } detail: {
            Group {
                switch selection {
                case .flow: FlowPage()
                case .radial: RadialPage()
                case .switching: SwitchingPage()
                case .guides: GuidesPage()
                case .grid: GridPage()
                case .tuple: TuplePage()
                case nil: Text("Pick a layout")
                }
            }
            .navigationTitle(selection?.rawValue.capitalized ?? "")
        }
    }
}

struct FlowPage: View {
    @State private var tags = ["swift", "linux", "terminal", "a rather long tag", "x", "views", "layout", "cache"]

    var body: some View {
        ScrollView {
            FlowLayout(spacing: 6) {
                ForEach(tags, id: \.self) { tag in
                    Button(tag) { tags.removeAll { $0 == tag } }
                        .buttonStyle(.bordered)
                }
            }
            .padding()
            .animation(.default, value: tags)
        }
    }
}

struct RadialPage: View {
    @State private var count = 6

    var body: some View {
        VStack {
            RadialLayout {
                ForEach(0..<count, id: \.self) { index in
                    Text("\(index)")
                        .padding(8)
                        .background(Circle().fill(.orange))
                        .layoutValue(key: RotationOffset.self, value: 0.1)
                }
            }
            .frame(height: 300)
            Stepper("Items: \(count)", value: $count.animation(), in: 1...12)
        }
        .padding()
    }
}

struct SwitchingPage: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dynamicTypeSize) private var typeSize
    @State private var vertical = false

    private var layout: AnyLayout {
        vertical || typeSize.isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
    }

    var body: some View {
        VStack {
            layout {
                ForEach(["one", "two", "three"], id: \.self) { word in
                    Text(word).padding().background(.thinMaterial)
                }
            }
            Toggle("Vertical", isOn: $vertical.animation(.spring))
            ViewThatFits {
                HStack { Text("A very long line that only fits where there is a great deal of room for it, which is rare") }
                Text("Short")
            }
        }
        .padding()
    }
}

struct GuidesPage: View {
    var body: some View {
        VStack(alignment: .midAccount, spacing: 20) {
            HStack {
                Text("Name")
                Text("@cairn")
                    .alignmentGuide(.midAccount) { d in d[HorizontalAlignment.center] }
                    .font(.largeTitle)
            }
            Text("Centred under it")
                .alignmentGuide(.midAccount) { $0.width / 2 }
            HStack(alignment: .lastTextBaseline) {
                Text("small").font(.caption)
                Text("LARGE").font(.largeTitle)
            }
            ZStack(alignment: Alignment(horizontal: .trailing, vertical: .top)) {
                Rectangle().fill(.blue).frame(width: 100, height: 60)
                Text("●").foregroundColor(.red).alignmentGuide(.top) { $0[VerticalAlignment.center] }
            }
            Color.green.frame(minWidth: 40, idealWidth: 80, maxWidth: 200, minHeight: 10, idealHeight: 20, maxHeight: 30)
        }
    }
}

struct GridPage: View {
    var body: some View {
        Grid {
            GridRow {
                Text("Hello").gridColumnAlignment(.trailing)
                Image(systemName: "globe")
            }
            GridRow {
                Image(systemName: "hand.wave")
                Text("World").gridCellAnchor(.leading)
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow {
                Text("Both columns").gridCellColumns(2)
            }
        }
        .safeAreaInset(edge: .top, alignment: .center, spacing: 0) {
            Text("Pinned").frame(maxWidth: .infinity).background(.bar)
        }
    }
}

// How a container took its views before variadic ones.
struct PairContainer<A: View, B: View>: View {
    let first: A
    let second: B

    init(@ViewBuilder content: () -> TupleView<(A, B)>) {
        let views = content().value
        first = views.0
        second = views.1
    }

    var body: some View {
        HStack {
            first
            Divider()
            second
        }
    }
}

struct TuplePage: View {
    var body: some View {
        PairContainer {
            Text("Left")
            Text("Right").bold()
        }
        .frame(height: 44)
        .background(alignment: .bottom) { Divider() }
    }
}

struct LayoutStudio_Previews: PreviewProvider {
    static var previews: some View { LayoutStudio() }
}
