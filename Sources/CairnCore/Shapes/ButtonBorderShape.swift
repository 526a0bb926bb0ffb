import CairnScreen
import CairnValues
import Foundation

/// The shape of button borders, also usable as a shape.
///
/// ```swift
/// Button("Go", action: go).buttonBorderShape(.capsule)
/// Image("Flag").clipShape(.buttonBorder)
/// ```
nonisolated public struct ButtonBorderShape: InsettableShape, Equatable {
  public typealias AnimatableData = EmptyAnimatableData

  let kind: BorderShape

  /// The default shape for the context.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with the given corner radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .automatic: RoundedRectangle(cornerRadius: min(rect.width, rect.height) / 4).path(in: rect)
    case .roundedRectangle(let radius):
      RoundedRectangle(cornerRadius: radius ?? min(rect.width, rect.height) / 4).path(in: rect)
    }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(shape: self, amount: amount) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
