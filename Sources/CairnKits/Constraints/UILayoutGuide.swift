import CairnCore
import CairnValues
import Foundation

/// A rectangle that rules of layout can name, without a view.
///
/// ```swift
/// label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
/// ```
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, _LayoutItem {
  /// Where the rectangle is.
  enum Kind {
    /// Rules place it.
    case free
    /// At a distance from the edges of the view.
    case inset(by: @MainActor () -> UIEdgeInsets)
  }

  let kind: Kind
  weak var owner: (any PlatformView)?

  /// Creates a guide, which `addLayoutGuide(_:)` gives to a view.
  public override convenience init() { self.init(.free, nil) }

  init(_ kind: Kind, _ owner: (any PlatformView)?) {
    (self.kind, self.owner) = (kind, owner)
    super.init()
  }

  /// The view that the guide belongs to.
  public var owningView: UIView? { owner as? UIView }
  /// The name by which apps find the guide.
  open var identifier = ""
}

extension UIView: _LayoutItem {
  /// The part of the view that nothing covers: all of it, because hosts keep content clear of the edges.
  public var safeAreaLayoutGuide: UILayoutGuide { parts.guide("safe area", of: self) }
  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    parts.guide("margins", of: self) { [weak self] in self?.layoutMargins ?? .zero }
  }
  /// The part of the view that is comfortable to read.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { parts.guides }

  /// Adds a guide.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owner = self
    parts.guides.append(guide)
    _note()
  }

  /// Removes a guide.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    parts.guides.removeAll { $0 === guide }
    _note()
  }

  /// The active rules that this view takes part in.
  public var constraints: [NSLayoutConstraint] { parts.constraints }

  /// Activates a rule.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates rules.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Deactivates a rule.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates rules.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// Sets how much a view resists growing.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    parts.hugging[axis] = priority
    noteParent()
  }
  /// Sets how much a view resists shrinking.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    parts.compression[axis] = priority
    noteParent()
  }
  /// Returns how much a view resists growing.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    parts.hugging[axis] ?? .defaultLow
  }
  /// Returns how much a view resists shrinking.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    parts.compression[axis] ?? .defaultHigh
  }
}
