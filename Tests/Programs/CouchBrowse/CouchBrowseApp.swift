import SwiftUI

@main
struct CouchBrowseApp: App {
    var body: some Scene {
        WindowGroup {
            CouchHome()
        }
    }
}

struct Show: Identifiable, Hashable {
    let id: String
    var title: String { id.capitalized }
}

private let shows = ["harbour", "signals", "the kiln", "west wind", "paper moon"].map(Show.init(id:))

struct CouchHome: View {
    @FocusState private var focusedShow: Show.ID?
    @FocusState private var isMenuFocused: Bool
    @State private var opened: Show?
    @State private var lastKey = "none"
    @State private var isImmersed = false
    @Namespace private var space

    var body: some View {
        TabView {
            Tab("Browse", systemImage: "tv") {
                NavigationStack {
                    content
                        .navigationDestination(item: $opened) { show in
                            ShowPage(show: show)
                        }
                }
            }
            TabSection("Library") {
                Tab("Saved", systemImage: "bookmark") { Text("Nothing saved") }
                Tab("History", systemImage: "clock") { Text("Nothing seen") }
            }
            Tab(role: .search) {
                SearchPage()
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }

    private var content: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack {
                Button("Menu") {}
                    .focused($isMenuFocused)
                    .focusable(interactions: .activate)
                Text("Last key: \(lastKey)")
            }
            .focusSection()

            ScrollView(.horizontal) {
                HStack(spacing: 24) {
                    ForEach(shows) { show in
                        Button {
                            opened = show
                        } label: {
                            ZStack(alignment: .bottom) {
                                Rectangle().fill(.blue.gradient).aspectRatio(16 / 9, contentMode: .fit)
                                Text(show.title)
                            }
                            .frame(width: 160)
                        }
                        #if os(tvOS)
                        .buttonStyle(.card)
                        #else
                        .buttonStyle(.plain)
                        #endif
                        .focused($focusedShow, equals: show.id)
                        .hoverEffect(.lift)
                    }
                }
            }
            .focusSection()
            .defaultFocus($focusedShow, shows[1].id)

            KeyPad(lastKey: $lastKey)

            #if os(visionOS)
            Text("Floating")
                .padding()
                .glassBackgroundEffect()
                .ornament(attachmentAnchor: .scene(.bottom)) { Text("Ornament") }
            #endif
        }
        .padding()
        .navigationTitle("Browse")
        .onExitCommand { opened = nil }
        .toolbar {
            #if os(visionOS)
            ToolbarItem(placement: .bottomOrnament) { Toggle("Immersed", isOn: $isImmersed) }
            #else
            ToolbarItem(placement: .automatic) { Toggle("Immersed", isOn: $isImmersed) }
            #endif
        }
    }
}

struct KeyPad: View {
    @Binding var lastKey: String
    @State private var position = CGPoint(x: 100, y: 40)
    @FocusState private var isFocused: Bool

    var body: some View {
        GeometryReader { geometry in
            Circle()
                .fill(isFocused ? .green : .gray)
                .frame(width: 30, height: 30)
                .position(x: position.x, y: position.y)
                .focusable()
                .focused($isFocused)
                .focusEffectDisabled()
                .onKeyPress(.leftArrow) { move(-10, 0, in: geometry.size) }
                .onKeyPress(.rightArrow, action: { move(10, 0, in: geometry.size) })
                .onKeyPress(characters: .alphanumerics, phases: .down) { (press: KeyPress) -> KeyPress.Result in
                    lastKey = press.characters
                    return .handled
                }
                .onKeyPress(keys: [.escape, .return], phases: [.down, .repeat]) { press in
                    lastKey = press.modifiers.contains(.command) ? "with command" : "plain"
                    return .ignored
                }
                .onMoveCommand { (direction: MoveCommandDirection) in
                    lastKey = "\(direction)"
                }
        }
        .frame(height: 80)
    }

    private func move(_ dx: CGFloat, _ dy: CGFloat, in size: CGSize) -> KeyPress.Result {
        position.x = min(max(0, position.x + dx), size.width)
        position.y = min(max(0, position.y + dy), size.height)
        return .handled
    }
}

struct ShowPage: View {
    let show: Show
    @State private var angle = 0.0

    var body: some View {
        VStack {
            Text(show.title)
                .font(.largeTitle)
                .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), anchor: .center, perspective: 0.5)
            Slider(value: $angle, in: 0...360) { Text("Angle") }
            Button("Play") {}
                .buttonStyle(.borderedProminent)
                .keyboardShortcut(.space, modifiers: [])
        }
        .padding()
        .navigationTitle(show.title)
    }
}

struct SearchPage: View {
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List(shows.filter { text.isEmpty || $0.title.localizedCaseInsensitiveContains(text) }) { show in
                NavigationLink(show.title, value: show)
                    .navigationLinkIndicatorVisibility(.hidden)
            }
            .navigationDestination(for: Show.self, destination: ShowPage.init)
            .navigationTitle("Search")
        }
        .searchable(text: $text)
    }
}

#Preview(traits: .landscapeLeft) {
    CouchHome()
}
