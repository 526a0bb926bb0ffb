import CoreTransferable
import Foundation
import Testing

@Suite("What is handed on")
struct TransferableTests {
  private struct Todo: Codable, Equatable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  private struct Photo: Transferable {
    var bytes: Data
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .png) {
        $0.bytes
      } importing: {
        Photo(bytes: $0)
      }
    }
  }

  private struct Clip: Transferable {
    var url: URL
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .movie) { SentTransferredFile($0.url) }
    }
  }

  private struct Secret: Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \Secret.text).visibility(.ownProcess)
    }
  }

  private struct Named: Transferable {
    var name: String?
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .png) { (_: Named) in Data() }.suggestedFileName { $0.name }
      ProxyRepresentation(exporting: \Named.text).suggestedFileName("Note.txt")
    }
    var text: String { name ?? "none" }
  }

  @Test(
    arguments: [
      ("Cover.png", "Cover.png"), (nil, "Note.txt"), ("../../etc/Cover.png", "Cover.png"), ("a\u{0}b\n.png", "ab.png"),
      ("..", nil), ("/", nil), ("", nil),
    ] as [(String?, String?)])
  func aSuggestedFileNameIsOnePathComponent(name: String?, file: String?) {
    #expect(Named(name: name).suggestedFileName == file)
  }

  @Test func aProxySuggestsItsOwnFileName() {
    struct Cover: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (_: Cover) in Named(name: "Cover.png") }
      }
    }
    #expect(Cover().suggestedFileName == "Cover.png")
    #expect(Todo(title: "Milk").suggestedFileName == nil)
  }

  @Test func whatIsCodableComesBackAsItWas() throws {
    let todo = Todo(title: "Milk")
    let content = try #require(todo.sharedContent)
    guard case .data = content else {
      Issue.record("not data")
      return
    }
    #expect(Todo.item(from: content) == todo)
    #expect(Todo.item(from: .text("Milk")) == nil)
  }

  @Test func dataAndFilesAreMadeWhenTheyAreAskedFor() async throws {
    let photo = Photo(bytes: Data([1, 2]))
    #expect(photo.sharedContent == nil)
    #expect(try await photo.preparedContent() == .data(Data([1, 2])))
    let url = URL(filePath: "/tmp/clip.mov")
    #expect(try await Clip(url: url).preparedContent() == .url(url))
  }

  @Test func whatIsForTheAppItselfIsNotHandedOn() async throws {
    #expect(Secret(text: "x").sharedContent == nil)
    #expect(try await Secret(text: "x").preparedContent() == nil)
  }

  @Test func textsURLsAndDataAreThemselves() {
    #expect(String.item(from: .text("a")) == "a")
    #expect(URL.item(from: .text("https://example.com/a")) == URL(string: "https://example.com/a"))
    #expect(URL.item(from: .text("just words")) == nil)
    #expect(Data.item(from: .data(Data([7]))) == Data([7]))
  }
}
