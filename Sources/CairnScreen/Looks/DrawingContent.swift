import CairnFoundation
import CairnValues
import Foundation

/// The drawing of a canvas: marks from back to front, which a host plays in order.
package struct DrawingContent: Equatable, Sendable {
  package var marks: [DrawingMark]
  package var isOpaque: Bool

  package init(marks: [DrawingMark], isOpaque: Bool = false) {
    self.marks = marks
    self.isOpaque = isOpaque
  }

  /// The drawing's readable texts, in drawing order.
  package var texts: [String] { marks.flatMap(\.texts) }

  /// Returns the marks of a canvas of some size, mapped to a rectangle.
  package func marks(from size: CGSize, in rect: CGRect) -> [DrawingMark] {
    guard size.width > 0, size.height > 0 else { return [] }
    let change = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
    return change.isIdentity ? marks : marks.map { $0.applying(change) }
  }
}

/// A drawn item and its look.
package struct DrawingMark: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case fill(Path, DrawingPaint, FillStyle)
    case stroke(Path, DrawingPaint, StrokeStyle)
    case text(TextContent, CGRect)
    case image(ImageContent, CGRect, FillStyle)
    /// A view that accompanies the drawing, drawn into a rectangle.
    case symbol(ElementID, CGRect)
    /// Marks that are drawn together before the mark's own look applies to all of them.
    indirect case layer([DrawingMark])
  }

  /// A clip in the coordinates of the canvas. Nothing is drawn outside it, or inside it if it is inverse.
  package enum Clip: Equatable, Sendable {
    case path(Path, FillStyle, isInverse: Bool)
    /// The area where the marks are opaque.
    indirect case layer([DrawingMark], opacity: Double, isInverse: Bool)
  }

  package var kind: Kind
  /// From the mark's coordinates to those of the canvas.
  package var transform = CGAffineTransform.identity
  package var opacity = 1.0
  package var blend = DrawingBlend.normal
  package var clips: [Clip] = []
  package var filters: [DrawingFilter] = []

  package init(_ kind: Kind) { self.kind = kind }

  /// Returns the mark in the coordinates of the canvas's container.
  fileprivate func applying(_ change: CGAffineTransform) -> DrawingMark {
    var mark = self
    if case .layer(let marks) = kind {
      // The content of a layer is already in the coordinates of the canvas.
      mark.kind = .layer(marks.map { $0.applying(change) })
    } else {
      mark.transform = transform.concatenating(change)
    }
    mark.clips = clips.map { clip in
      switch clip {
      case .path(let path, let style, let isInverse): .path(path.applying(change), style, isInverse: isInverse)
      case .layer(let marks, let opacity, let isInverse):
        .layer(marks.map { $0.applying(change) }, opacity: opacity, isInverse: isInverse)
      }
    }
    return mark
  }

  fileprivate var texts: [String] {
    switch kind {
    case .text(let text, _): text.string.isEmpty ? [] : [text.string]
    case .layer(let marks): marks.flatMap(\.texts)
    case .fill, .stroke, .image, .symbol: []
    }
  }
}

/// The paint of a mark.
package struct DrawingPaint: Equatable, Sendable {
  /// How a gradient continues beyond its ends.
  package enum Spread: Equatable, Sendable { case pad, `repeat`, mirror }

  /// The paints by level, for symbols with several layers; at least one.
  package var paints: [Paint]
  package var spread = Spread.pad
  package var mixesLight = false

  package init(_ paints: [Paint]) { self.paints = paints }
}

/// How a mark is composited with the earlier marks.
package enum DrawingBlend: Int32, Equatable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// A filter applied to a mark after it is drawn and before it is composited.
package enum DrawingFilter: Equatable, Sendable {
  case projection(ProjectionTransform)
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat, blend: DrawingBlend, options: UInt32)
  case color(ColorEffect)
  case matrix([Float])
  case blur(radius: CGFloat, isOpaque: Bool)
  case alphaThreshold(least: Double, most: Double, Color)
}
