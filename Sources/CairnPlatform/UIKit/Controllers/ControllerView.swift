import CairnCore
import CairnValues
import Observation

/// Counts the changes of an object of UIKit, for the views that show it.
@MainActor @Observable
final class ControllerChanges {
  private var count = 0

  func note() { count += 1 }
  func read() { _ = count }
}

/// Shows a view controller of UIKit.
struct ControllerView: View {
  let controller: UIViewController

  var body: some View {
    let _ = controller.loadViewIfNeeded()
    let _ = controller.changes.read()
    controller.shownView
      .onAppear {
        controller.viewWillAppear(false)
        controller.viewDidAppear(false)
      }
      .onDisappear {
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
      }
  }
}
