import CairnValues

/// Says that an object has changed which is neither observable nor a value, such as a view of UIKit.
///
/// An update may change such an object without being reported, because updating objects is what it is for. What shows the
/// object then runs in the same turn.
package final class ObjectChanges: _Source, @unchecked Sendable {
  // Sendable: as its superclass; it adds nothing stored.
  package override init() { super.init() }

  /// Records that the node that runs shows the object.
  @MainActor package func read() { noteRead() }

  /// Marks what shows the object.
  @MainActor package func note() {
    if hasReaders { changedOnMain(with: Runtime.shared.transaction) }
  }
}
