#if canImport(CairnTesting)
  import CairnTesting
  import SwiftUI

  @testable import Shop

  // What users of the shop do.
  extension TestHost {
    static func shop() -> TestHost { TestHost(ShopApp.self, strict: true) }

    func add(_ tea: String, from category: String) throws {
      try tab("Teas").select()
      while depth > 0 { try goBack() }
      try link(category).tap()
      try open(tea: tea)
      try button("Add to Cart").tap()
    }

    /// Opens a tea in a list, by the beginning of its row.
    func open(tea: String) throws {
      let row = rows.first { $0.hasPrefix("\(tea),") }
      try link(row ?? tea).tap()
    }

    /// Puts a tea into the cart and asks for the checkout.
    func checkOut(_ tea: String = "Sencha", from category: String = "Green Tea") async throws {
      try add(tea, from: category)
      try tab("Cart").select()
      try button("Check Out").tap()
      await settle()
    }

    func logIn() async throws {
      field("Email").text = "ann@example.org"
      field("Password").text = "secret"
      try button("Log In").tap()
      await settle()
    }

    func fillInAddress(name: String = "Ann Example") {
      field("Name").text = name
      field("Street").text = "1 Harbor Road"
      field("Postal Code").text = "12345"
      field("City").text = "Springfield"
    }

    /// Taps a row of the checkout by its title.
    func choose(_ title: String) async throws {
      let row = rows.first { $0.hasPrefix("\(title),") }
      try button(row ?? title).tap()
      await settle()
    }

    /// Fills in the checkout, up to the page that places the order.
    func review() async throws {
      try await checkOut()
      try await logIn()
      try await choose("Address")
      try button("New Address").tap()
      await settle()
      fillInAddress()
      try button("Save Address").tap()
      await settle()
      try await choose("Delivery")
      try await choose("Express")
      try await choose("Payment")
      try await choose("Invoice")
      try link("Review Order").tap()
    }
  }
#endif
