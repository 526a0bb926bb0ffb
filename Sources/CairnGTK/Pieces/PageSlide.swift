#if GTK
  import CGTK
  import Foundation

  /// A page slides over another, first fast and then slower.
  @MainActor
  struct PageSlide {
    let leaving: Piece
    let isForward: Bool
    /// The time when the slide would have begun if it had started from zero.
    private let start: Int

    /// The duration in microseconds.
    static let duration = 220_000
    /// How far the lower page moves, as a fraction of the width.
    static let depth: CGFloat = 0.3

    /// - Parameter position: The initial progress, from 0 to 1.
    init(leaving: Piece, isForward: Bool, at position: CGFloat) {
      self.leaving = leaving
      self.isForward = isForward
      let time = 1 - cbrt(1 - min(max(position, 0), 1))
      start = g_get_monotonic_time() - Int(CGFloat(Self.duration) * time)
    }

    private var time: CGFloat { min(max(CGFloat(g_get_monotonic_time() - start) / CGFloat(Self.duration), 0), 1) }

    var hasEnded: Bool { time >= 1 }

    /// The progress, from 0 to 1.
    var position: CGFloat { 1 - pow(1 - time, 3) }

    /// The offsets of the pages, as fractions of the width.
    var places: (leaving: CGFloat, coming: CGFloat) {
      let done = position
      return isForward ? (-Self.depth * done, 1 - done) : (done, -Self.depth * (1 - done))
    }
  }
#endif
