import Cairn
import CairnHosting
import SwiftUI
import Testing

/// Fingers that pull pages aside, and how one page follows another.
@MainActor
@Suite struct HostSwipeTests {
  @Test func aTransitionHasTheMotionThatTheAppHasChosen() throws {
    let host = PlainHost { Album() }
    try host.press("Song", role: .row)
    try host.press("Plain", role: .row)
    #expect(host.motions == [.cover, .automatic])
    #expect(host.window.perform(.back))
    host.app.runTurns()
    #expect(host.window.perform(.back))
    host.app.runTurns()
    #expect(host.motions.suffix(2) == [.automatic, .cover])
  }

  @Test func aSwipeOverTheMiddleGoesBack() throws {
    let host = PlainHost { Album() }
    try host.press("Song", role: .row)
    let page = try #require(host.front(.page))
    let swipe = try #require(host.window.beginSwipeBack(from: page))
    #expect(swipe.phase == .began && swipe.motion == .cover && !swipe.isDrawnByApp)
    #expect(swipe.page == page)
    #expect(swipe.below?.all { $0.label == "Albums" }.isEmpty == false)
    swipe.move(to: 0.3)
    host.app.runTurns()
    #expect(swipe.phase == .moving && swipe.progress == 0.3)
    #expect(host.window.plainText.contains("pulled by 30"))
    swipe.move(to: 0.7, velocity: 0.1)
    host.app.runTurns()
    #expect(swipe.end())
    host.app.runTurns()
    #expect(swipe.phase == .popped)
    #expect(host.window.title == "Albums")
    #expect(host.motions == [.cover, .cover])
    #expect(host.window.beginSwipeBack() == nil)
  }

  @Test func aShortSwipeLeavesThePage() throws {
    let host = PlainHost { Album() }
    try host.press("Song", role: .row)
    let swipe = try #require(host.window.beginSwipeBack())
    swipe.move(to: 0.4)
    #expect(!swipe.end())
    host.app.runTurns()
    #expect(swipe.phase == .cancelled && swipe.progress == 0)
    #expect(host.window.title == "Song")
    #expect(host.window.plainText.contains("pulled by 0"))
    // A fast one goes back.
    let flick = try #require(host.window.beginSwipeBack())
    flick.move(to: 0.2)
    #expect(flick.end(velocity: 3))
    host.app.runTurns()
    #expect(host.window.title == "Albums")
  }

  @Test func aGuardKeepsThePage() throws {
    let host = PlainHost { Album(isGuarded: true) }
    try host.press("Song", role: .row)
    let swipe = try #require(host.window.beginSwipeBack())
    swipe.move(to: 1)
    #expect(!swipe.end())
    host.app.runTurns()
    #expect(swipe.phase == .cancelled)
    #expect(host.window.title == "Song")
  }

  @Test func aSwipeEndsWhenTheAppCoversItsPage() throws {
    let host = PlainHost { Album() }
    try host.press("Song", role: .row)
    let swipe = try #require(host.window.beginSwipeBack())
    swipe.move(to: 0.9)
    try host.press("Plain", role: .row)
    #expect(swipe.phase == .cancelled)
    #expect(!swipe.end(velocity: 5))
    host.app.runTurns()
    #expect(host.window.title == "Plain")
  }

  @Test func aCancelledSwipeGoesNowhere() throws {
    let host = PlainHost { Album() }
    try host.press("Song", role: .row)
    let swipe = try #require(host.window.beginSwipeBack())
    swipe.move(to: 0.9, velocity: 4)
    swipe.cancel()
    host.app.runTurns()
    #expect(swipe.phase == .cancelled)
    #expect(host.window.title == "Song")
  }

  @Test func aColumnGoesAsAWhole() throws {
    let host = PlainHost { People() }
    #expect(host.window.beginSwipeBack() == nil)
    try host.press("Anna", role: .row)
    let swipe = try #require(host.window.beginSwipeBack())
    #expect(swipe.page.role == .column && swipe.below?.role == .column)
    #expect(swipe.motion == .fade)
    swipe.move(to: 1)
    #expect(swipe.end())
    host.app.runTurns()
    #expect(host.window.title == "People")
    #expect(host.turns == [Turn(.push, of: .split), Turn(.pop, of: .split)])
    #expect(host.motions == [.fade, .fade])
  }

  @Test func aPageThatTheAppDrawsStaysInItsPlace() throws {
    let host = PlainHost {
      NavigationStack {
        NavigationLink("Go") {
          Text("Drawn").backGestureEffect { content, progress in content.opacity(1 - progress) }
        }
      }
    }
    try host.press("Go", role: .link)
    #expect(try #require(host.window.beginSwipeBack()).isDrawnByApp)
  }

  @Test func onlyAPageInFrontIsPulled() throws {
    let host = PlainHost { Album() }
    try host.press("Song", role: .row)
    let page = try #require(host.front(.page))
    try host.press("Plain", role: .row)
    #expect(host.window.beginSwipeBack(from: page) == nil)
  }
}

extension PlainHost {
  /// The last visible element with a role.
  fileprivate func front(_ role: ElementRole) -> HostElement? { all.last { $0.role == role } }
}

private struct Song: Hashable {}

private struct Album: View {
  var isGuarded = false
  @State private var pulled = 0.0

  var body: some View {
    NavigationStack {
      List { NavigationLink("Song", value: Song()) }
        .navigationTitle("Albums")
        .navigationDestination(for: Song.self) { _ in
          List {
            Text("pulled by \(Int((pulled * 100).rounded()))")
            NavigationLink("Plain") { Text("Words").navigationTitle("Plain") }
          }
          .navigationTitle("Song")
          .navigationGuard(when: isGuarded) { $0.stay() }
          .onBackGesture { pulled = $0.progress }
        }
    }
    .navigationTransition(.cover, to: Song.self)
  }
}

private struct People: View {
  @State private var name: String?

  var body: some View {
    NavigationSplitView {
      List(["Anna", "Ben"], id: \.self, selection: $name) { Text($0) }.navigationTitle("People")
    } detail: {
      Text("About \(name ?? "nobody")")
    }
    .navigationTransition(.fade, to: String.self)
  }
}
