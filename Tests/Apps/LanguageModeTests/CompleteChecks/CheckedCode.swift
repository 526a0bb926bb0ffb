import Combine
import SwiftUI

// Swift 5 code with complete checking: a warning of the checker fails the build.

@MainActor
final class Player: ObservableObject {
  @Published private(set) var seconds = 0
  private var task: Task<Void, Never>?

  func start() {
    task = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      self?.seconds += 1
    }
  }

  deinit { task?.cancel() }
}

struct Song: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  let title: String
}

actor Shop {
  func songs() -> [Song] { [Song(id: 1, title: "One"), Song(id: 2, title: "Two")] }
}

enum Route: Hashable, Sendable {
  case song(Song)
  case about
}

private struct ShopKey: EnvironmentKey {
  static let defaultValue = Shop()
}

extension EnvironmentValues {
  var shop: Shop {
    get { self[ShopKey.self] }
    set { self[ShopKey.self] = newValue }
  }
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct PlayerPage: View {
  @StateObject private var player = Player()
  let song: Song
  var body: some View {
    Text("\(song.title) \(player.seconds)")
    Button("Play") { player.start() }
  }
}

struct CheckedApp: View {
  @State private var songs: [Song] = []
  @State private var path: [Route] = []
  @State private var total = 0
  @Environment(\.shop) private var shop

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("total \(total)")
        ForEach(songs) { song in
          NavigationLink(song.title, value: Route.song(song)).preference(key: Total.self, value: song.id)
        }
        Button("About") { path.append(.about) }
      }
      .onPreferenceChange(Total.self) { total = $0 }
      .task { songs = await shop.songs() }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .song(let song): PlayerPage(song: song)
        case .about: Text("About")
        }
      }
    }
  }
}
