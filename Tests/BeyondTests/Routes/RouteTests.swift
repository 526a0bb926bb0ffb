import Cairn
import Foundation
import Testing

/// Routes without a stack: both directions, and the pages below.
@Suite struct RouteTests {
  private func page(_ url: String) -> Page? { URL(string: "https://example.org" + url).flatMap { Page($0) } }

  private static let id = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")!

  @Test(arguments: [
    ("/issues", Page.list),
    ("/issues/12", .issue(number: 12)),
    ("/issues/-3/edit", .edit(number: -3)),
    ("/issues/new", .new),
    ("/search", .search(text: nil, order: nil)),
    ("/search?q=", .search(text: "", order: nil)),
    ("/search?order=oldest&page=2&q=a%26b%2Bc%20d", .search(text: "a&b+c d", page: 2, order: .oldest)),
    ("/files/a", .file(path: ["a"])),
    ("/files/a%2Fb/c%20d/e", .file(path: ["a/b", "c d", "e"])),
    ("/people/6F9619FF-8B86-D011-B42D-00CF4FC964FF", .person(id: id)),
    ("/archive/2026", .archive(year: 2026, month: nil, day: nil)),
    ("/archive/2026/5", .archive(year: 2026, month: 5, day: nil)),
    ("/archive/2026/5/31", .archive(year: 2026, month: 5, day: 31)),
    ("/by/newest/%3F%23", .sorted(order: .newest, label: "?#")),
    ("/%C3%BCber%20uns", .about),
    ("/releases/1.2", .release(version: .init(major: 1, minor: 2))),
  ])
  func aURLAndItsPageLeadToEachOther(_ url: String, _ page: Page) throws {
    #expect(self.page(url) == page)
    #expect(page.url?.absoluteString == url)
    #expect(Page.path(to: try #require(page.url)).last?.url?.absoluteString == url)
  }

  @Test(arguments: [
    "/", "", "/issue", "/Issues", "/issues/twelve", "/issues/12/print", "/issues/12/edit/more", "/files", "/search/x",
    "/search?page=two", "/search?order=random", "/people/1", "/archive", "/archive/2026/may", "/archive/2026/5/31/12",
    "/by/random/x", "/releases/1", "/issues/99999999999999999999", "/files/%2E%2E/x", "/files/a/%00",
  ])
  func aURLThatNoRouteFitsHasNoPage(_ url: String) {
    #expect(page(url) == nil)
    #expect(URL(string: url).map { Page.path(to: $0) } ?? [] == [])
  }

  @Test(arguments: [
    Page.sorted(order: .newest, label: ""), .sorted(order: .newest, label: "."), .sorted(order: .newest, label: ".."),
    .sorted(order: .newest, label: "a\0b"), .file(path: []), .file(path: ["a", ""]), .file(path: ["a", ".."]),
    .archive(year: 2026, month: nil, day: 31), .search(text: "\0", order: nil), .draft(1),
  ])
  func aValueThatNoURLCanHoldHasNone(_ page: Page) { #expect(page.url == nil) }

  @Test func theParentsAreTheRoutesAtTheStart() {
    #expect(Page.edit(number: 12).parents == [.list, .issue(number: 12)])
    #expect(Page.issue(number: 12).parents == [.list])
    #expect(Page.new.parents == [.list])
    #expect(Page.list.parents == [])
    #expect(
      Page.archive(year: 2026, month: 5, day: 31).parents == [
        .archive(year: 2026, month: nil, day: nil), .archive(year: 2026, month: 5, day: nil),
      ])
    #expect(Page.draft(1).parents == [])
  }

  @Test func aRouteCanBeUnderAnother() {
    #expect(Page.person(id: Self.id).parents == [.list])
    #expect(Page.about.parents == [])
  }

  @Test func aURLHasThePathOfItsPage() throws {
    #expect(
      Page.path(to: try #require(URL(string: "https://example.org/issues/12/edit?utm=x"))) == [
        .list, .issue(number: 12), .edit(number: 12),
      ])
  }

  @Test(arguments: [
    ("https://example.org", "https://example.org/issues/12"),
    ("https://example.org:8080/other?x=y", "https://example.org:8080/issues/12"),
    ("issues://", "issues://issues/12"),
    ("issues://elsewhere/x", "issues://issues/12"),
  ])
  func aURLIsMadeForAHost(_ base: String, _ url: String) throws {
    let made = Page.issue(number: 12).url(relativeTo: try #require(URL(string: base)))
    #expect(made?.absoluteString == url)
    #expect(made.flatMap { Page($0) } == .issue(number: 12))
  }

  @Test(arguments: ["über uns", "A B", "a:b@c", "[::1]", "%2F"])
  func anAppsSchemeHoldsAnyFirstPart(_ text: String) throws {
    let page = Name.name(text: text)
    let url = try #require(page.url(relativeTo: URL(string: "names://")!))
    #expect(Name(url) == page)
  }

  /// A page is found by its first part alone.
  @Routes
  enum Name: Hashable {
    @Route("/{text}") case name(text: String)
    @Route("/{text}/{count}") case counted(text: String, count: Double)
    @Route("/all") case `all`
  }

  @Test func aTextIsPreferredToACapture() {
    #expect(page("/issues/new") == .new)
    #expect(Name(URL(string: "/all")!) == .all)
    // It would lead to the other page.
    #expect(Name.name(text: "all").url == nil)
    #expect(Name.counted(text: "all", count: 1).parents == [.all])
  }

  @Test func aNumberThatIsNotItselfHasNoURL() {
    #expect(Name.counted(text: "x", count: .nan).url == nil)
    #expect(Name.counted(text: "x", count: .infinity).url?.absoluteString == "/x/inf")
  }
}
