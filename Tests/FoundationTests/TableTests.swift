import CairnFoundation
import Foundation
import Testing

@Suite("Tables of objects")
struct TableTests {
  private final class Listener {}

  @Test func aWeakTableLetsItsObjectsGo() {
    let table = NSHashTable<Listener>.weakObjects()
    let kept = Listener()
    table.add(kept)
    do {
      let gone = Listener()
      table.add(gone)
      #expect(table.count == 2 && table.contains(gone))
    }
    #expect(table.count == 1 && table.anyObject === kept)
  }

  @Test func equalObjectsAreOne() {
    let table = NSHashTable<NSString>()
    table.add("one")
    table.add(NSString(string: "o" + "ne"))
    #expect(table.count == 1 && table.contains("one"))
    table.remove("one")
    #expect(table.count == 0 && table.member("one") == nil)
  }

  @Test func tablesAreMixedAsSetsAre() {
    let (a, b) = (NSHashTable<NSString>(), NSHashTable<NSString>())
    for text in ["one", "two"] as [NSString] { a.add(text) }
    for text in ["two", "three"] as [NSString] { b.add(text) }
    #expect(a.intersects(b) && !a.isSubset(of: b))
    a.union(b)
    #expect(a.count == 3 && b.isSubset(of: a))
    a.minus(b)
    #expect(a.allObjects == ["one"])
    a.intersect(b)
    #expect(a.allObjects.isEmpty)
  }

  @Test func aMapFindsValuesByEqualKeysAndForgetsDeadOnes() {
    let map = NSMapTable<NSString, Listener>.strongToWeakObjects()
    let kept = Listener()
    map.setObject(kept, forKey: "kept")
    do { map.setObject(Listener(), forKey: "gone") }
    #expect(map.object(forKey: NSString(string: "ke" + "pt")) === kept)
    #expect(map.object(forKey: "gone") == nil && map.count == 1)
    let other = Listener()
    map.setObject(other, forKey: "kept")
    #expect(map.object(forKey: "kept") === other && map.count == 1)
    map.removeObject(forKey: "kept")
    #expect(map.count == 0 && map.dictionaryRepresentation().isEmpty)
  }

  @Test func aMapWithWeakKeysGoesByTheObjects() {
    let map = NSMapTable<Listener, NSString>.weakToStrongObjects()
    let (first, second) = (Listener(), Listener())
    map.setObject("first", forKey: first)
    map.setObject("second", forKey: second)
    #expect(map.object(forKey: first) == "first" && map.object(forKey: second) == "second")
    #expect(map.object(forKey: Listener()) == nil && map.object(forKey: nil) == nil)
  }
}
