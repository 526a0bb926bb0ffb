import Foundation
import Testing

@testable import CairnWeb

@Suite struct PageFileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/CairnWeb/Page").standardizedFileURL

  /// The script and the styles are checked in as shortened texts. If this fails, run Scripts/make-page-files.py.
  @Test func embeddedTextsAreMadeFromTheFiles() throws {
    let found = try #require(FileManager.default.enumerator(atPath: Self.folder.path))
    let paths = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".js") || $0.hasSuffix(".css") }
    #expect(paths.count > 20)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      for byte in try Data(path.utf8) + Data(contentsOf: Self.folder.appending(path: path)) {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    #expect(PageFiles.sources == String(repeating: "0", count: 16 - digits.count) + digits)
  }
}
