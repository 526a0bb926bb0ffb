import SwiftUI

@main
struct CoordinatorFlowApp: App {
    var body: some Scene {
        WindowGroup {
            CoordinatorView()
        }
    }
}

enum Page: Hashable {
    case home
    case list(genre: String)
    case detail(id: Int)
}

enum Sheet: String, Identifiable {
    case filters, about
    var id: String { rawValue }
}

enum FullScreenCover: String, Identifiable {
    case player
    var id: String { rawValue }
}

@MainActor
final class Coordinator: ObservableObject {
    @Published var path = NavigationPath()
    @Published var sheet: Sheet?
    @Published var fullScreenCover: FullScreenCover?

    func push(_ page: Page) { path.append(page) }
    func present(_ sheet: Sheet) { self.sheet = sheet }
    func present(_ cover: FullScreenCover) { fullScreenCover = cover }
    func pop() { if !path.isEmpty { path.removeLast() } }
    func popToRoot() { path.removeLast(path.count) }
    func dismissSheet() { sheet = nil }
    func dismissCover() { fullScreenCover = nil }

    @ViewBuilder
    func build(_ page: Page) -> some View {
        switch page {
        case .home: HomePage()
        case .list(let genre): ListPage(genre: genre)
        case .detail(let id): DetailPage(id: id)
        }
    }

    @ViewBuilder
    func build(_ sheet: Sheet) -> some View {
        switch sheet {
        case .filters: NavigationStack { FiltersSheet() }
        case .about: AboutSheet()
        }
    }

    @ViewBuilder
    func build(_ cover: FullScreenCover) -> some View {
        switch cover {
        case .player: PlayerCover()
        }
    }
}

struct CoordinatorView: View {
    @StateObject private var coordinator = Coordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            coordinator.build(.home)
                .navigationDestination(for: Page.self) { page in
                    coordinator.build(page)
                }
                .sheet(item: $coordinator.sheet) { sheet in
                    coordinator.build(sheet)
                }
                .fullScreenCover(item: $coordinator.fullScreenCover) { cover in
                    coordinator.build(cover)
                }
        }
        .environmentObject(coordinator)
    }
}

struct HomePage: View {
    @EnvironmentObject private var coordinator: Coordinator
    private let genres = ["Jazz", "Folk", "Techno"]

    var body: some View {
        List {
            Section("Genres") {
                ForEach(genres, id: \.self) { genre in
                    Button(genre) { coordinator.push(.list(genre: genre)) }
                }
            }
            Section {
                Button("Filters") { coordinator.present(.filters) }
                Button("About") { coordinator.present(.about) }
            }
        }
        .navigationTitle("Radio")
    }
}

struct ListPage: View {
    let genre: String
    @EnvironmentObject private var coordinator: Coordinator

    var body: some View {
        List(1...4, id: \.self) { number in
            Button("\(genre) \(number)") { coordinator.push(.detail(id: number)) }
        }
        .navigationTitle(genre)
    }
}

struct DetailPage: View {
    let id: Int
    @EnvironmentObject private var coordinator: Coordinator

    var body: some View {
        VStack(spacing: 20) {
            Text("Station \(id)").font(.largeTitle)
            Button("Listen") { coordinator.present(.player) }
                .buttonStyle(.borderedProminent)
            Button("Back to list") { coordinator.pop() }
            Button("Start over") { coordinator.popToRoot() }
        }
        .navigationTitle("Station")
    }
}

struct FiltersSheet: View {
    @EnvironmentObject private var coordinator: Coordinator
    @AppStorage("onlyFavorites") private var onlyFavorites = false
    @State private var quality = 1

    var body: some View {
        Form {
            Toggle("Only favorites", isOn: $onlyFavorites)
            Picker("Quality", selection: $quality) {
                Text("Low").tag(0)
                Text("Medium").tag(1)
                Text("High").tag(2)
            }
        }
        .navigationTitle("Filters")
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Done", action: coordinator.dismissSheet)
            }
        }
    }
}

struct AboutSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("Radio 1.0")
            Button("Close") { dismiss() }
        }
        .presentationDetents([.medium])
        .presentationDragIndicator(.visible)
    }
}

struct PlayerCover: View {
    @EnvironmentObject private var coordinator: Coordinator
    @State private var isPlaying = true

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Color.black.ignoresSafeArea()
            VStack {
                Image(systemName: isPlaying ? "pause.circle" : "play.circle")
                    .font(.system(size: 80))
                Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
            }
            .foregroundColor(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            Button("Stop", action: { coordinator.dismissCover() })
                .padding()
        }
    }
}

struct CoordinatorView_Previews: PreviewProvider {
    static var previews: some View {
        CoordinatorView()
    }
}
