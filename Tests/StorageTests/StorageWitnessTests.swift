import CairnStorage
import CairnValues
import Foundation
import Testing

private enum Season: String { case spring, summer }
private enum Level: Int {
  case low = 1
  case high = 2
}

/// A property wrapper's value and initializers, reduced to what selects the witness.
private struct Stored<Value> {
  let key: String
  let witness: StorageWitness<Value>

  init(_ key: String) where Value == Int { (self.key, witness) = (key, .plain()) }
  init(_ key: String) where Value == Int? { (self.key, witness) = (key, .plain()) }
  init(_ key: String) where Value: RawRepresentable, Value.RawValue == Int { (self.key, witness) = (key, .rawValue()) }
  init(_ key: String) where Value: RawRepresentable, Value.RawValue == String {
    (self.key, witness) = (key, .rawValue())
  }
  init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    (self.key, witness) = (key, .optionalRawValue())
  }
  init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    (self.key, witness) = (key, .optionalRawValue())
  }
}

@Suite("Witnesses that a property wrapper's initialisers capture")
struct StorageWitnessTests {
  @Test("Each kind of value goes in and comes out, and nil removes")
  func bothWays() {
    let store = MemoryStore()
    let number = Stored<Int>("number")
    let maybe = Stored<Int?>("maybe")
    let season = Stored<Season>("season")
    let level = Stored<Level?>("level")
    store.write(3, to: number.key, as: number.witness)
    store.write(4, to: maybe.key, as: maybe.witness)
    store.write(.summer, to: season.key, as: season.witness)
    store.write(.high, to: level.key, as: level.witness)
    #expect(store.value(for: "season") == .string("summer"))
    #expect(store.value(for: "level") == .int(2))
    #expect(store.read(number.key, as: number.witness) == 3)
    #expect(store.read(maybe.key, as: maybe.witness) == 4)
    #expect(store.read(season.key, as: season.witness) == .summer)
    #expect(store.read(level.key, as: level.witness) == .high)
    store.write(nil, to: maybe.key, as: maybe.witness)
    store.write(nil, to: level.key, as: level.witness)
    #expect(store.keys == ["number", "season"])
    #expect(store.problems.isEmpty)
  }

  @Test("What cannot be read is nil with a reason, told once; what is absent is nil without")
  func mismatch() {
    let store = MemoryStore(["number": .string("many"), "season": .string("winter"), "level": .data(Data())])
    for _ in 1...2 {
      #expect(store.read("number", as: Stored<Int>("number").witness) == nil)
      #expect(store.read("season", as: Stored<Season>("season").witness) == nil)
      #expect(store.read("level", as: Stored<Level?>("level").witness) == nil)
      #expect(store.read("absent", as: Stored<Int>("absent").witness) == nil)
    }
    #expect(
      store.problems.map(\.message) == [
        "Key \"number\": a String was found that cannot be read as Int. The default value is used.",
        "Key \"season\": the raw value \"winter\" was found, which no Season has. The default value is used.",
        "Key \"level\": Data was found that cannot be read as Int. The default value is used.",
      ])
    #expect(store.problems.allSatisfy { $0.code == .wrongType })
    #expect(StorageProblem.Code.wrongType.rawValue == "storage.wrong-type")
  }
}
