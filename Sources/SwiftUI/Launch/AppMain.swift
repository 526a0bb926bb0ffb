import CairnCore
import CairnKits
import Foundation

extension App {
  /// Runs the app in a window, in a terminal, in browsers, or as plain text.
  ///
  /// The options `--window`, `--terminal`, `--web [ADDRESS]` and `--text` select the host, as does the environment variable
  /// `CAIRN_HOST`. Without either, the app opens a window if there is a display and GTK is available, otherwise uses the
  /// terminal if there is one, and otherwise prints its first screen as text and exits. `--open URL` passes the app a link at
  /// launch. `--cairn-plain` makes the terminal print lines, for screen readers.
  @inlinable
  @MainActor public static func main() { _Launch.run { .of(Self()) } }
}

extension NSApplicationDelegate where Self: NSObject {
  /// Runs an app that begins with a delegate. It shows the windows that the delegate makes.
  @inlinable
  @MainActor public static func main() { _DelegateMacApp<Self>.main() }
}

extension UIApplicationDelegate where Self: NSObject {
  /// Runs an app that begins with a delegate. Its windows show their root view controllers.
  @inlinable
  @MainActor public static func main() { _DelegateApp<Self>.main() }
}
