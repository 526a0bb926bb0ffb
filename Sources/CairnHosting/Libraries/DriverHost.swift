import CairnCore
import Foundation

/// A host without a display, which another program drives through standard input and output.
@MainActor
package protocol DriverHost {
  /// Runs an app until its input ends.
  static func run(_ make: @escaping @MainActor () -> _AppSource, opening urls: [URL]) -> Never
}

extension HostLibrary {
  /// The host for drivers, looked up once.
  package static let driver: Answer<any DriverHost.Type> = HostLibrary(
    name: "libCairnTesting.so", type: "12CairnTesting9AppDriverO"
  ).open(as: (any DriverHost.Type).self)
}
