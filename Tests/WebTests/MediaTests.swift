import CairnWire
import Foundation
import Testing

@testable import CairnWeb

/// Films and sounds of the app, which a browser loads in parts.
@MainActor
@Suite struct MediaTests {
  @Test(arguments: [
    ("bytes=0-4", ByteRange.part(0..<5)), ("bytes=5-", .part(5..<10)), ("bytes=-3", .part(7..<10)),
    ("bytes=-30", .part(0..<10)), ("bytes=8-99", .part(8..<10)), ("bytes=10-", .outside), ("bytes=99-100", .outside),
    ("bytes=-0", .outside), ("bytes=5-4", .whole), ("bytes=0-1,3-4", .whole), ("bytes=a-b", .whole), ("bytes=", .whole),
    ("bytes=-", .whole), ("items=0-4", .whole), ("bytes=0-99999999999999999999", .whole), ("bytes=--3", .whole),
    ("bytes=99999999999999999999-", .whole), ("", .whole),
  ])
  func partsAreRead(_ header: String, _ range: ByteRange) { #expect(ByteRange(header, count: 10) == range) }

  @Test func anEmptyFileHasNoParts() {
    #expect(ByteRange("bytes=0-", count: 0) == .outside && ByteRange("bytes=-1", count: 0) == .outside)
    #expect(ByteRange(nil, count: 0) == .whole)
  }

  @Test func anOfferCannotBeGuessedAndEnds() throws {
    let offers = MediaOffers()
    let file = URL(filePath: "/film.webm")
    let address = try offers.add(file)
    let token = try #require(RandomToken.unmasked(String(address.dropFirst(WebService.mediaPath.count))))
    #expect(offers.file(token) == file && offers.file("") == nil && offers.file("/film.webm") == nil)
    offers.remove(address)
    #expect(offers.file(token) == nil)
    for _ in 0..<MediaOffers.most { _ = try offers.add(file) }
    #expect(throws: (any Error).self) { try offers.add(file) }
  }

  @Test func aPartOfAFileIsRead() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("0123456789".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let source = try FileSource(path: file.path)
    source.limit(to: 3..<7)
    guard case .bytes(let bytes) = source.read(upTo: 100) else { return #expect(Bool(false)) }
    #expect(String(decoding: bytes, as: UTF8.self) == "3456")
    guard case .end = source.read(upTo: 100) else { return #expect(Bool(false)) }
  }

  @Test func typesAreThoseOfMedia() {
    #expect(MediaOffers.type(of: URL(filePath: "/a.webm")) == "video/webm")
    #expect(MediaOffers.type(of: URL(filePath: "/a.html")) == "audio/mpeg")
  }

  @Test func aFrameOfAFilmLoadsNothingElse() throws {
    var request = HTTPRequest(.get, FramePage.path, headers: [:])
    request.query = "film=1"
    request.headers["sec-fetch-dest"] = "iframe"
    let policy = try #require(FramePage.answer(request)?.headers["content-security-policy"])
    #expect(policy.hasPrefix("default-src 'none'") && policy.contains("media-src http: https:"))
    #expect(!policy.contains("script-src"))
  }
}
