import CairnCore
import CairnValues
import Foundation

/// AppKit's stack of views.
///
/// ```swift
/// let stack = NSStackView(views: [icon, title])
/// stack.orientation = .vertical
/// ```
open class NSStackView: NSView {
  /// How the views share the length of the axis.
  ///
  /// ```swift
  /// stack.distribution = .fillEqually
  /// ```
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The axis of the stack.
  @_Noted open var orientation = NSLayoutConstraint.Orientation.horizontal
  /// The distance between the views.
  @_Noted open var spacing: CGFloat = 8
  /// Where the views are across the axis.
  @_Noted open var alignment = NSLayoutConstraint.Attribute.centerY
  /// How the views share the length of the axis.
  @_Noted open var distribution = Distribution.gravityAreas
  /// The distances to the edges.
  @_Noted open var edgeInsets = UIEdgeInsets.zero
  /// The views in the stack.
  @_Noted public private(set) var arrangedSubviews: [NSView] = []

  /// Creates a stack of views.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(insertionIndex, 0), arrangedSubviews.count))
  }

  /// Takes a view out of the arrangement. It stays in the stack until it is removed.
  open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }

  override func remove(_ view: NSView) {
    arrangedSubviews.removeAll { $0 === view }
    super.remove(view)
  }

  override var missingFramework: String? { nil }
}

extension NSStackView: Stacking {
  func rules(_ number: (any PlatformView) -> Int?) -> StackRules {
    var rules = StackRules(isHorizontal: orientation == .horizontal)
    for view in arrangedSubviews {
      guard let number = number(view) else { continue }
      rules.items.append(number)
      rules.spacing.append(Double(spacing))
    }
    rules.alignment =
      switch alignment {
      case .leading, .left, .top: .start
      case .trailing, .right, .bottom: .end
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      case .width, .height: .fill
      default: .center
      }
    rules.distribution =
      switch distribution {
      case .gravityAreas, .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    rules.margins = (edgeInsets.top, edgeInsets.left, edgeInsets.bottom, edgeInsets.right)
    return rules
  }
}

/// AppKit's name for an axis.
///
/// ```swift
/// stack.orientation = NSUserInterfaceLayoutOrientation.vertical
/// ```
public typealias NSUserInterfaceLayoutOrientation = NSLayoutConstraint.Axis
