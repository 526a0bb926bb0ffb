import CairnValues
import Foundation

// The looks of UIKit's controls, kept without effect as those of its bars and lists are.

/// A field.
///
/// ```swift
/// UITextField.appearance().clearButtonMode = .whileEditing
/// ```
public final class UITextField: UIView {
  override class func blank() -> UIView { UITextField() }
  public var clearButtonMode = ViewMode.never
  public var textColor: UIColor?
  public var font: UIFont?
  public var keyboardAppearance = UIKeyboardAppearance.default

  /// When a part of a field is shown.
  ///
  /// ```swift
  /// UITextField.appearance().clearButtonMode = .whileEditing
  /// ```
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// What a phone's keyboard looks like.
///
/// ```swift
/// UITextField.appearance().keyboardAppearance = .dark
/// ```
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// A field for what to look for.
///
/// ```swift
/// UISearchBar.appearance().tintColor = .systemTeal
/// ```
public final class UISearchBar: UIView {
  override class func blank() -> UIView { UISearchBar() }
  public var barTintColor: UIColor?
}

/// What a control is in.
///
/// ```swift
/// UISegmentedControl.appearance().setTitleTextAttributes(white, for: .selected)
/// ```
public class UIControl: UIView {
  /// What a control is in.
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

/// A choice side by side.
///
/// ```swift
/// UISegmentedControl.appearance().selectedSegmentTintColor = .systemTeal
/// ```
public final class UISegmentedControl: UIControl {
  override class func blank() -> UIView { UISegmentedControl() }
  public var selectedSegmentTintColor: UIColor?
  public var apportionsSegmentWidthsByContent = false
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// The dots below pages.
///
/// ```swift
/// UIPageControl.appearance().currentPageIndicatorTintColor = .black
/// ```
public final class UIPageControl: UIControl {
  override class func blank() -> UIView { UIPageControl() }
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
  public var hidesForSinglePage = false
}

/// A switch.
///
/// ```swift
/// UISwitch.appearance().onTintColor = .systemTeal
/// ```
public final class UISwitch: UIControl {
  override class func blank() -> UIView { UISwitch() }
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

/// A value on a track.
///
/// ```swift
/// UISlider.appearance().thumbTintColor = .systemTeal
/// ```
public final class UISlider: UIControl {
  override class func blank() -> UIView { UISlider() }
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A value stepped up and down.
///
/// ```swift
/// UIStepper.appearance().tintColor = .systemTeal
/// ```
public final class UIStepper: UIControl {
  override class func blank() -> UIView { UIStepper() }
}

/// What pulling down a list shows.
///
/// ```swift
/// UIRefreshControl.appearance().tintColor = .systemTeal
/// ```
public final class UIRefreshControl: UIControl {
  override class func blank() -> UIView { UIRefreshControl() }
  public var attributedTitle: NSAttributedString?
}

/// A day and a time.
///
/// ```swift
/// UIDatePicker.appearance().tintColor = .systemTeal
/// ```
public final class UIDatePicker: UIControl {
  override class func blank() -> UIView { UIDatePicker() }
  public var minuteInterval = 1
}

/// A text of one line.
///
/// ```swift
/// UILabel.appearance().adjustsFontSizeToFitWidth = true
/// ```
public final class UILabel: UIView {
  override class func blank() -> UIView { UILabel() }
  public var textColor: UIColor?
  public var font: UIFont?
  public var adjustsFontSizeToFitWidth = false
}
