import CairnCore
import CairnScreen
import CairnWire
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import CairnWeb

private struct Filing: App {
  var body: some SwiftUI.Scene { WindowGroup { FilingView() } }
}

private struct Draft: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("draft".utf8))
  }
}

private struct FilingView: View {
  @State private var opens = false
  @State private var saves = false
  @State private var result = "nothing"

  var body: some View {
    VStack {
      Button("Open") { opens = true }
      Button("Save") { saves = true }
      ShareLink("Share", item: URL(string: "https://example.org")!)
      Text("Result \(result)")
      Text("Tray").dropDestination(for: URL.self) { urls, _ in
        result = urls.map(\.lastPathComponent).joined(separator: "+")
        return true
      }
    }
    .fileImporter(
      isPresented: $opens, allowedContentTypes: [.plainText, .image], allowsMultipleSelection: true,
      onCompletion: { result = describe($0) }, onCancellation: { result = "cancelled" }
    )
    .fileExporter(isPresented: $saves, document: Draft(), contentType: .plainText, defaultFilename: "a/../b\"c") { _ in
    }
  }

  private func describe(_ result: Result<[URL], any Error>) -> String {
    ((try? result.get()) ?? []).map { url in
      "\(url.lastPathComponent)=\((try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable")"
    }
    .joined(separator: "+")
  }
}

/// Takes the responses of a service.
@MainActor
private final class Line: ExchangeLink {
  var response: HTTPResponse?
  var body: [UInt8] = []

  func respond(_ response: HTTPResponse) { self.response = response }
  func stream(_ response: HTTPResponse, length: Int?, from source: any BodySource, on exchange: Exchange) {
    self.response = response
    while case .bytes(let bytes) = source.read(upTo: 4_096) { body += bytes }
  }
  func resume() {}
  func abandon() {}
}

/// A page whose browser is connected.
@MainActor
private struct Visit {
  let town = Town { .of(Filing()) }
  let tab: WebTab
  let cookie: String
  let wire: Wire

  init() throws {
    let page = try town.get()
    (tab, cookie) = (page.tab, page.cookie)
    wire = try town.connect(page.tab, page.cookie)
  }

  var result: String { tab.root?.frontTexts.first { $0.hasPrefix("Result ") } ?? "" }

  /// The patches that events cause.
  func patches(_ events: ClientEvent...) -> String {
    let before = tab.line.outbox.last
    tab.perform(events)
    return tab.line.outbox.waiting.filter { $0.number > before }.map(\.text).joined()
  }

  func press(_ label: String) throws -> String { patches(.tap(try id(label))) }

  func id(_ label: String) throws -> Int {
    try #require(tab.root?.firstInside { $0.label == label || $0.ownWords == label }).id.number
  }

  /// Sends a body to an address, as a browser does.
  func send(_ body: String, to path: String, origin: String? = "http://localhost", cookie: String? = nil) -> HTTPStatus?
  {
    var headers: HTTPHeaders = ["cookie": cookie ?? self.cookie]
    if let origin { headers["origin"] = origin }
    let request = HTTPRequest(.post, path, headers: headers)
    let line = Line()
    let exchange = Exchange(request, link: line)
    switch town.service.plan(for: request) {
    case .collect: return nil
    case .refuse(let response): return response.status
    case .stream(let sink, let limit):
      // The transport refuses more.
      guard body.utf8.count <= limit else {
        sink.cancel()
        return .contentTooLarge
      }
      for byte in body.utf8 { if let response = sink.receive([byte]) { return response.status } }
    }
    town.service.respond(to: request, on: exchange)
    return line.response?.status
  }

  func get(_ path: String, cookie: String? = nil) -> Line {
    let request = HTTPRequest(.get, path, headers: ["cookie": cookie ?? self.cookie])
    let line = Line()
    town.service.respond(to: request, on: Exchange(request, link: line))
    return line
  }

  /// The addresses in patches.
  func addresses(_ patches: String, _ prefix: String) -> [String] {
    patches.split(separator: "\"").map(String.init).filter { $0.hasPrefix(prefix) }
  }

  func uploads(_ files: [OfferedFile]) throws -> [String] {
    _ = try press("Open")
    return addresses(patches(.files(for: tab.transfers.lastWish, files)), WebService.uploadPath)
  }
}

extension Element {
  fileprivate var ownWords: String? { if case .text(let text) = content { text.string } else { nil } }
}

@MainActor
@Suite struct WebFileTests {
  @Test func thePickerOffersTheTypes() throws {
    let visit = try Visit()
    let patches = try visit.press("Open")
    #expect(patches.contains(#"["F",1,"text/plain,.txt"#), "\(patches)")
    #expect(patches.contains("image/*") && patches.contains(#""many"]"#))
  }

  @Test func chosenFilesArriveUnderTheirNames() throws {
    let visit = try Visit()
    let paths = try visit.uploads([.init(name: "a.txt", size: 3), .init(name: "../../a.txt", size: 0)])
    try #require(paths.count == 2)
    #expect(visit.send("one", to: paths[0]) == .noContent)
    #expect(visit.result == "Result nothing")
    #expect(visit.send("", to: paths[1]) == .noContent)
    #expect(visit.result == "Result a.txt=one+a.txt=")
  }

