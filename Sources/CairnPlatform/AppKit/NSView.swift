import CairnCore
import CairnValues
import Foundation

/// AppKit's base class for objects that handle events.
///
/// ```swift
/// class Canvas: NSView { override var acceptsFirstResponder: Bool { true } }
/// ```
@preconcurrency @MainActor
open class NSResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Whether the responder can have the focus.
  open var acceptsFirstResponder: Bool { false }
  /// Handles a pressed mouse button. Never called.
  open func mouseDown(with event: NSEvent) {}
  /// Handles a dragged mouse. Never called.
  open func mouseDragged(with event: NSEvent) {}
  /// Handles a released mouse button. Never called.
  open func mouseUp(with event: NSEvent) {}
  /// Handles a turned wheel. Never called.
  open func scrollWheel(with event: NSEvent) {}
  /// Handles a pressed key. Never called.
  open func keyDown(with event: NSEvent) {}
}

/// AppKit's event. None is ever made: use gestures and `onKeyPress`.
///
/// ```swift
/// override func keyDown(with event: NSEvent) { type(event.characters ?? "") }
/// ```
@preconcurrency @MainActor
public final class NSEvent {
  private init?() { return nil }

  /// The location in the window.
  public var locationInWindow: CGPoint { .zero }
  /// The typed characters.
  public var characters: String? { nil }
  /// The number of the key.
  public var keyCode: UInt16 { 0 }
  /// The number of clicks.
  public var clickCount: Int { 0 }
}

/// AppKit's view. In a window of an app that begins with a delegate, those are shown that contain views of SwiftUI; a placeholder names
/// others.
///
/// ```swift
/// func makeNSView(context: Context) -> NSView { NSView() }
/// ```
open class NSView: NSResponder {
  /// Creates a view without a size.
  public override init() { super.init() }

  /// Creates a view with a frame.
  public init(frame frameRect: CGRect) {
    super.init()
    frame = frameRect
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// The frame of the view.
  open var frame = CGRect.zero
  /// The bounds of the view.
  open var bounds = CGRect.zero
  /// Whether the view is hidden.
  open var isHidden = false
  /// The opacity of the view.
  open var alphaValue: CGFloat = 1
  /// Whether the view is drawn by layers.
  open var wantsLayer = false
  /// Whether the view has to be drawn again.
  open var needsDisplay = false
  /// Whether the resizing mask becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The window that shows the view. Always `nil`.
  open var window: NSWindow? { nil }
  /// The views in this one.
  public private(set) var subviews: [NSView] = [] {
    didSet { changes.note() }
  }
  /// The view around this one.
  public private(set) weak var superview: NSView?
  let changes = ControllerChanges()

  /// What the view shows, as a view of SwiftUI.
  var shownView: AnyView {
    if subviews.isEmpty { return AnyView(MissingView(String(describing: Self.self), from: "AppKit")) }
    return AnyView(ZStack { ForEach(subviews, id: \.self) { ShownView(view: $0) } })
  }

  /// Puts a view in front of those in this one.
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Removes the view from the one around it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Draws the view. Never called.
  open func draw(_ dirtyRect: CGRect) {}
  /// Called when a window shows the view. Never called.
  open func viewDidMoveToWindow() {}
  /// Arranges the views in this one. Never called.
  open func layout() {}
}

/// Shows a view of AppKit.
struct ShownView: View {
  let view: NSView

  var body: some View {
    let _ = view.changes.read()
    view.shownView
  }
}

/// AppKit's view controller. In a window of an app that begins with a delegate, its view is shown.
///
/// ```swift
/// func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
/// ```
open class NSViewController: NSResponder {
  /// Creates a view controller.
  public override init() { super.init() }
  /// Creates a view controller. The name is ignored, because Interface Builder's files cannot be read here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// The view of the controller.
  open var view: NSView {
    get {
      if let loaded { return loaded }
      loadView()
      let view = loaded ?? NSView()
      loaded = view
      viewDidLoad()
      return view
    }
    set { loaded = newValue }
  }
  private var loaded: NSView?
  /// The title.
  open var title: String?
  /// Makes the view.
  open func loadView() { view = NSView() }
  /// Called when the view was loaded.
  open func viewDidLoad() {}

  /// What the controller shows, as a view of SwiftUI.
  var shownView: AnyView { AnyView(ShownView(view: view)) }
}

/// AppKit's blurred background. Use a `Material` instead.
///
/// ```swift
/// let view = NSVisualEffectView()
/// view.material = .sidebar
/// ```
open class NSVisualEffectView: NSView {
  /// The content behind the blur.
  public enum BlendingMode: Int, Sendable {
    case behindWindow, withinWindow
  }
  /// The look of the background.
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection, menu, popover, sidebar
    case headerView = 10
    case sheet, windowBackground, hudWindow
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground
    case underWindowBackground = 21
    case underPageBackground
  }
  /// When the background looks active.
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }

  /// The look of the background.
  open var material = Material.windowBackground
  /// The content behind the blur.
  open var blendingMode = BlendingMode.behindWindow
  /// When the background looks active.
  open var state = State.followsWindowActiveState
  /// Whether the background stands out.
  open var isEmphasized = false
}

/// A view of SwiftUI in an app of AppKit.
///
/// ```swift
/// let view = NSHostingView(rootView: Text("Hello"))
/// ```
open class NSHostingView<Content: View>: NSView {
  /// The view.
  public var rootView: Content {
    didSet { changes.note() }
  }

  override var shownView: AnyView { AnyView(rootView) }

  /// Creates a view of AppKit from one of SwiftUI.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
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
    super.init()
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }
}
