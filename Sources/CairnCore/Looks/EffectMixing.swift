import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

extension ElementEffect {
  /// Interpolates between two lists of effects of the same kinds. Where the kinds differ, returns one or the other.
  static func mixed(_ a: [ElementEffect], _ b: [ElementEffect], by share: Double) -> [ElementEffect] {
    if share <= 0 { return a }
    if share >= 1 { return b }
    guard a.count == b.count else { return share < 0.5 ? a : b }
    return zip(a, b).map { $0.mixed(with: $1, by: share) }
  }

  private func mixed(with other: ElementEffect, by share: Double) -> ElementEffect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(share) }
    switch (self, other) {
    case (.opacity(let a), .opacity(let b)): return .opacity(mix(a, b))
    case (.blur(let a, let isOpaque), .blur(let b, _)): return .blur(radius: mix(a, b), isOpaque: isOpaque)
    case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, by: share))
    case (.color(let a), .color(let b)):
      switch (a, b) {
      case (.brightness(let a), .brightness(let b)): return .color(.brightness(mix(a, b)))
      case (.contrast(let a), .contrast(let b)): return .color(.contrast(mix(a, b)))
      case (.saturation(let a), .saturation(let b)): return .color(.saturation(mix(a, b)))
      case (.grayscale(let a), .grayscale(let b)): return .color(.grayscale(mix(a, b)))
      case (.hueRotation(let a), .hueRotation(let b)):
        return .color(.hueRotation(.radians(mix(a.radians, b.radians))))
      default: break
      }
    default: break
    }
    return share < 0.5 ? self : other
  }
}

extension Transformation {
  fileprivate func mixed(with other: Transformation, by share: Double) -> Transformation {
    func mix(_ a: Angle, _ b: Angle) -> Angle { .radians(a.radians + (b.radians - a.radians) * share) }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(share) }
    switch (self, other) {
    case (.rotation(let a, let anchor), .rotation(let b, _)): return .rotation(mix(a, b), anchor: anchor)
    case (.scale(let a, let anchor), .scale(let b, _)):
      return .scale(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)), anchor: anchor)
    case (
      .rotation3D(let a, let axis, let anchor, let anchorZ, let perspective),
      .rotation3D(let b, let otherAxis, _, _, _)
    ) where axis == otherAxis:
      return .rotation3D(mix(a, b), axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    case (.affine(let a), .affine(let b)):
      return .affine(
        CGAffineTransform(
          a: mix(a.a, b.a), b: mix(a.b, b.b), c: mix(a.c, b.c), d: mix(a.d, b.d), tx: mix(a.tx, b.tx),
          ty: mix(a.ty, b.ty)))
    default: return share < 0.5 ? self : other
    }
  }
}
