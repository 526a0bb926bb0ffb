import Foundation
import Testing

@testable import CairnWeb

@Suite struct MessageTests {
  @Test func messagesAreParsed() throws {
    let message = try #require(
      ClientMessage(#"{"n":3,"a":2,"e":[["tap",12],["edit",5,"x\"y",7],["scroll",4,0,12.5],["back"]]}"#))
    #expect(message.number == 3 && message.confirmed == 2)
    #expect(message.events == [.tap(12), .edit(5, "x\"y", version: 7), .scroll(4, x: 0, y: 12.5), .back])
  }

  @Test func everyMessageOfTheScriptIsParsed() throws {
    let message = try #require(
      ClientMessage(
        #"{"n":1,"a":0,"e":[["paste",1,"a"],["clip",2,"cut",""],["files",1,[["a",5]]],["files",2,[]],["lift",3],"#
          + #"["over",4],["out"],["drop",4,1.5,2],["droptext",4,0,0,"x"],["dropfiles",4,0,0,1,[["b",0]]],["letgo"]]}"#))
    let file = OfferedFile(name: "a", size: 5)
    #expect(
      message.events == [
        .paste(1, "a"), .clip(2, .cut, ""), .files(for: 1, [file]), .files(for: 2, []), .lift(3), .over(4), .out,
        .drop(4, CGPoint(x: 1.5, y: 2)), .dropText(4, .zero, "x"),
        .dropFiles(4, .zero, number: 1, [OfferedFile(name: "b", size: 0)]), .letGo,
      ])
  }

  @Test(arguments: [
    (#""a\n\t\"\\\/""#, "a\n\t\"\\/"), (#""\u00e9\ud83d\ude00é😀""#, "é😀é😀"), (#""\ud83dx""#, "\u{fffd}x"),
    (#""\ud83d\u0041""#, "\u{fffd}A"), (#""""#, ""),
  ])
  func escapesInTextsAreRead(_ written: String, _ text: String) throws {
    let message = try #require(
      ClientMessage("{ \"n\" : 1, \"e\": [ [\"edit\", 1 , \(written), -2 ] ],\n\"a\":0,\"t\":3}"))
    #expect(message.events == [.edit(1, text, version: -2)])
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", 0), ("7", 7), ("-12", -12), ("0.5", 0.5), ("1e3", 1000), ("-2.5E-1", -0.25),
    ("9007199254740993", 9_007_199_254_740_992),
  ])
  func numbersAreRead(_ written: String, _ number: Double) throws {
    let message = try #require(ClientMessage("{\"n\":1,\"a\":0,\"e\":[[\"adjust\",1,\(written)]]}"))
    #expect(message.events == [.adjust(1, number)])
  }

  /// Scripts of other versions may send more.
  @Test func furtherValuesOfAnEventAreSkipped() throws {
    let message = try #require(ClientMessage(#"{"n":1,"a":0,"e":[["commands",0,"x",null,true],["back"]]}"#))
    #expect(message.events == [.commands, .back])
  }

  @Test(arguments: [
    "01", "1.", ".5", "+1", "1e", "--1", "1 2", "0x1", "\"1\"", "Infinity", "1,", "[1]", "{}", "", "1]]}}", "nul",
  ])
  func aNumberThatIsNotJSONIsRefused(_ written: String) {
    #expect(ClientMessage("{\"n\":1,\"a\":0,\"e\":[[\"adjust\",1,\(written)]]}") == nil)
  }

  @Test(arguments: [#""\x""#, #""\u12""#, #""\u+123""#, "\"\n\"", #""a"#, "'a'", "a", #""a" "b""#])
  func aTextThatIsNotJSONIsRefused(_ written: String) {
    #expect(ClientMessage("{\"n\":1,\"a\":0,\"e\":[[\"edit\",1,\(written),1]]}") == nil)
  }

  @Test func aHugeNameIsRefused() {
    let name = String(repeating: "x", count: 5_000)
    #expect(ClientMessage("{\"n\":1,\"a\":0,\"e\":[[\"files\",1,[[\"\(name)\",1]]]]}") == nil)
  }

  @Test(arguments: [
    "", "null", "[]", "{}", "{\"n\":1}", #"{"n":-1,"a":0,"e":[]}"#, #"{"n":1.5,"a":0,"e":[]}"#,
    #"{"n":true,"a":0,"e":[]}"#,
    #"{"n":1e300,"a":0,"e":[]}"#, #"{"n":1,"a":0,"e":{}}"#, #"{"n":1,"a":0,"e":[[]]}"#, #"{"n":1,"a":0,"e":["tap"]}"#,
    #"{"n":1,"a":0,"e":[["tap"]]}"#, #"{"n":1,"a":0,"e":[["tap","12"]]}"#, #"{"n":1,"a":0,"e":[["tap",-1]]}"#,
    #"{"n":1,"a":0,"e":[["tap",0]]}"#, #"{"n":1,"a":0,"e":[["tap",1.5]]}"#, #"{"n":1,"a":0,"e":[["tap",true]]}"#,
    #"{"n":1,"a":0,"e":[["own",1]]}"#, #"{"n":1,"a":0,"e":[["edit",1,2,3]]}"#,
    #"{"n":1,"a":0,"e":[["scroll",1,0,1e999]]}"#,
    #"{"n":1,"a":0,"e":[["size",0,0]]}"#, #"{"n":1,"a":0,"e":[["size",1e9,1]]}"#,
    #"{"n":1,"a":0,"e":[["step",1,100000]]}"#,
    #"{"n":1,"a":0,"e":[["drag",1,3,0,0,0,0]]}"#, #"{"n":1,"a":0,"e":[["media",2,0,0]]}"#,
    #"{"n":1,"a":0,"e":[[["tap"]]]}"#,
    #"{"n":1,"a":0,"e":[["paste",1]]}"#, #"{"n":1,"a":0,"e":[["clip",1,"undo",""]]}"#,
    #"{"n":1,"a":0,"e":[["files",0,[]]]}"#, #"{"n":1,"a":0,"e":[["files",1,[["a",-1]]]]}"#,
    #"{"n":1,"a":0,"e":[["files",1,[["a",1,2]]]]}"#, #"{"n":1,"a":0,"e":[["files",1,[[1,"a"]]]]}"#,
    #"{"n":1,"a":0,"e":[["files",1,["a"]]]}"#, #"{"n":1,"a":0,"e":[["unsent",1]]}"#,
    #"{"n":1,"a":0,"e":[["lift","e1"]]}"#, #"{"n":1,"a":0,"e":[["drop",1,0]]}"#,
    #"{"n":1,"a":0,"e":[["drop",1,0,1e7]]}"#, #"{"n":1,"a":0,"e":[["droptext",1,0,0,1]]}"#,
    #"{"n":1,"a":0,"e":[["dropfiles",1,0,0,1,[]]]}"#, #"{"n":1,"a":0,"e":[["dropfiles",1,0,0,0,[["a",1]]]]}"#,
    "{\"n\":1,\"a\":0,\"e\":[[\"tap\",1]]", "\u{0}",
  ])
  func aMalformedMessageIsRefused(_ text: String) { #expect(ClientMessage(text) == nil) }

  @Test func oversizedMessagesAreRefused() {
    let many = Array(repeating: #"["back"]"#, count: ClientMessage.mostEvents + 1).joined(separator: ",")
    #expect(ClientMessage("{\"n\":1,\"a\":0,\"e\":[\(many)]}") == nil)
    let long = String(repeating: "x", count: ClientMessage.mostText + 1)
    #expect(ClientMessage("{\"n\":1,\"a\":0,\"e\":[[\"edit\",1,\"\(long)\",1]]}") == nil)
    let deep = String(repeating: "[", count: 100_000)
    #expect(ClientMessage("{\"n\":1,\"a\":0,\"e\":\(deep)") == nil)
  }

  /// Damages a good message byte by byte. Whatever comes out is read or refused, and never crashes. What is not JSON is not
  /// read.
  @Test func damagedMessagesNeverCrash() {
    let good = Array(#"{"n":3,"a":2,"e":[["tap",12],["edit",5,"x\"y",7],["size",390,844],["drag",1,0,0,0,5,5]]}"#.utf8)
    var seed: UInt64 = 42
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<5_000 {
      var bytes = good
      for _ in 0...random(4) {
        switch random(3) {
        case 0: bytes[random(bytes.count)] = UInt8(random(256))
        case 1: bytes.remove(at: random(bytes.count))
        default: bytes.insert(UInt8(random(256)), at: random(bytes.count))
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if ClientMessage(text) != nil {
        #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil, "\(text)")
      }
    }
  }
}
