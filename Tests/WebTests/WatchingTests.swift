import CairnCore
import CairnWire
import Foundation
import Observation
import SwiftUI
import Testing

@testable import CairnWeb

/// What an app shows that changes without the user.
@MainActor
@Observable
private final class Board {
  var text = "start"
  var rows: [Int] = []
  var count = 0
  static var current = Board()
}

private struct BoardApp: App {
  var body: some Scene { WindowGroup { BoardView(board: Board.current) } }
}

private struct BoardView: View {
  let board: Board
  var body: some View {
    List {
      Text(board.text)
      ForEach(board.rows, id: \.self) { Text("Row \($0)") }
      Button("Press") { board.count += 1 }
      Text("Pressed \(board.count)")
    }
  }
}

/// The script of a page, as far as it reads and acknowledges messages.
@MainActor
private final class Reader {
  private let page: Served
  private var wire = Wire()
  private var delegate: (any SocketDelegate)?
  private var read = 0
  private(set) var got = 0
  private(set) var hasGone = false
  private(set) var sawGap = false
  /// The operations in the order in which they arrived.
  private(set) var operations: [String] = []

  init(_ page: Served) { self.page = page }

  func connect() throws {
    wire = Wire()
    read = 0
    let delegate = try #require(wire.connect(page))
    self.delegate = delegate
    delegate.received("hello \(RandomToken.masked(page.tab.token)) \(got)", on: wire.socket)
  }

  func disconnect() {
    delegate?.closed(wire.socket, code: .abnormal, reason: "")
    delegate = nil
  }

  var isOpen: Bool { wire.isOpen }
  var unreadBytes: Int { wire.sent[read...].reduce(0) { $0 + $1.utf8.count } }

  /// Reads messages, and returns whether there were any.
  @discardableResult
  func read(atMost count: Int = .max) -> Bool {
    let new = wire.sent[read...].prefix(count)
    read += new.count
    for text in new {
      guard let message = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { continue }
      if message["gone"] != nil { hasGone = true }
      guard let number = message["n"] as? Int, number > got else { continue }
      if number != got + 1 { sawGap = true }
      got = number
      operations.append(text)
    }
    return !new.isEmpty
  }

  func acknowledge() { delegate?.received("{\"n\":0,\"a\":\(got),\"e\":[]}", on: wire.socket) }

  /// Reads and acknowledges until nothing more comes.
  func catchUp() { repeat { acknowledge() } while read() }

  func send(_ number: Int, _ event: String) {
    delegate?.received("{\"n\":\(number),\"a\":\(got),\"e\":[\(event)]}", on: wire.socket)
  }
}

/// A page that only watches shows what the app shows, whatever its connection does, and costs the server a bounded amount.
@MainActor
@Suite("Pages that only watch", .serialized)
struct WatchingTests {
  enum Manner: String, CaseIterable, CustomTestStringConvertible {
    case watches, stops, comesBackLate, losesItsSocket, lags
    var testDescription: String { rawValue }
  }

  private func served() throws -> (page: Served, board: Board) {
    let board = Board()
    Board.current = board
    return (try Served { .of(BoardApp()) }, board)
  }

  /// One update of a size, in which some rows come and others go.
  private func tick(_ number: Int, _ size: Int, _ board: Board, _ page: Served) {
    board.text = "Tick \(number); " + String(repeating: "word ", count: size / 5)
    board.rows = (0..<8).map { number * 4 + $0 }
    page.tab.update()
  }

