import CairnMessages
import Testing

@Suite("XML files")
struct MarkupReaderTests {
  private func root(_ text: String) throws -> MarkupElement { try MarkupReader.root(of: Array(text.utf8)) }

  @Test func elementsHaveLinesAndAttributes() throws {
    let text = """
      \u{FEFF}<?xml version="1.0"?>
      <!-- a <comment/> -->
      <model a='&lt;&#65;&#x42;&amp;"'>
        text <one/>
        <two b = "é"
          c=""> <![CDATA[<no/>]]> <one></one > </two>
      </model>

      """
    let model = try root(text)
    #expect(model.name == "model" && model["a"] == "<AB&\"")
    #expect(model.children.map(\.name) == ["one", "two"])
    #expect(model.children.map(\.line) == [4, 5])
    let two = model.children[1]
    #expect(two.attributes.map(\.name) == ["b", "c"])
    #expect(two.children("one").count == 1)
    let bytes = Array(text.utf8)
    #expect(String(decoding: bytes[two.attributes[0].valueRange], as: UTF8.self) == "é")
    #expect(String(decoding: bytes[two.attributes[0].range], as: UTF8.self) == " b = \"é\"")
  }

  @Test(arguments: [
    ("", 1, "there is no element"), ("\n<a>\n<b>\n</b>", 4, "<a> of line 2 has no end"),
    ("<a>\n</b>", 2, "</b> ends nothing"), ("<a b>", 1, "the attribute b has no value"),
    ("<a\nb=c/>", 2, "the value of b is not in quotes"), ("<a\nb=\"c/>\n\n", 2, "the value of b has no end"),
    ("<a b=\"<\"/>", 1, "the value of b has no end"),
    ("<a b=\"1\"c=\"2\"/>", 1, "there is no space between attributes"),
    ("<a b=\"1\"\n b=\"2\"/>", 2, "<a> has two attributes b"),
    ("<a b=\"&c;\"/>", 1, "the value of b has a reference that cannot be read"),
    ("<a b=\"&#xD800;\"/>", 1, "the value of b has a reference that cannot be read"),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]>\n<a/>", 1, "declarations of entities are not read"),
    ("<a/>\n<b/>", 2, "there is more after the end"), ("a", 1, "there is something outside of elements"),
    ("<a>\n<!-- ", 2, "\"<!--\" has no end"), ("<", 1, "a name is missing"), ("<a", 1, "<a> has no end"),
    (String(repeating: "<a>\n", count: 200), 101, "it is nested too deeply"),
  ])
  func problemsHaveALine(text: String, line: Int, message: String) {
    #expect(throws: MarkupReader.Problem(line: line, message: message)) { try self.root(text) }
  }

  @Test func otherEncodingsAreAProblem() {
    #expect(throws: MarkupReader.Problem(line: 1, message: "it is not in UTF-8")) {
      try MarkupReader.root(of: Array("<a b=\"".utf8) + [0xFF] + Array("\"/>".utf8))
    }
  }
}
