/// A file that decides which `Bindable` an app means.
///
/// The package Perception has one for old systems, and hides it on new ones with `@available(iOS, obsoleted: 17)`. There is
/// no such attribute for Linux, so the name would be ambiguous in files that import both modules. A declaration of the
/// app's own comes before both.
enum PerceptionNames {
  static let package = "swift-perception"
  /// The packages that re-export Perception.
  static let packages: Set = [package, "swift-composable-architecture", "swift-navigation", "swift-sharing"]
  static let file = "PerceptionNames.swift"
  static let text = """
    import SwiftUI

    typealias Bindable = SwiftUI.Bindable

    """
}
