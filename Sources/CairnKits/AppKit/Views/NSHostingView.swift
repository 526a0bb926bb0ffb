import CairnCore
import CairnValues
import Foundation

/// A view of SwiftUI in an app of AppKit.
///
/// ```swift
/// let view = NSHostingView(rootView: Text("Hello"))
/// ```
open class NSHostingView<Content: View>: NSView {
  /// The view.
  public var rootView: Content {
    didSet { _note() }
  }

  override var content: AnyView? { AnyView(rootView) }

  /// Creates a view of AppKit from one of SwiftUI.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }
}

/// A view of SwiftUI in an app of AppKit.
///
/// ```swift
/// let controller = NSHostingController(rootView: Text("Hello"))
/// ```
open class NSHostingController<Content: View>: NSViewController {
  /// The view.
  public var rootView: Content {
    didSet { (view as? NSHostingView<Content>)?.rootView = rootView }
  }

  open override func loadView() { view = NSHostingView(rootView: rootView) }

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }
}
