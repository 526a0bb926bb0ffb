#if GTK
  import CGTK
  import CairnScreen
  import Foundation

  /// One page follows another, first fast and then slower.
  @MainActor
  struct PageSlide {
    let leaving: Piece
    let isForward: Bool
    let motion: PageMotion
    /// The time when the slide would have begun if it had started from zero.
    private let start: Int

    /// The duration in microseconds.
    static let duration = 220_000

    /// - Parameter position: The initial progress, from 0 to 1.
    init(leaving: Piece, isForward: Bool, by motion: PageMotion, at position: CGFloat) {
      self.leaving = leaving
      self.isForward = isForward
      self.motion = motion
      let time = 1 - cbrt(1 - min(max(position, 0), 1))
      start = g_get_monotonic_time() - Int(CGFloat(Self.duration) * time)
    }

    private var time: CGFloat { min(max(CGFloat(g_get_monotonic_time() - start) / CGFloat(Self.duration), 0), 1) }

    var hasEnded: Bool { time >= 1 }

    /// The progress, from 0 to 1.
    var position: CGFloat { 1 - pow(1 - time, 3) }

    /// How far the upper page is in its place, from 0 to 1.
    var shareOfUpper: CGFloat { isForward ? position : 1 - position }
  }
#endif
