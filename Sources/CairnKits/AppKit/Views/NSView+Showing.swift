import CairnCore
import CairnValues
import Foundation

extension NSView: PlatformView {
  var parentView: NSView? { superview }
  var scrolledChildren: [NSView] { [] }
  var scrolledSize: CGSize { .zero }
  var controllerView: AnyView? { controllerOfView.map { AnyView(MacControllerView(controller: $0)) } }
  func spoken(_ content: AnyView) -> AnyView { content }
  var look: NSViewLook { NSViewLook(view: self) }
  var followsRules: Bool { !translatesAutoresizingMaskIntoConstraints }
  var statedSize: CGSize { intrinsicContentSize }

  /// Frames of AppKit begin at the bottom, unless the view around says otherwise.
  var place: CGRect {
    get {
      guard let superview, !superview.isFlipped else { return frame }
      return CGRect(
        x: frame.minX, y: superview.frame.height - frame.maxY, width: frame.width, height: frame.height)
    }
    set {
      var frame = newValue
      if let superview, !superview.isFlipped { frame.origin.y = superview.frame.height - newValue.maxY }
      self.frame = frame
    }
  }

  func arrange(in size: CGSize) {
    if frame.size != size { frame.size = size }
    layout()
    needsLayout = false
    controllerOfView?.viewDidLayout()
  }

  /// Sets how much a view resists growing.
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    parts.hugging[orientation] = priority
    noteParent()
  }
  /// Sets how much a view resists shrinking.
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    parts.compression[orientation] = priority
    noteParent()
  }
  /// The active rules that this view takes part in.
  public var constraints: [NSLayoutConstraint] { parts.constraints }
  /// Activates a rule.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates rules.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
}

extension NSLayoutConstraint {
  /// AppKit's name for how important a rule is.
  public typealias Priority = UILayoutPriority
  /// AppKit's name for an axis.
  public typealias Orientation = Axis
}

extension NSView {
  /// The edges and lengths that change with the view around.
  ///
  /// ```swift
  /// view.autoresizingMask = [.width, .height]
  /// ```
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)

    var mask: UIView.AutoresizingMask { UIView.AutoresizingMask(rawValue: rawValue) }
  }
}

extension ShownObject {
  /// What a representable shows of a view of AppKit.
  init(_ view: NSView) {
    let isMissing = view.missingFramework != nil
    self.init(view: view.controllerView ?? AnyView(ShownView(view: view)), sized: view, isMissing: isMissing)
  }

  /// What a representable shows of a view controller of AppKit.
  init(_ controller: NSViewController) { self.init(controller.view) }
}

/// The edges of a view of AppKit.
struct NSViewLook: ViewModifier {
  let view: NSView

  func body(content: Content) -> some View {
    let _ = view.parts.changes.read()
    content
      .background {
        if let color = view.layer?.backgroundColor {
          RoundedRectangle(cornerRadius: view.layer?.cornerRadius ?? 0).fill(Color(cgColor: color))
        }
      }
      .overlay {
        if let layer = view.layer, layer.borderWidth > 0 {
          RoundedRectangle(cornerRadius: layer.cornerRadius)
            .strokeBorder(layer.borderColor.map { Color(cgColor: $0) } ?? .black, lineWidth: layer.borderWidth)
            .allowsHitTesting(false)
        }
      }
      .modifier(MenuLook(menu: view.menu))
      .opacity(view.alphaValue)
      .help(view.toolTip ?? "")
      .accessibilityIdentifier(view.identifier?.rawValue ?? "", isEnabled: view.identifier != nil)
  }
}

/// The context menu of a view, if it has one.
private struct MenuLook: ViewModifier {
  let menu: NSMenu?

  func body(content: Content) -> some View {
    if let menu { content.contextMenu { MenuItemViews(menu: menu) } } else { content }
  }
}