  @Test(arguments: Manner.allCases, [200, 4_000, 300_000])
  func aWatchingPageShowsTheLastUpdate(_ manner: Manner, size: Int) throws {
    let (page, board) = try served()
    let reader = Reader(page)
    try reader.connect()
    // More than the server keeps for a page that does not read.
    let count = min(max(60, 2_000_000 / size), 800)
    for number in 1...count {
      tick(number, size, board, page)
      switch manner {
      case .watches: reader.catchUp()
      case .stops: break
      case .comesBackLate: if number < 10 || number > 40 { reader.catchUp() }
      case .losesItsSocket:
        reader.read()
        if number == 20 { reader.disconnect() }
        if number == 50 { try reader.connect() }
      case .lags:
        if number % 3 == 0 {
          reader.read(atMost: 1)
          reader.acknowledge()
        }
      }
      // What the server keeps for the page, and what waits in the socket, does not grow with time.
      let most = Outbox.window * 11 / 10 + size + 8_192
      #expect(reader.unreadBytes <= most)
      #expect(page.tab.line.outbox.waiting.reduce(0) { $0 + $1.text.utf8.count } <= most)
    }
    reader.catchUp()
    #expect(!reader.hasGone && !reader.sawGap && reader.isOpen)
    let last = try #require(reader.operations.last)
    #expect(last.contains("Tick \(count);"))
    // The updates continue.
    tick(9_999, 10, board, page)
    reader.catchUp()
    #expect(reader.operations.last?.contains("Tick 9999;") == true)
    #expect(page.tab.line.outbox.waiting.isEmpty)
  }

  /// Unread changes arrive as one update, no larger than the difference on the screen.
  @Test func unreadChangesAreSentAsOneUpdate() throws {
    let (page, board) = try served()
    let reader = Reader(page)
    try reader.connect()
    for number in 1...500 { tick(number, 20_000, board, page) }
    reader.catchUp()
    #expect(reader.operations.count < 20)
    #expect(reader.operations.filter { $0.contains("Tick 500;") }.count == 1)
  }

  @Test func acknowledgementsGetNoAnswer() throws {
    let (page, board) = try served()
    let link = Wire()
    let delegate = try #require(link.connect(page))
    delegate.received("hello \(RandomToken.masked(page.tab.token)) 0", on: link.socket)
    tick(1, 10, board, page)
    let count = link.sent.count
    delegate.received("{\"n\":0,\"a\":1,\"e\":[]}", on: link.socket)
    #expect(link.sent.count == count && link.isOpen)
    #expect(page.tab.line.outbox.waiting.isEmpty)
  }

  @Test func aPageThatIsBehindStillAcceptsInput() throws {
    let (page, board) = try served()
    let reader = Reader(page)
    try reader.connect()
    for number in 1...100 { tick(number, 30_000, board, page) }
    reader.send(1, "[\"tap\",\(try page.element("Press").id.number)]")
    reader.catchUp()
    #expect(reader.operations.last?.contains("Pressed 1") == true)
  }

  /// A page that is loaded again still hears from the one before it.
  @Test func acknowledgementsFromBeforeAReloadDoNotCount() throws {
    let (page, board) = try served()
    let reader = Reader(page)
    try reader.connect()
    for number in 1...5 { tick(number, 10, board, page) }
    reader.read()
    _ = page.service.answer(
      to: HTTPRequest(.get, "/", headers: ["cookie": page.cookie, "cache-control": "max-age=0"]))
    tick(6, 10, board, page)
    reader.acknowledge()
    #expect(page.tab.line.outbox.waiting.count == 1)
  }

  @Test func messagesBesideUpdatesAreLimited() throws {
    let (page, board) = try served()
    let reader = Reader(page)
    try reader.connect()
    for number in 1...40 {
      tick(number, 10, board, page)
      page.tab.copy([.from(outside: String(repeating: "c", count: 100_000))])
    }
    #expect(reader.unreadBytes < Outbox.room + 300_000)
    #expect(page.tab.line.outbox.waiting.isEmpty)
    reader.read()
    // The page loads itself again, and is complete.
    #expect(reader.hasGone && !reader.isOpen)
    reader.disconnect()
    let again = page.service.answer(to: HTTPRequest(.get, "/", headers: ["cookie": page.cookie]))
    #expect(String(decoding: again.body, as: UTF8.self).contains("Tick 40;"))
    #expect(!page.tab.line.outbox.isOverfull)
  }

  /// A browser may have less than it has acknowledged, if it restores a page from its own cache.
  @Test func aPageThatMissedTooMuchIsReloaded() throws {
    let (page, board) = try served()
    let reader = Reader(page)
    try reader.connect()
    for number in 1...5 { tick(number, 10, board, page) }
    reader.catchUp()
    reader.disconnect()
    let link = Wire()
    let delegate = try #require(link.connect(page))
    delegate.received("hello \(RandomToken.masked(page.tab.token)) 2", on: link.socket)
    #expect(link.sent == ["{\"gone\":1}"])
  }
}
