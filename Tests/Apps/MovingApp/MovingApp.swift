import Cairn
import SwiftUI

/// What moves, points, pops up and is painted, for the tests in a browser.
@main
struct MovingApp: App {
  @State private var chosen = "nothing"
  @State private var isLoud = true

  var body: some Scene {
    WindowGroup { Start(chosen: chosen) }
      .commands {
        CommandMenu("Shapes") {
          Button("Circle") { chosen = "circle" }.keyboardShortcut("9")
          Button("Square") { chosen = "square" }
          Divider()
          Menu("More") { Button("Star") { chosen = "star" } }
          Button("Never") { chosen = "never" }.disabled(true)
          Toggle("Loud", isOn: $isLoud)
        }
      }
  }
}

private struct Start: View {
  let chosen: String

  var body: some View {
    NavigationStack {
      List {
        Text("chosen=\(chosen)")
        NavigationLink("Moves") { Moves() }
        NavigationLink("Comings") { Comings() }
        NavigationLink("Endless") { Endless() }
        NavigationLink("Late") { Late() }
        NavigationLink("Zoom") { Zoom() }
        NavigationLink("Panels") { Panels() }
        NavigationLink("Fingers") { Fingers() }
        NavigationLink("Paints") { Paints() }
        NavigationLink("Long") { Long() }
        NavigationLink("Columns") { Columns() }
        ForEach(Turn.allCases, id: \.self) { NavigationLink($0.rawValue, value: $0) }
      }
      .navigationTitle("Start")
      .navigationDestination(for: Turn.self) { Text("It turns").navigationTitle($0.rawValue) }
    }
    .navigationTransition(for: Turn.self) { _, turn in
      switch turn {
      case .fade: .fade
      case .scale: .scale
      case .cover: .cover
      case .still: PageTransition.none
      case nil: nil
      }
    }
  }
}

private enum Turn: String, CaseIterable { case fade = "Fade", scale = "Scale", cover = "Cover", still = "Still" }

private struct Columns: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      .navigationTitle("Columns")
      .fullScreenCover(isPresented: $isShown) {
        NavigationSplitView {
          List { NavigationLink("Anna") { Text("All of Anna").navigationTitle("Anna") } }.navigationTitle("People")
        } detail: {
          Text("Nobody")
        }
      }
  }
}

private struct Moves: View {
  @State private var isAway = false
  @State private var isWide = false
  @State private var isSpun = false

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        if isAway { Spacer() }
        Rectangle().fill(isAway ? .red : .blue).frame(width: 60, height: 60).accessibilityIdentifier("box")
        if !isAway { Spacer() }
      }
      HStack {
        RoundedRectangle(cornerRadius: 12).fill(.green).frame(width: isWide ? 300 : 100, height: 40)
          .accessibilityIdentifier("bar")
        Text("beside").accessibilityIdentifier("beside")
        Spacer()
      }
      Image(systemName: "star.fill").rotationEffect(.degrees(isSpun ? 180 : 0)).opacity(isSpun ? 0.4 : 1)
        .accessibilityIdentifier("star").animation(.linear(duration: 1), value: isSpun)
      Button("Linear") { withAnimation(.linear(duration: 2)) { isAway.toggle() } }
      Button("Spring") { withAnimation(.spring(duration: 1, bounce: 0.5)) { isAway.toggle() } }
      Button("At once") { isAway.toggle() }
      Button("Widen") { withAnimation(.linear(duration: 2)) { isWide.toggle() } }
      Button("Spin") { isSpun.toggle() }
    }
    .padding(24)
    .navigationTitle("Moves")
  }
}

private struct Comings: View {
  @State private var shown: Set<String> = []
  @State private var items = [1, 2, 3]
  @State private var isBig = false
  @Namespace private var names

  var body: some View {
    VStack(spacing: 12) {
      one("Fade", .opacity)
      one("Move", .move(edge: .leading))
      one("Scale", .scale(scale: 0.2, anchor: .topLeading))
      one("Uneven", .asymmetric(insertion: .slide, removal: .scale))
      ForEach(items, id: \.self) { Text("Item \($0)").transition(.move(edge: .trailing)) }
      Button("Add") { withAnimation(.linear(duration: 2)) { items.insert(items.count + 1, at: 0) } }
      Button("Reverse") { withAnimation(.linear(duration: 2)) { items.reverse() } }
      if isBig {
        Rectangle().fill(.orange).matchedGeometryEffect(id: "tile", in: names).frame(width: 240, height: 80)
      } else {
        Rectangle().fill(.orange).matchedGeometryEffect(id: "tile", in: names).frame(width: 40, height: 40)
      }
      Button("Match") { withAnimation(.linear(duration: 2)) { isBig.toggle() } }
    }
    .padding(24)
    .navigationTitle("Comings")
  }

