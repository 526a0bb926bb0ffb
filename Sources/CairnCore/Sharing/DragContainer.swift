import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

/// An item that its container knows by an id.
struct ContainedItem {
  let id: AnyHashable
  let namespace: Namespace.ID?
  /// The item itself, if the view has it.
  var item: (() -> Any?)?
}

/// The items of one drag from a container.
struct ContainedItems {
  let items: [any Transferable]
}

/// Makes the items of drags that begin in an element.
enum DragContainerTrait: ElementTraitKey {
  typealias Value = LiveTrait<DragContainer>
}

struct DragContainer {
  let namespace: Namespace.ID?
  /// Returns the items for ids, or `nil` if the ids are of another type.
  let items: ([AnyHashable]) -> [any Transferable]?
}

/// The selected items in an element.
enum DragSelectionTrait: ElementTraitKey {
  typealias Value = LiveTrait<DragSelection>
}

struct DragSelection {
  let namespace: Namespace.ID?
  let ids: () -> [AnyHashable]
}

extension Element {
  /// Returns what a drag of a contained item carries: all selected items, if it is one of them.
  func items(of contained: ContainedItem) -> Any? {
    let selected =
      innermost(DragSelectionTrait.self, where: { $0.namespace == contained.namespace })?.payload.ids() ?? []
    let ids = selected.contains(contained.id) ? selected : [contained.id]
    let container = innermost(DragContainerTrait.self, where: { $0.namespace == contained.namespace })
    let items = container?.payload.items(ids) ?? []
    if !items.isEmpty { return ContainedItems(items: items) }
    return contained.item?()
  }
}

nonisolated extension View {
  private func container(
    _ namespace: Namespace.ID?, _ items: @escaping ([AnyHashable]) -> [any Transferable]?
  ) -> some View {
    modifier(
      LiveTraitModifier<DragContainerTrait, DragContainer>(
        payload: DragContainer(namespace: namespace, items: items)))
  }

  /// Makes the items of drags that begin in this view from the ids of dragged views.
  ///
  /// ```swift
  /// grid.dragContainer(for: Photo.self) { ids in photos.filter { ids.contains($0.id) } }
  /// ```
  public func dragContainer<Item, Data>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Item: Transferable & Identifiable, Data: Collection, Data.Element == Item, Item.ID: Sendable {
    container(namespace) { ids in
      let typed = ids.compactMap { $0.base as? Item.ID }
      return typed.count == ids.count ? payload(typed).map { $0 } : nil
    }
  }

  /// Makes the item of a drag that begins in this view from the id of the dragged view.
  @_disfavoredOverload
  public func dragContainer<Item>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping (Item.ID) -> Item?
  ) -> some View where Item: Transferable & Identifiable, Item.ID: Sendable {
    container(namespace) { ids in
      let typed = ids.compactMap { $0.base as? Item.ID }
      return typed.count == ids.count ? typed.compactMap(payload) : nil
    }
  }

  /// Makes the items of drags that begin in this view from the ids of dragged views.
  public func dragContainer<ItemID, Item, Data>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View
  where ItemID: Hashable & Sendable, Item: Transferable, Data: Collection, Data.Element == Item {
    container(namespace) { ids in
      let typed = ids.compactMap { $0.base as? ItemID }
      return typed.count == ids.count ? payload(typed).map { $0 } : nil
    }
  }

  /// Names the selected items of a drag container, which are dragged together.
  public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(
      LiveTraitModifier<DragSelectionTrait, DragSelection>(
        payload: DragSelection(namespace: containerNamespace) { selection().map { AnyHashable($0) } }))
  }

  /// Lets a user drag the view as an item of the drag container around it.
  public func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    dragOffer { ContainedItem(id: AnyHashable(containerItemID), namespace: containerNamespace) }
  }

  /// Lets a user drag the view, alone or with other items of the drag container around it.
  public func draggable<Item>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
  ) -> some View where Item: Transferable & Identifiable, Item.ID: Sendable {
    dragOffer {
      item().map { ContainedItem(id: AnyHashable($0.id), namespace: containerNamespace, item: item) }
    }
  }
}
