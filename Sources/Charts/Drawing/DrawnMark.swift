import SwiftUI

/// A path of a chart, with its paint.
struct DrawnPath {
  var path: Path
  var stroke: StrokeStyle?
  var style: AnyShapeStyle
  var opacity = 1.0
  var clip: Path?
  var blurRadius: CGFloat = 0
  var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
  /// Larger is in front.
  var zIndex = 0.0

  init(_ path: Path, stroke: StrokeStyle? = nil, style: AnyShapeStyle, of mark: MarkStyle) {
    self.path = path
    self.stroke = stroke
    self.style = style
    opacity = mark.opacity
    blurRadius = mark.blurRadius
    shadow = mark.shadow
    zIndex = mark.zIndex ?? 0
  }

  func draw(in context: GraphicsContext) {
    var context = context
    context.opacity = opacity
    if let clip { context.clip(to: clip) }
    if let shadow { context.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y)) }
    if blurRadius > 0 { context.addFilter(.blur(radius: blurRadius)) }
    if let stroke {
      context.stroke(path, with: .style(style), style: stroke)
    } else {
      context.fill(path, with: .style(style))
    }
  }
}

/// A view of the app at a mark.
struct PlacedView: Identifiable {
  let id: Int
  /// The mark's frame in the plot.
  let frame: CGRect
  let annotation: MarkAnnotation?
  let content: AnyView
}

/// The accessibility element of a mark.
struct HeardMark: Identifiable {
  let id: Int
  let frame: CGRect
  let label: Text
  let value: Text
  let identifier: String?
}
