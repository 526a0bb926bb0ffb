import SwiftUI
import Testing

@testable import CairnTerminal

@MainActor
@Suite("Sliding pages in a terminal")
struct SlideTests {
  /// A user with a clock that only advances when a test moves it.
  @MainActor
  private final class Watcher {
    let person: Person
    private var time: UInt64 = 1_000_000_000

    convenience init(environment: [String: String] = [:]) { self.init(environment: environment) { Fruits() } }

    init<Content: View>(environment: [String: String] = [:], @ViewBuilder content: () -> Content) {
      person = Person(environment: environment, content)
      person.host.now = { [unowned self] in time }
    }

    /// - Parameter share: The fraction of a slide's duration.
    func wait(_ share: Double) {
      time += UInt64(Double(PageSlide.duration) * share)
      _ = person.host.tick()
    }

    /// Returns the column at which a sliding text begins.
    func column(of text: String) -> Int? {
      guard let frame = person.host.slides.current?.frame else { return nil }
      for y in 0..<frame.height {
        let row = (0..<frame.width).map { x in
          Unicode.Scalar(frame[x: x, y: y].glyph.number).map(Character.init) ?? " "
        }
        if let range = String(row).range(of: text) {
          return String(row).distance(from: String(row).startIndex, to: range.lowerBound)
        }
      }
      return nil
    }
  }

  @Test func theNextPageSlidesInFromTheRight() {
    let watcher = Watcher()
    watcher.person.press(.enter)
    // At first none of it is visible, and all of the previous page is.
    #expect(watcher.column(of: "More of Apple") == nil)
    #expect(watcher.column(of: "Pear") == 2)
    // After half the time, seven eighths of the 40 columns are covered: 5 are left, and the text is at 2.
    watcher.wait(0.5)
    #expect(watcher.column(of: "More of Apple") == 7)
    watcher.wait(0.5)
    #expect(watcher.person.host.slides.current == nil)
    #expect(watcher.person.sees("More of Apple"))
  }

  @Test func thePageBelowSlidesBackFromTheLeft() {
    let watcher = Watcher()
    watcher.person.press(.enter)
    watcher.wait(1)
    watcher.person.press(.escape)
    watcher.wait(0.5)
    // The top page has moved 35 of the 40 columns, and the one below is a third of the remaining 5 away, in
    // whole columns.
    #expect(watcher.column(of: "More of Apple") == nil)
    #expect(watcher.column(of: "Pear") == 1)
    watcher.wait(0.5)
    #expect(watcher.person.header == "Fruits")
  }

  @Test func collapsedColumnsSlideLikePages() {
    let watcher = Watcher {
      NavigationSplitView {
        List(["Anna", "Ben"], id: \.self) { name in NavigationLink(name) { Text("About \(name)") } }
      } detail: {
        Text("Nobody")
      }
    }
    watcher.person.press(.enter)
    #expect(watcher.column(of: "Ben") == 2)
    #expect(watcher.column(of: "About Anna") == nil)
    watcher.wait(1)
    #expect(watcher.person.sees("About Anna"))
    watcher.person.press(.escape)
    watcher.wait(0.5)
    #expect(watcher.column(of: "Ben") == 1)
    watcher.wait(0.5)
    #expect(watcher.person.host.slides.current == nil)
    #expect(watcher.person.sees("Ben"))
  }

  @Test func inputEndsTheSlide() {
    let watcher = Watcher()
    watcher.person.press(.enter)
    #expect(watcher.person.host.slides.current != nil)
    // The new page can already be used.
    watcher.person.press(.enter)
    #expect(watcher.person.sees("No more"))
    watcher.wait(0.2)
    watcher.person.press(.down)
    #expect(watcher.person.host.slides.current == nil)
    #expect(watcher.person.sees("No more"))
  }

  @Test func goingBackDuringASlideReturnsToTheStart() {
    let watcher = Watcher()
    let before = watcher.person.lines
    watcher.person.press(.enter)
    watcher.wait(0.3)
    watcher.person.press(.escape)
    watcher.wait(1)
    #expect(watcher.person.lines == before)
    #expect(watcher.person.host.slides.current == nil)
  }

  @Test func aResizeEndsIt() {
    let watcher = Watcher()
    watcher.person.press(.enter)
    watcher.person.host.resize(width: 30, height: 10)
    watcher.person.host.update()
    #expect(watcher.person.host.slides.current == nil)
    #expect(watcher.person.sees("More of Apple"))
  }

  @Test func reducedMotionTurnsSlidesOff() {
    let watcher = Watcher(environment: ["CAIRN_REDUCE_MOTION": "1"])
    watcher.person.press(.enter)
    #expect(watcher.person.host.slides.current == nil)
    #expect(watcher.person.host.nextTick == nil)
  }

  @Test func noFramesAreScheduledWithoutASlide() {
    let watcher = Watcher()
    #expect(watcher.person.host.nextTick == nil)
    watcher.person.press(.enter)
    #expect(watcher.person.host.nextTick != nil)
    watcher.wait(1)
    #expect(watcher.person.host.nextTick == nil)
  }
}
