import Foundation
import Testing

@testable import CairnWeb

@MainActor
struct FileShelfTests {
  private func file(_ megabytes: Int) -> FileShelf.File { .init(type: "image/png", data: Data(count: megabytes << 20)) }

  @Test func keepsAtMostItsLimit() {
    var shelf = FileShelf()
    for number in 0..<50 {
      shelf.put(file(10), at: "\(number)")
      #expect(shelf.bytes <= FileShelf.room)
      // One that is asked for stays.
      #expect(shelf.file(at: "0") != nil)
    }
    #expect(shelf.file(at: "1") == nil && shelf.file(at: "49") != nil)
  }

  @Test func aFileAddedTwiceCountsOnce() {
    var shelf = FileShelf()
    for _ in 0..<3 { shelf.put(file(10), at: "a") }
    #expect(shelf.bytes == 10 << 20)
  }

  @Test func aFileLargerThanTheLimitIsKeptUntilTheNext() {
    var shelf = FileShelf()
    shelf.put(file(70), at: "large")
    #expect(shelf.file(at: "large") != nil)
    shelf.put(file(1), at: "small")
    #expect(shelf.file(at: "large") == nil && shelf.bytes == 1 << 20)
  }
}
