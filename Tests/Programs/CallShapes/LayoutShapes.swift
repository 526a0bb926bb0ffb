import SwiftUI

/// Shapes of calls that programs use for layout, as they write them.
struct LayoutShapes: View {
  @State private var isWide = false
  @State private var position: Int?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        stacks
        frames
        grids
        places
        scrolls
      }
    }
    .navigationTitle("Layout")
  }

  @ViewBuilder private var stacks: some View {
    VStack { Text("Plain") }
    VStack(alignment: .trailing) { Text("Aligned") }
    VStack(spacing: 2) { Text("Spaced") }
    HStack {
      Text("Plain"); Spacer(); Text("End")
    }
    HStack(alignment: .top) { Text("Top") }
    HStack(alignment: .firstTextBaseline, spacing: 4) { Text("Base") }
    HStack(spacing: 4) {
      Text("Spaced"); Spacer(minLength: 8)
    }
    ZStack {
      Text("Under"); Text("Over")
    }
    ZStack(alignment: .topLeading) { Text("Corner") }
    LazyVStack { Text("Lazy") }
    LazyVStack(alignment: .center, spacing: 1) { Text("Lazy") }
    ScrollView(.horizontal) { LazyHStack(spacing: 3) { Text("Side") } }
    Group { Text("Grouped") }
    Divider()
    AnyView(Text("Any"))
    EmptyView()
    GeometryReader { proxy in
      Text("\(proxy.frame(in: .global).width > 0 ? "wide" : "narrow") \(proxy.size.width > 1 ? 1 : 0)")
        .frame(width: proxy.size.width / 2)
    }
    .frame(height: 20)
  }

  @ViewBuilder private var frames: some View {
    Text("a").frame(height: 20)
    Text("b").frame(maxHeight: 20)
    Text("c").frame(maxHeight: 20, alignment: .top)
    Text("d").frame(maxWidth: .infinity)
    Text("e").frame(maxWidth: .infinity, alignment: .leading)
    Text("f").frame(maxWidth: 100, maxHeight: 20)
    Text("g").frame(maxWidth: 100, maxHeight: 20, alignment: .bottomTrailing)
    Text("h").frame(maxWidth: .infinity, minHeight: 10, alignment: .center)
    Text("i").frame(minHeight: 20)
    Text("j").frame(minWidth: 20)
    Text("k").frame(minWidth: 20, alignment: .trailing)
    Text("l").frame(minWidth: 20, maxWidth: 40)
    Text("m").frame(minWidth: 0, minHeight: 0)
    Text("n").frame(width: 40)
    Text("o").frame(width: 40, height: 20)
    Text("p").frame(width: 40, height: 20, alignment: .bottom)
    Text("q").padding().padding(.horizontal).padding(.top, 4).padding(6).padding([.leading, .bottom], 2)
    Text("r").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).padding(EdgeInsets())
    Text("s").fixedSize(horizontal: false, vertical: true)
    Text("t").containerRelativeFrame(.horizontal)
    Text("u").containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in length / 2 }
    Text("v").containerRelativeFrame(.horizontal, count: 3, spacing: 4)
    Text("w").containerRelativeFrame([.horizontal]) { length, axis in axis == .horizontal ? length * 0.5 : length }
    Image(systemName: "star").resizable().aspectRatio(contentMode: .fit).frame(width: 20)
    Image(systemName: "star").resizable().aspectRatio(1.5, contentMode: .fill).frame(width: 20, height: 20).clipped()
    Image(systemName: "star").resizable().scaledToFit().frame(height: 20)
    Image(systemName: "star").resizable(resizingMode: .tile).scaledToFill().frame(width: 20, height: 20)
    Text("x").scenePadding()
  }

  @ViewBuilder private var grids: some View {
    let columns = [GridItem(.flexible()), GridItem(.fixed(40), spacing: 4), GridItem(.adaptive(minimum: 30))]
    LazyVGrid(columns: columns) {
      Text("1"); Text("2")
    }
    LazyVGrid(columns: columns, spacing: 4) { Text("3") }
    LazyVGrid(columns: columns, alignment: .leading) { Text("4") }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 2)], alignment: .center, spacing: 4) { Text("5") }
    Grid {
      GridRow {
        Text("6"); Text("7")
      }
    }
    Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      GridRow(alignment: .top) { Text("8").gridColumnAlignment(.trailing) }
    }
    Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 2) { GridRow { Text("9").gridCellColumns(2) } }
  }

  @ViewBuilder private var places: some View {
    Text("a").offset(x: 2).offset(y: 2).offset(x: 1, y: 1).offset(CGSize(width: 1, height: 1))
    Text("b").position(x: 20, y: 10).frame(width: 40, height: 20)
    Text("c").background().background(.thinMaterial).background(Color.blue).background(.bar, in: Capsule())
    Text("d").background { Color.red }.background(alignment: .bottom) { Divider() }
    Text("e").overlay(Circle().stroke(.gray)).overlay { Circle().fill(.clear) }
    Text("f").overlay(alignment: .topTrailing) { Image(systemName: "xmark") }
    Text("g").ignoresSafeArea().ignoresSafeArea(edges: .bottom).ignoresSafeArea(.keyboard, edges: .bottom)
    Text("h").ignoresSafeArea(.container).edgesIgnoringSafeArea(.all)
    Text("i").safeAreaInset(edge: .bottom) { Text("Inset") }
    Text("j").safeAreaInset(edge: .top, spacing: 0) { Text("Inset") }
    Text("k").safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 2) { Text("Inset") }
    Text("l").zIndex(1).hidden()
    Text("m").scaleEffect(1.2).scaleEffect(x: -1).rotationEffect(.degrees(3)).rotationEffect(.zero)
    Text("n").rotation3DEffect(.degrees(isWide ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    Text("o").coordinateSpace(name: "space")
    Text("p").environment(\.layoutDirection, .rightToLeft)
    Text("q").contentMargins(.horizontal, 8, for: .scrollContent)
    Text("r").id("r")
  }

  @ViewBuilder private var scrolls: some View {
    ScrollViewReader { reader in
      ScrollView {
        Button("To the end") { withAnimation { reader.scrollTo(9, anchor: .bottom) } }
        ForEach(0..<10) { Text("Row \($0)").id($0) }
      }
    }
    .frame(height: 60)
    ScrollView(.horizontal, showsIndicators: false) { HStack { Text("Across") } }
    ScrollView(showsIndicators: false) { Text("Bare") }
    ScrollView(.horizontal) {
      LazyHStack { ForEach(0..<3, id: \.self) { Text("Page \($0)").id($0) } }.scrollTargetLayout()
    }
    .scrollPosition(id: $position)
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .scrollBounceBehavior(.basedOnSize)
    .scrollClipDisabled()
    .scrollDisabled(false)
    Text("Seen").onScrollVisibilityChange { _ in }
  }
}
