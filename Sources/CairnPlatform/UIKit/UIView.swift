import CairnCore
import CairnUnsafe
import CairnValues
import Foundation

/// UIKit's view, as far as appearance settings and wrapped views name it. It is never shown.
///
/// ```swift
/// UITableView.appearance().backgroundColor = .clear
/// ```
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Creates a view without a size.
  public override init() { super.init() }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Removes the focus from the field in this view that has it. Returns false if none has.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { false }

  /// Returns the appearance of all views of this class.
  public static func appearance() -> Self { checkedDowncast(kept(for: self), to: self) }

  /// Returns the appearance of all views of this class inside others.
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self { appearance() }

  private static var known: [ObjectIdentifier: UIView] = [:]

  private static func kept(for type: UIView.Type) -> UIView {
    if let view = known[ObjectIdentifier(type)] { return view }
    let view = type.blank()
    known[ObjectIdentifier(type)] = view
    return view
  }

  class func blank() -> UIView { UIView() }

  /// The frame of the view.
  open var frame = CGRect.zero
  /// The bounds of the view.
  open var bounds = CGRect.zero
  /// The center of the view.
  open var center = CGPoint.zero
  /// The background color of the view.
  open var backgroundColor: UIColor?
  /// The tint color of the view.
  open var tintColor: UIColor!
  /// The opacity of the view.
  open var alpha: CGFloat = 1
  /// Whether the view is opaque.
  open var isOpaque = true
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether content outside the view's bounds is clipped.
  open var clipsToBounds = false
  /// How content fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// The number by which apps find the view.
  open var tag = 0
  /// Whether the view responds to a user's input.
  open var isUserInteractionEnabled = true
  /// The view's own light or dark appearance, overriding its surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// How the view grows with the one around it.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the resizing mask becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The view around this one.
  public private(set) weak var superview: UIView?
  /// The views in this one, the front one last.
  public private(set) var subviews: [UIView] = []
  /// The window that shows the view. Always `nil`.
  open var window: UIWindow? { nil }
  /// The size that fits the content. There is none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// The length of a dimension that depends on no content.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Puts a view in front of those in this one.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Removes the view from the one around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Returns the view, or one inside, that has a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Arranges the views in this one. Never called.
  open func layoutSubviews() {}
  /// Asks for a new arrangement. Has no effect.
  open func setNeedsLayout() {}
  /// Arranges the views in this one. Has no effect.
  open func layoutIfNeeded() {}
  /// Asks for a new drawing. Has no effect.
  open func setNeedsDisplay() {}
  /// Draws the view. Never called.
  open func draw(_ rect: CGRect) {}
  /// Called when a window shows the view. Never called.
  open func didMoveToWindow() {}
  /// Called when the view was put into another. Never called.
  open func didMoveToSuperview() {}
  /// Returns the size that fits a proposal, which is the proposal.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Takes the size that fits. Has no effect.
  open func sizeToFit() {}
}

extension UIView {
  /// How content fills a view.
  ///
  /// ```swift
  /// imageView.contentMode = .scaleAspectFit
  /// ```
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The edges and lengths that change with the view around.
  ///
  /// ```swift
  /// view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  /// ```
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Changes views in an animation. The changes happen at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}
