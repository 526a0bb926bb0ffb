import CairnScreen
import CairnValues
import Foundation

/// Paint behind or in front of each element of the content, in the element's size.
nonisolated struct PaintModifier: EffectModifier {
  typealias Body = Never
  enum Place { case behind, inFront }

  let paint: Paint
  let outline: ShapeOutline
  let fill: FillStyle
  let place: Place

  @MainActor func effect(in environment: EnvironmentValues) -> ElementEffect? {
    let paint = paint.resolved(in: environment)
    return switch place {
    case .behind: .background(paint, outline, fill)
    case .inFront: .overlay(paint, outline, fill)
    }
  }
}

nonisolated struct BorderModifier: EffectModifier {
  typealias Body = Never
  let paint: Paint
  let width: CGFloat

  @MainActor func effect(in environment: EnvironmentValues) -> ElementEffect? {
    .border(paint.resolved(in: environment), width: width)
  }
}

nonisolated extension View {
  private func paint(
    _ style: some ShapeStyle, _ place: PaintModifier.Place, _ outline: ShapeOutline = .rectangle,
    _ fill: FillStyle = FillStyle()
  ) -> some View {
    modifier(PaintModifier(paint: style.paint, outline: outline, fill: fill, place: place))
  }

  /// Places a style behind the view.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    paint(style, .behind)
  }

  /// Places the default background style behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    paint(BackgroundStyle(), .behind)
  }

  /// Places a shape filled with a style behind the view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    paint(style, .behind, shape.outline, fillStyle)
  }

  /// Places a shape filled with the default background style behind the view.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    paint(BackgroundStyle(), .behind, shape.outline, fillStyle)
  }

  /// Places a style in front of the view.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    paint(style, .inFront)
  }

  /// Places a shape filled with a style in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    paint(style, .inFront, shape.outline, fillStyle)
  }

  /// Draws a border within the view's bounds.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(paint: content.paint, width: width))
  }
}
