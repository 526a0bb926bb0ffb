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

  let name: String?
  var radius: CGFloat?

  /// The default shape for the context.
  public static let automatic = ButtonBorderShape(name: nil)
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static let circle = ButtonBorderShape(name: "circle")

  /// A rectangle with the given corner radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }

  public func path(in rect: CGRect) -> Path {
    switch name {
    case "capsule": Capsule().path(in: rect)
    case "circle": Circle().path(in: rect)
    default: RoundedRectangle(cornerRadius: radius ?? min(rect.width, rect.height) / 4).path(in: rect)
    }
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(shape: self, amount: amount) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
