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
