/// What has become of a navigation by code.
///
/// ```swift
/// switch await navigator.push(Checkout(cart)) {
/// case .arrived: break
/// case .refused: message = "The page above asks you to stay."
/// case .redirected, .superseded, .unavailable: break
/// }
/// ```
public enum NavigationOutcome: Hashable, Sendable {
  /// The page is shown.
  case arrived
  /// A guard, or the setter of a binding, has refused.
  case refused
  /// A redirect led to another page.
  case redirected
  /// Another navigation came in between.
  case superseded
  /// No stack can show the page, or there is nothing to go back to.
  case unavailable
}
