import CairnCore
import CairnValues
import Foundation

/// The controller of a window that an `App` shows. It presents others above the app's views.
final class WindowRoot: UIViewController {
  private struct Known { weak var root: WindowRoot? }
  private static var known: [ObjectIdentifier: Known] = [:]

  private weak var window: SceneWindow?
  private var isAttached = false
  /// The alerts to present after the current one.
  private var next: [UIViewController] = []

  private init(_ window: SceneWindow) {
    self.window = window
    super.init(nibName: nil, bundle: nil)
    isShown = true
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the controller of a window. From its first presentation on, the window keeps it.
  static func of(_ window: SceneWindow) -> WindowRoot {
    if let root = known[ObjectIdentifier(window)]?.root, root.window === window { return root }
    known = known.filter { $0.value.root != nil }
    let root = WindowRoot(window)
    known[ObjectIdentifier(window)] = Known(root: root)
    return root
  }

  override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if !isAttached {
      isAttached = true
      // A body may ask for it.
      window?.attachInNextTurn(EmptyView().modifier(PresentedLook(controller: self)))
    }
    super.present(controller, animated: animated, completion: completion)
  }

  /// Presents a controller, after the present one if there is one.
  func presentInTurn(_ controller: UIViewController) {
    if presentedViewController == nil { present(controller, animated: true) } else { next.append(controller) }
  }

  override func endPresentation() {
    super.endPresentation()
    if !next.isEmpty { present(next.removeFirst(), animated: true) }
  }
}
