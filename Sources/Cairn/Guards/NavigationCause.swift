import CairnCore
import Foundation

/// Why a page is about to leave.
///
/// ```swift
/// .navigationGuard { attempt in
///   switch attempt.cause {
///   case .tab: attempt.proceed()      // the page keeps its state
///   default: leaving = attempt
///   }
/// }
/// ```
public enum NavigationCause: Hashable, Sendable {
  /// The user goes back by a button, a key or a gesture.
  case back
  /// The user goes back to an earlier page, in the menu of the back button or in a browser's history.
  case history
  /// The user follows a link that replaces the page.
  case link
  /// Code changes a path or a binding.
  case code
  /// A sheet is closed, or a view dismisses itself.
  case dismissal
  /// Another tab is selected.
  case tab
  /// Another row is selected in an earlier column.
  case selection
  /// The window closes.
  case window
  /// A URL is opened.
  case url

  init(_ cause: LeaveCause) {
    self =
      switch cause {
      case .back: .back
      case .history: .history
      case .link: .link
      case .code: .code
      case .dismissal: .dismissal
      case .tab: .tab
      case .selection: .selection
      case .window: .window
      case .url: .url
      }
  }
}

/// What would be shown instead of a page.
///
/// ```swift
/// .navigationGuard(when: isDirty) { attempt in
///   if attempt.target.value is Help { attempt.proceed() } else { leaving = attempt }
/// }
/// ```
public struct NavigationTarget {
  /// The value of the page, tab or row that would be shown, if it has one.
  public let value: (any Hashable)?
  /// The URL that would be opened.
  public let url: URL?
  /// Whether the stack would show its root.
  public let isRoot: Bool

  init(_ target: LeaveTarget) {
    value = target.value
    url = target.url.flatMap { URL(string: $0) }
    isRoot = target.isRoot
  }
}
