import CairnCore
import CairnValues
import Foundation

/// What a view of UIKit and one of AppKit have in common: who shows it, the rules of its layout, and its gestures.
@MainActor
final class ViewParts {
  let changes = ObjectChanges()
  /// Counts what changes the arrangement, so that a layout differs from the one before.
  private(set) var stamp = 0
  /// The active rules that this view takes part in.
  private(set) var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The guides at a distance from the edges, which rules refer to without keeping them.
  private var insetGuides: [String: UILayoutGuide] = [:]
  /// How much the view resists growing and shrinking, where an app has said so.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compression: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The frames that the rules give the views inside, until `layoutSubviews` sets them.
  var solved: [(view: any PlatformView, frame: CGRect)] = []
  /// The rules that could not be followed, so that each is reported once.
  var reported: Set<ObjectIdentifier> = []

  /// Whether frames are set by the layout, which changes no picture.
  static var isPlacing = false

  /// What shows this view as a part of itself, such as the button of a label.
  weak var shownBy: (any _Noting)?

  /// Something that is shown has changed.
  func note() {
    stamp &+= 1
    changes.note()
    shownBy?._note()
  }

  /// Returns a guide at a distance from the edges of a view, always the same one.
  func guide(
    _ name: String, of view: any PlatformView, insets: @escaping @MainActor () -> UIEdgeInsets = { .zero }
  ) -> UILayoutGuide {
    if let known = insetGuides[name] { return known }
    let guide = UILayoutGuide(.inset(by: insets), view)
    insetGuides[name] = guide
    return guide
  }

  func add(_ constraint: NSLayoutConstraint) {
    guard !constraints.contains(where: { $0 === constraint }) else { return }
    constraints.append(constraint)
    note()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    note()
  }
}
