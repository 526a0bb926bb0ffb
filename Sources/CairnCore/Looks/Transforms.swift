import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

nonisolated extension View {
  /// Rotates the view without affecting layout. Has no effect in a terminal.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.transform(.rotation(angle, anchor: anchor)))
  }

  /// Scales the view without affecting layout. Has no effect in a terminal.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(.transform(.scale(scale, anchor: anchor)))
  }

  /// Scales the view without affecting layout. Has no effect in a terminal.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view without affecting layout. Has no effect in a terminal.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view in three dimensions without affecting layout. Has no effect in a terminal.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    effect(
      .transform(
        .rotation3D(
          angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// Transforms the view without affecting layout. Has no effect in a terminal.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { effect(.transform(.affine(transform))) }
}
