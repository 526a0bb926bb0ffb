import CairnCore
import CairnScreen
import CairnValues
import Foundation
import Glibc

/// The host for windows, seen from modules that do not link it.
///
/// GTK is not part of every program: a host with windows is either linked into the program or loaded from a library beside it.
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

  /// Takes a picture of a window as it would look on GNOME now.
  ///
  /// - Parameter mirror: Receives the function to call with each commit in the window while the picture is taken.
  static func picture(
    of scene: SceneWindow, in session: Session, colorScheme: ColorScheme, scale: CGFloat,
    mirror: (@escaping @MainActor (ScreenChanges, Transaction) -> Void) -> Void
  ) throws(NoPicture) -> Data
}

/// Why there is no picture.
package struct NoPicture: Error {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}

/// Finds the host for windows in this process.
@MainActor
package enum WindowHosts {
  /// The library with the host, which the system's loader finds beside the one this code is in.
  package static let library = "libCairnWindow.so"

  package enum Answer {
    case found(any WindowHost.Type)
    /// The reason, such as a missing system library.
    case missing(String)
  }

  /// The host, which is looked up once.
  package static let answer: Answer = {
    if let linked { return .found(linked) }
    guard dlopen(library, RTLD_NOW | RTLD_GLOBAL) != nil else {
      return .missing(dlerror().map { String(cString: $0) } ?? "\(library) cannot be loaded")
    }
    return linked.map { .found($0) } ?? .missing("\(library) belongs to another version of Cairn")
  }()

  package static var found: (any WindowHost.Type)? { if case .found(let host) = answer { host } else { nil } }

  /// The host that is loaded already. Its type is found by name, as a reference would link it.
  private static var linked: (any WindowHost.Type)? { _typeByName("8CairnGTK12DesktopHostsO") as? any WindowHost.Type }
}
