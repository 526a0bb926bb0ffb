import CairnScreen
import CairnValues
import Foundation

/// A transition in the script's format: the style before an insertion, the style after a removal, and the animation.
@MainActor
enum CSSTransition {
  static func text(_ look: TransitionLook, isMirrored: Bool) -> String {
    let parts = [declarations(look.coming, isMirrored), declarations(look.going, isMirrored)]
    let own = look.animation.flatMap { CSSTiming($0) }.map { [$0.json] } ?? []
    return (parts + own).joined(separator: "|")
  }

  private static func declarations(_ look: TransitionLook, _ isMirrored: Bool) -> String {
    var state = State()
    state.add(look, isMirrored)
    return state.text
  }

  /// The style of a removed view. No other effect uses these properties.
  private struct State {
    var isFaded = false
    var isBlurred = false
    var scale: CGFloat = 1
    var anchor = UnitPoint.center
    var offset = CGSize.zero
    /// In multiples of the view's size.
    var move = CGSize.zero

    mutating func add(_ look: TransitionLook, _ isMirrored: Bool) {
      switch look {
      case .identity: break
      case .opacity, .own: isFaded = true
      case .scale(let amount, let place):
        scale *= max(amount, 0)
        anchor = place
      case .offset(let amount):
        offset.width += isMirrored ? -amount.width : amount.width
        offset.height += amount.height
      case .move(let edge): shift(to: edge, isMirrored)
      case .slide: shift(to: .leading, isMirrored)
      case .push(let edge):
        shift(to: edge, isMirrored)
        isFaded = true
      case .blurReplace:
        isFaded = true
        isBlurred = true
        scale *= 0.9
      case .combined(let looks): for look in looks { add(look, isMirrored) }
      case .asymmetric(let coming, _): add(coming, isMirrored)
      case .animated(let look, _): add(look, isMirrored)
      }
    }

    private mutating func shift(to edge: Edge, _ isMirrored: Bool) {
      switch edge {
      case .top: move.height -= 1
      case .bottom: move.height += 1
      case .leading: move.width -= isMirrored ? -1 : 1
      case .trailing: move.width += isMirrored ? -1 : 1
      }
    }

    var text: String {
      var all: [String] = []
      if isFaded { all.append("opacity:0") }
      if isBlurred { all.append("filter:blur(8px)") }
      if scale != 1 {
        all.append("scale:\(CSSLength.number(scale))")
        if anchor != .center {
          all.append("transformOrigin:\(CSSLength.number(anchor.x * 100))% \(CSSLength.number(anchor.y * 100))%")
        }
      }
      if offset != .zero || move != .zero {
        all.append("translate:\(length(move.width, offset.width)) \(length(move.height, offset.height))")
      }
      return all.joined(separator: ";")
    }

    private func length(_ sizes: CGFloat, _ points: CGFloat) -> String {
      let share = CSSLength.number(sizes * 100) + "%"
      if sizes == 0 { return CSSLength.text(points) }
      return points == 0 ? share : "calc(\(share) + \(CSSLength.text(points)))"
    }
  }
}
