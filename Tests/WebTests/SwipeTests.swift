import Cairn
import CairnCore
import CairnScreen
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

private struct Player: Hashable {}
private struct Quick: Hashable {}

private struct Swiped: App {
  var body: some Scene { WindowGroup { SwipedView() } }
}

private struct SwipedView: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Plain") { Text("Plain page").navigationTitle("Plain") }
        NavigationLink("Drawn") {
          Text("Drawn page").backGestureEffect { content, progress in content.opacity(1 - progress) }
            .navigationTitle("Drawn")
        }
        NavigationLink("Guarded") {
          Text("Guarded page").navigationTitle("Guarded").navigationGuard { $0.stay() }
        }
        NavigationLink("Player", value: Player())
        NavigationLink("Quick", value: Quick())
      }
      .navigationTitle("Home")
      .navigationDestination(for: Player.self) { _ in Text("Music").navigationTitle("Music") }
      .navigationDestination(for: Quick.self) { _ in Text("Now").navigationTitle("Now") }
    }
    .navigationTransition(.cover, to: Player.self)
    .navigationTransition(.none, to: Quick.self)
  }
}

@MainActor @Suite("Swipes back in a browser")
struct SwipeTests {
  private func open(_ link: String) throws -> (page: Served, id: Int) {
    let page = try Served { .of(Swiped()) }
    _ = page.patches(.tap(try page.element(link).id.number))
    return (page, try #require(page.tab.window?.frontStack?.element?.id.number))
  }

  private static let settles = #"["b",0]"#

  @Test func aLongSwipeTurnsThePage() throws {
    let (page, id) = try open("Plain")
    let patches = page.patches(
      .swipe(id), .swipeMoved(id, phase: 0, progress: 0.4, velocity: 1),
      .swipeMoved(id, phase: 1, progress: 0.7, velocity: 0))
    #expect(patches.contains(#""pop"]"#))
    #expect(!patches.contains(Self.settles))
    #expect(page.tab.window?.frontStack?.title == "Home")
  }

  @Test(arguments: [1, 2]) func aShortOrCanceledSwipePutsThePageBack(_ phase: Int) throws {
    let (page, id) = try open("Plain")
    #expect(page.patches(.swipe(id), .swipeMoved(id, phase: 0, progress: 0.4, velocity: 0)).isEmpty)
    let progress = phase == 1 ? 0.4 : 0.9
    #expect(page.patches(.swipeMoved(id, phase: phase, progress: progress, velocity: 0)).contains(Self.settles))
    #expect(page.tab.window?.frontStack?.title == "Plain")
    // A late step moves nothing.
    #expect(page.patches(.swipeMoved(id, phase: 1, progress: 1, velocity: 0)).isEmpty)
    #expect(page.tab.window?.frontStack?.title == "Plain")
  }

  @Test func aRefusedSwipePutsThePageBack() throws {
    let (page, id) = try open("Guarded")
    let patches = page.patches(.swipe(id), .swipeMoved(id, phase: 1, progress: 1, velocity: 2))
    #expect(patches.contains(Self.settles))
    #expect(page.tab.window?.frontStack?.title == "Guarded")
  }

  @Test func aSwipeOnAPageThatIsNoLongerInFrontIsPutBackAtOnce() throws {
    let (page, id) = try open("Plain")
    _ = page.patches(.back)
    #expect(page.patches(.swipe(id)).contains(Self.settles))
    let root = try #require(page.tab.window?.frontStack?.element?.id.number)
    #expect(page.patches(.swipe(root)).contains(Self.settles))
  }

  @Test func anotherWayBackEndsTheSwipe() throws {
    let (page, id) = try open("Plain")
    _ = page.patches(.swipe(id), .swipeMoved(id, phase: 0, progress: 0.4, velocity: 0))
    let patches = page.patches(.back)
    #expect(patches.contains(#""pop"]"#))
    #expect(patches.contains(Self.settles))
  }

  @Test func aPageThatTheAppDrawsSaysSo() throws {
    let (drawn, id) = try open("Drawn")
    #expect(drawn.tab.document().contains("data-g=\"b\""))
    let patches = drawn.patches(.swipe(id), .swipeMoved(id, phase: 0, progress: 0.4, velocity: 0))
    #expect(patches.contains("opacity:0.6"), "\(patches)")
    let plain = try open("Plain").page
    #expect(!plain.tab.document().contains("data-g=\"b\""))
  }

  @Test func aPageSaysHowAFingerPullsIt() throws {
    let (cover, _) = try open("Player")
    #expect(cover.tab.document().contains("data-turn=\"cover\""))
    let (still, _) = try open("Quick")
    #expect(still.tab.document().contains("data-turn=\"none\""))
    let (plain, _) = try open("Plain")
    #expect(!plain.tab.document().contains("data-turn"))
  }

  @Test func aPairOfPagesHasItsTransition() throws {
    let page = try Served { .of(Swiped()) }
    #expect(page.patches(.tap(try page.element("Player").id.number)).contains(#","push","cover"]"#))
    #expect(page.patches(.back).contains(#","pop","cover"]"#))
    let patches = page.patches(.tap(try page.element("Quick").id.number))
    #expect(patches.contains("Now"))
    #expect(!patches.contains(#"["p","#))
  }
}
