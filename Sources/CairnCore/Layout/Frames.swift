import CairnScreen
import CairnValues
import Foundation

/// A layout around each element of the content, with parameters fixed when the view is made.
nonisolated struct LayoutModifier: WrappingModifier {
  typealias Body = Never
  enum Kind: Equatable {
    case frame(width: CGFloat?, height: CGFloat?, Alignment)
    case limits(
      minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
      maxHeight: CGFloat?, Alignment)
    case offset(CGSize)
    case position(CGPoint)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(CGFloat?, ContentMode)
  }

  let kind: Kind

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) { element.setLayout(layout) }

  @MainActor private var layout: ElementLayout {
    switch kind {
    case .frame(let width, let height, let alignment): .frame(width: width, height: height, alignment: alignment)
    case .limits(
      let minWidth, let idealWidth, let maxWidth, let minHeight, let idealHeight, let maxHeight, let alignment):
      .frame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
    case .offset(let offset): .offset(offset)
    case .position(let point): .position(point)
    case .fixedSize(let horizontal, let vertical): .fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let mode): .aspectRatio(ratio, mode)
    }
  }
}

nonisolated extension View {
  private func layout(_ kind: LayoutModifier.Kind) -> ModifiedContent<Self, LayoutModifier> {
    modifier(LayoutModifier(kind: kind))
  }

  /// Gives the view a fixed size.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    layout(.frame(width: width, height: height, alignment))
  }

  /// Returns a frame like the view. Give the frame a size or an alignment.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { layout(.frame(width: nil, height: nil, .center)) }

  /// Limits the view's size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    layout(
      .limits(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment))
  }

  /// Moves the view visually; its place in the layout stays.
  public func offset(_ offset: CGSize) -> some View { layout(.offset(offset)) }

  /// Moves the view visually; its place in the layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { layout(.offset(CGSize(width: x, height: y))) }

  /// Places the view's center at a point in its parent.
  public func position(_ position: CGPoint) -> some View { layout(.position(position)) }

  /// Places the view's center at a point in its parent.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { layout(.position(CGPoint(x: x, y: y))) }

  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View { layout(.fixedSize(horizontal: true, vertical: true)) }

  /// Keeps the view at its ideal width, height or both.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layout(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the priority with which a stack distributes space; higher values come first.
  public func layoutPriority(_ value: Double) -> some View { trait(LayoutPriorityTrait.self, value) }

  /// Constrains the view to a ratio of width to height.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    layout(.aspectRatio(aspectRatio, contentMode))
  }

  /// Constrains the view to the aspect ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    layout(.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode))
  }

  /// Scales the view to fit its parent.
  public func scaledToFit() -> some View { layout(.aspectRatio(nil, .fit)) }

  /// Scales the view to fill its parent.
  public func scaledToFill() -> some View { layout(.aspectRatio(nil, .fill)) }
}
