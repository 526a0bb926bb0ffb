import CairnStorage
import CairnValues
import Foundation
import Testing

@Suite("Random use of a file")
struct FileStorePropertyTests {
  @Test(
    "Setting, removing, flushing and opening again in any order equals a dictionary",
    arguments: 1...20 as ClosedRange<UInt64>)
  func equalsDictionary(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let url = folder.file("s.json")
    var store = FileStore(url)
    var expected: [String: StoredValue] = [:]
    for step in 0..<120 {
      let key = try #require(["a", "b", "ü", "", "a.b", "\"", "long key", "\n"].randomElement(using: &random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        let value = Self.value(using: &random)
        store.set(value, for: key)
        expected[key] = value
      case 6..<8:
        store.set(nil, for: key)
        expected[key] = nil
      case 8: store.flush()
      default:
        store.flush()
        store = FileStore(url)
      }
      #expect(store.keys == Set(expected.keys), "seed \(seed), step \(step)")
      #expect(store.value(for: key) == expected[key], "seed \(seed), step \(step), key \(key)")
    }
    store.flush()
    let last = FileStore(url)
    for key in store.keys { #expect(last.value(for: key) == expected[key], "seed \(seed), key \(key)") }
    #expect(last.problems.isEmpty && store.problems.isEmpty, "seed \(seed)")
  }

  private static func value(using random: inout SeededGenerator) -> StoredValue {
    let bits = random.next()
    switch bits % 9 {
    case 0: return .bool(bits & 64 == 0)
    case 1: return .int(Int(truncatingIfNeeded: random.next()))
    case 2:
      // Any bit pattern is a number; only one of the many NaNs has a text.
      let number = Double(bitPattern: random.next())
      return .double(number.isNaN ? .nan : number)
    case 3:
      return .string(String((0..<8).map { _ in Character(Unicode.Scalar(UInt8.random(in: 0...255, using: &random))) }))
    case 4: return .data(Data((0..<Int((bits >> 8) % 50)).map { _ in UInt8.random(in: 0...255, using: &random) }))
    case 5: return .url(URL(filePath: "/tmp/\(random.next())/ü x"))
    case 6: return .date(Date(timeIntervalSinceReferenceDate: .random(in: -1e11...1e11, using: &random)))
    case 7: return .date(Date(timeIntervalSinceReferenceDate: .random(in: -2...2, using: &random)))
    default: return .double(.random(in: -10...10, using: &random))
    }
  }
}

/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
