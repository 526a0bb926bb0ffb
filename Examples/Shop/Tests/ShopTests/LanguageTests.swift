#if canImport(CairnTesting)
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Shop

  @MainActor
  @Suite("Languages")
  struct LanguageTests {
    private func shop(in language: String, _ direction: LayoutDirection = .leftToRight) -> TestHost {
      TestHost(strict: true) {
        ShopView()
          .environment(\.locale, Locale(identifier: language))
          .environment(\.layoutDirection, direction)
      }
    }

    @Test func germanUsersBuyInGerman() throws {
      let host = shop(in: "de_DE")
      #expect(host.title == "Teeladen")
      try host.link("Grüner Tee").tap()
      try host.open(tea: "Drachenbrunnen")
      #expect(host.rows.contains("Ziehzeit, 3 Minuten"))
      #expect(host.rows.contains("Preis, 18,90\u{A0}€"))
      try host.button("In den Warenkorb").tap()
      try host.tab("Warenkorb").select()
      host.field("Gutschein").text = "TEE"
      try host.button("Gutschein einlösen").tap()
      #expect(host.isVisible("Es gibt keinen Gutschein „TEE“."))
      host.field("Gutschein").text = "WELCOME"
      try host.button("Gutschein einlösen").tap()
      #expect(host.isVisible("10 % Rabatt"))
    }

    @Test func arabicUsersBuyInArabic() throws {
      let host = shop(in: "ar_EG", .rightToLeft)
      #expect(host.title == "متجر الشاي")
      try host.link("شاي أسود").tap()
      try host.open(tea: "آسام")
      #expect(host.title == "آسام")
      try host.button("أضف إلى السلة").tap()
      try host.tab("السلة").select()
      #expect(host.button("إتمام الشراء").exists)
    }

    @Test func searchUsesTheLanguageOfTheUser() {
      let host = shop(in: "de")
      host.searchField.text = "karamell"
      #expect(host.rows.count == 1)
    }
  }
#endif
