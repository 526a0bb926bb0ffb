import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

/// What is dragged away from an element.
enum DragOffer: ElementTraitKey {
  typealias Value = LiveTrait<() -> Any?>
}

/// What is done with what is dropped on an element.
enum DropOffer: ElementTraitKey {
  typealias Value = LiveTrait<DropTarget>
}

/// Takes what is of its kind, and answers whether it did.
struct DropTarget {
  let accepts: (Any) -> Bool
  let perform: (Any, CGPoint) -> Bool
  let hovers: (Bool) -> Void
}

extension Session {
  /// Drags what an element offers onto another one; nil if the first offers nothing, false if no one takes it there.
  package func drop(_ source: Element, onto target: Element) -> Bool? {
    guard let payload = payload(draggedFrom: source) else { return nil }
    guard let found = self.target(for: payload, at: target) else {
      return onHostTime { insert(payload, before: target) }
    }
    let size = found.frame.size
    hover(payload, over: found, true)
    let isTaken = drop(payload, on: found, at: CGPoint(x: size.width / 2, y: size.height / 2))
    hover(payload, over: found, false)
    return isTaken
  }

  /// What a person drags away who begins at an element; nil if nothing there can be dragged.
  package func payload(draggedFrom source: Element) -> Any? {
    guard let offer = source.outermostFirst(DragOffer.self).last else { return nil }
    let make = offer.trait.payload
    return onHostTime { make() }
  }

  /// Who takes what is dropped at an element: the innermost one that takes such a thing, as with everything else a
  /// person does.
  package func target(for payload: Any, at element: Element) -> Element? {
    onHostTime { element.outermostFirst(DropOffer.self).last { $0.trait.payload.accepts(payload) }?.element }
  }

  /// Something is held over an element that takes it, or no longer.
  package func hover(_ payload: Any, over target: Element, _ isOver: Bool) {
    onHostTime { target.traits?[DropOffer.self]?.payload.hovers(isOver) }
  }

  /// Drops something on an element that takes it, at a place in that.
  package func drop(_ payload: Any, on target: Element, at place: CGPoint) -> Bool {
    onHostTime { target.traits?[DropOffer.self]?.payload.perform(payload, place) } ?? false
  }

  /// What other apps can be handed of something that is dragged.
  package func sharedContent(of payload: Any) -> _SharedContent? { (payload as? any Transferable)?.sharedContent }

  /// Hands what is dropped to the collection that the row around an element comes from; false if it does not take it.
  private func insert(_ payload: Any, before target: Element) -> Bool {
    var step: Element? = target
    while let current = step {
      if let place = (current.handler as? ListRow)?.place, let insert = place.edits.insert {
        return insert(payload, place.index)
      }
      step = current.parent
    }
    return false
  }
}

extension Element {
  /// Whether it can be dragged, and whether things can be dropped on it.
  package var isDraggable: Bool { traits?[DragOffer.self] != nil }
  package var takesDrops: Bool { traits?[DropOffer.self] != nil }

  /// The elements around this one, itself last, that have a trait of a kind.
  fileprivate func outermostFirst<K: ElementTraitKey>(_ key: K.Type) -> [(element: Element, trait: K.Value)] {
    var found: [(element: Element, trait: K.Value)] = []
    var step: Element? = self
    while let current = step {
      if let trait = current.traits?[K.self] { found.append((current, trait)) }
      step = current.parent
    }
    return found.reversed()
  }
}

nonisolated extension View {
  /// Lets a person drag the view, and drop what it stands for somewhere else.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(LiveTraitModifier<DragOffer, () -> Any?>(payload: payload))
  }

  /// Lets a person drag the view, which is shown as something else on the way.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { modifier(LiveTraitModifier<DragOffer, () -> Any?>(payload: payload)) }

  /// Lets a person drop things of a type here.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let target = DropTarget(
      accepts: { droppedItem($0, as: T.self) != nil },
      perform: { payload, location in
        guard let item = droppedItem(payload, as: T.self) else { return false }
        return action([item], location)
      }, hovers: isTargeted)
    return modifier(LiveTraitModifier<DropOffer, DropTarget>(payload: target))
  }
}

/// What is dropped, as something of a type: it may be that itself, or stand for it in a form of its own.
func droppedItem<T: Transferable>(_ payload: Any, as type: T.Type) -> T? {
  if let item = payload as? T { return item }
  return (payload as? any Transferable)?.sharedContent.flatMap { T.item(from: $0) }
}
