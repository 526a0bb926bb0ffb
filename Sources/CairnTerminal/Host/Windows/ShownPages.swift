import CairnCore
import CairnHosting

/// The pages that were in front at the last paint. Finding them requires a walk through the tree.
@MainActor
struct ShownPages {
  /// The front stack.
  private(set) var front: StackReader?
  /// The stack that names the window.
  private var titled: StackReader?
  private(set) var recent = RecentPages()

  mutating func read(_ window: SceneWindow?) {
    (front, titled) = window?.frontAndTitledStacks ?? (nil, nil)
    recent.note(front)
  }

  func title(of window: SceneWindow?) -> String { titled?.title ?? window?.titleOutside ?? "" }
}
