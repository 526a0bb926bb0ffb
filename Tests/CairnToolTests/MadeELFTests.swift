import Foundation
import Testing

@testable import CairnTool

/// A library that is put together as the specification of the format says.
private struct MadeELF {
  var needed: [String] = []
  var runPath: String?
  var versions: [(library: String, names: [String])] = []
  /// Where the file is loaded, which differs from places in the file.
  var base = 0x40_0000
  /// What the last entries say about where the next one is.
  var distanceAfterLast = 0
  var versionCount: Int?

  var data: Data {
    var strings: [UInt8] = [0]
    func place(of text: String) -> Int {
      defer { strings += Array(text.utf8) + [0] }
      return strings.count
    }
    var entries = needed.map { (1, place(of: $0)) }
    if let runPath { entries.append((29, place(of: runPath))) }
    var table: [UInt8] = []
    for (index, (library, names)) in versions.enumerated() {
      let next = index + 1 < versions.count ? 16 + 16 * names.count : distanceAfterLast
      table += number(1, 2) + number(names.count, 2) + number(place(of: library), 4) + number(16, 4) + number(next, 4)
      for (index, name) in names.enumerated() {
        let next = index + 1 < names.count ? 16 : distanceAfterLast
        table += number(0, 4) + number(0, 2) + number(2, 2) + number(place(of: name), 4) + number(next, 4)
      }
    }
    let start = 64 + 2 * 56
    if !versions.isEmpty {
      entries += [(0x6FFF_FFFE, base + start + strings.count), (0x6FFF_FFFF, versionCount ?? versions.count)]
    }
    entries += [(5, base + start), (0, 0)]
    let dynamic = entries.flatMap { number($0.0, 8) + number($0.1, 8) }
    let contents = strings + table + dynamic
    var header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + Array(repeating: 0, count: 9)
    header += number(3, 2) + number(62, 2) + number(1, 4) + number(0, 8) + number(64, 8) + number(0, 8)
    header += number(0, 4) + number(64, 2) + number(56, 2) + number(2, 2) + number(0, 6)
    func segment(_ kind: Int, at offset: Int, size: Int) -> [UInt8] {
      number(kind, 4) + number(4, 4) + number(offset, 8) + number(base + offset, 8) + number(base + offset, 8)
        + number(size, 8) + number(size, 8) + number(8, 8)
    }
    header += segment(1, at: 0, size: start + contents.count)
    header += segment(2, at: start + strings.count + table.count, size: dynamic.count)
    return Data(header + contents)
  }

  private func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
  }

  static func any(_ random: inout Seeded) -> MadeELF {
    func name() -> String { "lib\(Int.random(in: 0..<1000, using: &random)).so" }
    var made = MadeELF(base: Int.random(in: 0..<4, using: &random) * 0x1000)
    made.needed = (0..<Int.random(in: 0..<5, using: &random)).map { _ in name() }
    if Bool.random(using: &random) { made.runPath = "$ORIGIN/../lib:/opt/\(name())" }
    made.versions = (0..<Int.random(in: 0..<4, using: &random)).map { index in
      ("\(index)" + name(), (0..<Int.random(in: 1...4, using: &random)).map { "GLIBC_2.\($0)" })
    }
    return made
  }
}

@Suite("Libraries that are put together")
struct MadeELFTests {
  @Test(arguments: 1...80 as ClosedRange<UInt64>)
  func whatALibraryHasIsRead(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let made = MadeELF.any(&random)
    let elf = try ELFFile(made.data)
    #expect(elf.machine == 62)
    #expect(elf.needed == made.needed)
    #expect(elf.runPath == made.runPath)
    #expect(elf.versions == Dictionary(uniqueKeysWithValues: made.versions.map { ($0.library, $0.names) }))
  }

  @Test(arguments: ["", "/lib", "$ORIGIN"])
  func onlyTheRunPathChanges(path: String) throws {
    let made = MadeELF(needed: ["liba.so"], runPath: "$ORIGIN/../lib", versions: [("liba.so", ["A_1"])])
    var elf = try ELFFile(made.data)
    try elf.replaceRunPath(with: path)
    let again = try ELFFile(Data(elf.bytes))
    #expect(again.runPath == path && again.needed == ["liba.so"] && again.versions == ["liba.so": ["A_1"]])
    #expect(zip(elf.bytes, made.data).count { $0 != $1 } <= "$ORIGIN/../lib".utf8.count)
  }

  @Test func aLibraryWithoutARunPathGetsNone() throws {
    var elf = try ELFFile(MadeELF(needed: ["liba.so"]).data)
    #expect(throws: ELFFile.Damaged.self) { try elf.replaceRunPath(with: "") }
  }

  /// The last entry has no distance to another, however many the file says there are.
  @Test func aCountThatIsTooLargeEnds() throws {
    let made = MadeELF(versions: [("liba.so", ["A_1", "A_2"])], versionCount: Int.max)
    #expect(try ELFFile(made.data).versions == ["liba.so": ["A_1", "A_2"]])
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func aLibraryThatIsCutOffIsDamaged(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let data = MadeELF.any(&random).data
    // The dynamic section is last, and its own last entry says no more than that it ends.
    let length = Int.random(in: 0..<data.count - 16, using: &random)
    #expect(throws: ELFFile.Damaged.self) { try ELFFile(data.prefix(length)) }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func anyNumberInALibraryEnds(seed: UInt64) {
    var random = Seeded(state: seed)
    var bytes = Array(MadeELF.any(&random).data)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 6..<bytes.count, using: &random)
      for index in place..<min(place + [1, 2, 4, 8].randomElement(using: &random)!, bytes.count) {
        bytes[index] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random)!
      }
    }
    guard let elf = try? ELFFile(Data(bytes)) else { return }
    // Whatever was read is in the file.
    for name in elf.needed where name.utf8.allSatisfy({ $0 < 0x80 }) {
      #expect(Data(bytes).range(of: Data(name.utf8)) != nil || name.isEmpty)
    }
  }
}
