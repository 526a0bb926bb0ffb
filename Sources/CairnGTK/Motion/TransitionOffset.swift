#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// The difference between a moving element and its final state.
  struct TransitionOffset {
    var offset = CGSize.zero
    var growth = CGSize.zero
    var scale: CGFloat = 1
    var anchor = UnitPoint.center
    var opacity = 1.0

    init(scale: CGFloat = 1) { self.scale = scale }

    /// Creates the drift from an old frame to the new one.
    init(from old: CGRect, to new: CGRect) {
      offset = CGSize(width: old.minX - new.minX, height: old.minY - new.minY)
      growth = CGSize(width: old.width - new.width, height: old.height - new.height)
    }

    /// Creates the drift of a transition, in the removed state.
    @MainActor
    init(_ look: TransitionLook, of piece: Piece, in holder: Element) {
      let size = piece.rect.size
      let isMirrored = holder.layoutDirection == .rightToLeft
      func add(_ look: TransitionLook) {
        switch look {
        case .identity: break
        case .opacity, .own: opacity = 0
        case .scale(let amount, let place):
          scale *= max(amount, 0.001)
          anchor = place
        case .offset(let amount):
          offset.width += amount.width
          offset.height += amount.height
        case .move(let edge): shift(to: edge)
        case .slide: shift(to: .leading)
        case .push(let edge):
          shift(to: edge)
          opacity = 0
        case .blurReplace:
          opacity = 0
          scale *= 0.9
        case .combined(let looks): looks.forEach(add)
        case .asymmetric(let coming, _): add(coming)
        case .animated(let look, _): add(look)
        }
      }
      func shift(to edge: Edge) {
        switch edge {
        case .top: offset.height -= size.height
        case .bottom: offset.height += size.height
        case .leading: offset.width -= isMirrored ? -size.width : size.width
        case .trailing: offset.width += isMirrored ? -size.width : size.width
        }
      }
      add(look)
    }

    /// Returns a fraction of the drift: none at 0, all of it at 1.
    func part(_ share: Double) -> TransitionOffset {
      var part = self
      let length = CGFloat(share)
      part.offset = CGSize(width: offset.width * length, height: offset.height * length)
      part.growth = CGSize(width: growth.width * length, height: growth.height * length)
      part.scale = max(1 + (scale - 1) * length, 0.001)
      part.opacity = min(max(1 + (opacity - 1) * share, 0), 1)
      return part
    }

    func rect(_ rect: CGRect) -> CGRect {
      CGRect(
        x: rect.minX + offset.width, y: rect.minY + offset.height,
        width: max(rect.width + growth.width, 0),
        height: max(rect.height + growth.height, 0))
    }

    func scaled(_ place: OpaquePointer?, in size: CGSize) -> OpaquePointer? {
      guard scale != 1 else { return place }
      var there = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y).graphene
      var back = graphene_point_t(x: -there.x, y: -there.y)
      let grown = gsk_transform_scale(
        gsk_transform_translate(place, &there), Float(scale), Float(scale))
      return gsk_transform_translate(grown, &back)
    }
  }

  extension Piece {
    func show(_ new: TransitionOffset?) {
      if (drift?.opacity ?? 1) != (new?.opacity ?? 1) {
        gtk_widget_set_opacity(widget, new?.opacity ?? 1)
      }
      drift = new
    }
  }
#endif
