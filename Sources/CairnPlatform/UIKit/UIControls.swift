import CairnCore
import CairnValues
import Foundation

// The appearance of UIKit's controls, stored without effect like that of its bars and lists.

/// UIKit's text field.
///
/// ```swift
/// UITextField.appearance().clearButtonMode = .whileEditing
/// ```
open class UITextField: UIView {
  override class func blank() -> UIView { UITextField() }
  public var clearButtonMode = ViewMode.never
  public var textColor: UIColor?
  public var font: UIFont?
  /// The text.
  open var text: String?
  public var placeholder: String?
  public var textAlignment = NSTextAlignment.natural
  public var keyboardType = UIKeyboardType.default
  public var isSecureTextEntry = false
  /// The object to notify of changes. It is never notified.
  public weak var delegate: (any UITextFieldDelegate)?
  public var keyboardAppearance = UIKeyboardAppearance.default

  /// When part of a text field is shown.
  ///
  /// ```swift
  /// UITextField.appearance().clearButtonMode = .whileEditing
  /// ```
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// The look of a phone's keyboard.
///
/// ```swift
/// UITextField.appearance().keyboardAppearance = .dark
/// ```
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// UIKit's search field.
///
/// ```swift
/// UISearchBar.appearance().tintColor = .systemTeal
/// ```
open class UISearchBar: UIView {
  override class func blank() -> UIView { UISearchBar() }
  public var text: String?
  public var placeholder: String?
  public var barTintColor: UIColor?
}

/// UIKit's base class for controls.
///
/// ```swift
/// UISegmentedControl.appearance().setTitleTextAttributes(white, for: .selected)
/// ```
open class UIControl: UIView {
  /// The state of a control.
  ///
  /// ```swift
  /// UIControl.State.selected
  /// ```
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
}

/// UIKit's segmented control.
///
/// ```swift
/// UISegmentedControl.appearance().selectedSegmentTintColor = .systemTeal
/// ```
open class UISegmentedControl: UIControl {
  override class func blank() -> UIView { UISegmentedControl() }
  public var selectedSegmentTintColor: UIColor?
  public var apportionsSegmentWidthsByContent = false
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// UIKit's page indicator.
///
/// ```swift
/// UIPageControl.appearance().currentPageIndicatorTintColor = .black
/// ```
open class UIPageControl: UIControl {
  override class func blank() -> UIView { UIPageControl() }
  public var numberOfPages = 0
  public var currentPage = 0
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
  public var hidesForSinglePage = false
}

/// UIKit's switch.
///
/// ```swift
/// UISwitch.appearance().onTintColor = .systemTeal
/// ```
open class UISwitch: UIControl {
  override class func blank() -> UIView { UISwitch() }
  public var isOn = false
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

/// UIKit's slider.
///
/// ```swift
/// UISlider.appearance().thumbTintColor = .systemTeal
/// ```
open class UISlider: UIControl {
  override class func blank() -> UIView { UISlider() }
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// UIKit's stepper.
///
/// ```swift
/// UIStepper.appearance().tintColor = .systemTeal
/// ```
open class UIStepper: UIControl {
  override class func blank() -> UIView { UIStepper() }
}

/// UIKit's indicator for pulling down to refresh.
///
/// ```swift
/// UIRefreshControl.appearance().tintColor = .systemTeal
/// ```
open class UIRefreshControl: UIControl {
  override class func blank() -> UIView { UIRefreshControl() }
  public var attributedTitle: NSAttributedString?
}

/// UIKit's date picker.
///
/// ```swift
/// UIDatePicker.appearance().tintColor = .systemTeal
/// ```
open class UIDatePicker: UIControl {
  override class func blank() -> UIView { UIDatePicker() }
  public var minuteInterval = 1
}

/// UIKit's single-line text.
///
/// ```swift
/// UILabel.appearance().adjustsFontSizeToFitWidth = true
/// ```
open class UILabel: UIView {
  override class func blank() -> UIView { UILabel() }
  public var textColor: UIColor?
  public var font: UIFont?
  public var adjustsFontSizeToFitWidth = false
  /// The text.
  open var text: String?
  /// The styled text.
  open var attributedText: NSAttributedString?
  public var textAlignment = NSTextAlignment.natural
  public var numberOfLines = 1
}
