import CoreData
import Foundation
import TestSupport
import Testing

/// Random changes of related objects, compared with plain values: insert, change, relate, delete, save, roll back, undo, and
/// open the store again.
@MainActor @Suite(.withoutReports) struct RandomCommandTests {
  /// A command. Its numbers stand for whatever there is at the time.
  enum Command: CustomStringConvertible {
    case addShelf
    case addBook(Int)
    case addTag
    case rename(Int)
    case move(Int, Int)
    case take(Int)
    case tag(Int, Int)
    case order(Int)
    case deleteShelf(Int)
    case deleteBook(Int)
    case deleteTag(Int)
    case save, rollBack
    case undoChange(Int)
    case undoDeletion(Int)
    case reopen, refresh

    var description: String {
      switch self {
      case .addShelf: "add a shelf"
      case .addBook(let shelf): "add a book to shelf \(shelf)"
      case .addTag: "add a tag"
      case .rename(let book): "rename book \(book)"
      case .move(let book, let shelf): "move book \(book) to shelf \(shelf)"
      case .take(let book): "take book \(book) from its shelf"
      case .tag(let book, let tag): "tag book \(book) with \(tag), or not any more"
      case .order(let number): "give a person shelves from \(number)"
      case .deleteShelf(let shelf): "delete shelf \(shelf)"
      case .deleteBook(let book): "delete book \(book)"
      case .deleteTag(let tag): "delete tag \(tag)"
      case .save: "save"
      case .rollBack: "roll back"
      case .undoChange(let book): "rename book \(book), and undo that"
      case .undoDeletion(let shelf): "delete shelf \(shelf), and undo, redo and undo that"
      case .reopen: "open the store again"
      case .refresh: "refresh all"
      }
    }
  }

  struct Expectation: Equatable {
    /// The shelves of books, `nil` for none.
    var books: [String: String?] = [:]
    var shelves: Set<String> = []
    var tags: [String: Set<String>] = [:]
    var order: [String] = []
  }

  struct Subject: CommandSubject {
    private let folder = TemporaryFolder()
    private var url: URL { folder.url.appending(path: "library.sqlite") }
    private var container: NSPersistentContainer
    private var context: NSManagedObjectContext
    private var expected = Expectation()
    private var saved = Expectation()
    private var count = 0

    init() {
      // A failure would show at the first command.
      container =
        (try? CoreDataTests.container(at: folder.url.appending(path: "library.sqlite")))
        ?? NSPersistentContainer(name: "None", managedObjectModel: .init())
      context = container.newBackgroundContext()
    }

    static func randomCommand(_ generator: inout SeededGenerator) -> Command {
      let a = generator.below(1000)
      let b = generator.below(1000)
      switch generator.below(24) {
      case 0: return .addShelf
      case 1, 2, 3: return .addBook(a)
      case 4: return .addTag
      case 5: return .rename(a)
      case 6, 7: return .move(a, b)
      case 8: return .take(a)
      case 9, 10, 11: return .tag(a, b)
      case 12: return .order(a)
      case 13: return .deleteShelf(a)
      case 14: return .deleteBook(a)
      case 15: return .deleteTag(a)
      case 16, 17: return .save
      case 18: return .rollBack
      case 19: return .undoChange(a)
      case 20, 21: return .undoDeletion(a)
      case 22: return .refresh
      default: return .reopen
      }
    }

    static func simplerCommands(than command: Command) -> [Command] {
      switch command {
      case .undoDeletion(let shelf): [.deleteShelf(shelf)]
      case .undoChange(let book): [.rename(book)]
      case .reopen: [.save]
      default: []
      }
    }

    mutating func run(_ command: Command) -> String? {
      do {
        try play(command)
        let found = try Self.state(of: context)
        if found != expected { return "the context has \(found) instead of \(expected)" }
        if case .save = command {
          let other = container.newBackgroundContext()
          let stored = try other.performAndWait { try Self.state(of: other) }
          if stored != saved { return "the store has \(stored) instead of \(saved)" }
        }
        return nil
      } catch {
        return "\(error)"
      }
    }

    nonisolated(nonsending) mutating func rest() async -> String? { nil }

    private func object(_ entity: String, _ name: String) throws -> NSManagedObject {
      let request = NSFetchRequest<NSManagedObject>(entityName: entity)
      request.predicate = NSPredicate(format: "%K == %@", entity == "Book" ? "title" : "name", name)
      return try #require(try context.fetch(request).first)
    }

    private func pick(_ names: some Collection<String>, _ number: Int) -> String? {
      names.isEmpty ? nil : names.sorted()[number % names.count]
    }

