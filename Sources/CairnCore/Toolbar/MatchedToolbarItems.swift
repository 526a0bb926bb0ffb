import CairnScreen
import CairnValues
import Foundation

extension CustomizableToolbarContent {
  /// Makes the item the source of a zoom transition. Hosts do not show it yet.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { self }
}
