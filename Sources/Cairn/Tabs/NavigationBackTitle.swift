import CairnCore
import SwiftUI

extension View {
  /// Sets the back button's title, in place of the title of the page below.
  ///
  /// ```swift
  /// OrderView(order: order)
  ///   .navigationBackTitle(tabs.backTab == .shop ? "Shop" : nil)
  /// ```
  ///
  /// - Parameter title: The title, or `nil` for that of the page below.
  nonisolated public func navigationBackTitle(_ title: LocalizedStringKey?) -> some View {
    modifier(BackTitleModifier(title.map { Text($0) }))
  }

  /// Sets the back button's title to a text that is not localized.
  @_disfavoredOverload
  nonisolated public func navigationBackTitle(_ title: some StringProtocol) -> some View {
    modifier(BackTitleModifier(Text(title)))
  }
}
