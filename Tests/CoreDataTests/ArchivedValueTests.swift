import CoreData
import Foundation
import TestSupport
import Testing

/// Values of transformable attributes, whatever they are.
@MainActor @Suite struct ArchivedValueTests {
  /// Returns a random value, and how it is written.
  private static func value(_ random: inout SeededGenerator, depth: Int = 0) -> Any {
    switch random.below(depth > 2 ? 9 : 12) {
    case 0: return ["", "text", "e\u{301}\u{1F600}", "nan"][random.below(4)]
    case 1: return random.below(1000) - 500
    case 2: return Int64.max - Int64(random.below(3))
    case 3: return Double(random.below(1000)) / 8
    case 4: return random.below(2) == 0
    case 5: return Date(timeIntervalSinceReferenceDate: Double(random.below(1_000_000)) / 4)
    case 6: return Data((0..<random.below(4)).map { UInt8($0) })
    case 7: return UUID(uuidString: "00010203-0405-0607-0809-0A0B0C0D0E0\(random.below(9))") ?? UUID()
    case 8: return URL(string: "https://example.org/\(random.below(9))?a=b") ?? URL(fileURLWithPath: "/")
    case 9: return (0..<random.below(4)).map { _ in value(&random, depth: depth + 1) }
    case 10: return Set((0..<random.below(4)).map { "\($0)" })
    default:
      return Dictionary(uniqueKeysWithValues: (0..<random.below(4)).map { ("\($0)", value(&random, depth: depth + 1)) })
    }
  }

  /// Describes a value, however its types are bridged.
  private static func text(_ value: Any?) -> String {
    switch value {
    case nil: "nothing"
    case let value as String: "\"\(value)\""
    case let value as NSNumber: "\(value.doubleValue)"
    case let value as Bool: value ? "1.0" : "0.0"
    case let value as any BinaryInteger: "\(Double(value))"
    case let value as Double: "\(value)"
    case let value as Date: "date \(value.timeIntervalSinceReferenceDate)"
    case let value as NSDate: "date \(value.timeIntervalSinceReferenceDate)"
    case let value as Data: "data \(value.map { $0 })"
    case let value as NSData: "data \(Data(referencing: value).map { $0 })"
    case let value as UUID: "UUID \(value.uuidString)"
    case let value as NSUUID: "UUID \(value.uuidString)"
    case let value as URL: "URL \(value.absoluteString)"
    case let value as NSURL: "URL \(value.absoluteString)"
    case let value as NSSet: "{\(value.allObjects.map(text).sorted())}"
    case let value as Set<String>: "{\(value.map(text).sorted())}"
    case let value as NSArray: "\(value.map { text($0) })"
    case let value as [Any]: "\(value.map(text))"
    case let value as NSDictionary:
      "\(value.allKeys.map { "\(text($0)): \(text(value.object(forKey: $0)))" }.sorted())"
    case let value as [String: Any]: "\(value.map { "\(text($0.key)): \(text($0.value))" }.sorted())"
    case let value?: "unknown \(type(of: value))"
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func anyValueIsReadAsItWasSaved(seed: UInt64) throws {
    try withFolder { folder in
      let url = folder.appending(path: "a.sqlite")
      var random = SeededGenerator(seed: seed)
      let values = (0..<30).map { _ in Self.value(&random) }
      do {
        let context = try container(at: url).viewContext
        for (number, value) in values.enumerated() {
          let book = Book(context: context)
          book.pages = Int16(number)
          book.setValue(value, forKey: "keywords")
        }
        try context.save()
      }
      let context = try container(at: url).viewContext
      let request = Book.fetchRequest()
      request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
      let found = try context.fetch(request).map { Self.text($0.value(forKey: "keywords")) }
      for (value, found) in zip(values, found) { #expect(found == Self.text(value), "seed \(seed)") }
    }
  }

  @Test func typedPropertiesGetTheirTypes() throws {
    let model = TestModel.library { entities in
      entities["Book"]?.properties.append(TestModel.attribute("note", .transformableAttributeType))
    }
    let container = try container(model)
    let context = container.viewContext
    let book = Book(context: context)
    func check<Value: Equatable>(_ value: Value) throws {
      book.setManagedValue(value, forKey: "note")
      try context.save()
      let other = container.newBackgroundContext()
      let id = book.objectID
      let found: Value? = other.performAndWait { other.object(with: id).managedValue(forKey: "note") }
      #expect(found == value)
    }
    try check("text")
    try check(Date(timeIntervalSinceReferenceDate: 5.5))
    try check(UUID())
    try check(7)
    try check(Data([1, 2]))
    try check(URL(string: "https://example.org"))
    try check(["a", "b"])
    try check(["a": 1])
    try check(Set(["a", "b"]))
  }

  @Test func whatCannotBeArchivedIsAnError() throws {
    struct Secret: Hashable {}
    let context = try container().viewContext
    let book = Book(context: context)
    for value in [Secret(), [Secret()], ["a": Secret()]] as [Any] {
      book.setValue(value, forKey: "keywords")
      #expect(throws: NSError.self) { try context.save() }
    }
    book.setValue(["a"], forKey: "keywords")
    try context.save()
  }

  /// Keeps texts backwards, as nothing else would.
  private final class Backwards: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? {
      (value as? String).map { Data(String($0.reversed()).utf8) }
    }
    override func reverseTransformedValue(_ value: Any?) -> Any? {
      (value as? Data).map { String(String(decoding: $0, as: UTF8.self).reversed()) }
    }
  }

  private final class Texts: NSSecureUnarchiveFromDataTransformer {
    override class var allowedTopLevelClasses: [AnyClass] { [NSString.self] }
  }

  @Test func valuesAreKeptAsTheirTransformerSays() throws {
    ValueTransformer.setValueTransformer(Backwards(), forName: NSValueTransformerName("ArchivedValueTests.Backwards"))
    ValueTransformer.setValueTransformer(Texts(), forName: NSValueTransformerName("ArchivedValueTests.Texts"))
    let model = TestModel.library { entities in
      for name in ["Backwards", "Texts"] {
        let attribute = TestModel.attribute(name.lowercased(), .transformableAttributeType)
        attribute.valueTransformerName = "ArchivedValueTests.\(name)"
        entities["Book"]?.properties.append(attribute)
      }
    }
    try withFolder { folder in
      let url = folder.appending(path: "a.sqlite")
      do {
        let context = try container(model, at: url).viewContext
        let book = Book(context: context)
        book.setValue("desserts", forKey: "backwards")
        book.setValue("plain", forKey: "texts")
        try context.save()
        // A class that the transformer does not allow.
        book.setValue(Date(), forKey: "texts")
        #expect(throws: NSError.self) { try context.save() }
      }
      #expect(try openDatabase(url).integer("SELECT ZBACKWARDS = CAST('stressed' AS BLOB) FROM ZBOOK") == 1)
      let book = try #require(try container(model, at: url).viewContext.fetch(Book.fetchRequest()).first)
      #expect(book.value(forKey: "backwards") as? String == "desserts")
      #expect(book.value(forKey: "texts") as? String == "plain")
      // Something else has written an object of another class.
      let date = try NSKeyedArchiver.archivedData(withRootObject: NSDate(), requiringSecureCoding: true)
      let hex = date.map { String(format: "%02x", $0) }.joined()
      try openDatabase(url).execute("UPDATE ZBOOK SET ZTEXTS = x'\(hex)'")
      let again = try #require(try container(model, at: url).viewContext.fetch(Book.fetchRequest()).first)
      #expect(again.value(forKey: "texts") == nil)
    }
  }
}