  @Test func cancellingAnswersTheApp() throws {
    let visit = try Visit()
    _ = try visit.press("Open")
    _ = visit.patches(.files(for: visit.tab.transfers.lastWish, []))
    #expect(visit.result == "Result cancelled")
    _ = visit.patches(.files(for: visit.tab.transfers.lastWish, [.init(name: "late", size: 1)]))
    #expect(visit.tab.transfers.uploads.isEmpty)
  }

  @Test func filesWithoutARequestAreIgnored() throws {
    let visit = try Visit()
    _ = visit.patches(.files(for: 1, [.init(name: "a", size: 1)]), .unsent("w1"))
    #expect(visit.tab.transfers.uploads.isEmpty)
  }

  @Test func anUploadAddressAcceptsOneFile() throws {
    let visit = try Visit()
    let paths = try visit.uploads([.init(name: "a.txt", size: 3), .init(name: "b.txt", size: 3)])
    #expect(visit.send("one", to: paths[0]) == .noContent)
    #expect(visit.send("two", to: paths[0]) == .forbidden)
    #expect(visit.send("two", to: paths[1]) == .noContent)
    #expect(visit.send("two", to: paths[1]) == .forbidden)
    #expect(visit.result == "Result a.txt=one+b.txt=two")
  }

  @Test func onlyItsUserAndItsPageMayUpload() throws {
    let visit = try Visit()
    let path = try #require(visit.uploads([.init(name: "a.txt", size: 3)]).first)
    let other = try visit.town.get()
    #expect(visit.send("one", to: path, cookie: other.cookie) == .forbidden)
    #expect(visit.send("one", to: path, origin: "https://evil.example") == .forbidden)
    #expect(visit.send("one", to: path, origin: nil) == .forbidden)
    #expect(visit.send("one", to: WebService.uploadPath + RandomToken.masked(RandomToken.make())) == .forbidden)
    #expect(visit.send("one", to: WebService.uploadPath + "../x") == .forbidden)
    #expect(visit.send("one", to: path) == .noContent)
  }

  @Test func uploadsOfAnotherSizeThanAnnouncedAreRefused() throws {
    let visit = try Visit()
    let short = try #require(visit.uploads([.init(name: "a.txt", size: 3)]).first)
    #expect(visit.send("on", to: short) == .badRequest)
    let long = try #require(visit.uploads([.init(name: "a.txt", size: 3)]).first)
    #expect(visit.send("ones", to: long) == .contentTooLarge)
    #expect(visit.send("one", to: long) == .forbidden)
  }

  @Test func uploadsOfAUserAreLimited() throws {
    let visit = try Visit()
    visit.tab.user.fileAccount.limits = FileLimits(bytes: 5, files: 2)
    #expect(try visit.uploads([.init(name: "a", size: 6)]).isEmpty)
    #expect(visit.result == "Result cancelled")
    #expect(try visit.uploads(Array(repeating: .init(name: "a", size: 1), count: 3)).isEmpty)
    #expect(try visit.uploads([.init(name: "a", size: 3)]).count == 1)
    #expect(try visit.uploads([.init(name: "a", size: 3)]).isEmpty)
  }

  @Test func filesAreDeletedWithTheirPage() throws {
    let visit = try Visit()
    let path = try #require(visit.uploads([.init(name: "a.txt", size: 3)]).first)
    let file = try #require(visit.tab.transfers.uploads.first?.files.first?.url)
    _ = visit.send("one", to: path)
    #expect(FileManager.default.fileExists(atPath: file.path))
    visit.town.service.drop(visit.tab)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(visit.send("one", to: path) == .forbidden)
  }

  /// The largest messages: empty files cost as much as others, a second message no more than the first, and everything
  /// is returned.
  @Test func whatFilesTakeIsLimitedAndReturned() throws {
    let visit = try Visit()
    let tray = try visit.id("Tray")
    let account = visit.tab.user.fileAccount
    func folderEntries() -> Int {
      let folder = FileManager.default.temporaryDirectory.path
      let own = visit.tab.transfers.uploads.first?.files.first?.url.pathComponents.first {
        $0.hasPrefix("cairn-files-")
      }
      return own.map { FileManager.default.enumerator(atPath: folder + "/" + $0)?.allObjects.count ?? 0 } ?? 0
    }
    // Each event offers as many as one may, and the message as many as all may.
    let files = (0..<19).map { OfferedFile(name: "\($0)", size: 0) }
    let events = (0..<ClientMessage.mostEvents).map { ClientEvent.dropFiles(tray, .zero, number: $0 + 1, files) }
    visit.tab.perform(events)
    let limit = visit.town.service.fileLimits.entries
    #expect((limit - 50...limit).contains(account.held.entries) && folderEntries() <= limit)
    let (held, uploads) = (account.held, visit.tab.transfers.uploads.count)
    visit.tab.perform(events)
    #expect(account.held == held && visit.tab.transfers.uploads.count == uploads)
    #expect(folderEntries() <= limit)
    // The browser gives up.
    for number in 1...ClientMessage.mostEvents { visit.tab.perform([.unsent("d\(number)")]) }
    #expect(account.held == FileShare() && account.awaitedCount == 0 && visit.tab.transfers.uploads.isEmpty)
    // Those that have arrived are kept for the app as long as their page, without what was needed to receive them.
    let patches = visit.patches(.dropFiles(tray, .zero, number: 1, [.init(name: "a/b", size: 0)]))
    let path = try #require(visit.addresses(patches, WebService.uploadPath).first)
    #expect(visit.send("", to: path) == .noContent)
    #expect(account.held.entries > 0 && account.awaitedCount == 0 && visit.tab.transfers.uploads.isEmpty)
    visit.town.service.drop(visit.tab)
    #expect(account.held == FileShare())
  }

