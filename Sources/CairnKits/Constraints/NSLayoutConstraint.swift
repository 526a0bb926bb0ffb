import CairnCore
import CairnValues
import Foundation

/// A rule for the layout of views of UIKit and AppKit: an edge, center or length is a multiple of another plus a constant.
///
/// Rules work between a view and the views directly inside it, and between those.
///
/// ```swift
/// NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.topAnchor)])
/// ```
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// An axis of a layout.
  ///
  /// ```swift
  /// stack.axis = .vertical
  /// ```
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// How two sides of a rule compare.
  ///
  /// ```swift
  /// NSLayoutConstraint.Relation.greaterThanOrEqual
  /// ```
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A part of a view that a rule names.
  ///
  /// ```swift
  /// NSLayoutConstraint.Attribute.centerX
  /// ```
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case notAnAttribute = 0
  }

  /// The view whose part is on the left side.
  public private(set) weak var firstItem: AnyObject?
  /// The view whose part is on the right side.
  public private(set) weak var secondItem: AnyObject?
  /// The part on the left side.
  public let firstAttribute: Attribute
  /// The part on the right side.
  public let secondAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The factor on the right side.
  public let multiplier: CGFloat
  /// The distance or length.
  open var constant: CGFloat {
    didSet { if constant != oldValue { note() } }
  }
  /// How important the rule is. Where two rules contradict each other, the more important one is followed.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { note() } }
  }
  /// The name by which apps find the rule.
  open var identifier: String?

  /// Whether the rule is followed.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      for parts in parts { if isActive { parts.add(self) } else { parts.remove(self) } }
    }
  }

  /// Creates a rule.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    (firstAttribute, secondAttribute, self.relation) = (attr1, attr2, relation)
    (self.multiplier, constant) = (multiplier, c)
    super.init()
  }

  /// Activates rules.
  public class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
  /// Deactivates rules.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }

  /// What the views of the rule keep.
  private var parts: [ViewParts] {
    var found: [ViewParts] = []
    for view in [firstItem, secondItem].compactMap({ LayoutPlace($0)?.view }) {
      let parts = view.parts
      if !found.contains(where: { $0 === parts }) { found.append(parts) }
    }
    return found
  }

  private func note() {
    guard isActive else { return }
    for view in [firstItem, secondItem].compactMap({ LayoutPlace($0)?.view }) {
      view.parts.note()
      view.noteParent()
    }
  }

  /// The rule in words, for a message.
  var words: String {
    let sides = [(firstItem, firstAttribute), (secondItem, secondAttribute)].map { item, attribute in
      item.map { "\(type(of: $0)).\(attribute)" }
    }
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    return "\(sides[0] ?? "nothing") \(sign) \(sides[1].map { "\($0) * \(multiplier) + " } ?? "")\(constant)"
  }
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

extension UILayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}
