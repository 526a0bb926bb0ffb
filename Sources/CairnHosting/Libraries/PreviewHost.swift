import CairnCore
import Foundation

/// Shows, lists or records the previews of an app.
@MainActor
package protocol PreviewHost {
  /// Does what a request asks for.
  ///
  /// - Parameters:
  ///   - file: The request, which `cairn` has written.
  ///   - app: Makes the app that has the previews.
  /// - Returns: Makes the app to run instead, unless the request ends the process.
  static func answer(
    requestIn file: String, of app: @escaping @MainActor () -> _AppSource
  ) throws(NoPreviews) -> @MainActor () -> _AppSource
}

/// Why there are no previews.
package struct NoPreviews: Error {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}

extension HostLibrary {
  /// The host for previews, which is looked up once.
  package static let previews: Answer<any PreviewHost.Type> = HostLibrary(
    name: "libCairnPreviews.so", type: "13CairnPreviews8PreviewsO"
  ).open(as: (any PreviewHost.Type).self)
}
