import Foundation
import Testing

@testable import CairnTool

@Suite("Programs and libraries")
struct ELFFileTests {
  private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  private let data: Data

  init() throws { data = try Data(contentsOf: Self.program) }

  @Test func aProgramSaysWhatItNeeds() throws {
    let elf = try ELFFile(data)
    #expect(elf.needed.contains("libc.so.6"))
    #expect(elf.versions["libc.so.6"]?.contains { $0.hasPrefix("GLIBC_2.") } == true)
    #expect(Architecture(machine: elf.machine) != nil)
  }

  @Test func theRunPathIsReplacedInPlace() throws {
    var elf = try ELFFile(data)
    let old = try #require(elf.runPath)
    try elf.replaceRunPath(with: "$ORIGIN")
    let again = try ELFFile(Data(elf.bytes))
    #expect(again.runPath == "$ORIGIN")
    #expect(again.needed == elf.needed)
    #expect(elf.bytes.count == data.count)
    #expect(throws: ELFFile.Damaged.self) { try elf.replaceRunPath(with: old + old) }
  }

  @Test func librariesOfTheFoldersAreShippedAndOthersAreTheSystems() throws {
    let elf = try ELFFile(data)
    let folders = (elf.runPath ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map {
      URL(filePath: String($0))
    }
    let libraries = try Libraries(of: Self.program, with: folders)
    #expect(libraries.shipped["libswiftCore.so"] != nil)
    #expect(libraries.system["libc.so.6"] != nil)
    #expect(libraries.system["libswiftCore.so"] == nil)
    #expect(libraries.libc.hasPrefix("2."))
  }

  @Test func otherFilesAreRefused() {
    for data in [Data(), Data("#!/bin/sh\n".utf8), data.prefix(40), Data([0x7F, 0x45, 0x4C, 0x46, 1, 1])] {
      #expect(throws: ELFFile.Damaged.self) { try ELFFile(data) }
    }
  }

  /// Any number in a header may be wrong. Reading ends, with a file or an error.
  @Test(arguments: 0..<64) func damagedHeadersEnd(index: Int) {
    // The segments' table and what it leads to are near the start in a small file.
    var bytes = Array(data.prefix(4096))
    for value: UInt8 in [0, 1, 0x7F, 0xFF] {
      bytes[index] = value
      _ = try? ELFFile(Data(bytes))
    }
    for offset in stride(from: 64 + index, to: 1024, by: 64) { bytes[offset] = 0xFF }
    _ = try? ELFFile(Data(bytes))
  }
}
