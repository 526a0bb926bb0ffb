import Foundation
import NavigationCommands
import Testing

@testable import CairnNavigation

/// Encoded paths come from files and other machines. Whatever they contain is accepted or rejected, and never
/// crashes the app.
@Suite struct DamagedPathTests {
  @Test func N163_damagedInputIsKeptOrRefused() {
    var fuzz = PathFuzz()
    if let failure = fuzz.firstFailure(inputs: 4_000, seed: 1) { Issue.record("\(failure)") }
    #expect(fuzz.accepted > 400, "most of the test would be idle")
    #expect(fuzz.accepted < 4_000)
  }

  @Test func N158_hugeInputIsReadWithoutDecodingIt() throws {
    let text = String(repeating: "x", count: 1_000_000)
    let path = try decodedPath("[\"\(text)\",\"\(text)\",\"Swift.Int\",\"1\"]")
    #expect(path.count == 2)
    #expect(path[1].tag.utf8.count == 1_000_000)
    #expect(throws: PathElementFailure.self) { try path[1].value(as: Int.self) }
  }

  @Test func aPathOfOneHundredThousandUnknownElementsIsKept() throws {
    let pairs = (0..<100_000).map { #""App.Screen","\#($0)""# }
    let path = try decodedPath("[" + pairs.joined(separator: ",") + "]")
    #expect(path.count == 100_000)
    #expect(path.last?.tag == "App.Screen")
    var shorter = path
    shorter.removeLast(99_999)
    #expect(try encoded(shorter) == #"["App.Screen","99999"]"#)
  }
}
