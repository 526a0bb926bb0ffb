import AVKit
import CairnTesting
import Foundation
import SwiftUI
import Testing

struct FilmPage: View {
  let film: URL
  @State private var player = AVPlayer()

  var body: some View {
    VideoPlayer(player: player)
      .aspectRatio(16 / 9, contentMode: .fit)
      .onAppear {
        player.replaceCurrentItem(with: AVPlayerItem(url: film))
        player.play()
      }
  }
}

@Suite("Docs/Guide/Films.md")
struct FilmsPageTests {
  @MainActor @Test func aMissingFilmIsNamed() async {
    let host = TestHost { FilmPage(film: URL(filePath: "/nowhere/Pruning.webm")) }
    await host.settle()
    #expect(host.texts.contains { $0.contains("Pruning.webm") })
  }
}
