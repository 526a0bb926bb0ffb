import CairnMessages
import CairnSwiftSources
import Foundation
import Testing

@testable import CairnTool

@Suite("Classes of Core Data models")
struct ModelClassesTests {
  private func files(_ text: String) throws -> [String: String] {
    ModelClasses(model: try DataModel(try MarkupReader.root(of: Array(text.utf8)))).files
  }

  @Test func aClassCallsWhatExtensionsOverride() throws {
    let model = try DataModel(try MarkupReader.root(of: Array(CompiledModelTests.journal.utf8)))
    let overrides: [String: Set] = ["Page": ["willSave", "validateForDelete"]]
    let files = ModelClasses(model: model, overrides: overrides).files
    #expect(
      files["Page+CoreDataClass.swift"]?.hasSuffix(
        """
        nonisolated public class Page: NSManagedObject {
          public override func validateForDelete() throws { try validateForDeleteInExtension() }
          public override func willSave() { willSaveInExtension() }
        }

        """) == true)
    #expect(files["Entry+CoreDataClass.swift"]?.hasSuffix("class Entry: Page {}\n") == true)
  }

  @Test func aClassHasWhatXcodeWrites() throws {
    let files = try files(CompiledModelTests.journal)
    #expect(files["Entry+CoreDataClass.swift"]?.hasSuffix("\nnonisolated public class Entry: Page {}\n") == true)
    #expect(files["Page+CoreDataClass.swift"]?.contains("class Page: NSManagedObject {}") == true)
    let entry = try #require(files["Entry+CoreDataProperties.swift"])
    func accessors(_ key: String) -> String {
      "{ get { managedValue(forKey: \"\(key)\") } set { setManagedValue(newValue, forKey: \"\(key)\") } }"
    }
    #expect(
      entry.contains(
        """
        nonisolated extension Entry {
          public class func fetchRequest() -> NSFetchRequest<Entry> {
            NSFetchRequest<Entry>(entityName: "Entry")
          }
          public var `in`: Int16 \(accessors("in"))
          public var mood: [String]? \(accessors("mood"))
          public var photos: NSOrderedSet? \(accessors("photos"))
          public var next: Entry? \(accessors("next"))
          // Left out: the fetched property similar.
        }

        """))
    #expect(entry.contains("func insertIntoPhotos(_ value: Photo, at idx: Int) { insertManagedValue("))
    // A subclass has the conformance and the properties of its parent.
    #expect(!entry.contains("Identifiable") && !entry.contains("title"))
    let page = try #require(files["Page+CoreDataProperties.swift"])
    #expect(page.hasSuffix("\nnonisolated extension Page: Identifiable {}\n"))
    #expect(page.contains("public func addToTags(_ values: NSSet) { addManagedValues(values, forKey: \"tags\") }"))
    #expect(files.keys.filter { $0.hasPrefix("Tag") } == ["Tag+CoreDataProperties.swift"])
    #expect(files.keys.allSatisfy { !$0.hasPrefix("Photo") && !$0.hasPrefix("Note") })
  }

  @Test(arguments: [
    ("Integer 16", true, "Int16"), ("Integer 32", true, "Int32"), ("Integer 64", true, "Int64"),
    ("Integer 64", false, "NSNumber?"), ("Boolean", true, "Bool"), ("Boolean", false, "NSNumber?"),
    ("Float", true, "Float"), ("Double", true, "Double"), ("Decimal", false, "NSDecimalNumber?"),
    ("String", false, "String?"), ("Date", false, "Date?"), ("Date", true, "TimeInterval"), ("Binary", false, "Data?"),
    ("UUID", false, "UUID?"), ("URI", false, "URL?"), ("Transformable", false, "NSObject?"),
    ("Composite", false, "[String: Any]?"),
  ])
  func attributesHaveTheTypesOfXcode(type: String, isScalar: Bool, expected: String) {
    #expect(
      ModelClasses.type(of: .init(name: "a", type: type, isScalar: isScalar, customClass: nil)) == expected)
  }

  @Test(arguments: [
    ("NSArray", "NSArray?"), ("[String: Kit.Color]", "[String: Kit.Color]?"), ("", "NSObject?"),
    ("Color {}\nvar b: Int", "NSObject?"), ("Color // }", "NSObject?"),
  ])
  func aTransformableValueHasTheTypeThatTheModelNames(name: String, expected: String) {
    #expect(
      ModelClasses.type(of: .init(name: "a", type: "Transformable", isScalar: false, customClass: name)) == expected)
  }

  @Test func namesThatAreKeywordsAreInBackticks() throws {
    let files = try files(
      """
      <model><entity name="E" representedClassName="Type" codeGenerationType="class">
      <attribute name="default" attributeType="String"/><relationship name="self" destinationEntity="E"/></entity></model>
      """)
    #expect(files["Type+CoreDataClass.swift"]?.contains("class `Type`: NSManagedObject") == true)
    let properties = try #require(files["Type+CoreDataProperties.swift"])
    #expect(properties.contains("NSFetchRequest<`Type`>(entityName: \"E\")"))
    #expect(properties.contains("var `default`: String? {") && properties.contains("var `self`: `Type`? {"))
  }

  /// Whatever a model has, each class is declared once, its properties are those of the model, and every bracket closes.
  @Test func aModelOfAnythingHasTheClassesThatItSays() throws {
    var random = Seeded(state: 7)
    let types = ["String", "Integer 16", "Date", "Transformable", "Boolean", "Nonsense", "Composite"]
    let names = ["a", "default", "bé", "in", "Self", "primitiveA", "_x"]
    for round in 0..<100 {
      let entities = (0..<Int.random(in: 1...4, using: &random)).map { "E\($0)" }
      var expected: [String: Set<String>] = [:]
      var text = "<model>"
      for (index, entity) in entities.enumerated() {
        let generation = ["class", "category"].randomElement(using: &random)!
        let parent = index > 0 && Bool.random(using: &random) ? " parentEntity='E\(index - 1)'" : ""
        text +=
          "<entity name='\(entity)' representedClassName='.\(entity)'\(parent) codeGenerationType='\(generation)'>"
        let own = names.shuffled(using: &random).prefix(3)
        for name in own.dropLast() {
          let isScalar = Bool.random(using: &random) ? "YES" : "NO"
          let type = types.randomElement(using: &random)!
          text += "<attribute name='\(name)' attributeType='\(type)' usesScalarValueType='\(isScalar)'/>"
        }
        let (isToMany, isOrdered) = (Bool.random(using: &random), Bool.random(using: &random))
        let other = (entities + ["missing"]).randomElement(using: &random)!
        text += "<relationship name='\(own.last!)' toMany='\(isToMany ? "YES" : "NO")'"
        text += " ordered='\(isOrdered ? "YES" : "NO")' destinationEntity='\(other)'/></entity>"
        if generation == "class" { expected["\(entity)+CoreDataClass.swift"] = [] }
        expected["\(entity)+CoreDataProperties.swift"] = Set(own)
      }
      let files = try files(text + "</model>")
      #expect(Set(files.keys) == Set(expected.keys), "round \(round)")
      for (name, text) in files {
        let source = SourceTokens(text)
        let variables = source.tokens.indices.filter { source.holds($0, "var") }.compactMap { source.name($0 + 1) }
        #expect(Set(variables) == expected[name] && variables.count == expected[name]?.count, "\(text)")
        for position in source.tokens.indices where source.holds(position, "{") {
          #expect(source.afterBrackets(position) != nil, "\(text)")
        }
        #expect(!text.contains("@"), "\(text)")
      }
    }
  }

  @Test func entitiesThatInheritFromEachOtherEnd() throws {
    let files = try files(
      """
      <model><entity name="A" parentEntity="B" representedClassName="A" codeGenerationType="class"/>
      <entity name="B" parentEntity="A" representedClassName="B" codeGenerationType="class"/></model>
      """)
    #expect(files.count == 4)
  }
}
