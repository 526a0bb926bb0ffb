import Foundation

enum NetworkError: LocalizedError {
    case badURL
    case badStatus(Int)
    case decoding(Error)

    var errorDescription: String? {
        switch self {
        case .badURL: return "The address is wrong."
        case .badStatus(let code): return "The server answered \(code)."
        case .decoding(let error): return "Unreadable: \(error)"
        }
    }
}

protocol CreatureServing {
    func page(offset: Int) async throws -> CreaturePage
    func detail(of creature: Creature) async throws -> CreatureDetail
}

struct CreatureService: CreatureServing {
    private let base = "https://example.invalid/api/v2/creature"

    func page(offset: Int) async throws -> CreaturePage {
        try await get("\(base)?limit=20&offset=\(offset)")
    }

    func detail(of creature: Creature) async throws -> CreatureDetail {
        try await get(creature.url)
    }

    private func get<T: Decodable>(_ address: String) async throws -> T {
        guard let url = URL(string: address) else { throw NetworkError.badURL }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
            throw NetworkError.badStatus((response as? HTTPURLResponse)?.statusCode ?? -1)
        }
        do {
            return try JSONDecoder().decode(T.self, from: data)
        } catch {
            throw NetworkError.decoding(error)
        }
    }
}

/// What is shown before anything was loaded.
struct OfflineService: CreatureServing {
    static let names = ["mossling", "emberfox", "dripple", "stonecub", "windle", "glimmer", "thornback", "pebblo"]

    func page(offset: Int) async throws -> CreaturePage {
        let results = Self.names.enumerated().map {
            Creature(name: $1, url: "https://example.invalid/creature/\($0 + 1)/")
        }
        return CreaturePage(count: results.count, next: nil, results: results)
    }

    func detail(of creature: Creature) async throws -> CreatureDetail {
        CreatureDetail(
            id: creature.id, height: 3 + creature.id, weight: 40 * creature.id, baseExperience: 64,
            types: [.init(slot: 1, type: .init(name: "grass")), .init(slot: 2, type: .init(name: "water"))])
    }
}
