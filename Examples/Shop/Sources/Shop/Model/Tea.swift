import SwiftUI

struct Tea: Identifiable, Hashable, Decodable {
  let id: String
  let category: Category
  let name: LocalizedTexts
  /// How it tastes, in one sentence.
  let taste: LocalizedTexts
  /// Of 100 grams, in euros.
  let price: Decimal
  /// In degrees Celsius.
  let temperature: Int
  let minutes: Int

  func price(of size: Size) -> Decimal { price * Decimal(size.rawValue) / 100 }

  enum Size: Int, CaseIterable, Identifiable, Codable {
    case small = 50
    case medium = 100
    case large = 250

    var id: Self { self }
    var title: LocalizedStringKey { "\(rawValue) g" }
  }
}

/// A text of the catalog in several languages.
struct LocalizedTexts: Hashable, Decodable {
  private let texts: [String: String]

  init(from decoder: any Decoder) throws { texts = try [String: String](from: decoder) }

  subscript(locale: Locale) -> String {
    texts[locale.language.languageCode?.identifier ?? "en"] ?? texts["en"] ?? ""
  }
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  static var euros: Self { .currency(code: "EUR") }
}

extension Decimal {
  var roundedToCents: Decimal {
    var (exact, rounded) = (self, Decimal())
    NSDecimalRound(&rounded, &exact, 2, .plain)
    return rounded
  }
}
