/// The template for apps that are served to browsers: a form, each user's saved values, and pages with addresses.
enum WebTemplate {
  static let content = """
    import SwiftUI

    #if canImport(CairnURLs)
      import CairnURLs
    #endif

    struct Item: Codable, Identifiable, Hashable {
      let id: Int
      var title: String
      var isUrgent = false
    }

    struct ContentView: View {
      // A server keeps this for each user, by a cookie.
      @AppStorage("items") private var saved = Data()
      @State private var path: [Item.ID] = []

      private var items: [Item] { (try? JSONDecoder().decode([Item].self, from: saved)) ?? [] }

      var body: some View {
        NavigationStack(path: $path) {
          List {
            Section("Welcome") {
              Link("About SwiftUI", destination: URL(string: "https://developer.apple.com/swiftui/")!)
            }
            Section("Your items") {
              ForEach(items) { item in NavigationLink(item.title, value: item.id) }
            }
            Section { NewItemForm(add: add) }
          }
          .navigationTitle("Items")
          .navigationDestination(for: Item.ID.self) { id in
            ItemPage(item: items.first { $0.id == id })
          }
        }
        // A page's address in a browser, which can be shared: /items/1.
        #if canImport(CairnURLs)
          .navigationURLs(URLPattern("/items/{id}", for: Item.ID.self))
        #endif
      }

      private func add(_ title: String, isUrgent: Bool) {
        let new = Item(id: (items.map(\\.id).max() ?? 0) + 1, title: title, isUrgent: isUrgent)
        saved = (try? JSONEncoder().encode(items + [new])) ?? saved
      }
    }

    struct NewItemForm: View {
      let add: (String, Bool) -> Void
      @State private var title = ""
      @State private var isUrgent = false

      var body: some View {
        TextField("Title", text: $title)
        Toggle("Urgent", isOn: $isUrgent)
        Button("Add") {
          add(title, isUrgent)
          (title, isUrgent) = ("", false)
        }
        .disabled(title.isEmpty)
      }
    }

    struct ItemPage: View {
      let item: Item?

      var body: some View {
        if let item {
          Text(item.isUrgent ? "This is urgent." : "There is no hurry.")
            .padding()
            .navigationTitle(item.title)
        } else {
          ContentUnavailableView("There is no such item", systemImage: "questionmark")
        }
      }
    }

    #Preview { ContentView() }

    """

  static let steps = """
          @Test func anItemIsAddedAndOpened() throws {
            let host = TestHost { ContentView() }
            #expect(try !host.button("Add").isEnabled)
            try host.type("Bread", into: "Title")
            try host.tap("Urgent")
            try host.tap("Add")
            try host.tap("Bread")
            #expect(host.isVisible("This is urgent."))
          }

          @Test func anAddressLeadsToAnItem() throws {
            let host = TestHost { ContentView() }
            try host.type("Apples", into: "Title")
            try host.tap("Add")
            host.open(URL(string: "app:///items/1")!)
            #expect(host.title == "Apples")
            #expect(host.isVisible("There is no hurry."))
          }
    """
}
