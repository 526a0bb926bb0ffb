import CairnCore
import CairnFoundation
import CairnHosting
import CairnScreen
import Foundation

/// What the parts of a page ask of it. They know no more of ``WebTab``.
@MainActor
protocol PageContext: AnyObject {
  var session: Session { get }
  /// The window's controller, until the window is closed.
  var controller: WindowController? { get }
  var isAttached: Bool { get }
  var words: OwnWords { get }
  func reachable(_ number: Int) -> Element?
  func post(_ write: (inout Patches) -> Void)
  /// Runs code of the app that belongs to this page, and sends its changes.
  func act(_ act: () -> Void)
  /// Runs something later, unless the page has ended by then.
  func after(_ delay: Duration, _ act: @escaping @MainActor () -> Void)
  func update()
  func noteArrival()
  func makeRows(within height: CGFloat)
}
