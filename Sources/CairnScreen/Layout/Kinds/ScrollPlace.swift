import CairnValues
import Foundation

/// How far an element has scrolled. It stays when another layout replaces that of the scroll area.
final class ScrollPlace {
  /// The scroll offset, from the content's leading top corner.
  var offset = CGPoint.zero
  /// The insets at edges under which content scrolls but stays visible.
  var safeArea = EdgeInsets()
  private var hasStarted = false
  /// How far the content could scroll when it was last placed.
  private var reach = CGPoint.zero

  /// Keeps the offset within the content, at the anchors that the app has set.
  func settle(reach: CGPoint, isShown: Bool, axes: Axis.Set, anchors: ScrollAnchors) {
    if !hasStarted, isShown {
      hasStarted = true
      if let anchor = anchors.start { offset = CGPoint(x: reach.x * anchor.x, y: reach.y * anchor.y) }
    } else if let anchor = anchors.change {
      // Content that is at the anchor stays there when sizes change.
      if abs(offset.x - self.reach.x * anchor.x) < 0.5 { offset.x = reach.x * anchor.x }
      if abs(offset.y - self.reach.y * anchor.y) < 0.5 { offset.y = reach.y * anchor.y }
    }
    if hasStarted { self.reach = reach }
    offset.x = axes.contains(.horizontal) ? min(max(offset.x, 0), reach.x) : 0
    offset.y = axes.contains(.vertical) ? min(max(offset.y, 0), reach.y) : 0
  }
}

extension Element {
  /// Where the scroll area is.
  var scrollPlace: ScrollPlace {
    if let known = details?.scroll { return known }
    let details = details ?? ElementDetails()
    let place = ScrollPlace()
    details.scroll = place
    self.details = details
    return place
  }
}
