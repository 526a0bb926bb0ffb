import SwiftUI

@main
struct InfiniteFeedApp: App {
    var body: some Scene {
        WindowGroup { FeedScreen(service: StubFeed()) }
    }
}

struct Post: Identifiable, Hashable, Decodable {
    let id: Int
    let author: String
    let body: String
}

enum FeedError: LocalizedError {
    case offline
    var errorDescription: String? { "You seem to be offline" }
    var recoverySuggestion: String? { "Try again in a moment." }
}

protocol FeedService: Sendable {
    func page(_ number: Int) async throws -> [Post]
}

struct StubFeed: FeedService {
    func page(_ number: Int) async throws -> [Post] {
        guard number < 3 else { return [] }
        return (0..<10).map { index in
            Post(id: number * 10 + index, author: "Author \(index % 3)", body: "Post \(number * 10 + index)")
        }
    }
}

enum LoadState<Value> {
    case idle, loading
    case loaded(Value)
    case failed(Error)
}

@MainActor
final class FeedModel: ObservableObject {
    @Published private(set) var state = LoadState<[Post]>.idle
    @Published private(set) var isLoadingMore = false
    private let service: FeedService
    private var next = 0
    private var isComplete = false

    init(service: FeedService) { self.service = service }

    func load() async {
        if case .loading = state { return }
        state = .loading
        next = 0
        isComplete = false
        do {
            state = .loaded(try await service.page(next))
            next = 1
        } catch {
            state = .failed(error)
        }
    }

    func loadMoreIfNeeded(after post: Post) async {
        guard case .loaded(let posts) = state, posts.last == post, !isLoadingMore, !isComplete else { return }
        isLoadingMore = true
        defer { isLoadingMore = false }
        guard let more = try? await service.page(next) else { return }
        isComplete = more.isEmpty
        next += 1
        state = .loaded(posts + more)
    }
}

struct FeedScreen: View {
    @StateObject private var model: FeedModel

    init(service: FeedService) {
        _model = StateObject(wrappedValue: FeedModel(service: service))
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Feed")
                .navigationDestination(for: Post.self) { PostView(post: $0) }
        }
        .task { await model.load() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .idle, .loading:
            ProgressView("Loading…")
        case .failed(let error):
            ContentUnavailableView {
                Label("No feed", systemImage: "wifi.slash")
            } description: {
                Text(error.localizedDescription)
            } actions: {
                Button("Retry") { Task { await model.load() } }
            }
        case .loaded(let posts):
            List {
                ForEach(posts) { post in
                    NavigationLink(value: post) { PostRow(post: post) }
                        .task { await model.loadMoreIfNeeded(after: post) }
                }
                if model.isLoadingMore {
                    ProgressView().frame(maxWidth: .infinity)
                }
            }
            .listStyle(.plain)
            .refreshable { await model.load() }
        }
    }
}

struct PostRow: View {
    let post: Post

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            AsyncImage(url: URL(string: "https://pictures.invalid/\(post.id).png")) { phase in
                switch phase {
                case .success(let image): image.resizable().scaledToFill()
                case .failure: Image(systemName: "person.crop.circle.badge.exclamationmark")
                case .empty: Color.gray.opacity(0.2)
                @unknown default: EmptyView()
                }
            }
            .frame(width: 32, height: 32)
            .clipShape(.circle)
            VStack(alignment: .leading) {
                Text(post.author).font(.caption).foregroundStyle(.secondary)
                Text(post.body)
            }
        }
        .redacted(reason: post.author.isEmpty ? .placeholder : [])
    }
}

struct PostView: View {
    let post: Post
    @State private var comment = ""
    @State private var comments: [String] = []
    @FocusState private var isWriting: Bool

    var body: some View {
        List {
            Section { Text(post.body).font(.title2) }
            Section("Comments") {
                ForEach(comments, id: \.self) { Text($0) }
                TextField("Comment", text: $comment)
                    .focused($isWriting)
                    .submitLabel(.send)
                    .onSubmit {
                        guard !comment.isEmpty else { return }
                        comments.append(comment)
                        comment = ""
                        isWriting = true
                    }
            }
        }
        .navigationTitle(post.author)
        .navigationBarTitleDisplayMode(.inline)
        .scrollDismissesKeyboard(.interactively)
    }
}

#Preview { FeedScreen(service: StubFeed()) }
