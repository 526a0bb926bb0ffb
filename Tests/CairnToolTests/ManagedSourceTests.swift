import Foundation
import Testing

@testable import CairnTool

@Suite("Sources with objects of Core Data")
struct ManagedSourceTests {
  private static func accessors(_ key: String) -> String {
    "{ get { managedValue(forKey: \"\(key)\") } set { setManagedValue(newValue, forKey: \"\(key)\") } }"
  }

  @Test(arguments: [
    ("@NSManaged public var title: String?", "public var title: String? $title"),
    ("  @NSManaged var count: Int16 // how many", "  var count: Int16 $count // how many"),
    ("@objc @NSManaged dynamic var a: Date", "dynamic var a: Date $a"),
    ("@objc(isDone) @NSManaged open var done: Bool", "open var done: Bool $isDone"),
    ("public @NSManaged fileprivate(set) var owner: Owner!", "public fileprivate(set) var owner: Owner! $owner"),
    ("@NSManaged private(set) public var `default`: Int", "private(set) public var `default`: Int $default"),
    ("@NSManaged\npublic var title: String?", "\npublic var title: String? $title"),
    ("@NSManaged public\n  var title:\n    String?", "public\n  var title:\n    String? $title"),
    ("@NSManaged var items: Set<Item>", "var items: Set<Item> $items"),
    ("@NSManaged var map: [String: [Int?]]?", "var map: [String: [Int?]]? $map"),
    ("@NSManaged var next: Kit.Page<Map<A, B>>.Link?", "var next: Kit.Page<Map<A, B>>.Link? $next"),
    ("@NSManaged var both: (any A & B)?; var c = 1", "var both: (any A & B)? $both; var c = 1"),
    ("class A: NSManagedObject { @NSManaged var a: Int }", "class A: NSManagedObject { var a: Int $a }"),
    ("public @NSManaged var a: Int, b: URL?", "public var a: Int $a; public var b: URL? $b"),
    ("@NSManaged @available(iOS 17, *) var a: Int", "@available(iOS 17, *) var a: Int $a"),
    (
      "@NSManaged private var primitiveDueDate: Date?",
      "private var primitiveDueDate: Date? { get { managedValue(forKey: \"dueDate\") }"
        + " set { setPrimitiveValue(newValue, forKey: \"dueDate\") } }"
    ), ("@NSManaged var primitives: Date?", "var primitives: Date? $primitives"),
  ])
  func propertiesAskTheObject(text: String, new: String) {
    let expected = new.replacing(/\$(\w+)/) { Self.accessors(String($0.output.1)) }
    #expect(ManagedSource.rewritten(text) == expected)
  }

