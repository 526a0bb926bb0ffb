import CairnFoundation
import Foundation
import Testing

@Suite("URLs as text")
struct URLTextTests {
  private let url = URL(string: "https://ann:secret@www.example.org:8080/a%20b?q=1#end")!

  @Test func schemeHostAndPathAreShown() {
    #expect(url.formatted() == "https://www.example.org/a b")
    #expect(URL(filePath: "/tmp/note.txt").formatted() == "file:///tmp/note.txt")
    #expect(URL(string: "mailto:ann@example.org")!.formatted() == "mailto:ann@example.org")
  }

  @Test func partsCanBeAskedForAndLeftOut() {
    #expect(url.formatted(.url.scheme(.never).path(.never)) == "www.example.org")
    #expect(
      url.formatted(.url.user().password().port(.always).query().fragment())
        == "https://ann:secret@www.example.org:8080/a b?q=1#end")
    #expect(
      url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never)) == "example.org")
    #expect(URL(string: "ftp://example.org:21/")!.formatted() == "ftp://example.org:21/")
  }

  @Test func whatAPersonWroteIsReadOrRefused() throws {
    #expect(try URL(" https://example.org/a ", strategy: .url).absoluteString == "https://example.org/a")
    for wrong in ["", "example", "https://", "no url at all"] {
      #expect(throws: CocoaError.self, "\(wrong)") { try URL(wrong, strategy: .url) }
    }
  }
}
