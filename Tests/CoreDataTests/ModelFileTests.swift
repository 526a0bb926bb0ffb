import CoreData
import Foundation
import TestSupport
import Testing

@MainActor @Suite struct ModelFileTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!-- A model as Xcode writes it. -->
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        <entity name="Book" representedClassName="CoreDataTests.Book" syncable="YES" codeGenerationType="class">
            <attribute name="title" attributeType="String" defaultValueString="A &amp; B &lt;3 &#233;"/>
            <attribute name="pages" optional="YES" attributeType="Integer 16" minValueString="1" maxValueString="900"
                defaultValueString="7" usesScalarValueType="YES"/>
            <attribute name="price" optional="YES" attributeType="Double" defaultValueString="1.5" elementID="cost"/>
            <attribute name="isRead" optional="YES" attributeType="Boolean" defaultValueString="YES"/>
            <attribute name="bought" optional="YES" attributeType="Date" defaultDateTimeInterval="100"/>
            <attribute name="cover" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/>
            <attribute name="id" optional="YES" attributeType="UUID"/>
            <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf"
                inverseName="books" inverseEntity="Shelf"/>
            <fetchIndex name="byTitle"><fetchIndexElement property="title" type="Binary" order="ascending"/></fetchIndex>
            <uniquenessConstraints><uniquenessConstraint><constraint value="id"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
        <entity name="Person" representedClassName="CoreDataTests.Person" isAbstract="YES">
            <attribute name="name" optional="YES" attributeType="String"/>
        </entity>
        <entity name="Employee" representedClassName="CoreDataTests.Employee" parentEntity="Person">
            <attribute name="salary" optional="YES" attributeType="Integer 32"/>
        </entity>
        <entity name="Shelf" representedClassName="CoreDataTests.Shelf">
            <attribute name="name" optional="YES" attributeType="String"/>
            <relationship name="books" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade"
                destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
        </entity>
        <fetchRequest name="Long" entity="Book" predicateString="pages &gt; $LEAST"/>
        <elements><element name="Book" positionX="0" positionY="0" width="128" height="44"/></elements>
    </model>
    """

  private func write(_ text: String, version: String, to folder: URL) throws -> URL {
    let url = folder.appending(path: "Library.momd")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url.appending(path: "\(version).mom"))
    try Data(#"<model><entity name="Old" representedClassName="Old"/></model>"#.utf8)
      .write(to: url.appending(path: "Library.mom"))
    let info = try PropertyListSerialization.data(
      fromPropertyList: ["NSManagedObjectModel_CurrentVersionName": version], format: .xml, options: 0)
    try info.write(to: url.appending(path: "VersionInfo.plist"))
    return url
  }

  @Test func aModelOfXcodesIsRead() throws {
    try withFolder { folder in
      let model = try #require(NSManagedObjectModel(contentsOf: write(Self.xml, version: "Library 2", to: folder)))
      #expect(model.entities.map(\.name) == ["Book", "Person", "Employee", "Shelf"])
      let book = try #require(model.entitiesByName["Book"])
      #expect(book.attributesByName["title"]?.isOptional == false)
      #expect(book.attributesByName["price"]?.renamingIdentifier == "cost")
      #expect(book.attributesByName["cover"]?.allowsExternalBinaryDataStorage == true)
      #expect(book.uniquenessConstraints as? [[String]] == [["id"]])
      #expect(model.entitiesByName["Employee"]?.attributesByName.keys.sorted() == ["name", "salary"])
      #expect(model.entitiesByName["Person"]?.isAbstract == true)
      let books = try #require(model.entitiesByName["Shelf"]?.relationshipsByName["books"])
      #expect(books.isToMany && books.isOrdered && books.deleteRule == .cascadeDeleteRule)
      #expect(books.inverseRelationship === book.relationshipsByName["shelf"])

      let context = try container(model).viewContext
      let object = Book(context: context)
      #expect(object.title == "A & B <3 é")
      #expect(object.pages == 7 && object.price == 1.5 && object.isRead)
      #expect(object.bought == Date(timeIntervalSinceReferenceDate: 100))
      object.cover = Data([2, 0])
      object.pages = 1000
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(error?.code == NSValidationNumberTooLargeError)
      object.pages = 800
      try context.save()
      context.refresh(object, mergeChanges: false)
      #expect(object.isFault)
      #expect(object.cover == Data([2, 0]))
      let request = try #require(
        model.fetchRequestFromTemplate(withName: "Long", substitutionVariables: ["LEAST": 500]))
      #expect(try context.count(for: request) == 1)
      #expect(Book.entity().name == "Book")
    }
  }

  @Test func theModelsOfABundleAreMerged() throws {
    try withFolder { folder in
      _ = try write(Self.xml, version: "Library 2", to: folder)
      try Data(#"<model><entity name="Planet"/></model>"#.utf8).write(to: folder.appending(path: "Space.mom"))
      let bundle = try #require(Bundle(path: folder.path))
      let model = try #require(NSManagedObjectModel.mergedModel(from: [bundle]))
      #expect(model.entities.compactMap(\.name) == ["Book", "Person", "Employee", "Shelf", "Planet"])
    }
  }

  @Test(
    .withoutReports,
    arguments: [
      "", "no xml", "<model", "<model><entity name='A'", "<model><entity></model>", "<plist></plist>",
      "<model><entity/></model>", "<model><entity name='A' parentEntity='A'/></model>",
      String(repeating: "<model>", count: 5000), "<model a='&other;'/>", "<model a='1' a='2'/>", "bplist00",
    ]) func whatIsNoModelIsRefused(text: String) throws
  {
    try withFolder { folder in
      let url = folder.appending(path: "Bad.mom")
      try Data(text.utf8).write(to: url)
      #expect(NSManagedObjectModel(contentsOf: url) == nil)
    }
  }
}
