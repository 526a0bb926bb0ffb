import CairnUnsafe
import Testing

private struct Mixed {
  var flag: Bool
  var number: Int32
  var text: String
}
private class Base { var first = "one" }
private final class Derived: Base { var second: [Int] = [2, 3] }

@Suite("Where stored properties are")
struct StoredFieldsTests {
  @Test func theRuntimeIsRightAboutWhatIsKnownHere() { #expect(StoredFields.areRight) }

  @Test func fieldsAreWhereTheCompilerPutThem() {
    var offsets: [Int?] = []
    let hasFields = StoredFields.forEach(of: Mixed.self) { offset, _ in
      offsets.append(offset)
      return true
    }
    #expect(hasFields)
    #expect(
      offsets == [
        MemoryLayout<Mixed>.offset(of: \.flag), MemoryLayout<Mixed>.offset(of: \.number),
        MemoryLayout<Mixed>.offset(of: \.text),
      ])
  }

  @Test func propertiesOfAnObjectAreReadWithWhatItInherits() {
    let object = Derived()
    var read: [String] = []
    StoredFields.forEach(ofClass: Derived.self) { offset, type in
      if type == String.self { read.append(storedProperty(at: offset, of: object, as: String.self)) }
      if type == [Int].self { read.append("\(storedProperty(at: offset, of: object, as: [Int].self))") }
      return true
    }
    #expect(read == ["one", "[2, 3]"])
  }

  @Test func aPartOfAValueIsReadInPlace() throws {
    let offset = try #require(MemoryLayout<Mixed>.offset(of: \.text))
    #expect(part(at: offset, of: Mixed(flag: true, number: 7, text: "seven"), as: String.self) == "seven")
  }

  @Test func aRuntimeThatIsNotTrustedKnowsOfNoFields() {
    #expect(!StoredFields.forEach(of: Mixed.self, isTrusted: false) { _, _ in true })
    #expect(!StoredFields.forEach(ofClass: Derived.self, isTrusted: false) { _, _ in true })
  }

  @Test func goingThroughFieldsStopsWhenTold() {
    var count = 0
    StoredFields.forEach(of: Mixed.self) { _, _ in
      count += 1
      return false
    }
    #expect(count == 1)
  }
}
