import CairnScreen
import CairnTesting
import SwiftUI
import Testing

/// The app writes its path, and a person presses something before the next turn. The app's write is never
/// undone: a press on a page that has been covered is too late and does nothing.
@MainActor
@Suite("Presses that meet writes nobody has read")
struct UnreadWriteTests {
  @MainActor @Observable
  final class Trip {
    var path: [Int] = []
  }

  private struct Screens: View {
    @Bindable var trip: Trip

    var body: some View {
      NavigationStack(path: $trip.path) {
        VStack {
          NavigationLink("By view") { Text("View").navigationTitle("View") }
          NavigationLink("By value", value: 5)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Page \($0)") }
      }
    }
  }

  private let trip = Trip()
  private func host() -> TestHost { TestHost { Screens(trip: trip) } }

  private func element(_ role: Role, _ label: String? = nil, in host: TestHost) throws -> Element {
    try #require(host.root?.firstInside { $0.role == role && (label == nil || $0.label == label) })
  }

  @Test(arguments: ["By view", "By value"])
  func aLinkOnAPageThatIsCoveredMeanwhileLeadsNowhere(_ label: String) throws {
    let host = host()
    let link = try element(.link, label, in: host)
    trip.path = [1]
    _ = host.session.send(.activate, to: link)
    #expect(host.pages == ["Root", "Page 1"])
    #expect(trip.path == [1])
  }

  @Test func backFromAPageThatIsCoveredMeanwhileTakesNothingAway() throws {
    let host = host()
    trip.path = [1]
    #expect(host.depth == 1)
    let back = try element(.backButton, in: host)
    trip.path = [1, 2]
    _ = host.session.send(.activate, to: back)
    #expect(host.pages == ["Root", "Page 1", "Page 2"])
    #expect(trip.path == [1, 2])
    try host.goBack()
    #expect(trip.path == [1])
  }

  @Test func backFromAPageThatTheAppTakesAwayMeanwhileTakesNoOther() throws {
    let host = host()
    trip.path = [1, 2]
    #expect(host.depth == 2)
    let back = try element(.backButton, in: host)
    trip.path = [1]
    _ = host.session.send(.activate, to: back)
    #expect(host.pages == ["Root", "Page 1"])
    #expect(trip.path == [1])
  }

  @MainActor @Observable
  final class Renaming {
    var path: [Chapter] = []
    var showsNotes = false
  }

  struct Chapter: Hashable {
    let id: Int
    var name: String
    static func == (a: Chapter, b: Chapter) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// Writing a value equal to the previous one notifies nobody, but the value must not be overwritten either.
  @Test func anEqualValueWithOtherContentsIsKeptWhenABindingTakesPagesAway() {
    struct Book: View {
      @Bindable var book: Renaming
      var body: some View {
        NavigationStack(path: $book.path) {
          Text("Root").navigationDestination(for: Chapter.self) { chapter in
            if chapter.id == 1 {
              Text("Chapter").navigationDestination(isPresented: $book.showsNotes) { Text("Notes") }
            } else {
              Text("Other chapter")
            }
          }
        }
      }
    }
    let book = Renaming()
    let host = TestHost { Book(book: book) }
    book.path = [Chapter(id: 1, name: "old"), Chapter(id: 2, name: "other")]
    #expect(host.depth == 2)
    _ = host.pages
    book.path = [Chapter(id: 1, name: "new"), Chapter(id: 2, name: "other")]
    book.showsNotes = true
    #expect(host.isVisible("Notes"))
    #expect(book.path.map(\.name) == ["new"])
  }
}
