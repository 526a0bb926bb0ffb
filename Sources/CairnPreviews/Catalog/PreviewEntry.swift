import CairnCore
import CairnMessages
import CairnPlatform
import CairnValues
import Foundation

/// A preview of the app.
@MainActor
package struct PreviewEntry: Identifiable {
  /// The room that a preview asks for.
  package enum Size: Hashable, Sendable {
    case device
    case landscapeDevice
    /// As much as the view needs.
    case fits
    case fixed(width: Double, height: Double)
  }

  /// The module, the file and the name: the same as long as these are, and the path of snapshots.
  package let id: String
  package let name: String
  /// The module and the name of the file, or of the provider.
  package let file: String
  package let line: Int?
  package let size: Size
  package let make: @MainActor () -> AnyView
}

extension PreviewEntry {
  /// Whether a name that a user has typed means this preview.
  package func isMeant(by wish: String) -> Bool { PreviewLine(self, .listed).isMeant(by: wish) }
}
