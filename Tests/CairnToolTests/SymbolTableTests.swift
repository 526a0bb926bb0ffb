import Foundation
import Testing

@testable import CairnTool

@Suite struct SymbolTableTests {
  /// A file with nothing but a symbol table.
  private func file(_ symbols: [String]) -> Data {
    var texts: [UInt8] = [0]
    var entries = [UInt8](repeating: 0, count: 24)
    for symbol in symbols {
      entries += number(texts.count, 4) + [UInt8](repeating: 0, count: 20)
      texts += Array(symbol.utf8) + [0]
    }
    func section(kind: Int, offset: Int, size: Int, link: Int = 0) -> [UInt8] {
      number(0, 4) + number(kind, 4) + number(0, 16) + number(offset, 8) + number(size, 8) + number(link, 4)
        + number(0, 20)
    }
    let (start, end) = (64, 64 + texts.count + entries.count)
    let header: [UInt8] =
      [0x7F, 0x45, 0x4C, 0x46, 2, 1] + number(0, 34) + number(end, 8) + number(0, 10) + number(64, 2) + number(2, 2)
      + number(0, 2)
    return Data(
      header + texts + entries + section(kind: 3, offset: start, size: texts.count)
        + section(kind: 2, offset: start + texts.count, size: entries.count, link: 0))
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
  }

  @Test func typesAreListedByTheirMangledNames() throws {
    let symbols = try #require(
      SymbolTable(file(["main", "$s5Trial1AVMn", "$s5Trial1BOMn", "$s5Trial1AVMn", "$s5Trial1PMp", "$s5Trial1AVN"])))
    #expect(symbols.typeNames == ["5Trial1AV", "5Trial1BO"])
  }

  @Test func privateProvidersAreNamed() throws {
    let hash = "33_2C480721E3ECB9C2E6957500370A668BLLV"
    let symbols = try #require(
      SymbolTable(
        file([
          "$s3Kit14Badge_Previews\(hash)13CairnPlatform15PreviewProviderAAMc",
          "$s5Trial1AV3Old\(hash)13CairnPlatform15PreviewProviderAAMc",
          "$s3Kit5Badge\(hash)9CairnCore4ViewAAMc",
          "$s3Kit14Badge_PreviewsV13CairnPlatform15PreviewProviderAAMc",
        ])))
    #expect(symbols.privateProviders == ["Badge_Previews", "Old"])
  }

  @Test func otherFilesAreRefused() {
    #expect(SymbolTable(Data()) == nil)
    #expect(SymbolTable(Data("#!/bin/sh\n".utf8)) == nil)
  }

  /// Every file that is cut off somewhere is read without a crash.
  @Test func brokenFilesAreReadWithinTheirBounds() {
    let whole = file(["$s5Trial1AVMn", "$s5Trial1BOMn"])
    for length in 0..<whole.count { _ = SymbolTable(whole.prefix(length)) }
    for index in 0..<whole.count {
      var file = whole
      file[index] = 0xFF
      _ = SymbolTable(file)
    }
  }
}
