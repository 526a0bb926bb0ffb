import Foundation

struct Movie: Identifiable, Decodable, Hashable, Sendable {
    let id: Int
    let title: String
    let overview: String
    let posterPath: String?
    let voteAverage: Double
    let releaseDate: String

    var rating: String { voteAverage.formatted(.number.precision(.fractionLength(1))) }
    var posterURL: URL? {
        guard let posterPath else { return nil }
        return URL(string: "https://image.example.invalid/t/p/w500\(posterPath)")
    }
}

struct Page<Item: Decodable & Sendable>: Decodable, Sendable {
    let page: Int
    let results: [Item]
    let totalPages: Int
}

enum Shelf: String, CaseIterable, Identifiable, Sendable {
    case popular = "Popular"
    case upcoming = "Upcoming"
    case topRated = "Top rated"

    var id: String { rawValue }
}

protocol MovieRepository: Sendable {
    func movies(on shelf: Shelf) async throws -> [Movie]
    func search(_ query: String) async throws -> [Movie]
}

struct StubMovieRepository: MovieRepository {
    var delay: UInt64 = 1_000_000

    private var all: [Movie] {
        get throws {
            let json = """
                {"page": 1, "total_pages": 1, "results": [
                {"id": 1, "title": "The Long Ferry", "overview": "Two people miss a boat.", "poster_path": "/a.jpg", "vote_average": 7.81, "release_date": "2021-03-01"},
                {"id": 2, "title": "Granite", "overview": "A mountain, a rope.", "poster_path": null, "vote_average": 6.4, "release_date": "2019-10-11"},
                {"id": 3, "title": "Night Bakery", "overview": "Bread at three.", "poster_path": "/c.jpg", "vote_average": 8.25, "release_date": "2023-06-30"},
                {"id": 4, "title": "Harbour Lights", "overview": "A keeper retires.", "poster_path": "/d.jpg", "vote_average": 5.9, "release_date": "2015-01-20"}
                ]}
                """
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return try decoder.decode(Page<Movie>.self, from: Data(json.utf8)).results
        }
    }

    func movies(on shelf: Shelf) async throws -> [Movie] {
        try await Task.sleep(nanoseconds: delay)
        let movies = try all
        switch shelf {
        case .popular: return movies
        case .upcoming: return movies.filter { $0.releaseDate > "2021" }
        case .topRated: return movies.sorted { $0.voteAverage > $1.voteAverage }
        }
    }

    func search(_ query: String) async throws -> [Movie] {
        try all.filter { $0.title.localizedCaseInsensitiveContains(query) }
    }
}
