import Cairn
import CairnTesting
import SwiftUI
import Testing

// The samples of Docs/Guide/Transitions.md.

private struct Album: Hashable { var name = "Blue" }
private struct Song: Hashable { var name = "River" }
private struct Player: Hashable {}

private enum Place: Hashable {
  case issue(number: Int)
  case edit(number: Int)
  case search
}

private struct Music: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      AlbumList()
    }
    .navigationTransition(.fade, from: Album.self, to: Song.self)
    .navigationTransition(.cover, to: Player.self)
  }
}

private struct AlbumList: View {
  var body: some View {
    NavigationLink("Play", value: Player())
      .navigationTitle("Albums")
      .navigationDestination(for: Player.self) { _ in PlayerView() }
  }
}

private struct PlayerView: View {
  @State private var progress = 0.0
  @State private var isPlaying = true

  var body: some View {
    VStack {
      Text("River")
      Text(isPlaying ? "Playing" : "Stopped")
        .opacity(1 - progress)
        .onBackGesture { gesture in
          progress = gesture.progress
          if gesture.phase == .popped { isPlaying = false }
        }
    }
    .navigationTitle("Player")
  }
}

private struct Issues: View {
  @State private var path: [Place] = []

  var body: some View {
    NavigationStack(path: $path) {
      Text("Issues").navigationTitle("Issues")
        .navigationDestination(for: Place.self) { _ in Text("Page") }
    }
    .navigationTransition(for: Place.self) { lower, upper in
      switch (lower, upper) {
      case (.issue, .edit): .cover
      case (_, .search): .fade
      default: nil
      }
    }
  }
}

private struct Library: View {
  @State private var album: Album?

  var body: some View {
    NavigationSplitView {
      List(["Blue", "Hejira"].map(Album.init), id: \.self, selection: $album) { Text($0.name) }
        .navigationTitle("Library")
    } detail: {
      Text(album?.name ?? "No Album").navigationTitle(album?.name ?? "")
    }
    .navigationTransition(.cover, to: Album.self)
  }
}

private struct Article: View {
  var body: some View {
    ScrollView { Text("Once upon a time …") }
      .navigationTitle("Article")
      .backGestureEffect { content, progress in
        content.scaleEffect(1 - 0.2 * progress).opacity(1 - 0.5 * progress)
      }
  }
}

@MainActor @Suite("Docs/Guide/Transitions.md")
struct TransitionsPageTests {
  @Test func aShortSwipeStays() throws {
    let host = TestHost { Music() }
    try host.tap("Play")
    let swipe = try host.startSwipeBack()
    try swipe.move(to: 0.4)
    try swipe.end()
    #expect(host.title == "Player")

    try host.swipeBack()
    #expect(host.title == "Albums")
  }

  @Test func theOtherSamplesRun() throws {
    #expect(TestHost { Issues() }.title == "Issues")
    let host = TestHost { NavigationStack { NavigationLink("Read") { Article() } } }
    try host.tap("Read")
    try host.swipeBack(to: 0.2)
    #expect(host.title == "Article")
  }
}
