import Foundation
import Observation
import SwiftUI

enum RecipeCategory: Int, Hashable, CaseIterable, Identifiable, Codable {
    case bread, soup, salad, sweet

    var id: Int { rawValue }

    var localizedName: LocalizedStringKey {
        switch self {
        case .bread: "Bread"
        case .soup: "Soup"
        case .salad: "Salad"
        case .sweet: "Sweet"
        }
    }
}

struct Recipe: Hashable, Identifiable {
    let id = UUID()
    var name: String
    var category: RecipeCategory
    var ingredients: [String] = []
    var related: [Recipe.ID] = []
    var imageName: String?
}

@Observable
final class RecipeModel {
    static let shared = RecipeModel()

    var recipes: [Recipe]

    private init() {
        recipes = [
            Recipe(name: "Rye loaf", category: .bread, ingredients: ["Rye", "Water", "Salt"], imageName: "rye"),
            Recipe(name: "Flatbread", category: .bread, ingredients: ["Wheat", "Water"]),
            Recipe(name: "Pea soup", category: .soup, ingredients: ["Peas", "Onion", "Stock"]),
            Recipe(name: "Beet salad", category: .salad, ingredients: ["Beets", "Vinegar"]),
            Recipe(name: "Plum cake", category: .sweet, ingredients: ["Plums", "Flour", "Eggs", "Butter"]),
        ]
        recipes[0].related = [recipes[1].id, recipes[2].id]
        recipes[2].related = [recipes[0].id]
    }

    func recipes(in category: RecipeCategory?) -> [Recipe] {
        recipes
            .filter { $0.category == category }
            .sorted { $0.name < $1.name }
    }

    subscript(id: Recipe.ID) -> Recipe? {
        recipes.first { $0.id == id }
    }
}

@Observable final class NavigationModel: Codable {
    var selectedCategory: RecipeCategory?
    var recipePath: [Recipe] = []
    var columnVisibility: NavigationSplitViewVisibility = .all

    init() {}

    enum CodingKeys: String, CodingKey {
        case selectedCategory, recipePathNames, columnVisibility
    }

    required init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        selectedCategory = try container.decodeIfPresent(RecipeCategory.self, forKey: .selectedCategory)
        let names = try container.decode([String].self, forKey: .recipePathNames)
        recipePath = names.compactMap { name in RecipeModel.shared.recipes.first { $0.name == name } }
        columnVisibility = try container.decode(NavigationSplitViewVisibility.self, forKey: .columnVisibility)
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(selectedCategory, forKey: .selectedCategory)
        try container.encode(recipePath.map(\.name), forKey: .recipePathNames)
        try container.encode(columnVisibility, forKey: .columnVisibility)
    }

    var jsonData: Data? {
        get { try? JSONEncoder().encode(self) }
        set {
            guard let data = newValue,
                  let model = try? JSONDecoder().decode(Self.self, from: data)
            else { return }
            selectedCategory = model.selectedCategory
            recipePath = model.recipePath
            columnVisibility = model.columnVisibility
        }
    }
}
