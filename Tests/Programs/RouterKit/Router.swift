import SwiftUI

// MARK: - Destinations

enum Destination: Hashable {
    case user(id: Int)
    case post(Post)
    case settings
    case about
}

enum SheetDestination: Identifiable, Hashable {
    case compose
    case share(Post)

    var id: String {
        switch self {
        case .compose: return "compose"
        case .share(let post): return "share-\(post.id)"
        }
    }
}

enum FullScreenDestination: String, Identifiable {
    case onboarding, media
    var id: String { rawValue }
}

enum AppTab: String, CaseIterable, Identifiable {
    case feed, users, more

    var id: Self { self }

    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }

    var systemImage: String {
        switch self {
        case .feed: "house"
        case .users: "person.2"
        case .more: "ellipsis"
        }
    }
}

struct Post: Identifiable, Hashable, Codable {
    let id: Int
    let title: String
    let body: String
    let userID: Int

    static let samples = (1...12).map {
        Post(id: $0, title: "Post \($0)", body: "What was said in post \($0).", userID: ($0 - 1) % 3 + 1)
    }
}

// MARK: - Router

@MainActor
@Observable
final class Router {
    var selectedTab: AppTab = .feed
    var paths: [AppTab: [Destination]] = [:]
    var sheet: SheetDestination?
    var fullScreen: FullScreenDestination?

    subscript(tab: AppTab) -> [Destination] {
        get { paths[tab, default: []] }
        set { paths[tab] = newValue }
    }

    func navigate(to destination: Destination) {
        self[selectedTab].append(destination)
    }

    func pop() {
        guard !self[selectedTab].isEmpty else { return }
        self[selectedTab].removeLast()
    }

    func popToRoot() {
        self[selectedTab].removeAll()
    }

    func handle(_ url: URL) {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
              components.scheme == "routerkit"
        else { return }
        switch components.host {
        case "user":
            guard let id = Int(components.queryItems?.first(where: { $0.name == "id" })?.value ?? "") else { return }
            selectedTab = .users
            self[.users] = [.user(id: id)]
        case "post":
            guard let id = Int(url.lastPathComponent), let post = Post.samples.first(where: { $0.id == id }) else { return }
            selectedTab = .feed
            self[.feed] = [.user(id: post.userID), .post(post)]
        case "compose":
            sheet = .compose
        default:
            break
        }
    }
}

// MARK: - Registering destinations once

extension View {
    func withAppRouter() -> some View {
        navigationDestination(for: Destination.self) { destination in
            switch destination {
            case .user(let id): UserView(id: id)
            case .post(let post): PostView(post: post)
            case .settings: SettingsView()
            case .about: Text("About this app").navigationTitle("About")
            }
        }
    }

    func withSheetDestinations(_ sheet: Binding<SheetDestination?>) -> some View {
        self.sheet(item: sheet) { destination in
            switch destination {
            case .compose:
                ComposeView()
                    .presentationDetents([.medium, .large])
                    .presentationDragIndicator(.visible)
            case .share(let post):
                ShareView(post: post)
                    .presentationDetents([.height(240), .fraction(0.8)])
            }
        }
    }
}
