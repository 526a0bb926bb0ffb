import CairnValues
import Foundation

/// The smallest lengths that a host can show, if they are so large that layout must align to them, as the cells
/// of a terminal are.
///
/// Layout still works in points, but every frame begins and ends on a pixel boundary:
/// - A **size** is rounded down, so that what fits in points fits in pixels. A length of half a pixel or more
///   takes one, so that it stays visible.
/// - An **offer** is rounded down, so that children side by side never overlap.
/// - A **position** or a **gap** goes to the nearest pixel, and up and to the left in a tie.
///
/// The engine rounds wherever it receives an answer, makes an offer or places a child, so no layout can leave
/// the grid. Layouts that add the app's lengths to those of their children round the app's lengths first.
package struct PixelGrid: Equatable, Sendable {
  package let pixel: CGSize

  package init(pixel: CGSize) { self.pixel = pixel }

  private func scale(_ axis: Axis) -> CGFloat { axis == .horizontal ? pixel.width : pixel.height }

  /// A tolerance, so that sums of thirds are whole again.
  private static let hair: CGFloat = 1e-6

  package func size(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    let scale = scale(axis)
    let pixels = length / scale
    guard pixels < .infinity else { return length }
    if pixels < 1 { return pixels + Self.hair >= 0.5 ? scale : 0 }
    return (pixels + Self.hair).rounded(.down) * scale
  }

  package func size(_ size: CGSize) -> CGSize {
    CGSize(width: self.size(size.width, .horizontal), height: self.size(size.height, .vertical))
  }

  /// Returns the offer to pass on. `Proposal.open` and infinity stay unchanged.
  func offer(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    guard length > 0, length < .infinity else { return length }
    let scale = scale(axis)
    return (length / scale + Self.hair).rounded(.down) * scale
  }

  func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: offer(proposal.width, .horizontal), height: offer(proposal.height, .vertical))
  }

  package func position(_ place: CGFloat, _ axis: Axis) -> CGFloat { nearest(place, axis) }

  package func gap(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    length < 0 ? -nearest(-length, axis) : nearest(length, axis)
  }

  private func nearest(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    let scale = scale(axis)
    return (length / scale - 0.5 - Self.hair).rounded(.up) * scale
  }

  package func gaps(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: gap(insets.top, .vertical), leading: gap(insets.leading, .horizontal),
      bottom: gap(insets.bottom, .vertical), trailing: gap(insets.trailing, .horizontal))
  }
}

/// The app's lengths, as an element's host can show them.
extension Element {
  @inline(__always)
  func size(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    guard let pixels = screen.pixels else { return length }
    return length == Proposal.open ? length : pixels.size(length, axis)
  }

  @inline(__always)
  func gap(_ length: CGFloat, _ axis: Axis) -> CGFloat {
    guard let pixels = screen.pixels else { return length }
    return pixels.gap(length, axis)
  }

  @inline(__always)
  func gaps(_ insets: EdgeInsets) -> EdgeInsets {
    guard let pixels = screen.pixels else { return insets }
    return pixels.gaps(insets)
  }
}
