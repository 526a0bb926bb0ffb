import CairnCore
import CairnValues
import Foundation

/// UIKit's stack of views.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [icon, title])
/// stack.axis = .vertical
/// stack.spacing = 8
/// ```
open class UIStackView: UIView {
  override class func blank() -> UIView { UIStackView() }

  /// How the views are placed across the axis.
  ///
  /// ```swift
  /// stack.alignment = .center
  /// ```
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// How the views share the length of the axis.
  ///
  /// ```swift
  /// stack.distribution = .fillEqually
  /// ```
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The distance that stands for the system's.
  public static let spacingUseSystem: CGFloat = 8
  /// The distance that stands for that of the stack.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The axis of the stack.
  @_Noted public var axis = NSLayoutConstraint.Axis.horizontal
  /// The distance between the views.
  @_Noted public var spacing: CGFloat = 0
  /// How the views are placed across the axis.
  @_Noted public var alignment = Alignment.fill
  /// How the views share the length of the axis.
  @_Noted public var distribution = Distribution.fill
  /// Whether the margins of the layout are kept.
  @_Noted public var isLayoutMarginsRelativeArrangement = false
  /// The distances to the edges, if they are kept.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }
  /// The views in the stack.
  @_Noted public private(set) var arrangedSubviews: [UIView] = []
  @_Noted private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// Creates an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
  }

  /// Takes a view out of the arrangement. It stays in the stack until it is removed.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  override func remove(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    super.remove(view)
  }

  /// Sets the distance after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
  }

  /// Returns the distance after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  override var missingFramework: String? { nil }
}

extension UIStackView: Stacking {
  func rules(_ number: (any PlatformView) -> Int?) -> StackRules {
    var rules = StackRules(isHorizontal: axis == .horizontal)
    for view in arrangedSubviews {
      guard let number = number(view) else { continue }
      rules.items.append(number)
      rules.spacing.append(Double(customSpacing[ObjectIdentifier(view)] ?? spacing))
    }
    rules.alignment =
      switch alignment {
      case .fill: .fill
      case .leading: .start
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing: .end
      case .lastBaseline: .lastBaseline
      }
    rules.distribution =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    if isLayoutMarginsRelativeArrangement {
      rules.margins = (layoutMargins.top, layoutMargins.left, layoutMargins.bottom, layoutMargins.right)
    }
    return rules
  }
}
