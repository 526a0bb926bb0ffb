import CairnFoundation
import Foundation
import Testing

import FoundationNetworking

@Suite("Bytes and lines that arrive one after the other")
struct StreamTests {
  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString)")
    try Data(text.utf8).write(to: url)
    return url
  }

  private func lines<S: AsyncSequence>(_ sequence: S) async throws -> [String] where S.Element == String {
    var found: [String] = []
    for try await line in sequence { found.append(line) }
    return found
  }

  @Test func aFileIsReadLineByLine() async throws {
    let url = try file("one\ntwo 👩‍👩‍👧\r\nthree\u{2028}four\u{85}five")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try await lines(url.lines) == ["one", "two 👩‍👩‍👧", "three", "four", "five"])
  }

  @Test func linesWithNothingInThemAreLeftOut() async throws {
    let url = try file("\n\nfirst\n\n\nlast\n")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try await lines(url.lines) == ["first", "last"])
  }

  @Test func bytesOfAFileLargerThanAPieceAllArrive() async throws {
    let url = try file(String(repeating: "x", count: 40_000))
    defer { try? FileManager.default.removeItem(at: url) }
    var count = 0
    for try await byte in url.resourceBytes where byte == 0x78 { count += 1 }
    #expect(count == 40_000)
  }

  @Test func anOpenFileIsReadFromWhereItIs() async throws {
    let url = try file("skipped\nread")
    defer { try? FileManager.default.removeItem(at: url) }
    let handle = try FileHandle(forReadingFrom: url)
    try handle.seek(toOffset: 8)
    #expect(try await lines(handle.bytes.lines) == ["read"])
  }

  @Test func aFileThatIsNotThereIsAnError() async {
    await #expect(throws: (any Error).self) { _ = try await lines(URL(filePath: "/nowhere/text").lines) }
  }

  @Test func bytesThatAreNoTextAreReplaced() async throws {
    let url = try file("")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data([0x61, 0xFF, 0x0A, 0xC2]).write(to: url)
    #expect(try await lines(url.lines) == ["a\u{FFFD}", "\u{FFFD}"])
  }

  private static let texts: [[UInt8]] =
    ["plain", "e\u{301}te\u{301} 👩‍👩‍👧🇫🇷🇮🇹", "a\r\nb\n\r", "नमस्ते 한국어", "\u{301}first", ""].map { Array($0.utf8) }
    + [
      [0x61, 0xFF, 0xC0, 0x80, 0x62], [0xE2, 0x82], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x9F, 0x91, 0x41], [0xE2, 0x82, 0xE2, 0x82, 0xAC], [0xF0, 0x80, 0x80, 0x80], [0xC3, 0xC3, 0xA9],
      [0x80, 0xBF],
    ]

  @Test(arguments: texts) func charactersAreThoseOfTheWholeText(bytes: [UInt8]) async {
    let whole = String(decoding: bytes, as: UTF8.self)
    let arriving = AsyncStream { continuation in
      for byte in bytes { continuation.yield(byte) }
      continuation.finish()
    }
    var characters: [Character] = []
    for await character in arriving.characters { characters.append(character) }
    #expect(characters == Array(whole))
  }

  @Test(arguments: texts) func scalarsAreThoseOfTheWholeText(bytes: [UInt8]) async throws {
    let url = try file("")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(bytes).write(to: url)
    var scalars: [Unicode.Scalar] = []
    for try await scalar in url.resourceBytes.unicodeScalars { scalars.append(scalar) }
    #expect(scalars == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
  }

  @Test func charactersOfAnAnswerArrive() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [PiecewiseAnswer.self]
    let session = URLSession(configuration: configuration)
    let (bytes, _) = try await session.bytes(from: try #require(URL(string: "http://poem.example/")))
    var text = ""
    for try await character in bytes.characters { text.append(character) }
    #expect(text == "two roads\ndiverged")
  }

  @Test func anAnswerIsReadAsItArrives() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [PiecewiseAnswer.self]
    let session = URLSession(configuration: configuration)
    let (bytes, response) = try await session.bytes(from: try #require(URL(string: "http://poem.example/")))
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(try await lines(bytes.lines) == ["two roads", "diverged"])
  }

  @Test func anAnswerThatNeverComesIsAnError() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [PiecewiseAnswer.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "http://silent.example/"))
    await #expect(throws: URLError.self) { _ = try await session.bytes(from: url) }
  }
}

/// A server that responds in pieces, or not at all.
private final class PiecewiseAnswer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let client else { return }
    guard url.host == "poem.example",
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return client.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost)) }
    client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    for piece in ["two ro", "ads\ndiver", "ged"] { client.urlProtocol(self, didLoad: Data(piece.utf8)) }
    client.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
