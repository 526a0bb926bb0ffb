#if canImport(CairnTesting)
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Shop

  @MainActor
  @Suite("Teas")
  struct ProductTests {
    @Test func everyTeaHasTextsInEachLanguageAndAPrice() {
      let teas = Catalog.shipped.teas
      #expect(teas.count >= 30)
      #expect(Set(teas.map(\.id)).count == teas.count)
      for tea in teas {
        #expect(Set(["en", "de", "ar"].map { tea.taste[Locale(identifier: $0)] }).count == 3, "\(tea.id)")
        #expect(tea.price > 0 && tea.minutes > 0)
      }
    }

    @Test func searchFindsNamesAndTastes() throws {
      let host = TestHost.shop()
      host.searchField.text = "caramel"
      #expect(host.rows == ["Hojicha, Roasted leaves with notes of caramel., €8.20"])
      host.searchField.text = "coffee"
      #expect(host.isVisible("No Teas Found"))
    }

    @Test func aSizeChangesThePriceAndIsKept() throws {
      let host = TestHost.shop()
      try host.link("Black Tea").tap()
      try host.open(tea: "Assam")
      try host.picker("Size").pick("250 g")
      #expect(host.rows.contains("Price, €17.25"))
      let next = try host.terminateAndRestore()
      #expect(next.pages == ["Tea Shop", "Black Tea", "Assam"])
      #expect(next.rows.contains("Price, €17.25"))
    }

    @Test func aLinkOpensATeaInItsCategory() {
      let host = TestHost.shop()
      host.open(URL(string: "shop://teas/black/tea/assam?size=250")!)
      #expect(host.pages == ["Tea Shop", "Black Tea", "Assam"])
      #expect(host.rows.contains("Price, €17.25"))
    }

    @Test func aLinkMayLeaveOutTheSize() {
      let host = TestHost.shop()
      host.open(URL(string: "shop://teas/black/tea/assam")!)
      #expect(host.pages == ["Tea Shop", "Black Tea", "Assam"])
      #expect(host.rows.contains("Size, 100 g"))
    }

    @Test func continuingGoesBackToTheCategory() throws {
      let host = TestHost.shop()
      try host.add("Sencha", from: "Green Tea")
      try host.button("Gyokuro, Shaded leaves, full and savory., €24.50").tap()
      try host.button("Add to Cart").tap()
      #expect(host.pages == ["Tea Shop", "Green Tea", "Sencha", "Gyokuro"])
      try host.button("Continue Shopping").tap()
      #expect(host.pages == ["Tea Shop", "Green Tea"])
    }

    @Test func aTeaIsNotPushedTwice() throws {
      let host = TestHost.shop()
      try host.link("Green Tea").tap()
      try host.open(tea: "Sencha")
      try host.button("Gyokuro, Shaded leaves, full and savory., €24.50").tap()
      try host.button("Sencha, Fresh and grassy, with a little sweetness., €9.80").tap()
      #expect(host.pages == ["Tea Shop", "Green Tea", "Sencha"])
    }

    @Test func aTeaFromAnOrderIsOnTopOnce() async throws {
      let host = TestHost.shop()
      try await host.review()
      try host.button("Place Order").tap()
      await host.advance(by: .seconds(3))
      for _ in 1...2 {
        if !host.tab("Orders").isSelected { try host.tab("Orders").select() }
        try host.button("Sencha, 1 × 100 g, €9.80").tap()
        #expect(host.tab("Teas").isSelected)
        #expect(host.pages == ["Tea Shop", "Green Tea", "Sencha"])
      }
    }
  }
#endif
