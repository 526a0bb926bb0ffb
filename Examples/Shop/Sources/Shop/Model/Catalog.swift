import Foundation

/// All teas of the shop.
struct Catalog: Sendable {
  let teas: [Tea]

  /// The catalog that is shipped with the app. It is empty if the file is missing or damaged.
  static let shipped = Catalog(file: Bundle.module.url(forResource: "Teas", withExtension: "json"))

  init(file: URL?) {
    teas = file.flatMap { try? JSONDecoder().decode([Tea].self, from: Data(contentsOf: $0)) } ?? []
  }

  func tea(_ id: Tea.ID) -> Tea? { teas.first { $0.id == id } }

  func teas(in category: Category) -> [Tea] { teas.filter { $0.category == category } }

  func teas(matching query: String, in locale: Locale) -> [Tea] {
    teas.filter { tea in
      [tea.name, tea.taste].contains { $0[locale].localizedCaseInsensitiveContains(query) }
    }
  }
}
