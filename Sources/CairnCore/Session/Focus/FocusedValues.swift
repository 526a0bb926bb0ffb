/// The key of a value that the focused view or the front window offers to the rest of the app.
///
/// ```swift
/// private struct DocumentKey: FocusedValueKey {
///   typealias Value = Binding<Document>
/// }
/// ```
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view and the front window offer to the rest of the app.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var document: Binding<Document>?
/// }
/// ```
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for a key, or `nil` if nothing focused offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of an object offered by its type.
struct FocusedObjectKey<T: AnyObject>: FocusedValueKey {
  typealias Value = T
}

/// The values offered by the views of one window, each while the view or the window has the focus.
@MainActor
final class FocusedValueOffers {
  struct Offer {
    unowned let node: Node
    let isForScene: Bool
    let write: (inout FocusedValues) -> Void
  }

  private var offers: [Offer] = []
  /// The node of the focused view.
  weak var focusedNode: Node? {
    didSet { if focusedNode !== oldValue { changed() } }
  }
  var changed: () -> Void = {}

  func add(_ offer: Offer) {
    offers.append(offer)
    changed()
  }

  func replace(_ offer: Offer) {
    guard let index = offers.firstIndex(where: { $0.node === offer.node }) else { return }
    offers[index] = offer
    changed()
  }

  func remove(_ node: Node) {
    offers.removeAll { $0.node === node }
    changed()
  }

  /// The values currently offered. Views nearer to the focus take precedence, and focused views over the window.
  var values: FocusedValues {
    var values = FocusedValues()
    let byDepth = offers.sorted { $0.node.depth < $1.node.depth }
    for offer in byDepth where offer.isForScene { offer.write(&values) }
    for offer in byDepth where !offer.isForScene && isInFocus(offer.node) { offer.write(&values) }
    return values
  }

  private func isInFocus(_ node: Node) -> Bool {
    var current = focusedNode
    while let next = current {
      if next === node { return true }
      current = next.parent
    }
    return false
  }
}

extension Session {
  /// The values offered by the front window and its focused view; reads are tracked.
  var focusedValues: FocusedValues {
    focusSource.noteRead()
    return frontWindow?.focusedValues.values ?? FocusedValues()
  }

  /// Invalidates the readers in the next turn, because they may already have read in this one.
  func focusedValuesChanged() {
    guard focusSource.hasReaders, !focusChangeIsNoted else { return }
    focusChangeIsNoted = true
    graph.deferredWrites.append { [weak self] in
      self?.focusChangeIsNoted = false
      self?.focusSource.changed()
    }
    graph.requestTurnIfNeeded()
  }
}
