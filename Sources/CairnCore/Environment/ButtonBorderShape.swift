import CairnScreen
import CairnValues
import Foundation

/// The shape of button borders, also usable as a shape.
///
/// ```swift
/// Button("Go", action: go).buttonBorderShape(.capsule)
/// Image("Flag").clipShape(.buttonBorder)
/// ```
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  let kind: BorderShape

  /// The default shape for the context.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with the given corner radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }
}
