import CairnTesting
import CoreData
import SwiftUI
import TestSupport
import Testing

/// The samples of the guide, which are in GuidePage.swift.
@MainActor @Suite("Docs/Guide/CoreData.md") struct GuidePageTests {
  @Test func theListShowsBooksInOrder() throws {
    let context = try container().viewContext
    for title in ["Emma", "Dune"] {
      let book = Book(context: context)
      book.title = title
      book.id = UUID()
    }
    let host = TestHost(strict: true) { BookList().environment(\.managedObjectContext, context) }
    #expect(host.texts == ["Dune", "Emma"])
  }

  @Test(.withoutReports) func aContainerWithoutItsModelHasNoEntities() {
    let container = PersistenceController(inMemory: true).container
    #expect(container.managedObjectModel.entities.isEmpty)
    #expect(throws: NSError.self) { try container.viewContext.fetch(Book.fetchRequest()) }
  }
}
