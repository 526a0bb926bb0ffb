import CairnCore
import SwiftUI

extension Navigator {
  /// Moves the page around the view to a window. The app needs a `WindowGroup(for:)` for the type of the page's value.
  ///
  /// ```swift
  /// Button("Open in New Window") { navigator.moveToWindow() }
  /// ```
  ///
  /// - Returns: `false` if the page shows no value, or if no scene shows values of its type. The page then stays.
  @discardableResult
  public func moveToWindow() -> Bool { stack?.moveToWindow() ?? false }
}
