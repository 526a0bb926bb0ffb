import CairnCore
import CairnValues
import Foundation

/// AppKit's view. An `NSViewRepresentable`, or the window of an app that begins with a delegate, shows it with the views inside, by their
/// frames or by constraints.
///
/// ```swift
/// func makeNSView(context: Context) -> NSView { NSView() }
/// ```
open class NSView: NSResponder, _Noting, _LayoutItem {
  let parts = ViewParts()

  /// Creates a view with a frame.
  public init(frame frameRect: CGRect) {
    storedFrame = frameRect
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// The framework of a view that exists only on Apple's systems. A placeholder takes its place.
  open class var _missingFramework: String? { nil }

  public func _note() { parts.note() }

  private var storedFrame: CGRect

  /// The position and size in the view around. Unless that is flipped, y begins at the bottom.
  open var frame: CGRect {
    get { storedFrame }
    set {
      let old = storedFrame
      guard old != newValue else { return }
      storedFrame = newValue
      if old.size != newValue.size {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
          view.frame = view.autoresizingMask.mask.resized(view.frame, from: old.size, to: newValue.size)
        }
      }
      guard !ViewParts.isPlacing else { return }
      _note()
      noteParent()
    }
  }
  /// The size of the view, in the view's coordinates.
  open var bounds: CGRect {
    get { CGRect(size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Whether y begins at the top.
  open var isFlipped: Bool { false }
  /// How the view grows with the one around it.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frame and the resizing mask place the view, rather than constraints.
  @_Noted open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { noteParent() }
  }
  /// Whether the view is hidden.
  @_Noted open var isHidden = false {
    didSet { noteParent() }
  }
  /// The opacity of the view.
  @_Noted open var alphaValue: CGFloat = 1
  /// The number by which apps find the view.
  open var tag = 0
  /// The text that explains the view.
  @_Noted open var toolTip: String?
  /// The context menu.
  open override var menu: NSMenu? {
    didSet { _note() }
  }
  /// Whether the view is drawn by layers.
  open var wantsLayer = false
  /// Whether the view has to be drawn again. Stored without effect.
  open var needsDisplay = false
  /// Whether the view has to be arranged again.
  open var needsLayout = false {
    didSet { if needsLayout { _note() } }
  }
  /// The corners and the border.
  public private(set) lazy var layer: CALayer? = CALayer(of: self)
  /// The name by which apps find the view.
  @_Noted open var identifier: NSUserInterfaceItemIdentifier?
  /// The window that shows the view. Always `nil`.
  open var window: NSWindow? { nil }

  /// The views in this one, the front one last.
  @_Noted public private(set) var subviews: [NSView] = []
  /// The view around this one.
  public private(set) weak var superview: NSView?

  /// Puts a view in front of those in this one.
  open func addSubview(_ view: NSView) {
    guard !isDescendant(of: view) else { return }
    view.superview?.remove(view)
    view.superview = self
    subviews.append(view)
    view.viewDidMoveToSuperview()
  }

  /// Removes the view from the one around it.
  open func removeFromSuperview() {
    superview?.remove(self)
    superview = nil
  }

  /// Takes a view out of the list of those inside.
  func remove(_ view: NSView) { subviews.removeAll { $0 === view } }

  /// Whether the view is another, or inside it.
  public func isDescendant(of view: NSView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the view, or one inside, that has a tag.
  open func viewWithTag(_ tag: Int) -> NSView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The size of the content, `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// The length of a dimension that depends on no content.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The least size that fits the content.
  open var fittingSize: CGSize { frame.size }
  /// Asks for a new layout, because the size of the content has changed.
  open func invalidateIntrinsicContentSize() {
    _note()
    noteParent()
  }

  /// Draws the view. Never called.
  open func draw(_ dirtyRect: CGRect) {}
  /// Called when a window shows the view. Never called.
  open func viewDidMoveToWindow() {}
  /// Called when the view was put into another.
  open func viewDidMoveToSuperview() {}
  /// Arranges the views in this one. Called when the view has its size; sets the frames that constraints give.
  open func layout() {
    for (view, frame) in parts.solved { view.place = frame }
  }
  /// Arranges the views in this one. Has no effect, as views are arranged when the host knows their sizes.
  open func layoutSubtreeIfNeeded() {}

  /// What the view shows besides the views inside.
  var content: AnyView? { nil }
  /// The axes along which the view fills the proposed space, although its content has a size.
  var growth: Axis.Set { [] }
  /// Where the content is in a larger frame.
  var contentAnchor: UnitPoint { .center }
  /// The views that are shown inside.
  var children: [NSView] { subviews.filter { !$0.isHidden } }
  /// The framework that the view would need to be shown.
  var missingFramework: String? {
    if let framework = type(of: self)._missingFramework { return framework }
    // An app's class without content draws itself.
    let isSeen = type(of: self) == NSView.self || content != nil || !subviews.isEmpty
    return isSeen ? nil : "AppKit"
  }

  /// The controller whose view this is.
  weak var controllerOfView: NSViewController?
}

/// The name by which apps find a view of AppKit.
///
/// ```swift
/// view.identifier = NSUserInterfaceItemIdentifier("title")
/// ```
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
