import Foundation

struct CreaturePage: Codable {
    let count: Int
    let next: String?
    let results: [Creature]
}

struct Creature: Codable, Identifiable, Hashable {
    let name: String
    let url: String

    var id: Int { Int(url.split(separator: "/").last ?? "0") ?? 0 }
    var imageURL: URL? { URL(string: "https://example.invalid/sprites/\(id).png") }
}

struct CreatureDetail: Decodable {
    let id: Int
    let height: Int
    let weight: Int
    let baseExperience: Int?
    let types: [Slot]

    struct Slot: Decodable {
        let slot: Int
        let type: Kind
        struct Kind: Decodable { let name: String }
    }

    enum CodingKeys: String, CodingKey {
        case id, height, weight, types
        case baseExperience = "base_experience"
    }
}
