import CairnCore
import CairnValues
import Foundation

/// A view of SwiftUI in an app of UIKit.
///
/// ```swift
/// let controller = UIHostingController(rootView: Text("Hello"))
/// addChild(controller)
/// view.addSubview(controller.view)
/// ```
open class UIHostingController<Content: View>: UIViewController, HostsView {
  /// The view.
  public var rootView: Content {
    didSet {
      changes.note()
      viewIfLoaded?._note()
    }
  }
  /// How the size of the view follows that of its content. Stored without effect, as it always does.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a view. Always returns `nil`, because there are no storyboards here.
  public init?(coder: NSCoder, rootView: Content) { return nil }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() { view = Self.filling(HostingView(of: self)) }

  var hostedView: AnyView { AnyView(rootView) }

  /// Returns the size that fits a proposal, which is the proposal.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// How the size of a hosting controller's view follows that of its content.
///
/// ```swift
/// controller.sizingOptions = .intrinsicContentSize
/// ```
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller of a view of SwiftUI.
@MainActor
protocol HostsView: AnyObject {
  var hostedView: AnyView { get }
}

/// The view of UIKit that contains a view of SwiftUI.
final class HostingView: UIView {
  private weak var source: (any HostsView)?

  init(of source: any HostsView) {
    self.source = source
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var content: AnyView? { source?.hostedView }
}
