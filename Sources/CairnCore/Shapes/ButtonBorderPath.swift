import CairnScreen
import CairnValues
import Foundation

nonisolated extension ButtonBorderShape: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .automatic: RoundedRectangle(cornerRadius: min(rect.width, rect.height) / 4).path(in: rect)
    case .roundedRectangle(let radius):
      RoundedRectangle(cornerRadius: radius ?? min(rect.width, rect.height) / 4).path(in: rect)
    }
  }

  /// Returns the shape inset on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(shape: self, amount: amount) }

  /// How the shape adapts to right-to-left text.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
