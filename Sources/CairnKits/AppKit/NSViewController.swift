import CairnCore
import CairnValues
import Foundation

/// AppKit's view controller. In a window of an app that begins with a delegate, its view is shown.
///
/// ```swift
/// func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
/// ```
open class NSViewController: NSResponder {
  /// Creates a view controller. The name is ignored, because Interface Builder's files cannot be read here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Creates a view controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// The view of the controller.
  open var view: NSView {
    get {
      if let loaded { return loaded }
      loadView()
      let view = loaded ?? NSView()
      take(view)
      viewDidLoad()
      return view
    }
    set { take(newValue) }
  }
  private var loaded: NSView?
  private func take(_ view: NSView) {
    loaded?.controllerOfView = nil
    loaded = view
    view.controllerOfView = self
  }
  /// The title.
  open var title: String?
  /// Makes the view.
  open func loadView() { view = NSView() }
  /// Called when the view was loaded.
  open func viewDidLoad() {}

  /// The size that the controller asks for.
  open var preferredContentSize = CGSize.zero
  /// Called before the view is shown.
  open func viewWillAppear() {}
  /// Called when the view is shown.
  open func viewDidAppear() {}
  /// Called before the view is hidden.
  open func viewWillDisappear() {}
  /// Called when the view is hidden.
  open func viewDidDisappear() {}
  /// Called when the views were arranged.
  open func viewDidLayout() {}

  /// The view controllers in this one.
  public private(set) var children: [NSViewController] = []
  /// The view controller around this one.
  public private(set) weak var parent: NSViewController?
  /// Puts a view controller into this one.
  open func addChild(_ child: NSViewController) {
    guard child !== self, child.parent !== self else { return }
    child.removeFromParent()
    child.parent = self
    children.append(child)
  }
  /// Removes the view controller from the one around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// What the controller shows, as a view of SwiftUI.
  var shownView: AnyView { AnyView(MacControllerView(controller: self)) }
}

/// Shows a view controller of AppKit.
struct MacControllerView: View {
  let controller: NSViewController

  var body: some View {
    ShownView(view: controller.view)
      .onAppear {
        controller.viewWillAppear()
        controller.viewDidAppear()
      }
      .onDisappear {
        controller.viewWillDisappear()
        controller.viewDidDisappear()
      }
  }
}
