import Cairn
import CairnTesting
import SwiftUI
import Testing

// The samples of Docs/Guide/Routes.md.

@Routes
enum Page: Hashable, Codable {
  @Route("/books") case books
  @Route("/books/{id}") case book(id: Int)
  @Route("/books/{id}/notes") case notes(id: Int)
  @Route("/search?q={text}") case search(text: String?)
}

struct RoutedBooks: View {
  @State private var path: [Page] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("All Books", value: Page.books)
        NavigationLink("Search", value: Page.search(text: nil))
      }
      .navigationDestination(for: Page.self) { page in
        PageView(page: page)
      }
    }
    .navigationRoutes(Page.self)
  }
}

struct PageView: View {
  let page: Page
  private let site = URL(string: "https://books.example")!

  var body: some View {
    Text(page.url?.absoluteString ?? "")
      .toolbar {
        if let url = page.url(relativeTo: site) { ShareLink(item: url) }
      }
  }
}

@Routes
enum MorePages: Hashable {
  @Route("/archive/{year}/{month}") case archive(year: Int, month: Int?)
  @Route("/shelves/{id}?sort={order}") case shelf(id: UUID, order: Order = .title)
  @Route("/files/{path...}") case file(path: [String])
  @Route("/authors") case authors
  @Route("/by/{author}", under: "/authors") case author(author: String)
  case draft

  enum Order: String { case title, year }
}

struct BooksWithUnknownPages: View {
  @State private var path: [Page] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("Books")
        .navigationDestination(for: Page.self) { PageView(page: $0) }
    }
    .navigationRoutes(Page.self) { url in
      ContentUnavailableView("Not Found", systemImage: "questionmark", description: Text(url.absoluteString))
    }
  }
}

struct BooksInTabs: View {
  enum Section { case library, search }
  @State private var section = Section.library

  var body: some View {
    TabView(selection: $section) {
      Tab("Library", systemImage: "books.vertical", value: .library) { Stack(title: "Library") }
      Tab("Search", systemImage: "magnifyingglass", value: .search) { Stack(title: "Find") }
    }
    .navigationRoutes(Page.self)
    .navigationSelection($section, for: Page.self) { page in
      if case .search = page { .search } else { .library }
    }
  }

  struct Stack: View {
    let title: String
    var body: some View {
      NavigationStack {
        Text("Welcome").navigationTitle(title)
          .navigationDestination(for: Page.self) { PageView(page: $0) }
      }
    }
  }
}

@Routes
private enum Section: Hashable {
  case shop
  @Route("/orders") case orders
  @Route("/account") case account
}

private struct ShopInTabs: View {
  @State private var section = Section.shop

  var body: some View {
    TabView(selection: $section) {
      Tab("Shop", systemImage: "bag", value: .shop) { BooksInTabs.Stack(title: "Shop") }
      Tab("Orders", systemImage: "shippingbox", value: .orders) { BooksInTabs.Stack(title: "Orders") }
      Tab("Account", systemImage: "person", value: .account) { BooksInTabs.Stack(title: "Account") }
    }
    .navigationSelection($section)
  }
}

private struct SearchInTabs: View {
  @State private var section = BooksInTabs.Section.library

  var body: some View {
    TabView(selection: $section) {
      Tab("Library", systemImage: "books.vertical", value: .library) { BooksInTabs.Stack(title: "Library") }
      Tab("Search", systemImage: "magnifyingglass", value: .search) { BooksInTabs.Stack(title: "Find") }
    }
    .navigationRoutes(Page.self)
    .navigationSelection($section, for: Page.self) { page in
      if case .search = page { .search } else { .library }
    } firstPage: { section in
      section == .search ? .search(text: nil) : nil
    }
  }
}

@MainActor
@Suite("Docs/Guide/Routes.md")
struct RoutesPageTests {
  @Test func aURLOpensItsPages() throws {
    let app = TestHost { RoutedBooks() }
    app.open(URL(string: "books://books/2/notes")!)
    #expect(app.texts.contains("/books/2/notes"))
    try app.goBack()
    #expect(app.texts.contains("/books/2"))
    try app.goBack()
    #expect(app.texts.contains("/books"))
  }

  @Test func tabsHaveURLs() {
    let shop = TestHost { ShopInTabs() }
    shop.open(URL(string: "shop://orders")!)
    #expect(shop.title == "Orders")
    let books = TestHost { SearchInTabs() }
    books.open(URL(string: "books://search")!)
    #expect(books.title == "Find")
    books.open(URL(string: "books://search?q=tea")!)
    #expect(books.texts.contains("/search?q=tea"))
  }

  @Test func routesGoBothWays() {
    #expect(Page(URL(string: "https://books.example/books/2")!) == .book(id: 2))
    #expect(Page.notes(id: 2).parents == [.books, .book(id: 2)])
    #expect(Page.path(to: URL(string: "/books/2")!) == [.books, .book(id: 2)])
    #expect(MorePages.author(author: "Ann").parents == [.authors])
    #expect(MorePages(URL(string: "/archive/2026")!) == .archive(year: 2026, month: nil))
    #expect(MorePages.draft.url == nil)
  }

  @Test func aURLSelectsItsTab() {
    let app = TestHost { BooksInTabs() }
    app.open(URL(string: "books://search?q=tea")!)
    #expect(app.texts.contains("/search?q=tea") && app.tab("Search").isSelected)
  }

  @Test func anUnknownURLShowsTheView() {
    let app = TestHost { BooksWithUnknownPages() }
    app.open(URL(string: "books://nothing")!)
    #expect(app.texts.contains("books://nothing"))
  }
}
