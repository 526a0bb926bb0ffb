#if GTK
  import CairnFoundation
  import CairnScreen
  import CairnValues
  import Foundation

  // Interpolation between two looks.

  extension [ElementEffect] {
    /// Returns whether each effect can be interpolated to its counterpart.
    func isMixable(with others: [ElementEffect]) -> Bool {
      count == others.count && zip(self, others).allSatisfy { $0.isSameKind(as: $1) }
    }
  }

  extension ElementEffect {
    fileprivate func isSameKind(as other: ElementEffect) -> Bool {
      if self == other { return true }
      return switch (self, other) {
      case (.opacity, .opacity), (.shadow, .shadow), (.blur, .blur), (.border, .border),
        (.background, .background),
        (.overlay, .overlay):
        true
      case (.transform(let a), .transform(let b)): a.isSameKind(as: b)
      default: false
      }
    }

    @MainActor
    func mixed(with other: ElementEffect, by share: Double, _ colours: Colours) -> ElementEffect {
      switch (self, other) {
      case (.opacity(let a), .opacity(let b)): .opacity(between(a, b, share))
      case (.blur(let a, let isOpaque), .blur(let b, _)):
        .blur(radius: max(between(a, b, share), 0), isOpaque: isOpaque)
      case (
        .shadow(let color, let radius, let x, let y),
        .shadow(let color2, let radius2, let x2, let y2)
      ):
        .shadow(
          color.mixed(with: color2, by: share, colours),
          radius: max(between(radius, radius2, share), 0),
          x: between(x, x2, share), y: between(y, y2, share))
      case (.border(let a, let width), .border(let b, let width2)):
        .border(a.mixed(with: b, by: share, colours), width: max(between(width, width2, share), 0))
      case (.background(let a, let outline, let style), .background(let b, _, _)):
        .background(a.mixed(with: b, by: share, colours), outline, style)
      case (.overlay(let a, let outline, let style), .overlay(let b, _, _)):
        .overlay(a.mixed(with: b, by: share, colours), outline, style)
      case (.transform(let a), .transform(let b)): .transform(a.mixed(with: b, by: share))
      default: other
      }
    }
  }

  extension Transformation {
    fileprivate func isSameKind(as other: Transformation) -> Bool {
      switch (self, other) {
      case (.rotation, .rotation), (.scale, .scale), (.affine, .affine): true
      case (.rotation3D(_, let axis, _, _, _), .rotation3D(_, let other, _, _, _)): axis == other
      default: false
      }
    }

    fileprivate func mixed(with other: Transformation, by share: Double) -> Transformation {
      switch (self, other) {
      case (.rotation(let a, _), .rotation(let b, let anchor)):
        .rotation(.radians(between(a.radians, b.radians, share)), anchor: anchor)
      case (.scale(let a, _), .scale(let b, let anchor)):
        .scale(
          CGSize(
            width: between(a.width, b.width, share), height: between(a.height, b.height, share)),
          anchor: anchor)
      case (.affine(let a), .affine(let b)):
        .affine(
          CGAffineTransform(
            a: between(a.a, b.a, share), b: between(a.b, b.b, share), c: between(a.c, b.c, share),
            d: between(a.d, b.d, share), tx: between(a.tx, b.tx, share),
            ty: between(a.ty, b.ty, share)))
      case (
        .rotation3D(let a, let axis, _, _, _),
        .rotation3D(let b, _, let anchor, let anchorZ, let perspective)
      ):
        .rotation3D(
          .radians(between(a.radians, b.radians, share)), axis: axis, anchor: anchor,
          anchorZ: anchorZ,
          perspective: perspective)
      default: other
      }
    }
  }

  extension ShapeContent {
    /// Interpolates colors. The outlines are the final ones, because core animates those itself.
    @MainActor
    func mixed(with other: ShapeContent, by share: Double, _ colours: Colours) -> ShapeContent {
      guard drawings.count == other.drawings.count else { return other }
      return ShapeContent(
        drawings: zip(drawings, other.drawings).map { old, new in
          switch (old, new) {
          case (.fill(let a, _, _), .fill(let b, let outline, let style)):
            return .fill(a.mixed(with: b, by: share, colours), outline, style)
          case (
            .stroke(let a, _, let before, _),
            .stroke(let b, let outline, let after, let isAntialiased)
          ):
            var style = after
            style.lineWidth = max(between(before.lineWidth, after.lineWidth, share), 0)
            return .stroke(
              a.mixed(with: b, by: share, colours), outline, style, isAntialiased: isAntialiased)
          default: return new
          }
        })
    }
  }

  extension Paint {
    @MainActor
    fileprivate func mixed(with other: Paint, by share: Double, _ colours: Colours) -> Paint {
      guard self != other, isFlat, other.isFlat else { return other }
      return .color(flat().mixed(with: other.flat(), by: share, colours))
    }
  }

  extension Color {
    @MainActor
    fileprivate func mixed(with other: Color, by share: Double, _ colours: Colours) -> Color {
      self == other
        ? other
        : Color(
          colours.resolved(self).mixed(
            with: colours.resolved(other), by: min(max(share, 0), 1), in: .device))
    }
  }

  private func between<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ share: Double) -> T {
    a + (b - a) * T(share)
  }
#endif
