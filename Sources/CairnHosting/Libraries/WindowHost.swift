import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// The window host, for modules that do not link it.
@MainActor
package protocol WindowHost {
  /// Runs an app in windows until it ends.
  ///
  /// - Returns: The exit status, or `nil` if there is no display.
  static func run(
    _ make: @escaping () -> _AppSource, name: String, environment: [String: String], opening urls: [URL]
  ) -> Int32?

  /// Lets `ImageRenderer` draw pixels.
  static func offerPixels()

  /// Takes a picture of a window as GNOME would show it now.
  ///
  /// - Parameter mirror: Receives the function to call with each commit in the window while the picture is taken.
  static func picture(
    of scene: SceneWindow, in session: Session, colorScheme: ColorScheme, scale: CGFloat,
    mirror: (@escaping @MainActor (ScreenChanges, Transaction) -> Void) -> Void
  ) throws(NoPicture) -> Data
}

/// The reason why a picture could not be taken.
package struct NoPicture: Error {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}

extension HostLibrary {
  /// The window host, looked up once.
  package static let windows: Answer<any WindowHost.Type> = HostLibrary(
    name: "libCairnWindow.so", type: "8CairnGTK12DesktopHostsO"
  ).open(as: (any WindowHost.Type).self)
}