  @Test(arguments: [
    ("addToItems(_ value: Item)", "addManagedValue(value, forKey: \"items\")"),
    ("removeFromItems(_ value: Item)", "removeManagedValue(value, forKey: \"items\")"),
    ("addToItems(_ values: NSSet)", "addManagedValues(values, forKey: \"items\")"),
    ("removeFromItems(_ values: NSOrderedSet)", "removeManagedValues(values, forKey: \"items\")"),
    ("addToItems(_ values: Set<Item>)", "addManagedValues(NSSet(set: values), forKey: \"items\")"),
    ("insertIntoItems(_ value: Item, at idx: Int)", "insertManagedValue(value, at: idx, forKey: \"items\")"),
    ("removeFromItems(at idx: Int)", "removeManagedValue(at: idx, forKey: \"items\")"),
    (
      "replaceItems(at idx: Int, with value: Item)",
      "replaceManagedValue(at: idx, with: value, forKey: \"items\")"
    ),
    (
      "removeFromItems(at indexes: NSIndexSet)",
      "for place in indexes.reversed() { removeManagedValue(at: place, forKey: \"items\") }"
    ),
    (
      "insertIntoItems(_ values: [Item], at indexes: NSIndexSet)",
      "for (place, one) in zip(indexes, values) { insertManagedValue(one, at: place, forKey: \"items\") }"
    ),
    (
      "insertObject(_ value: Item, inItemsAtIndex idx: Int)",
      "insertManagedValue(value, at: idx, forKey: \"items\")"
    ), ("removeObjectFromItemsAtIndex(_ idx: Int)", "removeManagedValue(at: idx, forKey: \"items\")"),
    ("addItemsObject(_ item: Item)", "addManagedValue(item, forKey: \"items\")"),
    ("addItemsObject(item: Item)", "addManagedValue(item, forKey: \"items\")"),
    ("removeItems(_ items: NSSet)", "removeManagedValues(items, forKey: \"items\")"),
  ])
  func functionsThatXcodeWritesGetABody(head: String, body: String) {
    #expect(
      ManagedSource.rewritten("  @NSManaged public func \(head)\n") == "  public func \(head) { \(body) }\n")
  }

  @Test(arguments: [
    ("addItemsObject:", "add(_ item: Item)", "addManagedValue(item, forKey: \"items\")"),
    ("removeItemsObject:", "removeItem(_ item: Item)", "removeManagedValue(item, forKey: \"items\")"),
    ("addItems:", "addToItems(_ values: NSSet)", "addManagedValues(values, forKey: \"items\")"),
    ("addMyObject:", "addToMyObject(_ values: NSSet)", "addManagedValues(values, forKey: \"myObject\")"),
    ("insertObject:inItemsAtIndex:", "put(_ a: A, at b: Int)", "insertManagedValue(a, at: b, forKey: \"items\")"),
    ("removeObjectFromItemsAtIndex:", "drop(at b: Int)", "removeManagedValue(at: b, forKey: \"items\")"),
    (
      "removeItemsAtIndexes:", "drop(at b: NSIndexSet)",
      "for place in b.reversed() { removeManagedValue(at: place, forKey: \"items\") }"
    ),
    (
      "replaceObjectInItemsAtIndex:withObject:", "set(at b: Int, to a: A)",
      "replaceManagedValue(at: b, with: a, forKey: \"items\")"
    ), ("else:", "addToItems(_ value: Item)", "addManagedValue(value, forKey: \"items\")"),
  ])
  func theNameInObjectiveCSaysWhatAFunctionIs(selector: String, head: String, body: String) {
    let new = " func \(head) { \(body) }"
    #expect(ManagedSource.rewritten("@objc(\(selector))\n@NSManaged func \(head)") == "\n" + new.dropFirst())
    #expect(ManagedSource.rewritten("@objc( \(selector) ) @NSManaged func \(head)") == String(new.dropFirst()))
    #expect(ManagedSource.rewritten("@NSManaged @objc(\(selector)) private func \(head)") == "private" + new)
  }

  @Test(arguments: [
    "// @NSManaged var a: Int", "/* @objc /* */ @NSManaged var a: Int */", "let a = \"@NSManaged var a: Int\"",
    "let a = \"\"\"\n@objc @NSManaged var a: Int\n\"\"\"", "let a = \"\\(b(\"@objc\"))\"", "let a = #\"\"@objc\"\"#",
    "let a = #/@objc \"/#", "@objc(@NSManaged) var a: Int", "let objc = 1", "@NSManaged var a: Int = 1",
    "@NSManaged var a: Int { 1 }",
    "@NSManaged let a: Int", "@NSManaged var a, b: Int", "@NSManaged func a() -> Int", "@NSManaged func fly(_ a: Int)",
    "@NSManaged", "@NSManaged var a", "@NSManaged var a:", "@NSManaged func a(", "#keyPath(Item)", "#keyPath(",
    "import CoreData",
  ])
  func otherFilesStayAsTheyAre(text: String) { #expect(ManagedSource.rewritten(text) == nil) }

  @Test(arguments: [
    ("@objc(Item)\npublic class Item: NSManagedObject {}", "\npublic class Item: NSManagedObject {}"),
    ("@objcMembers final class A {}", "final class A {}"),
    ("@nonobjc public class func fetchRequest() {}", "public class func fetchRequest() {}"),
    ("key: #keyPath(Item.owner.name), c", "key: \"owner.name\", c"), ("#keyPath(title)", "\"title\""),
  ])
  func whatNeedsObjectiveCGoes(text: String, new: String) { #expect(ManagedSource.rewritten(text) == new) }

  @Test func packagesThatAreBuiltAsTheyAreChangeForCoreDataOnly() {
    let copy = SourceCopy(onlyModels: true)
    #expect(copy.text("#if os(iOS)\n@objc class A {}\n#endif\nimport UIKit", at: "/a.swift") == nil)
    #expect(
      copy.text("import CoreData\nimport UIKit\n@objc(A) class A: NSManagedObject {}", at: "/a.swift")
        == "#sourceLocation(file: \"/a.swift\", line: 1)\nimport CoreData\nimport UIKit\nclass A: NSManagedObject {}")
  }

  @Test func copiesOfProjectsChangeForBoth() {
    #expect(
      SourceCopy().text("import UIKit\n@NSManaged var a: Int", at: "/a.swift")
        == "#sourceLocation(file: \"/a.swift\", line: 1)\nimport SwiftUI\nvar a: Int \(Self.accessors("a"))")
  }

  /// Whatever a file consists of, lines stay where they are, and without the bodies it is the old one without its attributes.
  @Test func linesStayWhereTheyAre() {
    var random = Seeded(state: 5)
    let pieces = [
      "@NSManaged ", "@NSManaged\n", "@objc ", "@objc(some:name:)\n", "public ", "private(set) ", "var a: Int\n",
      "var `in`: [String: Set<A>]?\n", "var b: Int, c: A.B\n", "func addToItems(_ a: NSSet)\n", "func f(\n_ a: Int)\n",
      "{ ", "}\n", "\"", "\"\"\"\n", "// ", "/* ", "*/", "#keyPath(A.b)", "\\(", ")", "\r\n", "é", "let c = 1\n", ": ",
      "<", "`", "#\"", ", ",
    ]
    for round in 0..<1000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined()
      guard let new = ManagedSource.rewritten(text) else { continue }
      let (old, lines) = (text.lines, new.lines)
      #expect(lines.count == old.count, "round \(round): \(text.debugDescription)")
      for (old, new) in zip(old, lines) where old != new {
        #expect(new.plain == old.plain, "round \(round): \(text.debugDescription)")
      }
    }
  }
}

extension String {
  fileprivate var lines: [Substring] { split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } }
}

extension Substring {
  /// A line without what changes in it.
  fileprivate var plain: String {
    String(self).replacing(/\s\{ get \{ managedValue[^}]*\} set \{[^}]*\} \}/, with: "")
      .replacing(/\s\{ \w+ManagedValues?\([^}]*\) \}/, with: "").replacing(/@objc(\([\w:]*\))?|@NSManaged/, with: "")
      .replacing(/#keyPath\(A\.b\)|"b"/, with: " b ").replacing(/[,;]|\b(public|private\(set\)|var)/, with: "")
      .filter { !$0.isWhitespace }
  }
}
