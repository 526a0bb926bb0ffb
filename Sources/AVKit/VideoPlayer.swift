import AVFoundation
import CairnCore
import CairnPlatform
import CairnValues
import Foundation

/// A view that plays a film. Nothing here does: a placeholder has a link that opens the film.
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

  /// Creates a view of a player with another view in front.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  @MainActor public var body: some View {
    MissingView("VideoPlayer", from: "AVKit") {
      if let url = player?.currentItem?.url { Link("Open video", destination: url) }
    }
    .overlay { overlay }
  }
}
