import SwiftUI

/// The annotations of marks and the symbols that are views.
struct MarkViews: View {
  let drawing: PlotDrawing

  var body: some View {
    ForEach(drawing.views) { placed in
      placed.content.layoutValue(key: PlotPartKey.self, value: .view(MarkViewPlace(placed)))
    }
  }
}

/// The position of a view beside its mark.
struct MarkViewPlace {
  var frame: CGRect
  var position = AnnotationPosition.overlay
  var alignment = Alignment.center
  var spacing: CGFloat = 0
  /// Whether the view moves into the plot if it would leave it.
  var staysInside = false

  init(_ placed: PlacedView) {
    frame = placed.frame
    guard let annotation = placed.annotation else { return }
    position = annotation.position
    alignment = annotation.alignment
    spacing = annotation.spacing ?? 4
    staysInside = annotation.overflow.x != .disabled
  }

  /// Returns the top left corner of a view at its mark.
  func origin(of size: CGSize) -> CGPoint {
    let inset = alignmentShare
    // Beside the mark, the view is aligned with it; on it, inside of it.
    let aligned = CGPoint(
      x: frame.minX + (frame.width - size.width) * inset.x, y: frame.minY + (frame.height - size.height) * inset.y)
    guard let side = position.unit else { return aligned }
    let x: CGFloat
    switch side.x {
    case 0: x = frame.minX - size.width - (side.y == 0.5 ? spacing : 0)
    case 1: x = frame.maxX + (side.y == 0.5 ? spacing : 0)
    default: x = aligned.x
    }
    let y: CGFloat
    switch side.y {
    case 0: y = frame.minY - size.height - spacing
    case 1: y = frame.maxY + spacing
    default: y = aligned.y
    }
    return CGPoint(x: x, y: y)
  }

  private var alignmentShare: CGPoint {
    CGPoint(
      x: alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5,
      y: alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5)
  }
}
