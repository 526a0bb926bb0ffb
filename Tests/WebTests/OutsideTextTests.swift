import CairnScreen
import CairnWire
import Foundation
import HostileText
import SwiftUI
import Testing

@testable import CairnWeb

private struct Listing: App {
  private let title: String

  init() { self.init(title: "First") }
  init(title: String) { self.title = title }

  var body: some Scene {
    WindowGroup { ListingView(title: title) }
  }
}

private struct ListingView: View {
  let title: String
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        TextField("Field", text: $text)
        Text("Text \(text)")
        Text(title)
        NavigationLink("Next") { Text("There").navigationTitle(title) }
      }
      .navigationTitle(title)
    }
  }
}

/// Untrusted text cannot redirect the browser or change the direction of text.
@MainActor
@Suite("Addresses and texts from outside")
struct OutsideTextTests {
  nonisolated private static let targets = [
    "//evil.example/login", "///evil.example", "//evil.example", "/\\evil.example/", "/\\/evil.example",
    "/%5Cevil.example",
    "/%2Fevil.example", "/%2F%2Fevil.example", "//evil.example?q=1", "/next?to=//evil.example", "//", "/./",
    "/%09/evil.example",
    "/%E2%80%AE//evil.example", "//user@evil.example:80/", "/;//evil.example", "/%",
  ]

  @Test(arguments: targets) func aRedirectStaysOnThisServer(_ target: String) throws {
    let page = try Served { .of(Listing(title: "First")) }
    let request = HTTPRequest(.get, target)
    var locations = [request.ownAddress]
    // The form of a page that has gone is asked for again.
    let proof = [
      ("tab", RandomToken.masked(RandomToken.make())), ("proof", RandomToken.masked(page.tab.user.formToken)),
    ]
    let body = proof.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    let headers: HTTPHeaders = ["content-type": "application/x-www-form-urlencoded", "cookie": page.cookie]
    let answer = page.service.answer(to: HTTPRequest(.post, target, headers: headers, body: Array(body.utf8)))
    locations.append(try #require(answer.headers["location"]))
    for location in locations {
      #expect(location.hasPrefix("/") && !location.hasPrefix("//") && !location.contains("\\"), "\(location)")
      #expect(URL(string: location, relativeTo: URL(string: "http://own.example/")!)?.host == "own.example")
    }
  }

  @Test func redirectsKeepTheAddress() {
    for target in ["/", "/next", "/search?page=2&q=a%20b", "/a%2Fb/c"] {
      #expect(HTTPRequest(.get, target).ownAddress == target)
    }
  }

  /// Characters that turn the direction of texts, or are obeyed otherwise.
  nonisolated private static let turning: [Unicode.Scalar] = HostileText.obeyed.filter {
    $0.value > 0x7F || $0 == "\u{1B}"
  }.sorted()

  @Test(arguments: turning) func addressesLoseDirectionMarks(_ scalar: Unicode.Scalar) throws {
    let encoded = PercentCoding.encode("a\(Character(scalar))b")
    let place = try #require(Location(path: "/\(encoded)", query: "\(encoded)=\(encoded)"))
    for text in place.steps + place.query.keys + place.query.values { #expect(!text.unicodeScalars.contains(scalar)) }
  }

  @Test(arguments: turning) func titlesAndNoticesLoseDirectionMarks(_ scalar: Unicode.Scalar) throws {
    let page = try Served { .of(Listing(title: "a\(Character(scalar))b")) }
    let head = try #require(page.html.split(separator: "<title>").last?.split(separator: "</title>").first)
    #expect(!head.unicodeScalars.contains(scalar))
    let push = page.patches(.tap(try page.element("Next", .link).id.number))
    for kind in ["T", "n"] {
      let said = try #require(push.split(separator: "[\"\(kind)\",").last?.prefix { $0 != "]" })
      #expect(!said.unicodeScalars.contains(scalar) && !said.contains("\\u"))
    }
  }

  /// The marks of Arabic, Persian and Hebrew, joined emoji, and what a user pastes, are theirs.
  @Test(arguments: ["می\u{200C}خواهم", "\u{200F}(عربي)\u{200E}", "👩\u{200D}🌾", "\u{2067}שלום\u{2069}", "a\u{202E}b"])
  func typedTextStaysUnchanged(_ text: String) throws {
    let page = try Served { .of(Listing(title: "First")) }
    _ = page.patches(.edit(try page.element("Field", .field).id.number, text, version: 1))
    #expect(page.texts().contains("Text \(text)"))
  }

  @Test func anAddressKeepsTheMarksOfItsLanguage() throws {
    for text in ["می\u{200C}خواهم", "\u{200F}ملف", "👩\u{200D}🌾", "Zeile\nzwei"] {
      #expect(try #require(Location(path: "/" + PercentCoding.encode(text))).steps == [text])
    }
  }
}
