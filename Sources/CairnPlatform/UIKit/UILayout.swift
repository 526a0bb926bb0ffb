import CairnCore
import CairnValues
import Foundation

/// A rule for the layout of UIKit's views. It can be made, and has no effect, because those views are never shown.
///
/// ```swift
/// NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.topAnchor)])
/// ```
@preconcurrency @MainActor
public final class NSLayoutConstraint {
  /// An axis of a layout.
  ///
  /// ```swift
  /// stack.axis = .vertical
  /// ```
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// Whether the rule is followed.
  public var isActive = false
  /// The distance or length.
  public var constant: CGFloat
  /// How important the rule is.
  public var priority = UILayoutPriority.required

  fileprivate init(_ constant: CGFloat = 0) { self.constant = constant }

  /// Activates rules.
  public static func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
  /// Deactivates rules.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }
}

/// How important a rule of layout is.
///
/// ```swift
/// label.setContentHuggingPriority(.defaultLow, for: .horizontal)
/// ```
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// An edge, center or length of a view that rules of layout name.
///
/// ```swift
/// view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 8)
/// ```
@preconcurrency @MainActor
public class NSLayoutAnchor<AnchorType> {
  fileprivate init() {}
  /// Returns the rule that two anchors are the same, or a distance apart.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  /// Returns the rule that two anchors are at least a distance apart.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
  /// Returns the rule that two anchors are at most a distance apart.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}

/// A horizontal edge or center.
///
/// ```swift
/// view.centerXAnchor
/// ```
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical edge or center.
///
/// ```swift
/// view.centerYAnchor
/// ```
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or height.
///
/// ```swift
/// view.heightAnchor.constraint(equalToConstant: 44)
/// ```
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns the rule that a length is a number of points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
  /// Returns the rule that a length is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  /// Returns the rule that a length is at most a number of points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  /// Returns the rule that a length is a multiple of another.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

extension UIView {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  /// Sets how much a view resists growing. Has no effect.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  /// Sets how much a view resists shrinking. Has no effect.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
  }
}
