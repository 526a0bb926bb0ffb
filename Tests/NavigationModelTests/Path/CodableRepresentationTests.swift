import Foundation
import Testing

@testable import CairnNavigation

struct User: Codable, Hashable {
  var id: Int
  var name: String
}

private struct Hidden: Codable, Hashable {}

private let userTag = pathTag(of: User.self)

func decodedPath(_ json: String) throws -> NavigationPath {
  NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8)))
}

func encoded(_ path: NavigationPath) throws -> String {
  String(decoding: try JSONEncoder().encode(#require(path.codable)), as: UTF8.self)
}

@Suite struct CodableRepresentationTests {
  private let mixed: NavigationPath = {
    var path = NavigationPath()
    path.append("hello")
    path.append(42)
    path.append(true)
    path.append(User(id: 42, name: "Blob"))
    return path
  }()

  private let mixedText =
    #"["NavigationModelTests.User","{\"id\":42,\"name\":\"Blob\"}","#
    + #""Swift.Bool","true","Swift.Int","42","Swift.String","\"hello\""]"#

  @Test func N155_N157_theEncodedFormIsAFlatListTopOfStackFirst() throws {
    #expect(try encoded(mixed) == mixedText)
  }

  @Test func anEmptyPathEncodesAsAnEmptyList() throws {
    #expect(try encoded(NavigationPath()) == "[]")
    #expect(try decodedPath("[]") == NavigationPath())
  }

  @Test func N156_theTagIsTheQualifiedReadableName() {
    #expect(pathTag(of: Int.self) == "Swift.Int")
    #expect(pathTag(of: [Int].self) == "Swift.Array<Swift.Int>")
    #expect(pathTag(of: User.self) == "NavigationModelTests.User")
    #expect(pathTag(of: Outer.Inner.self) == "NavigationModelTests.Outer.Inner")
  }

  @Test func foundationTypesAreCalledWhatAppleCallsThem() {
    #expect(pathTag(of: UUID.self) == "Foundation.UUID")
    #expect(pathTag(of: URL.self) == "Foundation.URL")
    #expect(pathTag(of: Date.self) == "Foundation.Date")
    #expect(pathTag(of: Data.self) == "Foundation.Data")
    #expect(pathTag(of: IndexSet.self) == "Foundation.IndexSet")
    #expect(pathTag(of: Decimal.self) == "__C.NSDecimal")
    #expect(pathTag(of: CGFloat.self) == "CoreGraphics.CGFloat")
    #expect(
      pathTag(of: [String: URL?].self)
        == "Swift.Dictionary<Swift.String, Swift.Optional<Foundation.URL>>")
    #expect(pathTag(of: NavigationPath.self) == "SwiftUI.NavigationPath")
  }

  @Test func onlyModuleNamesAreRewritten() {
    #expect(appleTypeName("My.FoundationEssentials.UUID") == "My.FoundationEssentials.UUID")
    #expect(appleTypeName("MyFoundation.UUID") == "MyFoundation.UUID")
    #expect(appleTypeName("App.Box<FoundationEssentials.UUID>") == "App.Box<Foundation.UUID>")
    #expect(appleTypeName("") == "")
    #expect(appleTypeName("Foundation") == "Foundation")
    #expect(appleTypeName("Foundation.") == "Foundation.")
  }

  @Test func bothNamesOfAFoundationTypeCanBeRead() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    for module in ["Foundation", "FoundationEssentials"] {
      let path = try decodedPath(#"["\#(module).UUID","\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\""]"#)
      #expect(path[0].tag == "Foundation.UUID")
      #expect(try path[0].value(as: UUID.self) == id)
      #expect(path == NavigationPath([id]))
    }
    #expect(
      try encoded(NavigationPath([id])) == #"["Foundation.UUID","\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\""]"#)
  }

  @Test func N158_decodingReadsStringsOnlyAndTheCountIsRight() throws {
    let path = try decodedPath(#"["No.Such","not even JSON","Swift.Int","1"]"#)
    #expect(path.count == 2)
    #expect(path[0].type == nil)
    #expect(path[0].value == nil)
    #expect(path[0].tag == "Swift.Int")
    #expect(path[1].tag == "No.Such")
  }

  @Test func N159_anElementIsDecodedWhenADestinationOfItsTypeAsks() throws {
    let path = try decodedPath(mixedText)
    #expect(try path[3].value(as: User.self) == User(id: 42, name: "Blob"))
    #expect(path[3].type == User.self)
    #expect(path[2].type == nil, "the others stay as they are")
    #expect(throws: PathElementFailure.otherType(tag: "Swift.Int", wanted: "Swift.String")) {
      try path[1].value(as: String.self)
    }
  }

  @Test func N160_laterAppendsStayApartAndGoFirst() throws {
    var path = try decodedPath(#"["Swift.Int","1"]"#)
    path.append("later")
    #expect(path.count == 2)
    #expect(path[0].type == nil)
    #expect(path[1].type == String.self)
    #expect(try encoded(path) == #"["Swift.String","\"later\"","Swift.Int","1"]"#)
    path.removeLast()
    #expect(try encoded(path) == #"["Swift.Int","1"]"#)
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test func N161_anElementThatCannotBeDecodedSaysWhy() throws {
    let path = try decodedPath(#"["NavigationModelTests.User","{\"id\":1}","Swift.Int","x"]"#)
    #expect {
      try path[0].value(as: Int.self)
    } throws: { error in
      guard case .badText(tag: "Swift.Int", reason: _)? = error as? PathElementFailure else { return false }
      return true
    }
    #expect {
      try path[1].value(as: User.self)
    } throws: { error in
      guard case .badText(tag: userTag, reason: let reason)? = error as? PathElementFailure else { return false }
      return reason.contains("name")
    }
    struct Plain: Hashable {}
    let plain = NavigationPath(top: EncodedNode(tag: pathTag(of: Plain.self), text: "{}", on: nil))
    #expect(throws: PathElementFailure.notDecodable(tag: plain[0].tag)) { try plain[0].value(as: Plain.self) }
  }

  @Test func N163_undecodedElementsAreWrittenBackUnchanged() throws {
    let text = #"["FoundationEssentials.UUID","\"no uuid\"","Old.Name","{ \"b\" : 1, \"a\":2 }"]"#
    #expect(try encoded(decodedPath(text)) == text)
  }

  @Test func aDecodedElementIsWrittenBackWithWhatItsTypeDoesNotKnow() throws {
    let text = #"["NavigationModelTests.User","{\"added\":true,\"id\":1,\"name\":\"a\"}"]"#
    let path = try decodedPath(text)
    #expect(try path[0].value(as: User.self) == User(id: 1, name: "a"))
    #expect(try encoded(path) == text)
  }

  @Test(arguments: [
    #"["Swift.Int"]"#, #"["a","b","c"]"#, #"{"a":"b"}"#, "[1,2]", #"["a",null]"#, #"["a",["b"]]"#, "null", "7", "",
    #"["a","b""#, "\u{0}",
  ])
  func N164_inputThatIsNotPairsOfStringsThrows(_ json: String) {
    #expect(throws: (any Error).self) { try decodedPath(json) }
  }

  @Test func N166_aPathRebuiltFromItsCodableIsEqual() throws {
    #expect(try NavigationPath(#require(mixed.codable)) == mixed)
    let rebuilt = try decodedPath(encoded(mixed))
    #expect(rebuilt == mixed)
    #expect(mixed == rebuilt)
    #expect(try decodedPath(encoded(mixed)) == rebuilt)
    #expect(try #require(rebuilt.codable) == #require(mixed.codable))
  }

  @Test func N166_theValueCountsNotTheSpelling() throws {
    let a = try decodedPath(#"["NavigationModelTests.User","{\"name\":\"a\", \"id\":1}"]"#)
    let b = try decodedPath(#"["NavigationModelTests.User","{\"id\":1,\"name\":\"a\"}"]"#)
    #expect(a == NavigationPath([User(id: 1, name: "a")]))
    #expect(a == b, "the type has become known")
    #expect(a != NavigationPath([User(id: 2, name: "a")]))
    #expect(try decodedPath(#"["Swift.Int","1"]"#) != decodedPath(#"["Swift.Int","2"]"#))
    #expect(try decodedPath(#"["Swift.Int","1"]"#) != decodedPath(#"["Swift.UInt","1"]"#))
    #expect(try decodedPath(#"["Swift.Int","rubbish"]"#) != NavigationPath([1]))
  }

  @Test func optionalsAndNestedOnesSurvive() throws {
    var path = NavigationPath()
    path.append(Int?.none)
    path.append(Int?.some(3))
    #expect(try encoded(path) == #"["Swift.Optional<Swift.Int>","3","Swift.Optional<Swift.Int>","null"]"#)
    let rebuilt = try decodedPath(encoded(path))
    #expect(rebuilt == path)
    #expect(try rebuilt[0].value(as: Int?.self) == nil)
    #expect(try rebuilt[0].value(as: Int?.self) == nil, "asked again")
    #expect(try rebuilt[1].value(as: Int?.self) == 3)
  }

  @Test func aTypeWhoseNameDoesNotLastIsReportedOnceForEachEncoding() throws {
    struct Local: Codable, Hashable {}
    var path = NavigationPath([Hidden(), Hidden()])
    path.append(Local())
    path.append(User(id: 1, name: "a"))
    var text = ""
    let problems = try problems { text = try encoded(path) }
    #expect(text.contains("Hidden"))
    #expect(
      problems == [
        .unstableName(typeName: pathTag(of: Local.self)), .unstableName(typeName: pathTag(of: Hidden.self)),
      ])
    #expect(problems[0].message.contains("Declare the type where other files can see it."))
  }

  @Test func aValueThatCannotBeEncodedThrows() {
    #expect(throws: EncodingError.self) { try encoded(NavigationPath([Double.infinity])) }
  }

  @Test func deeplyNestedTextThrowsWhenDecoded() throws {
    let depth = 100_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let path = NavigationPath(top: EncodedNode(tag: "Swift.Array<Swift.Int>", text: text, on: nil))
    #expect(throws: PathElementFailure.self) { try path[0].value(as: [Int].self) }
  }

  @Test func aPathOfManyElementsCanBeSavedAndRead() throws {
    let path = NavigationPath(Array(0..<20_000))
    let rebuilt = try decodedPath(encoded(path))
    #expect(rebuilt.count == 20_000)
    #expect(try rebuilt[19_999].value(as: Int.self) == 19_999)
    #expect(rebuilt == path)
  }
}

enum Outer {
  struct Inner: Codable, Hashable {}
}
