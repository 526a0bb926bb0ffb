import Foundation
import Testing

@testable import CairnWeb

@MainActor
struct PictureShelfTests {
  private func picture(_ megabytes: Int) -> Pictures.Loaded {
    Pictures.Loaded(data: Data(count: megabytes << 20), kind: "png", size: .zero)
  }

  @Test func keepsAtMostItsLimit() {
    var shelf = PictureShelf()
    for number in 0..<50 {
      shelf.put(picture(10), at: "\(number)")
      #expect(shelf.bytes <= PictureShelf.room)
      // One that is asked for stays.
      #expect(shelf.picture(at: "0") != nil)
    }
    #expect(shelf.picture(at: "1") == nil && shelf.picture(at: "49") != nil)
  }

  @Test func aPictureAddedTwiceCountsOnce() {
    var shelf = PictureShelf()
    for _ in 0..<3 { shelf.put(picture(10), at: "a") }
    #expect(shelf.bytes == 10 << 20)
  }

  @Test func aPictureLargerThanTheLimitIsKeptUntilTheNext() {
    var shelf = PictureShelf()
    shelf.put(picture(70), at: "large")
    #expect(shelf.picture(at: "large") != nil)
    shelf.put(picture(1), at: "small")
    #expect(shelf.picture(at: "large") == nil && shelf.bytes == 1 << 20)
  }
}
