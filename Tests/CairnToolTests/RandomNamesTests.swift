import CairnMessages
import Foundation
import Testing

@testable import CairnTool

@Suite("Names and models, made at random")
struct RandomNamesTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func theFileOfNamesHasEveryName(seed: UInt64) {
    var random = Seeded(state: seed)
    let all = ["Date", "URL", "Style", "Überschrift", "A1", "_Hidden", "Format"]
    func some() -> Set<String> { Set(all.filter { _ in Bool.random(using: &random) }) }
    var members: [String: Set<String>] = [:]
    for name in some() { members[name] = some().union(["Owner"]) }
    let known = KnownNames(names: some(), members: members, modules: some())
    #expect(KnownNames(text: known.text) == known)
    let lines = known.text.split(separator: "\n")
    #expect(Set(lines).count == lines.count)
    // Lines in another order, or with the ends of other systems, say the same.
    #expect(KnownNames(text: lines.shuffled(using: &random).joined(separator: "\r\n\n")) == known)
    let mentioned = some()
    for name in all {
      let isKnown = known.names.contains(name) || (members[name] ?? []).contains { mentioned.contains($0) }
      #expect(known.contains(name, mentioning: mentioned) == isKnown)
    }
  }

  /// Any file can use what is outside of types, and what classes and protocols hand down.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func typesInTypesNeedThoseUnlessTheyAreInherited(seed: UInt64) {
    var random = Seeded(state: seed)
    var collection = NameCollection()
    var (outside, inherited): (Set<String>, Set<String>) = ([], [])
    var nested: [(name: String, type: String)] = []
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      let name = ["Item", "Row", "Style", "value", "_Box", "Éclair"].randomElement(using: &random)!
      let type = ["List", "Table", nil].randomElement(using: &random)!
      collection.add(name, in: type)
      guard ["Item", "Row", "Style"].contains(name) else { continue }
      if let type { nested.append((name, type)) } else { outside.insert(name) }
    }
    for type in ["List", "Table"] where Bool.random(using: &random) { inherited.insert(type) }
    collection.inherited = inherited
    let known = collection.known(modules: ["M"])
    for name in ["Item", "Row", "Style", "value", "_Box", "Éclair"] {
      let owners = nested.filter { $0.name == name }.map(\.type)
      let isFree = outside.contains(name) || owners.contains { inherited.contains($0) }
      #expect(known.contains(name, mentioning: []) == isFree)
      for type in ["List", "Table"] {
        #expect(known.contains(name, mentioning: [type]) == (isFree || owners.contains(type)))
      }
    }
  }

  // MARK: Core Data

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func aModelHasWhatItsFileSays(seed: UInt64) throws {
    var random = Seeded(state: seed)
    func flag() -> Bool { Bool.random(using: &random) }
    func name(_ index: Int) -> String { ["title", "default", "größe", "_a", "URL"][index % 5] + "\(index)" }
    var text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- <entity/> -->\n<model type=\"com.apple.IDECoreDataModeler.DataModel\">\n"
    var expected: [DataModel.Entity] = []
    for index in 0..<Int.random(in: 0..<4, using: &random) {
      let (classWord, generation): (String?, DataModel.Entity.Generation) =
        [("class", .whole), ("category", .properties), (nil, .manual)].randomElement(using: &random)!
      let (written, className) =
        [(".Item", "Item"), ("Journal.Item", "Item"), ("NSManagedObject", nil), (nil, nil), ("Item", "Item")]
        .randomElement(using: &random)! as (String?, String?)
      var entity = DataModel.Entity(
        name: "E\(index) &", className: className, generation: generation, parent: flag() ? "E0 &" : nil,
        line: 1 + text.count { $0 == "\n" })
      text += "<entity name='E\(index) &amp;'" + (written.map { " representedClassName=\"\($0)\"" } ?? "")
      text +=
        (classWord.map { " codeGenerationType=\"\($0)\"" } ?? "")
        + (entity.parent == nil ? "" : " parentEntity=\"E0 &amp;\"") + ">\n"
      for place in 0..<Int.random(in: 0..<5, using: &random) {
        let isOn = flag()
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          text +=
            "<attribute name=\"\(name(place))\" attributeType=\"Integer 16\" usesScalarValueType=\"\(isOn ? "YES" : "NO")\"/>\n"
          entity.attributes.append(.init(name: name(place), type: "Integer 16", isScalar: isOn, customClass: nil))
        case 1:
          text +=
            "<relationship name=\"\(name(place))\"\(isOn ? " toMany=\"YES\" ordered=\"YES\"" : "") destinationEntity=\"E0 &#38;\"></relationship>\n"
          entity.relationships.append(.init(name: name(place), destination: "E0 &", isToMany: isOn, isOrdered: isOn))
        default:
          text +=
            "<fetchedProperty name=\"\(name(place))\"><fetchRequest name=\"x\" entity=\"E0\"/></fetchedProperty>\n"
          entity.fetched.append(name(place))
        }
      }
      text += "</entity>\n"
      expected.append(entity)
    }
    text += "<elements><element name=\"E0\" width=\"1\"/></elements></model>\n"
    #expect(try DataModel(MarkupReader.root(of: Array(text.utf8))).entities == expected, "\(text)")
  }

  @Test(arguments: [
    "<entity/>", "<entity name=''/>", "<entity name='A'/><entity name='A'/>", "<entity name='A'><attribute/></entity>",
    "<entity name='A'><attribute name='a b'/></entity>", "<entity name='A'><relationship name='1'/></entity>",
    "<entity name='A'><fetchedProperty name='a-b'/></entity>", "<entity name='A' representedClassName='A B'/>",
  ])
  func whatCannotBeAClassIsAProblemWithItsLine(text: String) {
    #expect {
      try DataModel(MarkupReader.root(of: Array("<model>\n\(text)</model>".utf8)))
    } throws: {
      ($0 as? MarkupReader.Problem)?.line == 2
    }
  }

  @Test func anEntityThatInheritsFromItselfEnds() throws {
    let text =
      "<model><entity name='A' parentEntity='B'/><entity name='B' parentEntity='A'/><entity name='C' parentEntity='C'/></model>"
    let model = try DataModel(MarkupReader.root(of: Array(text.utf8)))
    #expect(model.entities.map { model.ancestors(of: $0).map(\.name) } == [["B"], ["A"], []])
  }
}
