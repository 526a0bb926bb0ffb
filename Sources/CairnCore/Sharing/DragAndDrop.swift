import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

/// What is dragged away from an element.
enum DragOffer: ElementTraitKey {
  typealias Value = LiveTrait<() -> Any>
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
    guard let offer = source.outermostFirst(DragOffer.self).last else { return nil }
    return onHostTime {
      let payload = offer.trait.payload()
      // The innermost one that takes such a thing, as with everything else a person does.
      let targets = target.outermostFirst(DropOffer.self).filter { $0.trait.payload.accepts(payload) }
      guard let found = targets.last else { return insert(payload, before: target) }
      let size = found.element.frame.size
      found.trait.payload.hovers(true)
      let isTaken = found.trait.payload.perform(payload, CGPoint(x: size.width / 2, y: size.height / 2))
      found.trait.payload.hovers(false)
      return isTaken
    }
  }

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
    modifier(LiveTraitModifier<DragOffer, () -> Any>(payload: payload))
  }

  /// Lets a person drag the view, which is shown as something else on the way.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { modifier(LiveTraitModifier<DragOffer, () -> Any>(payload: payload)) }

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
