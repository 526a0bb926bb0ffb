import CairnMessages
import Foundation
import Testing

@testable import CairnTool

@Suite("Damaged models")
struct DamagedModelTests {
  /// A damaged file is read or is a problem, but never ends the tool.
  @Test func damagedFilesAreRead() {
    var random = Seeded(state: 3)
    let whole = Array(CompiledModelTests.journal.utf8)
    var problems = 0
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<min(place + 9, bytes.count))
        case 2: bytes.insert(Array("<>&;\"'/=".utf8).randomElement(using: &random)!, at: place)
        default: bytes = Array(bytes[..<max(place, 1)])
        }
      }
      do throws(MarkupReader.Problem) {
        _ = ModelClasses(model: try DataModel(try MarkupReader.root(of: bytes))).files
      } catch {
        problems += 1
        #expect(error.line >= 1 && error.line <= 1 + bytes.count { $0 == 10 })
      }
    }
    #expect(problems > 250)
  }
}