  @Test func droppedFilesAreUploadedFirst() throws {
    let visit = try Visit()
    let tray = try visit.id("Tray")
    let patches = visit.patches(.dropFiles(tray, .zero, number: 1, [.init(name: "x.txt", size: 2)]))
    let path = try #require(visit.addresses(patches, WebService.uploadPath).first)
    #expect(visit.send("hi", to: path) == .noContent)
    #expect(visit.result == "Result x.txt")
    let elsewhere = visit.patches(.dropFiles(try visit.id("Open"), .zero, number: 2, [.init(name: "x", size: 2)]))
    #expect(elsewhere.isEmpty)
  }

  @Test func aFailedUploadIsCancelled() throws {
    let visit = try Visit()
    let path = try #require(visit.uploads([.init(name: "a.txt", size: 3)]).first)
    _ = visit.patches(.unsent("w\(visit.tab.transfers.lastWish)"))
    #expect(visit.result == "Result cancelled")
    #expect(visit.send("one", to: path) == .forbidden)
  }

  // MARK: Downloads

  /// Offers a file that the app has written.
  private func offer(_ visit: Visit, named name: String = "a.txt") throws -> String {
    let file = try visit.tab.transfers.folder.makeSubfolder().appending(path: "file")
    try Data("content".utf8).write(to: file)
    let before = visit.tab.line.outbox.last
    visit.tab.transfers.offerDownloads(of: [file], named: [name])
    let patches = visit.tab.line.outbox.waiting.filter { $0.number > before }.map(\.text).joined()
    return try #require(visit.addresses(patches, WebService.downloadPath).first)
  }

  @Test func downloadsAreServedAsAttachments() throws {
    let visit = try Visit()
    let line = visit.get(try offer(visit, named: "a/../Ré\"s\r\nx: y.html"))
    #expect(String(decoding: line.body, as: UTF8.self) == "content")
    let headers = try #require(line.response?.headers)
    #expect(headers["content-type"] == "application/octet-stream")
    #expect(
      headers["content-disposition"]
        == "attachment; filename=\"R__sx: y.html\"; filename*=UTF-8''R%C3%A9%22sx%3A%20y.html")
  }

  @Test func aDownloadWorksOnceAndOnlyForItsUser() throws {
    let visit = try Visit()
    let path = try offer(visit)
    #expect(visit.get(path, cookie: try visit.town.get().cookie).response?.status == .notFound)
    #expect(visit.get(path).response?.status == .ok)
    #expect(visit.get(path).response?.status == .notFound)
  }

  @Test func aDownloadExpires() throws {
    let visit = try Visit()
    let path = try offer(visit)
    let token = try #require(RandomToken.unmasked(String(path.dropFirst(WebService.downloadPath.count))))
    visit.tab.transfers.downloads.forget(token)
    #expect(visit.get(path).response?.status == .notFound)
  }

  @Test func sharedItemsReachTheBrowser() throws {
    let visit = try Visit()
    #expect(try visit.press("Share").contains(#"["S",{"url":"https://example.org"}]"#))
  }
}

@Suite struct FileNameTests {
  @Test(arguments: [
    ("a.txt", "a.txt"), ("../../etc/passwd", "passwd"), ("C:\\Windows\\a.ini", "a.ini"), ("..", "file"), (".", "file"),
    ("", "file"), ("a/", "a"), (".profile", ".profile"), ("a\u{0}b\r\nc", "abc"), ("\u{202E}gpj.exe", "gpj.exe"),
    ("  x  ", "x"), ("Résumé.txt", "Résumé.txt"), ("...", "file"),
  ])
  func isSafe(_ name: String, _ safe: String) { #expect(FileName.safe(name) == safe) }

  @Test func aLongNameKeepsItsExtension() {
    let name = FileName.safe(String(repeating: "é", count: 3_000) + ".jpeg")
    #expect(name.utf8.count <= 200 && name.hasSuffix("é.jpeg"))
  }

  @Test func aPathStaysInItsFolder() {
    #expect(FileName.safePath("trip/../../a.txt") == ["trip", "file", "file", "a.txt"])
    #expect(FileName.safePath("/etc/passwd") == ["etc", "passwd"])
    #expect(FileName.safePath(String(repeating: "a/", count: 40)) == nil)
    #expect(FileName.safePath("") == nil)
  }
}
