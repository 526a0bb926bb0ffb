import SwiftUI

enum LoadState<Value> {
    case idle
    case loading
    case loaded(Value)
    case failed(Error)

    var value: Value? {
        if case .loaded(let value) = self { return value }
        return nil
    }
}

@MainActor
final class MovieHomeViewModel: ObservableObject {
    @Published private(set) var shelves: [Shelf: LoadState<[Movie]>] = [:]
    @Published var query = ""
    @Published private(set) var results: [Movie] = []
    @Published var favourites: Set<Movie.ID> = []

    private let repository: any MovieRepository
    private var searchTask: Task<Void, Never>?

    init(repository: any MovieRepository) {
        self.repository = repository
    }

    func load() async {
        await withTaskGroup(of: (Shelf, Result<[Movie], Error>).self) { group in
            for shelf in Shelf.allCases {
                shelves[shelf] = .loading
                group.addTask { [repository] in
                    do {
                        return (shelf, .success(try await repository.movies(on: shelf)))
                    } catch {
                        return (shelf, .failure(error))
                    }
                }
            }
            for await (shelf, result) in group {
                switch result {
                case .success(let movies): shelves[shelf] = .loaded(movies)
                case .failure(let error): shelves[shelf] = .failed(error)
                }
            }
        }
    }

    func search() {
        searchTask?.cancel()
        guard !query.isEmpty else {
            results = []
            return
        }
        searchTask = Task {
            try? await Task.sleep(for: .milliseconds(300))
            guard !Task.isCancelled else { return }
            results = (try? await repository.search(query)) ?? []
        }
    }

    func isFavourite(_ movie: Movie) -> Bool { favourites.contains(movie.id) }

    func toggleFavourite(_ movie: Movie) {
        if favourites.remove(movie.id) == nil { favourites.insert(movie.id) }
    }
}
