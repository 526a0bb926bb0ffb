import CairnFoundation
import CairnValues
import Foundation

/// What a canvas draws: marks from back to front, which a host plays one after the other.
package struct DrawingContent: Equatable, Sendable {
  package var marks: [DrawingMark]
  package var isOpaque: Bool

  package init(marks: [DrawingMark], isOpaque: Bool = false) {
    self.marks = marks
    self.isOpaque = isOpaque
  }

  /// What can be read of it, in the order it is drawn.
  package var texts: [String] { marks.flatMap(\.texts) }

  /// The marks of a sheet of some size, as they are in a rectangle.
  package func marks(from size: CGSize, in rect: CGRect) -> [DrawingMark] {
    guard size.width > 0, size.height > 0 else { return [] }
    let change = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
    return change.isIdentity ? marks : marks.map { $0.applying(change) }
  }
}

/// One thing that is drawn, and how.
package struct DrawingMark: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case fill(Path, DrawingPaint, FillStyle)
    case stroke(Path, DrawingPaint, StrokeStyle)
    case text(TextContent, CGRect)
    case image(ImageContent, CGRect, FillStyle)
    /// A view that stands beside the drawing, drawn into a rectangle.
    case symbol(ElementID, CGRect)
    /// Drawn together before the mark's own look applies to all of it.
    indirect case layer([DrawingMark])
  }

  /// Nothing is drawn outside of it, or inside if it is inverse. In the coordinates of the canvas.
  package enum Clip: Equatable, Sendable {
    case path(Path, FillStyle, isInverse: Bool)
    /// Where the marks are opaque.
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

  /// The mark in the coordinates of what the canvas stands in.
  fileprivate func applying(_ change: CGAffineTransform) -> DrawingMark {
    var mark = self
    if case .layer(let marks) = kind {
      // What is in a layer is in the coordinates of the canvas already.
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

/// What something is drawn with.
package struct DrawingPaint: Equatable, Sendable {
  /// What a gradient does beyond its ends.
  package enum Spread: Equatable, Sendable { case pad, `repeat`, mirror }

  /// By level, as symbols with several layers want them; one at least.
  package var paints: [Paint]
  package var spread = Spread.pad
  package var mixesLight = false

  package init(_ paints: [Paint]) { self.paints = paints }
}

/// How a mark is put on what is drawn already.
package enum DrawingBlend: Int32, Equatable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// What is done to a mark after it is drawn and before it is put on the canvas.
package enum DrawingFilter: Equatable, Sendable {
  case projection(ProjectionTransform)
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat, blend: DrawingBlend, options: UInt32)
  case color(ColorEffect)
  case matrix([Float])
  case blur(radius: CGFloat, isOpaque: Bool)
  case alphaThreshold(least: Double, most: Double, Color)
}
