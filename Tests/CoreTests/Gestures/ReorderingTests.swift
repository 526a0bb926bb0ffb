import CairnTesting
import SwiftUI
import Testing

private struct Song: Identifiable, Transferable, Codable, Hashable {
  let id: String
  static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.id) }
}

@MainActor @Suite("Reordering and sessions of drags")
struct ReorderingTests {
  private typealias Difference = ReorderDifference<Song.ID, ReorderableSingleCollectionIdentifier>

  private struct Queue: View {
    let isList: Bool
    var isEnabled = true
    let moved: (Difference) -> Void
    @State private var songs = ["A", "B", "C"].map { Song(id: $0) }

    private var rows: some DynamicViewContent { ForEach(songs) { Text($0.id) }.reorderable() }

    var body: some View {
      Group {
        if isList { List { rows } } else { VStack { rows } }
      }
      .reorderContainer(for: Song.self, isEnabled: isEnabled) { difference in
        moved(difference)
        let sources = songs.filter { difference.sources.contains($0.id) }
        songs.removeAll { difference.sources.contains($0.id) }
        switch difference.destination.position {
        case .before(let id): songs.insert(contentsOf: sources, at: songs.firstIndex { $0.id == id } ?? songs.endIndex)
        case .end: songs += sources
        }
      }
    }
  }

  @Test func itemsOfAStackTakeThePlaceOfThoseTheyAreDroppedOn() throws {
    var found: [Difference] = []
    let host = TestHost { Queue(isList: false) { found.append($0) } }
    try host.drag("C", onto: "A")
    #expect(host.texts == ["C", "A", "B"])
    #expect(found.last?.sources == ["C"])
    #expect(found.last?.destination == .init(position: .before("A")))
    try host.drag("C", onto: "A")
    #expect(host.texts == ["A", "C", "B"])
    #expect(found.last?.destination.position == .before("B"))
    try host.drag("A", onto: "B")
    #expect(host.texts == ["C", "B", "A"])
    #expect(found.last?.destination.position == .end)
  }

  @Test func rowsOfAListMoveAsWithOnMove() throws {
    var found: [Difference] = []
    let host = TestHost { Queue(isList: true) { found.append($0) } }
    try host.move("C", before: "A")
    #expect(host.texts == ["C", "A", "B"])
    #expect(found.map(\.sources) == [["C"]])
  }

  @Test func nothingMovesInADisabledContainer() {
    let host = TestHost { Queue(isList: false, isEnabled: false) { _ in } }
    #expect(throws: TestHostError.self) { try host.drag("C", onto: "A") }
    let list = TestHost { Queue(isList: true, isEnabled: false) { _ in } }
    #expect(throws: TestHostError.self) { try list.move("C", before: "A") }
  }

  @Test func itemsMoveBetweenCollections() throws {
    struct Board: View {
      @State private var left = [Song(id: "A")]
      @State private var right = [Song(id: "B")]
      @State private var place = ""
      var body: some View {
        VStack {
          ForEach(left) { Text($0.id) }.reorderable(collectionID: "left")
          Text("in \(place)")
          ForEach(right) { Text($0.id) }.reorderable(collectionID: "right")
        }
        .reorderContainer(for: Song.self, in: String.self) { place = $0.destination.collectionID }
      }
    }
    let host = TestHost { Board() }
    try host.drag("A", onto: "B")
    #expect(host.texts.contains("in right"))
  }

  @Test func sourceAndTargetFollowADrag() throws {
    var source: [DragSession.Phase] = []
    var target: [DropSession.Phase] = []
    let host = TestHost {
      Text("A").draggable(Song(id: "a")).dragConfiguration(DragConfiguration(allowMove: true))
        .onDragSessionUpdated { source.append($0.phase) }
      Text("Basket")
        .dropDestination(for: String.self) { items, session in
          #expect(items == ["a"])
          #expect(session.itemsCount == 1)
          #expect(session.localSession?.draggedItemIDs(for: String.self) == ["a"])
        }
        .dropConfiguration { DropConfiguration(operation: $0.suggestedOperations.contains(.move) ? .move : .copy) }
        .onDropSessionUpdated { target.append($0.phase) }
      Text("Closed").dropDestination(for: String.self) { _, _ in }
        .dropConfiguration { _ in DropConfiguration(operation: .forbidden) }
    }
    try host.drag("A", onto: "Basket")
    #expect(source == [.active, .ended(.move)])
    #expect(target == [.entering, .ended(.move), .dataTransferCompleted, .exiting])
    #expect(throws: TestHostError.self) { try host.drag("A", onto: "Closed") }
  }

  @Test func selectedItemsOfAContainerAreDraggedTogether() throws {
    struct Board: View {
      let songs = ["A", "B", "C"].map { Song(id: $0) }
      @State private var dropped: [String] = []
      var body: some View {
        VStack {
          ForEach(songs) { Text($0.id).draggable(containerItemID: $0.id) }
        }
        .dragContainer(for: Song.self) { ids in songs.filter { ids.contains($0.id) } }
        .dragContainerSelection(["A", "C"])
        Text("Basket").dropDestination(for: String.self) { items, _ in dropped = items }
        Text("Dropped: \(dropped.joined())")
      }
    }
    let host = TestHost { Board() }
    try host.drag("C", onto: "Basket")
    #expect(host.texts.contains("Dropped: AC"))
    try host.drag("B", onto: "Basket")
    #expect(host.texts.contains("Dropped: B"))
  }
}
