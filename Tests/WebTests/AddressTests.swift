import CairnCore
import CairnHashes
import CairnNavigation
import CairnURLs
import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

private struct Recipe: Hashable, Codable { var id: Int }
private struct Search: Hashable, Codable { var term: String }
private struct Secret: Hashable { var text: String }

/// Pages by links and by code, with patterns and without.
private struct Kitchen: View {
  var hasPatterns = true
  @State private var path = NavigationPath()

  var body: some View {
    let stack = NavigationStack(path: $path) {
      List {
        NavigationLink("Bread", value: Recipe(id: 1))
        NavigationLink("Help") { Text("No help").navigationTitle("Help") }
        Button("Cake") { path.append(Recipe(id: 2)) }
        Button("Both") {
          path.append(Recipe(id: 3))
          path.append(Search(term: "a/b ü"))
        }
        Button("Note") { path.append(KitchenNote(text: "milk")) }
        Button("Long") { path.append(KitchenNote(text: String(repeating: "x", count: 2_000))) }
        Button("Secret") { path.append(Secret(text: "hush")) }
      }
      .navigationTitle("Kitchen")
      .navigationDestination(for: Recipe.self) { Text("Recipe \($0.id)").navigationTitle("Recipe") }
      .navigationDestination(for: Search.self) { Text("Search \($0.term)").navigationTitle("Search") }
      .navigationDestination(for: KitchenNote.self) { note in
        List {
          Text("Note \(note.text.prefix(10))")
          Button("More") { path.append(KitchenNote(text: "eggs")) }
        }
        .navigationTitle("Note")
      }
      .navigationDestination(for: Secret.self) { Text("Secret \($0.text)").navigationTitle("Secret") }
    }
    if hasPatterns {
      stack.navigationURLs(
        URLPattern("/recipes/{id}", for: Recipe.self), URLPattern("/search?q={term}", for: Search.self))
    } else {
      stack
    }
  }
}

/// Not private to the file: only then its name is the same in the next process.
struct KitchenNote: Hashable, Codable { var text: String }

private struct KitchenApp: App {
  var body: some Scene { WindowGroup { Kitchen() } }
}

private struct PlainApp: App {
  var body: some Scene { WindowGroup { Kitchen(hasPatterns: false) } }
}

private enum Stop: Hashable, Codable {
  case first
  case second(Int)
}

private struct TypedApp: App {
  struct Stops: View {
    @State private var path: [Stop] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") { path = [.first, .second(5)] }
          .navigationDestination(for: Stop.self) { Text("\($0)").navigationTitle("Stop") }
      }
    }
  }
  var body: some Scene { WindowGroup { Stops() } }
}

@MainActor
@Suite final class AddressTests {
  /// Pages do not keep their service.
  private var services: [WebService] = []

  private func serve<A: App>(_ app: A.Type, _ path: String = "/", folder: URL? = nil) -> (
    WebService, HTTPResponse, WebTab
  ) {
    let service = WebService({ .of(A()) }, name: "Test", state: folder.map { StateFolder(root: $0) })
    services.append(service)
    let response = service.answer(to: HTTPRequest(.get, path))
    return (service, response, service.tabs.values.first!)
  }

  private func press(_ label: String, _ tab: WebTab) throws {
    let element = try #require(tab.root?.firstInside { $0.label == label && $0.role.isActionable })
    tab.perform([.tap(element.id.number)])
  }

  private func url(of tab: WebTab) -> String { tab.history.current.url }

  @Test func pagesPushedByCodeGetTheirURLFromAPattern() throws {
    let (_, response, tab) = serve(KitchenApp.self)
    #expect(String(decoding: response.body, as: UTF8.self).contains("href=\"/recipes/1\""))
    try press("Cake", tab)
    #expect(url(of: tab) == "/recipes/2")
    tab.perform([.back])
    try press("Both", tab)
    #expect(url(of: tab) == "/recipes/3/search?q=a%2Fb%20%C3%BC")
    #expect(tab.addressOfBack == "/")
  }

  @Test(arguments: [
    ("/recipes/42", "Recipe 42", "/recipes/42"),
    ("/recipes/1", "Recipe 1", "/recipes/1"),
    ("/recipes/3/search?q=a%2Fb%20%C3%BC", "Search a/b ü", "/recipes/3/search?q=a%2Fb%20%C3%BC"),
    ("/recipes/3/recipes/4?utm=x", "Recipe 4", "/recipes/3/recipes/4"),
    ("/help", "No help", "/help"),
    ("/bread", "Recipe 1", "/recipes/1"),
  ])
  func aURLLeadsToItsPage(_ url: String, _ text: String, _ final: String) throws {
    let (_, response, tab) = serve(KitchenApp.self, url)
    #expect(response.status == .ok)
    #expect(tab.root!.frontTexts.contains(text))
    #expect(self.url(of: tab) == final)
  }

