import SwiftUI

@main
struct WindowDeskApp: App {
    @State private var library = DrawerLibrary()

    var body: some Scene {
        WindowGroup("Drawers", id: "main") {
            DrawerBrowser().environment(library)
        }
        .commands { DrawerCommands() }

        WindowGroup("Drawer", for: Drawer.ID.self) { $id in
            if let id { DrawerWindow(id: id).environment(library) }
        }
    }
}

struct Drawer: Identifiable, Hashable, Codable {
    let id: Int
    var name: String
    var things: [String]
}

@Observable
final class DrawerLibrary {
    var drawers = [
        Drawer(id: 1, name: "Kitchen", things: ["Spoon", "Whisk"]),
        Drawer(id: 2, name: "Desk", things: ["Pen", "Stamps", "Tape"]),
    ]
    var routes: Data?
}

struct FocusedDrawerKey: FocusedValueKey {
    typealias Value = Drawer
}

extension FocusedValues {
    var drawer: FocusedDrawerKey.Value? {
        get { self[FocusedDrawerKey.self] }
        set { self[FocusedDrawerKey.self] = newValue }
    }
}

struct DrawerCommands: Commands {
    @FocusedValue(\.drawer) var drawer
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
        CommandMenu("Drawer") {
            Button("Open \(drawer?.name ?? "nothing")") {
                if let drawer { openWindow(value: drawer.id) }
            }
            .disabled(drawer == nil)
        }
    }
}

struct DrawerBrowser: View {
    @Environment(DrawerLibrary.self) private var library
    @Environment(\.openWindow) private var openWindow
    @Environment(\.layoutDirection) private var layoutDirection: LayoutDirection
    @State private var columnVisibility: NavigationSplitViewVisibility = .all
    @State private var drawerID: Drawer.ID?
    @State private var thing: String?
    @State private var path = NavigationPath()

    private var drawer: Drawer? { library.drawers.first { $0.id == drawerID } }

    var body: some View {
        NavigationSplitView(columnVisibility: $columnVisibility) {
            List(library.drawers, id: \.id, selection: $drawerID, rowContent: { drawer in
                Label(drawer.name, systemImage: "archivebox")
                    .draggable(drawer.name)
            })
            .navigationTitle("Drawers")
        } content: {
            if let drawer {
                List(drawer.things, id: \.self, selection: $thing) { Text($0) }
                    .navigationTitle(drawer.name)
                    .focusedValue(\.drawer, drawer)
            } else {
                Text("No drawer")
            }
        } detail: {
            NavigationStack(path: $path) {
                ThingPage(name: thing)
                    .navigationDestination(for: Int.self) { number in
                        Text("Copy \(number)").navigationTitle("Copy \(number)")
                    }
                    .toolbar {
                        ToolbarItem(placement: placement) {
                            Button("Only this") { columnVisibility = .detailOnly }
                        }
                        ToolbarItem(placement: .topBarTrailing) {
                            Button("Remember", action: remember)
                        }
                        ToolbarItem(placement: .topBarTrailing) {
                            Button("Recall", action: recall).disabled(library.routes == nil)
                        }
                    }
            }
        }
        .toolbar(.visible, for: .windowToolbar)
        .toolbarBackground(.automatic, for: .windowToolbar)
    }

    private var placement: ToolbarItemPlacement {
        #if os(macOS)
        .navigation
        #else
        .topBarLeading
        #endif
    }

    private func remember() {
        guard let representation = path.codable else { return }
        library.routes = try? JSONEncoder().encode(representation)
    }

    private func recall() {
        guard let data = library.routes else { return }
        do {
            let representation = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
            path = NavigationPath(representation)
        } catch {
            path = NavigationPath()
        }
    }
}

struct ThingPage: View {
    let name: String?
    @State private var scale: CGFloat = 1

    var body: some View {
        VStack(spacing: 12) {
            if let name {
                Text(name).font(.largeTitle)
                NavigationLink("Look at copy 1", value: 1)
                NavigationLink("Look at copy 2", value: 2)
                Rectangle()
                    .fill(.blue)
                    .frame(width: 80, height: 80)
                    .scaleEffect(scale)
                    .gesture(magnification)
                ProgressView().progressViewStyle(.circular)
            } else {
                Text("Nothing chosen")
            }
        }
        .clipShape(.containerRelative)
        .navigationTitle(name ?? "")
    }

    private var magnification: some Gesture {
        MagnifyGesture()
            .onChanged { scale = $0.magnification }
            .onEnded { _ in withAnimation { scale = 1 } }
    }
}

struct DrawerWindow: View {
    let id: Drawer.ID
    @Environment(DrawerLibrary.self) private var library

    var body: some View {
        List(library.drawers.first { $0.id == id }?.things ?? [], id: \.self) { Text($0) }
    }
}
