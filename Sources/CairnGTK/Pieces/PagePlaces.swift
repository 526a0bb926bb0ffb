#if GTK
  import CairnScreen
  import Foundation

  /// The places of two pages while one follows the other, or while a finger pulls the upper one aside.
  struct PagePlaces {
    struct Place {
      var shift = CGSize.zero
      var scale: CGFloat = 1
      var opacity = 1.0
    }

    var upper = Place()
    var lower = Place()

    /// How far the lower page moves, as a fraction of the width.
    private static let depth: CGFloat = 0.3
    /// The size from which a page grows.
    private static let smallest: CGFloat = 0.9

    /// - Parameters:
    ///   - share: How far the upper page is in its place, from 0 to 1.
    ///   - size: The size of the pages. The width is negative from right to left.
    init(_ motion: PageMotion, share: CGFloat, in size: CGSize) {
      switch motion {
      case .automatic, .slide:
        upper.shift.width = size.width * (1 - share)
        lower.shift.width = -size.width * Self.depth * share
      case .fade: upper.opacity = share
      case .scale:
        upper.opacity = share
        upper.scale = Self.smallest + (1 - Self.smallest) * share
      case .cover: upper.shift.height = size.height * (1 - share)
      case .none: break
      }
    }
  }
#endif
