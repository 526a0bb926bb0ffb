import Foundation
import Testing
import TestSupport

@testable import CairnNavigation

/// Encoded paths come from files and other machines. Whatever is in them is kept or refused, and never stops the app.
@Suite struct DamagedPathTests {
  private static let inputs = Int(ProcessInfo.processInfo.environment["CAIRN_INPUTS"] ?? "") ?? 20_000
  private static let seed = UInt64(ProcessInfo.processInfo.environment["CAIRN_SEED"] ?? "") ?? 1

  private static let wellFormed = [
    #"["NavigationModelTests.User","{\"id\":42,\"name\":\"Blob\"}","Swift.Bool","true","Swift.Int","42"]"#,
    #"["Foundation.UUID","\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"","Swift.Double","1.5","Swift.String","\"\\u00e9\""]"#,
    #"["Swift.Array<Swift.Int>","[1,2,[3]]","Swift.Optional<Swift.Int>","null"]"#,
    "[]",
  ]

  @Test func damagedInputIsKeptOrRefused() {
    var accepted = 0
    for number in 0..<Self.inputs {
      let seed = Self.seed &+ UInt64(number)
      var generator = SeededGenerator(seed: seed)
      let bytes = Self.damagedInput(&generator)
      guard let path = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(bytes)) else {
        continue
      }
      accepted += 1
      if let problem = Self.problem(with: NavigationPath(path), &generator) {
        Issue.record("\(problem), CAIRN_SEED=\(seed): \(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
    #expect(accepted > Self.inputs / 50, "most of the test would be idle")
    #expect(accepted < Self.inputs)
  }

  /// Asks of a path what an app and its stack would.
  private static func problem(with path: NavigationPath, _ generator: inout SeededGenerator) -> String? {
    let elements = path.elements
    if path.count != elements.count { return "the count is wrong" }
    let tags = elements.map(\.tag)
    guard let representation = path.codable, let data = try? JSONEncoder().encode(representation),
      let again = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    else { return "what was read cannot be written" }
    if again != representation { return "reading again gives another path" }

    for element in elements {
      _ = try? element.value(as: Int.self)
      _ = try? element.value(as: String.self)
      _ = try? element.value(as: Bool.self)
      _ = try? element.value(as: Double.self)
      _ = try? element.value(as: UUID.self)
      _ = try? element.value(as: User.self)
      _ = try? element.value(as: [Int].self)
      _ = try? element.value(as: Int?.self)
    }
    if path.elements.map(\.tag) != tags { return "decoding changed a tag" }
    if (try? JSONEncoder().encode(path.codable)) != data { return "decoding changed what is written" }

    var shorter = path
    if path.count > 0 { shorter.removeLast(1 + generator.below(path.count)) }
    var model = StackModel(path: path)
    model.setPath(shorter)
    model.setPath(NavigationPath([1, 2]))
    model.setPath(path)
    return model.finishTurn().came.count == path.count ? nil : "the stack shows another number of pages"
  }

  private static func damagedInput(_ generator: inout SeededGenerator) -> [UInt8] {
    if generator.chance(10) { return (0..<generator.below(60)).map { _ in UInt8(generator.below(256)) } }
    var bytes = Array(wellFormed[generator.below(wellFormed.count)].utf8)
    for _ in 0..<(1 + generator.below(4)) {
      let index = generator.below(bytes.count + 1)
      switch generator.below(6) {
      case 0 where index < bytes.count: bytes[index] = UInt8(generator.below(256))
      case 1 where index < bytes.count: bytes[index] ^= 1 << UInt8(generator.below(8))
      case 2: bytes.insert(Array(#"[]{}",:\0u "#.utf8)[generator.below(11)], at: index)
      case 3: bytes.removeSubrange(index..<min(bytes.count, index + 1 + generator.below(8)))
      case 4: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + generator.below(40))], at: index)
      default: bytes = Array(bytes[..<index]) + (generator.chance(50) ? Array(bytes[index...]) : [])
      }
    }
    return bytes
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
