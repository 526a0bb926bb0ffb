import CairnValues
import Foundation

/// The smallest lengths a host can show, where they are so large that layout has to keep to them: the cells of a terminal.
///
/// Layout stays in points. What changes is that every frame begins and ends between two pixels:
/// - a **size** is rounded down, so that what fits in points fits in pixels; but a length of half a pixel or more takes
///   one, so that it can be seen;
/// - an **offer** is rounded down, so that children side by side never overlap;
/// - a **position** and a **gap** go to the nearest pixel, and up and to the left where two are equally near.
///
/// Rounding happens where the engine takes an answer, makes an offer and places a child, so no layout can leave the grid.
/// Layouts that add lengths of the app's own to those of their children round them first.
package struct PixelGrid: Equatable, Sendable {
  package let pixel: CGSize

  package init(pixel: CGSize) { self.pixel = pixel }

  private func scale(_ axis: Axis) -> CGFloat { axis == .horizontal ? pixel.width : pixel.height }

  /// A hair, so that thirds added up are wholes again.
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

  /// A length on offer; `Proposal.open` and infinity stay what they are.
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

/// Lengths an app asks for, as the host of an element can show them.
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
