/// Names a value that the view in focus, or the front window, offers to the rest of the app.
///
/// ```swift
/// private struct DocumentKey: FocusedValueKey {
///   typealias Value = Binding<Document>
/// }
/// ```
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the view in focus and the front window offer to the rest of the app.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var document: Binding<Document>?
/// }
/// ```
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for a key; nil where nothing in focus offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Where an object offered by its type is kept.
struct FocusedObjectKey<T: AnyObject>: FocusedValueKey {
  typealias Value = T
}

/// What the views of one window offer while they, or their window, are in focus.
@MainActor
final class FocusedValueOffers {
  struct Offer {
    unowned let node: Node
    let isForScene: Bool
    let write: (inout FocusedValues) -> Void
  }

  private var offers: [Offer] = []
  /// The node of the view in focus.
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

  /// The offers that hold now. What is nearer to the focus counts more, and the focus more than the window.
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
  /// What the front window and the view in focus offer; reading it is tracked.
  var focusedValues: FocusedValues {
    focusSource.noteRead()
    return frontWindow?.focusedValues.values ?? FocusedValues()
  }

  /// Readers look again in the next turn: they may have read in this one already.
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
