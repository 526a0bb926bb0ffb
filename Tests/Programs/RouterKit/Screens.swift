import SwiftUI

struct RootView: View {
    @Environment(Router.self) private var router

    var body: some View {
        @Bindable var router = router
        TabView(selection: $router.selectedTab) {
            ForEach(AppTab.allCases) { tab in
                Tab(tab.title, systemImage: tab.systemImage, value: tab) {
                    NavigationStack(path: $router[tab]) {
                        content(for: tab)
                            .withAppRouter()
                    }
                }
            }
        }
        .withSheetDestinations($router.sheet)
        .fullScreenCover(item: $router.fullScreen) { cover in
            CoverView(kind: cover)
        }
    }

    @ViewBuilder
    private func content(for tab: AppTab) -> some View {
        switch tab {
        case .feed: FeedView()
        case .users: UsersView()
        case .more: MoreView()
        }
    }
}

struct FeedView: View {
    @Environment(Router.self) private var router

    var body: some View {
        List(Post.samples) { post in
            NavigationLink(value: Destination.post(post)) {
                VStack(alignment: .leading) {
                    Text(post.title).font(.headline)
                    Text(post.body).font(.subheadline).foregroundStyle(.secondary)
                }
            }
            .swipeActions(edge: .leading, allowsFullSwipe: true) {
                Button("Share", systemImage: "square.and.arrow.up") { router.sheet = .share(post) }
                    .tint(.indigo)
            }
        }
        .listStyle(.plain)
        .navigationTitle("Feed")
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("New", systemImage: "square.and.pencil") { router.sheet = .compose }
            }
        }
    }
}

struct UsersView: View {
    @Environment(Router.self) var router

    var body: some View {
        List(1..<4, id: \.self) { id in
            Button("User \(id)") { router.navigate(to: .user(id: id)) }
        }
        .navigationTitle("Users")
    }
}

struct UserView: View {
    let id: Int
    @Environment(Router.self) private var router

    var body: some View {
        List {
            Section("Posts") {
                ForEach(Post.samples.filter { $0.userID == id }) { post in
                    NavigationLink(post.title, value: Destination.post(post))
                }
            }
            Button("To the root", role: .cancel) { router.popToRoot() }
        }
        .navigationTitle("User \(id)")
    }
}

struct PostView: View {
    let post: Post
    @Environment(Router.self) private var router

    var body: some View {
        ScrollView {
            Text(post.body).padding()
            Button("By user \(post.userID)") { router.navigate(to: .user(id: post.userID)) }
        }
        .navigationTitle(post.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Share", systemImage: "square.and.arrow.up") { router.sheet = .share(post) }
                Button("Look", systemImage: "photo") { router.fullScreen = .media }
            }
        }
    }
}

struct MoreView: View {
    @Environment(Router.self) private var router

    var body: some View {
        List {
            NavigationLink("Settings", value: Destination.settings)
            NavigationLink("About", value: Destination.about)
            Button("Show the introduction") { router.fullScreen = .onboarding }
        }
        .navigationTitle("More")
    }
}

struct SettingsView: View {
    @AppStorage("isAnalyticsOn") private var isAnalyticsOn = false
    var body: some View {
        Form {
            Toggle("Analytics", isOn: $isAnalyticsOn)
        }
        .navigationTitle("Settings")
    }
}

struct ComposeView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""

    var body: some View {
        NavigationStack {
            TextField("What is new?", text: $text, axis: .vertical)
                .lineLimit(3...6)
                .padding()
                .navigationTitle("New post")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Post") { dismiss() }.disabled(text.isEmpty)
                    }
                }
                .interactiveDismissDisabled(!text.isEmpty)
        }
    }
}

struct ShareView: View {
    let post: Post

    var body: some View {
        VStack {
            Text(post.title).font(.title2)
            ShareLink(item: post.title, message: Text(post.body), preview: SharePreview(post.title, image: Image(systemName: "doc")))
        }
        .presentationBackground(.thinMaterial)
    }
}

struct CoverView: View {
    let kind: FullScreenDestination
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Color.black.ignoresSafeArea()
            Text(kind.rawValue.capitalized)
                .foregroundStyle(.white)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            Button {
                dismiss()
            } label: {
                Image(systemName: "xmark.circle.fill")
                    .font(.title)
                    .foregroundStyle(.white, .gray)
            }
            .accessibilityLabel("Close")
            .padding()
        }
    }
}

#Preview {
    RootView().environment(Router())
}
