import CairnScreen
import CairnValues
import Foundation

extension CustomizableToolbarContent {
  /// Makes the item the source of a zoom transition. Has no effect.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { self }
}
