import CairnScreen
import CairnValues

/// A node around the focus that may handle keys.
@MainActor
protocol KeyHandler: Node {
  func contains(_ element: Element) -> Bool
  /// Handles a key. Returns whether it did, which stops the search for handlers.
  func take(_ press: KeyPress) -> Bool
}
