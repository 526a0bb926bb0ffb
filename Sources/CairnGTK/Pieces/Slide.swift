#if GTK
  import CGTK
  import Foundation

  /// One page slides over another, fast at first and then slower.
  @MainActor
  struct Slide {
    let leaving: Piece
    let isForward: Bool
    /// When it would have begun, had it gone all the way.
    private let start: Int

    /// How long it takes, in microseconds.
    private static let duration = 220_000
    /// How far the page that lies below moves, as a part of the width.
    static let depth: CGFloat = 0.3

    /// - Parameter position: how far along the pages are already, from 0 to 1.
    init(leaving: Piece, isForward: Bool, at position: CGFloat) {
      self.leaving = leaving
      self.isForward = isForward
      let time = 1 - cbrt(1 - min(max(position, 0), 1))
      start = g_get_monotonic_time() - Int(CGFloat(Self.duration) * time)
    }

    private var time: CGFloat { min(max(CGFloat(g_get_monotonic_time() - start) / CGFloat(Self.duration), 0), 1) }

    var hasEnded: Bool { time >= 1 }

    /// How far along the pages are, from 0 to 1.
    var position: CGFloat { 1 - pow(1 - time, 3) }

    /// How far from their places the pages are, as parts of the width.
    var places: (leaving: CGFloat, coming: CGFloat) {
      let done = position
      return isForward ? (-Self.depth * done, 1 - done) : (done, -Self.depth * (1 - done))
    }
  }
#endif
