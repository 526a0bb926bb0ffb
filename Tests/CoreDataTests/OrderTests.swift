import CairnTesting
import CoreData
import SwiftUI
import TestSupport
import Testing

private struct OrderedBooks: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\Book.pages)]) private var books: FetchedResults<Book>
  @SectionedFetchRequest(sectionIdentifier: \.isRead, sortDescriptors: [SortDescriptor(\Book.pages)])
  private var sections: SectionedFetchResults<Bool, Book>

  private func text(_ order: [SortDescriptor<Book>]) -> String {
    order.map { $0.order == .forward ? "up" : "down" }.joined(separator: " ")
  }

  var body: some View {
    Text(books.map { $0.title ?? "" }.joined())
    Text("books \(text($books.sortDescriptors.wrappedValue))")
    Text("sections \(text($sections.sortDescriptors.wrappedValue))")
    Button("Turn") {
      $books.sortDescriptors.wrappedValue[0].order = .reverse
      $sections.sortDescriptors.wrappedValue[0].order = .reverse
    }
    Button("Plain") { $books.nsSortDescriptors.wrappedValue = [NSSortDescriptor(key: "title", ascending: true)] }
  }
}

@MainActor @Suite struct OrderTests {
  @Test func anOrderIsReadAndChangedInDescriptorsOfSwift() throws {
    let context = try container().viewContext
    for (index, title) in ["b", "a"].enumerated() {
      let book = Book(context: context)
      book.title = title
      book.pages = Int16(index)
    }
    let host = TestHost(strict: true) { OrderedBooks().environment(\.managedObjectContext, context) }
    #expect(host.texts.prefix(3) == ["ba", "books up", "sections up"])
    try host.button("Turn").tap()
    #expect(host.texts.prefix(3) == ["ab", "books down", "sections down"])
    try host.button("Plain").tap()
    #expect(host.texts.prefix(3) == ["ab", "books ", "sections down"])
  }
}
