import CairnCore
import CairnValues
import Foundation

/// UIKit's alert, shown as an alert or a confirmation dialog.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// controller.present(alert, animated: true)
/// ```
open class UIAlertController: UIViewController {
  /// Whether the alert is in the middle or at the edge.
  ///
  /// ```swift
  /// UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
  /// ```
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The text below the title.
  open var message: String? {
    didSet { changes.note() }
  }
  /// Whether the alert is in the middle or at the edge.
  public private(set) var preferredStyle = Style.alert
  /// The buttons.
  public private(set) var actions: [UIAlertAction] = [] {
    didSet { changes.note() }
  }
  /// The button of the return key. Stored without effect.
  open var preferredAction: UIAlertAction?
  /// The text fields.
  public private(set) var textFields: [UITextField]? {
    didSet { changes.note() }
  }

  /// Views above the fields and buttons.
  var accessories: [AnyView] = []

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
  }

  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// A button of an alert.
///
/// ```swift
/// UIAlertAction(title: "Delete", style: .destructive) { _ in delete() }
/// ```
@preconcurrency @MainActor
public final class UIAlertAction: NSObject {
  /// What a button means.
  ///
  /// ```swift
  /// UIAlertAction(title: "Cancel", style: .cancel)
  /// ```
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive

    var role: ButtonRole? {
      switch self {
      case .default: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  /// The title.
  public let title: String?
  /// What the button means.
  public let style: Style
  /// Whether the button can be used.
  public var isEnabled = true {
    didSet { alert?.changes.note() }
  }
  let handler: (@MainActor (UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Creates a button.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// The heights of the sheet that shows a view controller.
///
/// ```swift
/// controller.sheetPresentationController?.detents = [.medium(), .large()]
/// ```
@preconcurrency @MainActor
open class UISheetPresentationController: NSObject {
  /// A height of a sheet.
  ///
  /// ```swift
  /// UISheetPresentationController.Detent.medium()
  /// ```
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    let detent: PresentationDetent

    private init(_ detent: PresentationDetent) {
      self.detent = detent
      super.init()
    }

    /// Returns about half of the height.
    public static func medium() -> Detent { Detent(.medium) }
    /// Returns the whole height.
    public static func large() -> Detent { Detent(.large) }
  }

  /// The heights of the sheet.
  open var detents: [Detent] = [.large()]
  /// Whether a handle is shown.
  open var prefersGrabberVisible = false
  /// The radius of the corners. Stored without effect.
  open var preferredCornerRadius: CGFloat?
}
