import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// Moves the items of a reorderable container. It stays the same object, so that a new closure of the app's
/// does not update everything in the container.
@MainActor
final class Reorderer {
  private(set) var isEnabled = true
  private var action: (([AnyHashable], AnyHashable?, AnyHashable) -> Bool)?

  nonisolated init() {}

  /// Moves items before another, or to the end. Returns false if the ids are of other types than the container's.
  func move(_ ids: [AnyHashable], before other: AnyHashable?, in collection: AnyHashable) -> Bool {
    isEnabled && (action?(ids, other, collection) ?? false)
  }

  func use(_ isEnabled: Bool, _ move: @escaping ([AnyHashable], AnyHashable?, AnyHashable) -> Bool) {
    self.isEnabled = isEnabled
    action = move
  }
}

private struct ReordererKey: EnvironmentKey {
  static var defaultValue: Reorderer? { nil }
}

extension EnvironmentValues {
  fileprivate var reorderer: Reorderer? {
    get { self[ReordererKey.self] }
    set { self[ReordererKey.self] = newValue }
  }
}

/// An item on its way to another place of its container.
private struct ReorderedItem {
  let id: AnyHashable
  let collection: AnyHashable
  let reorderer: Reorderer
}

/// A container whose items a user can move.
nonisolated struct ReorderContainer<Content: View>: View {
  private let content: Content
  private let isEnabled: Bool
  private let move: ([AnyHashable], AnyHashable?, AnyHashable) -> Bool
  @State private var reorderer = Reorderer()

  init(
    _ content: Content, isEnabled: Bool, move: @escaping ([AnyHashable], AnyHashable?, AnyHashable) -> Bool
  ) {
    self.content = content
    self.isEnabled = isEnabled
    self.move = move
  }

  @MainActor var body: some View {
    let _ = reorderer.use(isEnabled, move)
    content.environment(\.reorderer, reorderer)
  }
}

/// A collection whose items a user can move in the container around it: by dragging and, in a list, as with
/// `onMove`.
nonisolated struct ReorderableItems<Content: DynamicViewContent>: DynamicViewContent {
  let content: Content
  let ids: () -> [AnyHashable]
  let collection: AnyHashable
  @Environment(\.reorderer) private var reorderer

  @MainActor static var _holdsRows: Bool { true }

  @MainActor var data: Content.Data { content.data }

  init(_ content: Content, in collection: AnyHashable, ids: @escaping () -> [AnyHashable]) {
    self.content = content
    self.collection = collection
    self.ids = ids
  }

  @MainActor var body: some View {
    let (reorderer, ids, collection) = (reorderer, ids, collection)
    EditableView(content: content) { edits in
      // Read for each use, because the app may enable the container at any time.
      guard let reorderer, reorderer.isEnabled else { return }
      edits.move = { offsets, destination in
        let ids = ids()
        let moved = offsets.filter { ids.indices.contains($0) }.map { ids[$0] }
        let next = ids.indices.contains(destination) ? ids[destination] : nil
        _ = reorderer.move(moved, before: next, in: collection)
      }
    }
  }
}

/// An item that a user can drag to another's place.
nonisolated struct ReorderableItem: ViewModifier {
  let id: AnyHashable
  let ids: () -> [AnyHashable]
  let collection: AnyHashable
  @Environment(\.reorderer) private var reorderer

  init(id: AnyHashable, ids: @escaping () -> [AnyHashable], collection: AnyHashable) {
    self.id = id
    self.ids = ids
    self.collection = collection
  }

  @MainActor func body(content: Content) -> some View {
    let (reorderer, id, ids, collection) = (reorderer, id, ids, collection)
    content
      .dragOffer {
        guard let reorderer, reorderer.isEnabled else { return nil }
        return ReorderedItem(id: id, collection: collection, reorderer: reorderer)
      }
      .dropTarget(
        DropTarget(
          accepts: { ($0 as? ReorderedItem)?.reorderer === reorderer },
          perform: { payload, _ in
            guard let item = payload as? ReorderedItem, item.id != id || item.collection != collection else {
              return false
            }
            var next: AnyHashable? = id
            let ids = ids()
            // An item dragged down takes the place of the one it is dropped on, which moves up.
            if item.collection == collection, let old = ids.firstIndex(of: item.id),
              let new = ids.firstIndex(of: id), old < new
            {
              next = ids.indices.contains(new + 1) ? ids[new + 1] : nil
            }
            return item.reorderer.move([item.id], before: next, in: collection)
          }, hovers: { _ in }))
  }
}

extension DynamicViewContent {
  /// Lets a user reorder the elements in the container with `reorderContainer(for:isEnabled:move:)`. After other modifiers of
  /// a collection, it has no effect outside lists: use it first.
  ///
  /// ```swift
  /// VStack {
  ///   ForEach(songs) { SongRow(song: $0) }.reorderable()
  /// }
  /// .reorderContainer(for: Song.self) { difference in queue.apply(difference) }
  /// ```
  nonisolated public func reorderable() -> some DynamicViewContent<Data> {
    reorderable(collectionID: ReorderableSingleCollectionIdentifier())
  }

  /// Lets a user reorder the elements, and move them to other collections of the container.
  nonisolated public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
    ReorderableItems(self, in: AnyHashable(collectionID)) { onMainActor(self) { $0.data.map { anyID(of: $0) } } }
  }
}

/// The id of an element that a collection does not name itself.
private func anyID(of element: Any) -> AnyHashable {
  (element as? any Identifiable)?.anyID ?? element as? AnyHashable ?? AnyHashable(0)
}

extension Identifiable {
  fileprivate var anyID: AnyHashable { AnyHashable(id) }
}

nonisolated extension ForEach where Content: View {
  /// Lets a user reorder the elements in the container with `reorderContainer(for:isEnabled:move:)`.
  public func reorderable() -> some DynamicViewContent<Data> {
    reorderable(collectionID: ReorderableSingleCollectionIdentifier())
  }

  /// Lets a user reorder the elements, and move them to other collections of the container.
  public func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
    let (data, id, content, collection) = (data, id, content, AnyHashable(collectionID))
    let ids = { data.map { AnyHashable(id($0)) } }
    let items = ForEach<Data, ID, ModifiedContent<Content, ReorderableItem>>(
      data: data,
      content: { element in
        content(element).modifier(
          ReorderableItem(id: AnyHashable(id(element)), ids: ids, collection: collection))
      }, id: id, elementsAreIDs: elementsAreIDs, edits: edits, place: place)
    return ReorderableItems(items, in: collection, ids: ids)
  }
}

nonisolated extension View {
  /// Makes this view a container whose `reorderable()` elements a user can move.
  ///
  /// ```swift
  /// List {
  ///   ForEach(songs) { SongRow(song: $0) }.reorderable()
  /// }
  /// .reorderContainer(for: Song.self) { difference in queue.apply(difference) }
  /// ```
  public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    reorderContainer(for: item, in: ReorderableSingleCollectionIdentifier.self, isEnabled: isEnabled, move: move)
  }

  /// Makes this view a container of several collections, between which a user can move elements.
  public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    ReorderContainer(self, isEnabled: isEnabled) { ids, other, collection in
      let sources = ids.compactMap { $0.base as? Item.ID }
      guard !sources.isEmpty, sources.count == ids.count, let collection = collection.base as? CollectionID else {
        return false
      }
      guard let other else {
        move(.init(sources: sources, destination: .init(position: .end, collectionID: collection)))
        return true
      }
      guard let next = other.base as? Item.ID else { return false }
      move(.init(sources: sources, destination: .init(position: .before(next), collectionID: collection)))
      return true
    }
  }
}
