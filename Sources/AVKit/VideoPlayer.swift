import AVFoundation
import CairnCore
import CairnValues
import Foundation

/// A view that plays a film, with controls: by GStreamer in a window, and by the browser. A terminal plays its sound, and tests
/// play it by their clock. Where nothing can play it, a placeholder has a link that opens the film.
///
/// ```swift
/// VideoPlayer(player: AVPlayer(url: film))
/// ```
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Creates a view of a player.
  public init(player: AVPlayer?) where VideoOverlay == EmptyView {
    self.player = player
    overlay = EmptyView()
  }

  /// Creates a view of a player with another view in front of the film.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  @MainActor public var body: some View {
    FilmView(player?.playback, fit: .whole, hasControls: true, overlay: overlay)
  }
}