  private func one(_ name: String, _ transition: AnyTransition) -> some View {
    HStack {
      Button(name) {
        withAnimation(.linear(duration: 2)) { if shown.remove(name) == nil { shown.insert(name) } }
      }
      if shown.contains(name) { Text("\(name) is here").transition(transition) }
    }
  }
}

private struct Endless: View {
  @State private var isLarge = false

  var body: some View {
    Circle().fill(.pink).frame(width: 60, height: 60).scaleEffect(isLarge ? 2 : 1).accessibilityIdentifier("pulse")
      .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true } }
      .navigationTitle("Endless")
  }
}

private struct Late: View {
  @State private var isSeen = false

  var body: some View {
    Text("Late").opacity(isSeen ? 1 : 0).offset(y: isSeen ? 0 : 60).accessibilityIdentifier("late")
      .onAppear { withAnimation(.linear(duration: 2)) { isSeen = true } }
      .navigationTitle("Late")
  }
}

private struct Zoom: View {
  @Namespace private var names

  var body: some View {
    VStack {
      NavigationLink("Tile") {
        Color.teal.navigationTitle("Tile").navigationTransition(.zoom(sourceID: "tile", in: names))
      }
      .matchedTransitionSource(id: "tile", in: names)
      Spacer()
    }
    .navigationTitle("Zoom")
  }
}

private struct Panels: View {
  @State private var isSheet = false
  @State private var places: [String: Bool] = [:]
  @State private var isStill = false

  var body: some View {
    VStack(spacing: 20) {
      Button("Sheet") { isSheet = true }
      Button("Still sheet") {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { isSheet = true }
      }
      popover("Below", .bottom)
      popover("Above", .top)
      Spacer()
      HStack {
        popover("Leading", .trailing)
        Spacer()
        popover("Corner", .bottom)
      }
    }
    .padding(24)
    .navigationTitle("Panels")
    .sheet(isPresented: $isSheet) {
      NavigationStack { List { Text("In the sheet") }.navigationTitle("Sheet") }
    }
  }

  private func popover(_ name: String, _ edge: Edge) -> some View {
    let isShown = Binding {
      places[name] ?? false
    } set: {
      places[name] = $0
    }
    return Button(name) { isShown.wrappedValue = true }
      .popover(isPresented: isShown, arrowEdge: edge) { Text("\(name) popover").padding() }
  }
}

private struct Fingers: View {
  @State private var size = 1.0
  @State private var turn = Angle.zero

  var body: some View {
    VStack {
      Text("size=\(size, specifier: "%.2f")")
      Text("turn=\(turn.degrees, specifier: "%.0f")")
      Rectangle().fill(.purple).frame(width: 300, height: 300).accessibilityIdentifier("field")
        .gesture(MagnifyGesture().onChanged { size = $0.magnification })
        .simultaneousGesture(RotateGesture().onChanged { turn = $0.rotation })
    }
    .navigationTitle("Fingers")
  }
}

private struct Paints: View {
  var body: some View {
    VStack(spacing: 16) {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(width: 200, height: 80)
        .mask(Circle()).accessibilityIdentifier("round")
      LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom).frame(width: 240, height: 60)
        .mask(Text("Masked").font(.largeTitle).bold()).accessibilityIdentifier("words")
      Color.green.frame(width: 80, height: 80).mask { Image(systemName: "star.fill").resizable() }
        .accessibilityIdentifier("starred")
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
        var soft = context
        soft.addFilter(.blur(radius: 4))
        soft.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60)), with: .color(.red))
        context.draw(Image(systemName: "heart.fill"), in: CGRect(x: 100, y: 20, width: 40, height: 40))
        var mixed = context
        mixed.blendMode = .multiply
        mixed.fill(Path(CGRect(x: 120, y: 0, width: 60, height: 80)), with: .color(.blue))
        if let tag = context.resolveSymbol(id: "tag") { context.draw(tag, at: CGPoint(x: 220, y: 40)) }
      } symbols: {
        Text("Tag").padding(6).background(.orange, in: Capsule()).tag("tag")
      }
      .frame(width: 280, height: 80).accessibilityIdentifier("canvas")
    }
    .padding(24)
    .navigationTitle("Paints")
  }
}

private struct Long: View {
  var body: some View {
    List(0..<100, id: \.self) { number in
      NavigationLink("Line \(number)") { Text("This is \(number).").navigationTitle("Line \(number)") }
    }
    .navigationTitle("Long")
  }
}
