import CairnCore
import CairnValues
import Foundation

/// A view of UIKit or AppKit, as far as showing it does not depend on which.
@MainActor
protocol PlatformView: NSObject, Sendable {
  /// The type of the views inside: all views of UIKit or all of AppKit.
  associatedtype Relative: PlatformView where Relative.Relative == Relative
  associatedtype Look: ViewModifier
  var parts: ViewParts { get }
  /// The views inside that are shown, the front one last.
  var children: [Relative] { get }
  var parentView: Relative? { get }
  /// The views that a scroll view shows, and the size that it says they have.
  var scrolledChildren: [Relative] { get }
  var scrolledSize: CGSize { get }
  /// What the view shows besides the views inside.
  var content: AnyView? { get }
  /// Adds to the content what a screen reader says.
  func spoken(_ content: AnyView) -> AnyView
  /// The framework that the view would need, if it cannot be shown.
  var missingFramework: String? { get }
  /// Shows the controller of the view together with it.
  var controllerView: AnyView? { get }
  /// The colors, edges and gestures around the content.
  var look: Look { get }
  /// The position and size inside the parent, in coordinates that begin at the top.
  var place: CGRect { get set }
  /// Whether rules of layout place the view.
  var followsRules: Bool { get }
  /// The size that the view says its content has; -1 where it says nothing.
  var statedSize: CGSize { get }
  /// The axes along which the view fills the proposed space, although its content has a size.
  var growth: Axis.Set { get }
  /// Where the content is in a larger frame.
  var contentAnchor: UnitPoint { get }
  /// Takes a size, and arranges the views inside.
  func arrange(in size: CGSize)
}

/// A view that arranges others in a row or a column.
@MainActor
protocol Stacking {
  /// Returns the rules, given the numbers of the views inside.
  func rules(_ number: (any PlatformView) -> Int?) -> StackRules
}

extension PlatformView {
  /// Whether nothing but its own drawing could be seen of the view.
  var showsNothing: Bool { content == nil && children.isEmpty }

  var ancestor: (any PlatformView)? { parentView }

  /// The arrangement of the parent may be another now.
  func noteParent() { parentView?.parts.note() }

  /// The lengths that the app's rules give the view, whatever is around it.
  func ruled(_ size: CGSize) -> CGSize {
    var size = size
    for rule in parts.constraints.sorted(by: { $0.priority.rawValue < $1.priority.rawValue })
    where rule.firstItem === self && rule.secondAttribute == .notAnAttribute && rule.constant.isFinite {
      func follow(_ length: inout CGFloat) {
        switch rule.relation {
        case .equal: length = rule.constant
        case .greaterThanOrEqual: length = max(length, rule.constant)
        case .lessThanOrEqual: length = min(length, rule.constant)
        }
      }
      if rule.firstAttribute == .width { follow(&size.width) }
      if rule.firstAttribute == .height { follow(&size.height) }
    }
    return size
  }
}
