import Foundation
import Observation
import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("A missing environment object in a terminal")
struct MissingObjectTests {
  @Observable
  final class Library {
    var name = "Books"
  }

  final class Account: ObservableObject {
    @Published var name = "Ann"
  }

  private struct Shelf: View {
    @Environment(Library.self) private var library
    var body: some View { Text(library.name) }
  }

  private struct Greeting: View {
    @EnvironmentObject private var account: Account
    var body: some View { Text(account.name) }
  }

  /// Returns the text on the screen, with its lines joined.
  private func read(_ person: Person) -> String { person.words.joined(separator: " ") }

  @Test func anObservableObjectIsNamed() {
    let person = Person(width: 60) { Shelf() }
    let screen = read(person)
    #expect(screen.contains("No Observable object of type Library found"), "\(screen)")
    #expect(screen.contains("which Shelf needs") && screen.contains("MissingObjectTests.swift"), "\(screen)")
  }

  @Test func anObservedObjectIsNamed() {
    let screen = read(Person(width: 60) { Greeting() })
    #expect(screen.contains("No ObservableObject of type Account found"), "\(screen)")
    #expect(screen.contains("which Greeting needs"), "\(screen)")
  }

  @Test func theLinearModeReportsTheSame() {
    let person = Person(width: 60) { Shelf() }
    let told = Narrator().news(of: person.host)
    #expect(told.contains("type Library"), "\(told)")
    #expect(told.contains("Shelf"), "\(told)")
  }

  @Test func theViewAppearsOnceTheObjectExists() {
    struct Provider: View {
      @State private var library: Library?
      var body: some View {
        Button("Provide") { library = Library() }
        Shelf().environment(library)
      }
    }
    let person = Person(width: 60) { Provider() }
    #expect(person.sees("Library"))
    person.press(.enter)
    #expect(person.sees("Books"))
    #expect(!person.sees("⚠"))
  }
}
