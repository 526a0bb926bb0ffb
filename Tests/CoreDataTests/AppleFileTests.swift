import CairnStore
import CoreData
import Foundation
import Testing

/// A file as Apple's Core Data writes it, after descriptions of its tables.
@MainActor @Suite struct AppleFileTests {
  private static let sql = """
    CREATE TABLE ZSHELF ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZOWNER INTEGER, Z_FOK_OWNER INTEGER,
      ZNAME VARCHAR );
    CREATE TABLE ZBOOK ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISREAD INTEGER, ZPAGES INTEGER,
      ZSHELF INTEGER, ZBOUGHT TIMESTAMP, ZPRICE FLOAT, ZCOST DECIMAL, ZTITLE VARCHAR, ZLINK VARCHAR, ZID BLOB,
      ZCOVER BLOB, ZKEYWORDS BLOB );
    CREATE TABLE ZTAG ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR );
    CREATE TABLE ZPERSON ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZSALARY INTEGER, ZNAME VARCHAR );
    CREATE TABLE Z_1TAGS ( Z_1BOOKS INTEGER, Z_5TAGS INTEGER, PRIMARY KEY (Z_1BOOKS, Z_5TAGS) );
    CREATE INDEX Z_1TAGS_Z_5TAGS_INDEX ON Z_1TAGS (Z_5TAGS, Z_1BOOKS);
    CREATE INDEX ZBOOK_ZSHELF_INDEX ON ZBOOK (ZSHELF);
    CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
    CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
    CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
    INSERT INTO Z_PRIMARYKEY VALUES (1, 'Book', 0, 2), (2, 'Person', 0, 1), (3, 'Employee', 2, 0), (4, 'Shelf', 0, 1),
      (5, 'Tag', 0, 2);
    INSERT INTO Z_METADATA VALUES (1, 'AC1BD1F0-6C0E-4A3B-9C6D-8D2E0F7A1B2C', NULL);
    INSERT INTO Z_MODELCACHE VALUES (x'0102');
    INSERT INTO ZPERSON VALUES (1, 3, 1, 500, 'Ada');
    INSERT INTO ZSHELF VALUES (1, 4, 2, 1, 1024, 'Top');
    INSERT INTO ZBOOK VALUES (1, 1, 3, 1, 320, 1, 700000000.5, 9.5, 12.25, 'Dune', 'https://example.org',
      x'000102030405060708090A0B0C0D0E0F', x'AABB', NULL);
    INSERT INTO ZBOOK (Z_PK, Z_ENT, Z_OPT, ZTITLE) VALUES (2, 1, 1, 'Emma');
    INSERT INTO ZTAG VALUES (1, 5, 1, 'sand'), (2, 5, 1, 'spice');
    INSERT INTO Z_1TAGS VALUES (1, 1), (1, 2);
    """

  private func database(_ url: URL) throws -> Database {
    try Database(path: url.path, isWritable: true) { CocoaError(.fileReadUnknown, userInfo: ["why": $0.explanation]) }
  }

  private func rows(_ sql: String, in url: URL) throws -> [String] {
    var found: [String] = []
    try database(url).query(SQLText(stringLiteral: sql)) { row in
      guard case .text(let text) = row.value(0) else { return }
      found.append(text)
    }
    return found
  }

  @Test func aFileOfApplesIsReadChangedAndKeepsItsLayout() throws {
    try withFolder { folder in
      let url = folder.appending(path: "Library.sqlite")
      try database(url).execute(Self.sql)
      let layout = "SELECT name || sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
      let before = try rows(layout, in: url)
      do {
        let context = try container(at: url).viewContext
        let dune = try #require(try context.fetch(Book.fetchRequest()).first { $0.title == "Dune" })
        #expect(dune.pages == 320 && dune.isRead && dune.price == 9.5)
        #expect(dune.bought == Date(timeIntervalSinceReferenceDate: 700_000_000.5))
        #expect(dune.cost == NSDecimalNumber(string: "12.25"))
        #expect(dune.id == UUID(uuidString: "00010203-0405-0607-0809-0A0B0C0D0E0F"))
        #expect(dune.cover == Data([0xAA, 0xBB]))
        #expect(dune.shelf?.name == "Top")
        #expect(dune.shelf?.owner is Employee)
        #expect(dune.shelf?.owner?.value(forKey: "salary") as? Int == 500)
        #expect(Set(dune.tags.map { $0.name }) == ["sand", "spice"])
        #expect(
          dune.objectID.uriRepresentation().absoluteString
            == "x-coredata://AC1BD1F0-6C0E-4A3B-9C6D-8D2E0F7A1B2C/Book/p1")
        dune.title = "Dune Messiah"
        dune.tags = dune.tags.filter { $0.name == "sand" }
        let new = Book(context: context)
        new.title = "Candide"
        new.bought = Date(timeIntervalSinceReferenceDate: 5.5)
        new.shelf = dune.shelf
        let tag = Tag(context: context)
        tag.name = "garden"
        new.tags = [tag]
        context.delete(try #require(try context.fetch(Book.fetchRequest()).first { $0.title == "Emma" }))
        try context.save()
      }
      #expect(
        try rows("SELECT Z_PK || ' ' || Z_ENT || ' ' || Z_OPT || ' ' || ZTITLE || ' ' || ZSHELF FROM ZBOOK", in: url)
          == ["1 1 4 Dune Messiah 1", "3 1 1 Candide 1"])
      #expect(try rows("SELECT Z_1BOOKS || ' ' || Z_5TAGS FROM Z_1TAGS ORDER BY 1", in: url) == ["1 1", "3 3"])
      #expect(try rows("SELECT Z_NAME || ' ' || Z_MAX FROM Z_PRIMARYKEY ORDER BY Z_ENT", in: url).first == "Book 3")
      #expect(try rows("SELECT typeof(ZBOUGHT) || ZBOUGHT FROM ZBOOK WHERE Z_PK = 3", in: url) == ["real5.5"])
      #expect(try rows(layout, in: url) == before)
    }
  }

  @Test func aNewFileHasApplesTables() throws {
    try withFolder { folder in
      let url = folder.appending(path: "Library.sqlite")
      do {
        let context = try container(at: url).viewContext
        let book = Book(context: context)
        book.tags = [Tag(context: context)]
        try context.save()
      }
      let tables = try rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name", in: url)
      #expect(
        tables == ["ZBOOK", "ZPERSON", "ZSHELF", "ZTAG", "Z_1TAGS", "Z_METADATA", "Z_MODELCACHE", "Z_PRIMARYKEY"])
      #expect(
        try rows("SELECT Z_ENT || Z_NAME || Z_SUPER FROM Z_PRIMARYKEY ORDER BY Z_ENT", in: url)
          == ["1Book0", "2Person0", "3Employee2", "4Shelf0", "5Tag0"])
      let columns = try rows("SELECT name || ' ' || type FROM pragma_table_info('ZSHELF') ORDER BY 1", in: url)
      #expect(
        columns == [
          "ZNAME VARCHAR", "ZOWNER INTEGER", "Z_ENT INTEGER", "Z_FOK_OWNER INTEGER", "Z_OPT INTEGER", "Z_PK INTEGER",
        ])
      #expect(try rows("SELECT Z_1BOOKS || ' ' || Z_5TAGS FROM Z_1TAGS", in: url) == ["1 1"])
      let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)
      #expect(metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType)
      #expect((metadata[NSStoreModelVersionHashesKey] as? [String: Data])?["Book"]?.count == 32)
      #expect(TestModel.library().isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    }
  }
}
