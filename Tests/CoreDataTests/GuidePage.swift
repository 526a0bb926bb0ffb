import CoreData
import SwiftUI

struct PersistenceController {
  static let shared = PersistenceController()

  let container: NSPersistentContainer

  init(inMemory: Bool = false) {
    container = NSPersistentContainer(name: "Books")
    if inMemory {
      container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    }
    container.loadPersistentStores { _, error in
      if let error { print(error.localizedDescription) }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
  }
}

struct BookList: View {
  @Environment(\.managedObjectContext) private var viewContext
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Book.title, ascending: true)], animation: .default)
  private var books: FetchedResults<Book>

  var body: some View {
    List {
      ForEach(books) { book in Text(book.title ?? "") }
        .onDelete { offsets in
          offsets.map { books[$0] }.forEach(viewContext.delete)
          try? viewContext.save()
        }
    }
  }
}