    private mutating func play(_ command: Command) throws {
      count += 1
      func book(_ number: Int) -> String? { pick(expected.books.keys, number) }
      func shelf(_ number: Int) -> String? { pick(expected.shelves, number) }
      switch command {
      case .addShelf:
        Shelf(context: context).name = "shelf\(count)"
        expected.shelves.insert("shelf\(count)")
      case .addBook(let number):
        let book = Book(context: context)
        book.title = "book\(count)"
        expected.books["book\(count)"] = .some(nil)
        if let shelf = shelf(number) {
          try (object("Shelf", shelf) as? Shelf)?.addToBooks(book)
          expected.books["book\(count)"] = shelf
        }
      case .addTag:
        Tag(context: context).name = "tag\(count)"
        expected.tags["tag\(count)"] = []
      case .rename(let number):
        guard let name = book(number) else { return }
        try object("Book", name).setValue("book\(count)", forKey: "title")
        expected.books["book\(count)"] = expected.books.removeValue(forKey: name)
        for tag in expected.tags.keys where expected.tags[tag]?.remove(name) != nil {
          expected.tags[tag]?.insert("book\(count)")
        }
      case .move(let number, let other):
        guard let name = book(number), let shelf = shelf(other) else { return }
        try object("Book", name).setValue(object("Shelf", shelf), forKey: "shelf")
        expected.books[name] = shelf
      case .take(let number):
        guard let name = book(number) else { return }
        try object("Book", name).setValue(nil, forKey: "shelf")
        expected.books[name] = .some(nil)
      case .tag(let number, let other):
        guard let name = book(number), let tag = pick(expected.tags.keys, other),
          let object = try object("Book", name) as? Book, let tagged = try self.object("Tag", tag) as? Tag
        else { return }
        if expected.tags[tag]?.remove(name) != nil {
          tagged.books = tagged.books.filter { $0 != object }
        } else {
          object.tags.insert(tagged)
          expected.tags[tag]?.insert(name)
        }
      case .order(let number):
        let found = try context.fetch(NSFetchRequest<Person>(entityName: "Person")).first
        let person = found ?? Person(context: context)
        person.name = "person"
        let names = expected.shelves.sorted()
        let start = names.isEmpty ? 0 : number % names.count
        expected.order = Array(names[start...] + names[..<start])
        person.shelves = NSOrderedSet(array: try expected.order.map { try object("Shelf", $0) })
      case .deleteShelf(let number):
        guard let name = shelf(number) else { return }
        context.delete(try object("Shelf", name))
        expected.delete(shelf: name)
      case .deleteBook(let number):
        guard let name = book(number) else { return }
        context.delete(try object("Book", name))
        expected.delete(book: name)
      case .deleteTag(let number):
        guard let name = pick(expected.tags.keys, number) else { return }
        context.delete(try object("Tag", name))
        expected.tags[name] = nil
      case .save:
        try context.save()
        saved = expected
      case .rollBack:
        context.rollback()
        expected = saved
      case .undoChange(let number):
        guard let name = book(number) else { return }
        context.undoManager = UndoManager()
        try object("Book", name).setValue("other", forKey: "title")
        context.undo()
        context.undoManager = nil
      case .undoDeletion(let number):
        guard let name = shelf(number) else { return }
        context.undoManager = UndoManager()
        context.delete(try object("Shelf", name))
        context.undo()
        context.redo()
        context.undo()
        context.undoManager = nil
      case .refresh:
        context.refreshAllObjects()
      case .reopen:
        container = try CoreDataTests.container(at: url)
        context = container.newBackgroundContext()
        expected = saved
      }
    }

    static func state(of context: NSManagedObjectContext) throws -> Expectation {
      var found = Expectation()
      for shelf in try context.fetch(Shelf.fetchRequest()) {
        found.shelves.insert(shelf.name ?? "")
        for book in shelf.books as? Set<Book> ?? [] where book.shelf !== shelf { found.shelves.insert("one-sided") }
      }
      for book in try context.fetch(Book.fetchRequest()) {
        found.books[book.title ?? ""] = .some(book.shelf?.name)
        for tag in book.tags where !tag.books.contains(book) { found.shelves.insert("one-sided") }
        if let shelf = book.shelf, shelf.books?.contains(book) != true { found.shelves.insert("one-sided") }
      }
      for tag in try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")) {
        found.tags[tag.name ?? ""] = Set(tag.books.map { $0.title ?? "" })
      }
      let people = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
      found.order = people.first?.shelves?.array.compactMap { ($0 as? Shelf)?.name } ?? []
      return found
    }
  }

  @Test func objectsFollowPlainValues() async throws {
    let failure = await CommandTest<Subject>(commands: 1500, seed: 1).firstFailure()
    #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
  }
}

/// A folder that is removed with the last reference.
private final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "coredata-random-\(UUID().uuidString)")

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }
}

extension RandomCommandTests.Expectation {
  fileprivate mutating func delete(book: String) {
    books[book] = nil
    for tag in tags.keys { tags[tag]?.remove(book) }
  }

  fileprivate mutating func delete(shelf: String) {
    shelves.remove(shelf)
    order.removeAll { $0 == shelf }
    for (book, place) in books where place == shelf { delete(book: book) }
  }
}
