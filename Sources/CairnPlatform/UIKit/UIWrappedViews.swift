import CairnCore
import CairnValues
import Foundation

// Views that apps make in `makeUIView`. They store their properties and are never shown.

/// Follows changes in a text field of UIKit. None of its methods is called.
///
/// ```swift
/// func textFieldShouldReturn(_ textField: UITextField) -> Bool { submit() }
/// ```
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}

/// Follows the scrolling of a scroll view of UIKit. None of its methods is called.
///
/// ```swift
/// func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset.y }
/// ```
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// Follows changes in a text view of UIKit. None of its methods is called.
///
/// ```swift
/// func textViewDidChange(_ textView: UITextView) { text = textView.text }
/// ```
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// UIKit's view of an image.
///
/// ```swift
/// UIImageView(image: UIImage(named: "photo"))
/// ```
open class UIImageView: UIView {
  override class func blank() -> UIView { UIImageView() }
  /// The image.
  open var image: UIImage?

  /// Creates a view of no image.
  public override init() { super.init() }
  /// Creates a view of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }
  /// Creates a view of no image.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }
}

/// UIKit's stack of views.
///
/// ```swift
/// UIStackView(arrangedSubviews: [icon, title])
/// ```
open class UIStackView: UIView {
  override class func blank() -> UIView { UIStackView() }
  /// The axis of the stack.
  public var axis = NSLayoutConstraint.Axis.horizontal
  /// The distance between the views.
  public var spacing: CGFloat = 0
  /// The views in the stack.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Creates an empty stack.
  public override init() { super.init() }
  /// Creates an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a stack of views.
  public init(arrangedSubviews views: [UIView]) {
    super.init()
    views.forEach(addArrangedSubview)
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Adds a view at the end.
  public func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }
}

/// UIKit's view of an effect, such as a blur.
///
/// ```swift
/// UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// ```
open class UIVisualEffectView: UIView {
  override class func blank() -> UIView { UIVisualEffectView() }
  /// The effect.
  open var effect: UIBlurEffect?
  /// The view for content in front of the effect.
  public let contentView = UIView()

  /// Creates a view without an effect.
  public override init() { super.init() }
  /// Creates a view without an effect.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view of an effect.
  public init(effect: UIBlurEffect?) {
    self.effect = effect
    super.init()
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }
}

/// UIKit's spinning activity indicator.
///
/// ```swift
/// UIActivityIndicatorView(style: .large)
/// ```
open class UIActivityIndicatorView: UIView {
  override class func blank() -> UIView { UIActivityIndicatorView() }

  /// The size of the indicator.
  ///
  /// ```swift
  /// UIActivityIndicatorView(style: .medium)
  /// ```
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// The size of the indicator.
  public var style = Style.medium
  /// The color of the indicator.
  public var color: UIColor!
  /// Whether the indicator spins.
  public private(set) var isAnimating = false
  /// Whether the indicator is hidden while it is still.
  public var hidesWhenStopped = true

  /// Creates an indicator.
  public override init() { super.init() }
  /// Creates an indicator.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an indicator of a size.
  public init(style: Style) {
    self.style = style
    super.init()
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// Starts spinning.
  public func startAnimating() { isAnimating = true }
  /// Stops spinning.
  public func stopAnimating() { isAnimating = false }
}
