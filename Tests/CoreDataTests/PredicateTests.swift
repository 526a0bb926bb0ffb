import Foundation
import TestSupport
import Testing

@testable import CairnFoundation
@testable import CoreData

/// Random predicates find the same objects in SQL and in memory.
@MainActor @Suite struct PredicateTests {
  /// A predicate as a tree that can be made smaller.
  indirect enum Condition: CustomStringConvertible {
    case leaf(String)
    case not(Condition)
    case pair(String, Condition, Condition)

    var description: String {
      switch self {
      case .leaf(let text): text
      case .not(let inner): "NOT (\(inner))"
      case .pair(let word, let a, let b): "(\(a)) \(word) (\(b))"
      }
    }

    var simpler: [Condition] {
      switch self {
      case .leaf: []
      case .not(let inner): [inner] + inner.simpler.map { .not($0) }
      case .pair(let word, let a, let b):
        [a, b] + a.simpler.map { .pair(word, $0, b) } + b.simpler.map { .pair(word, a, $0) }
      }
    }
  }

  private static let texts = ["a", "A", "ä", "ab", "B", "straße", "STRASSE", "", "e\u{301}", "é", "x*y", "\u{1F600}"]

  private static func leaf(_ random: inout SeededGenerator) -> String {
    func pick<Element>(_ list: [Element]) -> Element { list[random.below(list.count)] }
    let text = "\"\(pick(texts))\""
    let option = pick(["", "[c]", "[d]", "[cd]"])
    let number = pick(["0", "1", "2", "3", "1.5", "-1"])
    let sign = pick(["==", "!=", "<", "<=", ">", ">="])
    switch random.below(14) {
    case 0: return "title \(sign)\(option) \(text)"
    case 1: return "title \(pick(["CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES"]))\(option) \(text)"
    case 2: return "pages \(sign) \(number)"
    case 3: return "price \(sign) \(number)"
    case 4: return "isRead == \(pick(["YES", "NO", "nil"]))"
    case 5: return "title \(pick(["==", "!="])) nil"
    case 6: return "shelf.name \(sign)\(option) \(text)"
    case 7: return "shelf \(pick(["==", "!="])) nil"
    case 8: return "\(pick(["ANY", "ALL", "NONE"])) tags.name \(sign)\(option) \(text)"
    case 9: return "tags.@count \(sign) \(number)"
    case 10: return "title IN {\(text), \"ab\", nil}"
    case 11: return "pages BETWEEN {\(number), 2}"
    case 12: return "\(pick(["TRUEPREDICATE", "FALSEPREDICATE", "\(number) < pages", "pages == price"]))"
    default: return "shelf.books.@count > \(number)"
    }
  }

  private static func condition(_ random: inout SeededGenerator, depth: Int = 0) -> Condition {
    switch random.below(depth > 3 ? 1 : 4) {
    case 0, 1: .leaf(leaf(&random))
    case 2: .not(condition(&random, depth: depth + 1))
    default:
      .pair(
        random.below(2) == 0 ? "AND" : "OR", condition(&random, depth: depth + 1),
        condition(&random, depth: depth + 1))
    }
  }

  private func library() throws -> NSManagedObjectContext {
    let context = try container().viewContext
    var random = SeededGenerator(seed: 7)
    let shelves = Self.texts.prefix(4).map { name in
      let shelf = Shelf(context: context)
      shelf.name = name
      return shelf
    }
    Shelf(context: context).name = nil
    let tags = Self.texts.map { name in
      let tag = Tag(context: context)
      tag.name = name
      return tag
    }
    for number in 0..<60 {
      let book = Book(context: context)
      book.title = number % 9 == 0 ? nil : Self.texts[number % Self.texts.count]
      book.pages = Int16(random.below(4))
      book.price = Double(random.below(5)) / 2
      book.isRead = random.below(2) == 0
      if random.below(3) > 0 { book.shelf = shelves[random.below(shelves.count)] }
      book.tags = Set(tags.filter { _ in random.below(5) == 0 })
    }
    try context.save()
    return context
  }

