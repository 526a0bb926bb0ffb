import Cairn
import SwiftUI
import Testing

@Suite("Path entries")
struct PathEntryTests {
  @Test func anEntryHasATypeAndAValue() throws {
    var path = NavigationPath([PathRecipe(id: 1)])
    path.append(PathTimer(minutes: 5))
    #expect(path.entries.map(\.typeName) == ["BeyondTests.PathRecipe", "BeyondTests.PathTimer"])
    #expect(path.entries[0].type == PathRecipe.self && path.entries[0].isCodable)
    #expect(path.entries[1].value as? PathTimer == PathTimer(minutes: 5) && !path.entries[1].isCodable)
    #expect(path.entries[0].value(as: PathTimer.self) == nil)
    #expect(path.values(of: PathRecipe.self) == [PathRecipe(id: 1)])
  }

  @Test func readingEntriesDecodesNothing() throws {
    let path = try restored(NavigationPath([PathRecipe(id: 1), PathRecipe(id: 2)]))
    #expect(path.entries.map(\.typeName) == ["BeyondTests.PathRecipe", "BeyondTests.PathRecipe"])
    #expect(path.contains(PathRecipe.self) && !path.contains(PathCart.self))
    _ = path.entries.map(\.id)
    #expect(path.entries.allSatisfy { $0.type == nil && $0.value == nil })
    #expect(path.entries[1].value(as: PathRecipe.self) == PathRecipe(id: 2))
    #expect(path.entries[1].type == PathRecipe.self && path.entries[0].type == nil)
  }

  @Test func anEntryKeepsItsIdentityInEveryCopy() {
    var path = NavigationPath([1, 2, 3])
    let ids = path.entries.map(\.id)
    let copy = path
    path.append(4)
    path.insert("below", at: 0)
    #expect(path.entries.map(\.id)[1...3] == ids[...])
    #expect(copy.entries.map(\.id) == ids)
    #expect(Set(path.entries.map(\.id)).count == 5)
  }

  @Test func copiesMadeBeforeTheFirstQuestionAgreeToo() {
    let old = NavigationPath([1, 2, 3])
    var new = old
    new.insert(0, at: 0)
    #expect(new.entries.map(\.id).dropFirst() == old.entries.map(\.id)[...])
  }

  @Test func aRemovedElementNeverComesBackWithItsIdentity() {
    var path = NavigationPath([1])
    let id = path.entries[0].id
    path.removeLast()
    path.append(1)
    #expect(path.entries[0].id != id && path[id: id] == nil)
  }

  @Test func anEntryThatOccursTwiceGetsAnotherIdentity() {
    var path = NavigationPath([1, 2])
    let ids = path.entries.map(\.id)
    path.entries += path.entries
    #expect(path.values(of: Int.self) == [1, 2, 1, 2])
    #expect(Array(path.entries.map(\.id)[..<2]) == ids && Set(path.entries.map(\.id)).count == 4)
  }

  @Test func entriesCanBeReordered() {
    var path = NavigationPath([1, 2, 3])
    let ids = path.entries.map(\.id)
    path.entries.swapAt(0, 2)
    #expect(path.values(of: Int.self) == [3, 2, 1])
    #expect(path.entries.map(\.id) == ids.reversed())
  }

  @Test func identitiesAreGivenOnceWhenSeveralThreadsAsk() async {
    let path = NavigationPath(0..<200)
    nonisolated(unsafe) let shared = path
    let ids = await withTaskGroup(of: [NavigationPath.Entry.ID].self) { group in
      for _ in 0..<4 { group.addTask { shared.entries.map(\.id) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(ids).count == 1 && Set(ids[0]).count == 200)
  }
}
