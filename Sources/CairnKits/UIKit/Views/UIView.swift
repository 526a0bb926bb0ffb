import CairnCore
import CairnFoundation
import CairnUnsafe
import CairnValues
import Foundation

/// UIKit's view. A `UIViewRepresentable` shows it with the views inside, by their frames or by constraints.
///
/// ```swift
/// let card = UIView()
/// card.backgroundColor = .secondarySystemBackground
/// card.layer.cornerRadius = 12
/// card.addSubview(label)
/// ```
@preconcurrency @MainActor
open class UIView: UIResponder, _Noting {
  let parts = ViewParts()

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// The framework of a view that exists only on Apple's systems. A placeholder takes its place.
  open class var _missingFramework: String? { nil }
  /// What a view of another framework shows.
  open var _hostedView: AnyView? { nil }

  public func _note() { parts.note() }

  // MARK: Place

  private var storedFrame: CGRect
  private var boundsOrigin = CGPoint.zero

  /// The position and size in the view around.
  open var frame: CGRect {
    get { storedFrame }
    set {
      let old = storedFrame
      guard old != newValue else { return }
      storedFrame = newValue
      if old.size != newValue.size, autoresizesSubviews {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
          view.storedResize(from: old.size, to: newValue.size)
        }
      }
      guard !ViewParts.isPlacing else { return }
      _note()
      noteParent()
    }
  }

  private func storedResize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    frame = autoresizingMask.resized(frame, from: old, to: new)
  }

  /// The size of the view, in the view's coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      if frame.size != newValue.size {
        let center = center
        frame.size = newValue.size
        self.center = center
      }
    }
  }
  /// The center of the view in the view around.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// How the view is scaled, turned and moved when it is drawn.
  @_Noted open var transform = CGAffineTransform.identity
  /// How the view grows with the one around it.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the views inside grow with this one.
  open var autoresizesSubviews = true
  /// Whether the frame and the resizing mask place the view, rather than constraints.
  @_Noted open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { noteParent() }
  }
  /// The distances between the edges and the content, which `layoutMarginsGuide` keeps.
  @_Noted open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  // MARK: Look

  /// The background color of the view.
  @_Noted open var backgroundColor: UIColor?
  /// The tint color of the view.
  @_Noted open var tintColor: UIColor!
  /// The opacity of the view.
  @_Noted open var alpha: CGFloat = 1
  /// Whether the view is opaque. Stored without effect.
  open var isOpaque = true
  /// Whether the view is hidden.
  @_Noted open var isHidden = false {
    didSet { noteParent() }
  }
  /// Whether content outside the view's bounds is clipped.
  @_Noted open var clipsToBounds = false
  /// How content fills the view.
  @_Noted open var contentMode = ContentMode.scaleToFill
  /// The number by which apps find the view.
  open var tag = 0
  /// Whether the view responds to a user's input.
  @_Noted open var isUserInteractionEnabled = true
  /// The view's own light or dark appearance, overriding its surroundings.
  @_Noted open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The corners, the border and the shadow.
  public private(set) lazy var layer = CALayer(of: self)
  /// The gestures that the view takes.
  @_Noted open var gestureRecognizers: [UIGestureRecognizer]?

  /// How the surroundings look that show the view.
  var shownTraits: UITraitCollection?
  /// How the surroundings of the view look, and how much space there is.
  open var traitCollection: UITraitCollection { shownTraits ?? superview?.traitCollection ?? .current }
  /// Called when the surroundings look different.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Accessibility

  /// The label that a screen reader reads.
  @_Noted open var accessibilityLabel: String?
  /// The value that a screen reader reads.
  @_Noted open var accessibilityValue: String?
  /// What happens on activation, for a screen reader.
  @_Noted open var accessibilityHint: String?
  /// The name by which tests find the view.
  @_Noted open var accessibilityIdentifier: String?
  /// Whether a screen reader stops at the view. Stored without effect, as views here say so themselves.
  open var isAccessibilityElement = false

  // MARK: Views around and inside

  /// The view around this one.
  public private(set) weak var superview: UIView?
  /// The views in this one, the front one last.
  @_Noted public private(set) var subviews: [UIView] = []
  /// The window that shows the view, if the app begins with a delegate.
  open var window: UIWindow? { superview?.window ?? controllerOfView?.shownInWindow }

  /// Puts a view in front of those in this one.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place among those in this one.
  open func insertSubview(_ view: UIView, at index: Int) {
    // A view cannot be inside itself.
    guard !isDescendant(of: view) else { return }
    view.willMove(toSuperview: self)
    let wasInside = view.superview === self
    view.superview?.remove(view)
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    // A controller's view has the size of the screen until it gets another. Here that is the size of its surroundings.
    let fills = view.controllerOfView != nil && view.autoresizingMask == [.flexibleWidth, .flexibleHeight]
    if fills, view.frame == .zero { view.frame = CGRect(size: frame.size) }
    view.didMoveToSuperview()
    if !wasInside { didAddSubview(view) }
  }

  /// Puts a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: (others.firstIndex { $0 === sibling } ?? others.count - 1) + 1)
  }

  /// Puts a view behind another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling } ?? others.count)
  }

  /// Moves a view in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews = subviews.filter { $0 !== view } + [view]
  }

  /// Moves a view behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews = [view] + subviews.filter { $0 !== view }
  }

  /// Removes the view from the one around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.remove(self)
    self.superview = nil
    didMoveToSuperview()
  }

  /// Takes a view out of the list of those inside.
  func remove(_ view: UIView) { subviews.removeAll { $0 === view } }

  /// Whether the view is another, or inside it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the view, or one inside, that has a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Returns the frontmost view at a point: this one or one inside. Never called for clicks and touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    return subviews.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first ?? self
  }
  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Called when a view was put into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a view is about to be removed from this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the view is about to be put into another.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view was put into another.
  open func didMoveToSuperview() {}
  /// Called when a window shows the view. Never called.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// The size of the content, `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// The length of a dimension that depends on no content.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for a new layout, because the size of the content has changed.
  open func invalidateIntrinsicContentSize() {
    _note()
    noteParent()
  }

  /// Arranges the views in this one. Called when the view has its size; sets the frames that constraints give.
  open func layoutSubviews() {
    for (view, frame) in parts.solved { view.place = frame }
  }
  /// Asks for a new arrangement in the next turn.
  open func setNeedsLayout() { _note() }
  /// Arranges the views in this one. Has no effect, as views are arranged when the host knows their sizes.
  open func layoutIfNeeded() {}
  /// Adapts constraints. Never called.
  open func updateConstraints() {}
  /// Asks for new constraints. Has no effect.
  open func setNeedsUpdateConstraints() {}
  /// Asks for a new drawing.
  open func setNeedsDisplay() { _note() }
  /// Draws the view. Never called.
  open func draw(_ rect: CGRect) {}
  /// Returns the size that fits a proposal, which is the stated size of the content or the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let stated = intrinsicContentSize
    return CGSize(
      width: stated.width >= 0 ? stated.width : frame.width, height: stated.height >= 0 ? stated.height : frame.height)
  }
  /// Takes the size that fits.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// Ends the editing of the field in this view that has the focus. Returns false if none has.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { FrontSession.current?.endEditing() ?? false }

  // MARK: Appearance

  /// Returns the appearance of all views of this class. Its properties are stored without effect.
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

  // MARK: Showing

  /// What the view shows besides the views inside.
  var content: AnyView? { _hostedView }
  /// The axes along which the view fills the proposed space, although its content has a size.
  var growth: Axis.Set { [] }
  /// Where the content is in a larger frame.
  var contentAnchor: UnitPoint { .center }
  /// The views that are shown inside.
  var children: [UIView] {
    let shown = subviews.filter { !$0.isHidden }
    guard shown.contains(where: \.isRaised) else { return shown }
    let order = shown.indices.sorted { (shown[$0].layer.zPosition, $0) < (shown[$1].layer.zPosition, $1) }
    return order.map { shown[$0] }
  }
  /// Whether the layer has had a place in front of others or behind them.
  var isRaised = false {
    didSet { noteParent() }
  }
  /// The framework that the view would need to be shown.
  var missingFramework: String? {
    if let framework = type(of: self)._missingFramework { return framework }
    // An app's class without content draws itself.
    let isSeen = type(of: self) == UIView.self || content != nil || !subviews.isEmpty || backgroundColor != nil
    return isSeen || layer.borderWidth > 0 || !(gestureRecognizers ?? []).isEmpty ? nil : "UIKit"
  }

  /// The controller whose view this is.
  weak var controllerOfView: UIViewController?
}
