import CairnCore
import CairnValues
import Foundation

/// Recognizes the gestures of a view of UIKit.
struct GestureLook: ViewModifier {
  let view: UIView

  @ViewBuilder func body(content: Content) -> some View {
    let _ = view.parts.changes.read()
    let gestures = (view.gestureRecognizers ?? []).filter(\.isEnabled)
    if gestures.isEmpty {
      content
    } else {
      content
        .contentShape(Rectangle())
        .gesture(taps(2, gestures))
        .gesture(taps(1, gestures))
        .gesture(longPress(gestures))
        .gesture(drag(gestures))
        .gesture(pinch(gestures))
        .gesture(turn(gestures))
        .modifier(HoverLook(hovers: gestures.compactMap { $0 as? UIHoverGestureRecognizer }))
    }
  }

  private func taps(_ count: Int, _ gestures: [UIGestureRecognizer]) -> (some Gesture)? {
    let taps = gestures.compactMap { $0 as? UITapGestureRecognizer }
      .filter { count == 1 ? $0.numberOfTapsRequired <= 1 : $0.numberOfTapsRequired > 1 }
    return taps.first.map { first in
      SpatialTapGesture(count: max(first.numberOfTapsRequired, 1)).onEnded { value in
        for tap in taps {
          tap.point = value.location
          tap.step(.ended)
        }
      }
    }
  }

  private func longPress(_ gestures: [UIGestureRecognizer]) -> (some Gesture)? {
    let presses = gestures.compactMap { $0 as? UILongPressGestureRecognizer }
    return presses.first.map { first in
      LongPressGesture(minimumDuration: first.minimumPressDuration, maximumDistance: first.allowableMovement)
        .onEnded { _ in
          for press in presses {
            press.step(.began)
            press.step(.ended)
          }
        }
    }
  }

  private func drag(_ gestures: [UIGestureRecognizer]) -> (some Gesture)? {
    let pans = gestures.compactMap { $0 as? UIPanGestureRecognizer }
    let swipes = gestures.compactMap { $0 as? UISwipeGestureRecognizer }
    return pans.isEmpty && swipes.isEmpty
      ? nil
      : DragGesture()
        .onChanged { value in
          for pan in pans { pan.move(value, pan.state == .possible ? .began : .changed) }
        }
        .onEnded { value in
          for pan in pans { pan.move(value, .ended) }
          for swipe in swipes { swipe.end(value) }
        }
  }

  private func pinch(_ gestures: [UIGestureRecognizer]) -> (some Gesture)? {
    let pinches = gestures.compactMap { $0 as? UIPinchGestureRecognizer }
    return pinches.isEmpty
      ? nil
      : MagnifyGesture()
        .onChanged { value in
          for pinch in pinches { pinch.move(value, pinch.state == .possible ? .began : .changed) }
        }
        .onEnded { value in for pinch in pinches { pinch.move(value, .ended) } }
  }

  private func turn(_ gestures: [UIGestureRecognizer]) -> (some Gesture)? {
    let turns = gestures.compactMap { $0 as? UIRotationGestureRecognizer }
    return turns.isEmpty
      ? nil
      : RotateGesture()
        .onChanged { value in
          for turn in turns { turn.move(value, turn.state == .possible ? .began : .changed) }
        }
        .onEnded { value in for turn in turns { turn.move(value, .ended) } }
  }
}

private struct HoverLook: ViewModifier {
  let hovers: [UIHoverGestureRecognizer]

  @ViewBuilder func body(content: Content) -> some View {
    if hovers.isEmpty {
      content
    } else {
      content.onContinuousHover { phase in for hover in hovers { hover.move(phase) } }
    }
  }
}
