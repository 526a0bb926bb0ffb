import CairnCore
import SwiftUI

extension View {
  /// Calls an action when the user points at a link inside, or moves the focus to it, so that its page can load its data
  /// before it is shown.
  ///
  /// ```swift
  /// List(recipes) { NavigationLink($0.name, value: $0) }
  ///   .onNavigationIntent(for: Recipe.self) { recipe in images.load(recipe.photo) }
  /// ```
  ///
  /// It is called once for each link and value. Touch has no intent: there the action is not called.
  nonisolated public func onNavigationIntent<Value: Hashable>(
    for type: Value.Type, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    modifier(LinkIntentModifier { if let value = $0 as? Value { action(value) } })
  }
}
