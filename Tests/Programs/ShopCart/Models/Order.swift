import SwiftUI

struct Product: Codable, Hashable, Identifiable {
    var id: Int
    var name: String
    var price: Double
    var restrictions: [String]
    var text: String

    static let example = Product(
        id: 1, name: "Rye waffles", price: 6.5, restrictions: ["G", "V"], text: "Crisp outside, soft inside.")
}

struct MenuSection: Codable, Identifiable {
    var id: String { name }
    var name: String
    var items: [Product]
}

class Order: ObservableObject {
    @Published var items = [Product]()
    @Published var quantities: [Int: Int] = [:]

    var total: Double {
        items.reduce(0) { $0 + $1.price * Double(quantities[$1.id, default: 1]) }
    }

    func add(item: Product) {
        if items.contains(item) {
            quantities[item.id, default: 1] += 1
        } else {
            items.append(item)
            quantities[item.id] = 1
        }
    }

    func remove(item: Product) {
        if let index = items.firstIndex(of: item) {
            items.remove(at: index)
            quantities[item.id] = nil
        }
    }

    func clear() {
        items.removeAll()
        quantities = [:]
        objectWillChange.send()
    }
}

final class Favourites: ObservableObject {
    @Published private(set) var ids: Set<Int> = []

    func contains(_ product: Product) -> Bool { ids.contains(product.id) }
    func toggle(_ product: Product) {
        if ids.contains(product.id) { ids.remove(product.id) } else { ids.insert(product.id) }
    }
}

enum MenuData {
    private static let json = """
        [
          {"name": "Breakfast", "items": [
            {"id": 1, "name": "Rye waffles", "price": 6.5, "restrictions": ["G", "V"], "text": "Crisp outside, soft inside."},
            {"id": 2, "name": "Porridge", "price": 4, "restrictions": ["V", "N"], "text": "With plums."},
            {"id": 3, "name": "Eggs", "price": 5.25, "restrictions": [], "text": "As you like them."}
          ]},
          {"name": "Dinner", "items": [
            {"id": 4, "name": "Fish soup", "price": 12, "restrictions": ["D"], "text": "From the harbour."},
            {"id": 5, "name": "Barley risotto", "price": 11.5, "restrictions": ["D", "G", "V"], "text": "Takes its time."}
          ]}
        ]
        """

    static func load() -> [MenuSection] {
        let data = json.data(using: .utf8)!
        return try! JSONDecoder().decode([MenuSection].self, from: data)
    }
}