  @Test(arguments: [
    ("/recipes/x", "/"), ("/recipes", "/"), ("/recipes/2/nothing", "/recipes/2"), ("/nothing/recipes/2", "/"),
    ("/search", "/"), ("/~", "/"), ("/~a.b", "/"), ("/~AQ.AAAA", "/"), ("/cake", "/"),
    ("/recipes/99999999999999999999", "/"),
  ])
  func aURLEndsAtTheLastPageThatExists(_ url: String, _ final: String) throws {
    let (service, response, tab) = serve(KitchenApp.self, url)
    #expect(response.status == .notFound)
    #expect(self.url(of: tab) == final)
    #expect(String(decoding: response.body, as: UTF8.self).contains("<h1 "))
    #expect(tab.session.graph.diagnostics.all.map(\.code) == ["urls.unknown-part"])
    #expect(service.unknownCount == 1)
    tab.notices.notifyIfLost()
    #expect(tab.line.outbox.waiting.last?.text.contains("Nothing was found") == true)
    // The page that is shown is found by its own address.
    #expect(service.answer(to: HTTPRequest(.get, final)).status == .ok)
  }

  @Test func withoutPatternsTheURLHasASignedPath() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-seal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (service, _, tab) = serve(PlainApp.self, folder: folder)
    try press("Note", tab)
    try press("More", tab)
    let url = url(of: tab)
    #expect(url.hasPrefix("/~") && url.split(separator: "/").count == 2)
    // In a new tab, for another user, after a restart.
    let other = service.answer(to: HTTPRequest(.get, url))
    #expect(other.status == .ok && String(decoding: other.body, as: UTF8.self).contains("Note eggs"))
    let (_, response, again) = serve(PlainApp.self, url, folder: folder)
    #expect(response.status == .ok)
    #expect(again.root!.frontTexts.contains("Note eggs"))
    again.perform([.back])
    #expect(again.root!.frontTexts.contains("Note milk"))
    #expect(self.url(of: again) == "/" + url.split(separator: "/")[0])
    // Of another server, and changed at any place.
    #expect(serve(PlainApp.self, url).1.status == .notFound)
    let step = String(url.split(separator: "/")[0])
    for index in step.indices.dropFirst() {
      var forged = step
      forged.replaceSubrange(index...index, with: step[index] == "A" ? "B" : "A")
      #expect(service.seals.current.element(in: forged) == nil, "\(forged)")
    }
    #expect(service.seals.current.element(in: step) != nil)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/key")[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test(arguments: ["Long", "Secret"])
  func valuesThatDoNotFitAURLLeadToThePageBelow(_ label: String) throws {
    let (_, _, tab) = serve(PlainApp.self)
    try press(label, tab)
    #expect(!url(of: tab).contains("~"))
    let (_, response, other) = serve(PlainApp.self, url(of: tab))
    #expect(response.status == .notFound && url(of: other) == "/")
  }

  @Test func typedPathsWorkWithAnyTypeName() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-seal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (_, _, tab) = serve(TypedApp.self, folder: folder)
    try press("Go", tab)
    let (_, response, again) = serve(TypedApp.self, url(of: tab), folder: folder)
    #expect(response.status == .ok && again.root!.frontTexts.contains("second(5)"))
    again.perform([.back])
    #expect(again.root!.frontTexts.contains("first"))
  }

  @Test func elementsOfOtherAppsAndTypesAreRejected() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-seal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let seal = StateFolder(root: folder).seal()
    for element in [
      EncodedElement(tag: "Other.Type", text: "1"), EncodedElement(tag: "WebTests.KitchenNote", text: "{}"),
      EncodedElement(tag: "WebTests.KitchenNote", text: "nonsense"), EncodedElement(tag: "", text: "1"),
    ] {
      let step = try #require(seal.step(for: element))
      let (_, response, tab) = serve(PlainApp.self, "/" + step, folder: folder)
      #expect(response.status == .notFound && url(of: tab) == "/", "\(element)")
    }
  }

  @Test func forwardReturnsToPagesPushedByCode() throws {
    let (_, _, tab) = serve(KitchenApp.self)
    try press("Both", tab)
    let (key, place) = (tab.history.key, url(of: tab))
    let root = tab.history.pages.entries[0].key
    tab.perform([.go(root)])
    #expect(url(of: tab) == "/")
    tab.perform([.go(key)])
    #expect(url(of: tab) == place && tab.root!.frontTexts.contains("Search a/b ü"))
  }
}

/// Against the published examples.
@Suite struct SealTests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func hashes(_ text: String, _ expected: String) { #expect(hex(SHA256.hash(Array(text.utf8))) == expected) }

  @Test func signatures() {
    #expect(
      hex(SHA256.authentication(of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8)))
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      hex(
        SHA256.authentication(
          of: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
          key: [UInt8](repeating: 0xaa, count: 131)))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }
}
