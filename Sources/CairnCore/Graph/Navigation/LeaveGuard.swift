/// A view that asks before a user leaves it.
@MainActor
package protocol LeaveGuard: _Node {
  /// Whether leaving has to be asked for now.
  var isActive: Bool { get }
  /// Asks. The answer is `proceed()` or `stay()`, now or later.
  func ask(_ attempt: LeaveAttempt)
}

/// Why pages are about to leave.
package enum LeaveCause: Hashable, Sendable {
  /// The user goes back, with a button, a key or a gesture.
  case back
  /// The user goes back to an earlier page: in a menu, or by a browser's history.
  case history
  case link
  /// Code changes a path or a binding.
  case code
  /// The view's own `dismiss`, or the end of a sheet.
  case dismissal
  case tab
  case selection
  case window
  case url
}

/// What would be shown instead.
package struct LeaveTarget {
  /// The value on the path of the page that would be on top, or of the tab or row that was selected.
  package var value: (any Hashable)?
  /// The URL that is opened.
  package var url: String?
  /// Whether a stack would show its root.
  package var isRoot: Bool

  package init(value: (any Hashable)? = nil, url: String? = nil, isRoot: Bool = false) {
    self.value = value
    self.url = url
    self.isRoot = isRoot
  }
}
