import SwiftUI

struct MovieHomeView: View {
    @StateObject var viewModel: MovieHomeViewModel

    init(viewModel: @autoclosure @escaping () -> MovieHomeViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        NavigationStack {
            ScrollView(.vertical, showsIndicators: false) {
                LazyVStack(alignment: .leading, spacing: 24) {
                    ForEach(Shelf.allCases) { shelf in
                        ShelfView(shelf: shelf, state: viewModel.shelves[shelf] ?? .idle)
                    }
                }
            }
            .contentMargins(.vertical, 16, for: .scrollContent)
            .navigationTitle("Movies")
            .navigationDestination(for: Movie.self) { movie in
                MovieDetailView(movie: movie)
            }
            .searchable(text: $viewModel.query, placement: .navigationBarDrawer(displayMode: .always))
            .searchSuggestions {
                ForEach(viewModel.results) { movie in
                    Text(movie.title).searchCompletion(movie.title)
                }
            }
            .onChange(of: viewModel.query) { _, _ in viewModel.search() }
            .task { await viewModel.load() }
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarBackground(Color.indigo.opacity(0.3), for: .navigationBar)
            .toolbarColorScheme(.dark)
        }
        .environmentObject(viewModel)
    }
}

struct ShelfView: View {
    let shelf: Shelf
    let state: LoadState<[Movie]>

    var body: some View {
        VStack(alignment: .leading) {
            Text(shelf.rawValue)
                .font(.title2.weight(.bold))
                .padding(.leading)
                .accessibilityAddTraits(.isHeader)
            switch state {
            case .idle, .loading:
                row(of: .placeholders)
                    .redacted(reason: .placeholder)
                    .allowsHitTesting(false)
            case .failed(let error):
                ContentUnavailableView("Nothing came", systemImage: "bolt.slash", description: Text(error.localizedDescription))
            case .loaded(let movies):
                row(of: movies)
            }
        }
    }

    private func row(of movies: [Movie]) -> some View {
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 12) {
                ForEach(movies) { movie in
                    NavigationLink(value: movie) {
                        PosterView(movie: movie)
                    }
                    .buttonStyle(.plain)
                }
            }
            .scrollTargetLayout()
            .padding(.horizontal)
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollClipDisabled()
        .frame(height: 210)
    }
}

private extension Array where Element == Movie {
    static var placeholders: [Movie] {
        (0..<4).map {
            Movie(id: -$0, title: "A title", overview: "", posterPath: nil, voteAverage: 0, releaseDate: "")
        }
    }
}

struct PosterView: View {
    let movie: Movie

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            AsyncImage(url: movie.posterURL) { image in
                image.resizable().scaledToFill()
            } placeholder: {
                ZStack {
                    Rectangle().fill(.fill)
                    Image(systemName: "film").imageScale(.large)
                }
            }
            .frame(width: 110, height: 160)
            .clipShape(.rect(cornerRadius: 8))
            .overlay(alignment: .topTrailing) {
                Text(movie.rating)
                    .font(.caption2.monospacedDigit())
                    .padding(4)
                    .background(.ultraThinMaterial, in: Capsule())
                    .padding(4)
            }
            Text(movie.title)
                .font(.caption)
                .lineLimit(1)
        }
        .frame(width: 110)
    }
}

struct MovieDetailView: View {
    let movie: Movie
    @EnvironmentObject private var viewModel: MovieHomeViewModel
    @State private var bounce = 0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HStack(alignment: .bottom) {
                    PosterView(movie: movie)
                    VStack(alignment: .leading) {
                        Text(movie.title).font(.title).bold()
                        Text(movie.releaseDate.prefix(4)).foregroundStyle(.secondary)
                        Gauge(value: movie.voteAverage, in: 0...10) {
                            Text("Rating")
                        } currentValueLabel: {
                            Text(movie.rating)
                        }
                        .gaugeStyle(.accessoryCircular)
                        .tint(Gradient(colors: [.red, .yellow, .green]))
                    }
                }
                Text(movie.overview)
                    .fixedSize(horizontal: false, vertical: true)
            }
            .padding()
        }
        .navigationTitle(movie.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button {
                viewModel.toggleFavourite(movie)
                bounce += 1
            } label: {
                Label("Favourite", systemImage: viewModel.isFavourite(movie) ? "heart.fill" : "heart")
                    .contentTransition(.symbolEffect(.replace))
                    .symbolEffect(.bounce, value: bounce)
            }
            .sensoryFeedback(.impact, trigger: bounce)
        }
    }
}

#Preview("Home") {
    MovieHomeView(viewModel: MovieHomeViewModel(repository: StubMovieRepository(delay: 0)))
}
