import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

/// The item dragged from an element.
enum DragOffer: ElementTraitKey {
  typealias Value = LiveTrait<() -> Any?>
}

/// The handling of items dropped on an element.
enum DropOffer: ElementTraitKey {
  typealias Value = LiveTrait<DropTarget>
}

/// Accepts items of certain types. `perform` returns whether it accepted one.
package struct DropTarget {
  let accepts: (Any) -> Bool
  let perform: (Any, CGPoint) -> Bool
  let hovers: (Bool) -> Void
  /// Used in place of `perform` by a target that wants to know of the drag.
  var take: ((Any, Taking) -> Bool)?

  /// A drop that is happening.
  struct Taking {
    let session: DropSession
    let acceptedItemCount: Int?
  }

  package init(
    accepts: @escaping (Any) -> Bool, perform: @escaping (Any, CGPoint) -> Bool, hovers: @escaping (Bool) -> Void
  ) {
    self.init(accepts: accepts, perform: perform, hovers: hovers, take: nil)
  }

  init(
    accepts: @escaping (Any) -> Bool, perform: @escaping (Any, CGPoint) -> Bool, hovers: @escaping (Bool) -> Void,
    take: ((Any, Taking) -> Bool)?
  ) {
    self.accepts = accepts
    self.perform = perform
    self.hovers = hovers
    self.take = take
  }
}

extension Session {
  /// Drags an element's item onto another element. Returns `nil` if the first has no item, or false if nothing
  /// accepts it there.
  package func drop(_ source: Element, onto target: Element) -> Bool? {
    guard let payload = payload(draggedFrom: source) else { return nil }
    guard let found = self.target(for: payload, at: target) else {
      return insert(payload, before: target)
    }
    let size = found.frame.size
    hover(payload, over: found, true)
    let isTaken = drop(payload, on: found, at: CGPoint(x: size.width / 2, y: size.height / 2))
    hover(payload, over: found, false)
    return isTaken
  }

  /// Returns the item of a drag that starts at an element, or `nil` if nothing there can be dragged.
  package func payload(draggedFrom source: Element) -> Any? {
    guard let offer = source.outermostFirst(DragOffer.self).last, offer.trait.isEnabled else { return nil }
    let make = offer.trait.payload
    return onHostTime {
      guard let made = make() else { return nil }
      guard let payload = (made as? ContainedItem).map({ source.items(of: $0) }) ?? made else { return nil }
      let drag = Drag(payload, from: offer.element)
      drag.report(.active)
      return drag
    }
  }

  /// Returns the element that accepts an item dropped at an element: as for other events, the innermost one
  /// that accepts such items.
  package func target(for payload: Any, at element: Element) -> Element? {
    onHostTime {
      element.outermostFirst(DropOffer.self).last {
        $0.trait.isEnabled && $0.trait.payload.accepts(item(of: payload))
          && !$0.element.configuration(for: DropSession(payload, .entering)).operation.isRefusal
      }?.element
    }
  }

  /// Notifies an element that accepts an item whether the item is over it.
  package func hover(_ payload: Any, over target: Element, _ isOver: Bool) {
    onHostTime {
      target.traits?[DropOffer.self]?.payload.hovers(isOver)
      target.innermost(DropListener.self)?.payload(DropSession(payload, isOver ? .entering : .exiting))
    }
  }

  /// Drops an item on an element that accepts it, at a point in that element.
  package func drop(_ payload: Any, on target: Element, at place: CGPoint) -> Bool {
    guard let place = place.bounded else { return false }
    return onHostTime {
      guard let offer = target.traits?[DropOffer.self]?.payload else { return false }
      let configuration = target.configuration(for: DropSession(payload, .active, at: place))
      let session = DropSession(payload, .ended(configuration.operation), at: place)
      let isTaken =
        offer.take?(
          item(of: payload),
          DropTarget.Taking(session: session, acceptedItemCount: configuration.acceptedItemCount))
        ?? offer.perform(item(of: payload), place)
      let listener = target.innermost(DropListener.self)?.payload
      listener?(session)
      listener?(DropSession(payload, .dataTransferCompleted, at: place))
      (payload as? Drag)?.report(.ended(isTaken ? configuration.operation : .cancel))
      return isTaken
    }
  }

  /// Returns the content of a dragged item for other apps.
  package func sharedContent(of payload: Any) -> _SharedContent? {
    (Drag.items(of: item(of: payload)).first as? any Transferable)?.sharedContent
  }

  /// Returns what a drag carries, wherever it began.
  private func item(of payload: Any) -> Any { (payload as? Drag)?.payload ?? payload }

  /// Inserts a dropped item into the collection of the row around an element. Returns false if the collection
  /// does not accept it.
  package func insert(_ payload: Any, before target: Element) -> Bool {
    var step: Element? = target
    while let current = step {
      if let place = current.ownRow?.insertion { return onHostTime { place.insert(item(of: payload), place.index) } }
      step = current.parent
    }
    return false
  }
}

extension Element {
  /// Whether the element can be dragged.
  package var isDraggable: Bool { traits?[DragOffer.self]?.isEnabled ?? false }
  /// Whether items can be dropped on the element.
  package var takesDrops: Bool { traits?[DropOffer.self]?.isEnabled ?? false }
  /// Whether the element is a row before which items can be inserted into its collection.
  package var takesInsertions: Bool { ownRow?.insertion != nil }

  /// Returns the trait of this element, or of the nearest one around that has one.
  func innermost<Payload, K: ElementTraitKey>(
    _ key: K.Type, where fits: (Payload) -> Bool = { _ in true }
  ) -> K.Value? where K.Value == LiveTrait<Payload> {
    outermostFirst(key).last { fits($0.trait.payload) }?.trait
  }

  /// The element's configuration for a drop.
  fileprivate func configuration(for session: DropSession) -> DropConfiguration {
    innermost(DropSettings.self)?.payload(session) ?? DropConfiguration(operation: .copy)
  }

  /// Returns the elements with a trait, from the outermost ancestor to this element.
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
  /// Offers what a drag of the view carries, made when the drag begins.
  package func dragOffer(_ payload: @escaping () -> Any?) -> some View {
    modifier(LiveTraitModifier<DragOffer, () -> Any?>(payload: payload))
  }

  /// Accepts what is dropped on the view.
  package func dropTarget(_ target: DropTarget) -> some View {
    modifier(LiveTraitModifier<DropOffer, DropTarget>(payload: target))
  }

  /// Lets a user drag the view to drop an item elsewhere.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    dragOffer(payload)
  }

  /// Lets a user drag the view to drop an item elsewhere. The preview is accepted without effect.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { dragOffer(payload) }

  /// Lets a user drop items of a type on this view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let target = DropTarget(
      accepts: { !droppedItems($0, as: T.self).isEmpty },
      perform: { payload, location in
        let items = droppedItems(payload, as: T.self)
        return !items.isEmpty && action(items, location)
      }, hovers: isTargeted)
    return dropTarget(target)
  }
}

/// Returns a dropped item as a type: either the item itself, or one converted from its shared content.
func droppedItem<T: Transferable>(_ payload: Any, as type: T.Type) -> T? {
  if let item = payload as? T { return item }
  return (payload as? any Transferable)?.sharedContent.flatMap { T.item(from: $0) }
}