  /// Returns what differs, if anything does.
  private func difference(
    _ condition: Condition, _ context: NSManagedObjectContext, _ books: [Book]
  ) throws -> String? {
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: "\(condition)")
    let found = try Set(context.fetch(request))
    let expected = Set(books.filter { request.predicate?.evaluate(with: $0) ?? false })
    if found == expected { return nil }
    return "\(condition): SQL finds \(found.count), memory \(expected.count)"
  }

  @Test func randomPredicatesMeanTheSameInSQLAndInMemory() throws {
    let context = try library()
    let books = try context.fetch(Book.fetchRequest())
    var translated = 0
    for seed in 1...400 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var condition = Self.condition(&random)
      let plan = try request(condition).plan(in: context)
      if try context.persistentStoreCoordinator?.rows(plan) != nil { translated += 1 }
      guard var what = try difference(condition, context, books) else { continue }
      while let smaller = try condition.simpler.lazy.compactMap({ smaller in
        try self.difference(smaller, context, books).map { (smaller, $0) }
      }).first {
        condition = smaller.0
        what = smaller.1
      }
      Issue.record("\(what) (seed \(seed))")
      return
    }
    // If SQL said nothing, memory would agree with itself.
    #expect(translated > 250)
  }

  private func request(_ condition: Condition) -> NSFetchRequest<Book> {
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: "\(condition)")
    return request
  }

  @Test func predicatesNameObjectsListsAndVariables() throws {
    let context = try library()
    let shelf = try #require(try context.fetch(Shelf.fetchRequest()).first { ($0.books?.count ?? 0) > 0 })
    func count(_ predicate: NSPredicate) throws -> Int {
      let request = Book.fetchRequest()
      request.predicate = predicate
      return try context.count(for: request)
    }
    let wanted = shelf.books?.count
    #expect(try count(NSPredicate(format: "shelf == %@", shelf)) == wanted)
    #expect(try count(NSPredicate(format: "shelf == %@", shelf.objectID)) == wanted)
    #expect(
      try count(NSPredicate(format: "%K = $SHELF", "shelf").withSubstitutionVariables(["SHELF": shelf])) == wanted)
    #expect(try count(NSPredicate(format: "SELF IN %@", shelf.books ?? [])) == wanted)
    #expect(
      try count(NSPredicate(format: "SUBQUERY(tags, $t, $t.name == 'a' OR $t.name == 'B').@count > 0"))
        == count(NSPredicate(format: "ANY tags.name IN {'a', 'B'}")))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "pages > 1"), NSPredicate(format: "isRead == YES"),
    ])
    #expect(try count(both) == count(NSPredicate(format: "pages > 1 AND isRead == YES")))
    #expect(
      try count(NSPredicate { object, _ in (object as? Book)?.pages == 1 }) == count(NSPredicate(format: "pages = 1")))
  }

  @Test func valuesArePassedAsArgumentsOfC() throws {
    let context = try library()
    let book = try #require(try context.fetch(Book.fetchRequest()).first)
    book.id = UUID()
    book.bought = Date(timeIntervalSinceReferenceDate: 100)
    for isSaved in [false, true] {
      if isSaved { try context.save() }
      let request = Book.fetchRequest()
      request.predicate = NSPredicate(
        format: "id == %@ AND bought >= %@ AND bought < %@", try #require(book.id) as CVarArg,
        Date(timeIntervalSinceReferenceDate: 100) as CVarArg, Date(timeIntervalSinceReferenceDate: 101) as NSDate)
      #expect(try context.fetch(request) == [book])
    }
    #expect(String(format: "%@!", Date(timeIntervalSinceReferenceDate: 0) as CVarArg) == "2001-01-01 00:00:00 +0000!")
  }

  @Test func changesThatAreNotSavedCount() throws {
    let context = try library()
    let book = try #require(try context.fetch(Book.fetchRequest()).first { $0.pages == 3 })
    func count(_ format: String) throws -> Int {
      let request = Book.fetchRequest()
      request.predicate = NSPredicate(format: format)
      return try context.count(for: request)
    }
    let before = try count("pages == 3")
    book.pages = 7
    #expect(try count("pages == 3") == before - 1)
    #expect(try count("pages == 7") == 1)
    let shelf = Shelf(context: context)
    shelf.name = "New"
    book.shelf = shelf
    #expect(try count("shelf.name == 'New'") == 1)
    context.delete(book)
    #expect(try count("pages == 7") == 0)
  }

  @Test(arguments: [300, 700, 3000])
  func predicatesMayHaveAnyNumberOfParts(count: Int) throws {
    let context = try library()
    let books = try context.fetch(Book.fetchRequest())
    let parts = (0..<count).map { NSPredicate(format: "pages == %d AND title == %@", $0 % 2, $0 % 3 == 0 ? "a" : "é") }
    let predicates: [NSPredicate] = [
      NSCompoundPredicate(orPredicateWithSubpredicates: parts),
      NSCompoundPredicate(
        notPredicateWithSubpredicate: NSCompoundPredicate(orPredicateWithSubpredicates: parts)),
      NSPredicate(format: "pages IN %@", (1..<count).map { $0 }),
      NSPredicate(format: parts.map { _ in "pages == 1" }.joined(separator: " OR ")),
    ]
    for predicate in predicates {
      let request = Book.fetchRequest()
      request.predicate = predicate
      #expect(try Set(context.fetch(request)) == Set(books.filter { predicate.evaluate(with: $0) }))
    }
  }

  @Test func formatsMayNestDeeperThanTheStack() {
    for (open, close) in [("{", "}"), ("SUBQUERY(", ", $x, TRUEPREDICATE)"), ("(", ")"), ("NOT ", "")] {
      let format =
        "title IN " + String(repeating: open, count: 200_000) + "1" + String(repeating: close, count: 200_000)
      #expect(PredicateTree(NSPredicate(format: format)).size > 0)
    }
    #expect(NSPredicate(format: "1 IN {{2}, 1}").evaluate(with: nil))
  }

  @Test func filledPredicatesDifferInTheirArguments() {
    func filled(_ argument: Int, _ variable: Int, _ name: String = "A") -> NSPredicate {
      NSPredicate(format: "pages == %d OR pages == $A OR pages == $B", argument)
        .withSubstitutionVariables([name: variable])
    }
    #expect(filled(1, 2) == filled(1, 2))
    #expect(filled(1, 2) != filled(3, 2))
    #expect(filled(1, 2) != filled(1, 3))
    #expect(filled(1, 2) != filled(1, 2, "B"))
    let (a, b) = (NSPredicate(format: "pages == 1"), NSPredicate(format: "pages == 2"))
    #expect(
      NSCompoundPredicate(andPredicateWithSubpredicates: [a, b]).withSubstitutionVariables([:])
        != NSCompoundPredicate(orPredicateWithSubpredicates: [a, b]).withSubstitutionVariables([:]))
  }
}
