import Cairn
import SwiftUI
import Testing

@Suite("Editing paths")
struct EditedPathTests {
  private let recipes = NavigationPath([PathRecipe(id: 1), PathRecipe(id: 2), PathRecipe(id: 3)])

  @Test func settingAValueKeepsTheEntry() throws {
    for var path in [recipes, try restored(recipes)] {
      let id = path.entries[1].id
      path[id: id, as: PathRecipe.self]?.servings = 4
      #expect(path.entries[1].id == id && path[id: id]?.value(as: PathRecipe.self)?.servings == 4)
      #expect(path.count == 3 && path.codable != nil)
      path[id: id, as: Int.self] = 7
      #expect(path[id: id, as: PathRecipe.self] == PathRecipe(id: 2, servings: 4))
      path[id: id, as: PathRecipe.self] = nil
      #expect(path.values(of: PathRecipe.self).map(\.id) == [1, 3])
      path[id: id, as: PathRecipe.self] = PathRecipe(id: 9)
      #expect(path.count == 2)
    }
  }

  @Test func aPathCanBeEncodedAfterEdits() throws {
    var path = try restored(recipes)
    let middle = path.entries[1].id
    path.insert(PathCart(), below: middle)
    path.replaceLast(with: PathRecipe(id: 4))
    path[id: middle, as: PathRecipe.self]?.servings = 6
    #expect(path.codable != nil)
    #expect(try restored(path) == path)
    path.insert(PathTimer(minutes: 1), at: 0)
    #expect(path.entries.map(\.isCodable) == [false, true, true, true, true])
    path.remove(id: path.entries[0].id)
    #expect(path.codable != nil)
  }

  @Test func editsInTheMiddleDecodeNothing() throws {
    var path = try restored(recipes)
    path.insert(PathCart(), at: 1)
    path.remove(id: path.entries[0].id)
    path.replaceLast(with: PathCart())
    #expect(path.entries.map { $0.type == nil } == [false, true, false])
  }

  @Test func theLastAndTheFirstValueHaveATypeToo() {
    var path = recipes
    #expect(path.last(as: PathRecipe.self)?.id == 3 && path.first(as: PathRecipe.self)?.id == 1)
    path.append(PathCart())
    #expect(path.last(as: PathRecipe.self) == nil && path.last(as: PathCart.self) == PathCart())
    #expect(NavigationPath().last(as: PathCart.self) == nil && NavigationPath().first(as: PathCart.self) == nil)
  }

  @Test func poppingStopsAtTheTopmostMatch() throws {
    var path = recipes
    path.append(PathCart())
    path.append(PathRecipe(id: 2))
    path.append(PathTimer(minutes: 1))
    let ids = path.entries.map(\.id)
    var copy = path
    #expect(copy.popTo(PathRecipe(id: 2)) && copy.count == 5)
    #expect(copy.popTo(PathCart.self) && copy.count == 4)
    #expect(copy.popTo(id: ids[1]) && copy.entries.map(\.id) == Array(ids[..<2]))
    #expect(copy.popTo { $0.value(as: PathRecipe.self)?.id == 1 } && copy.count == 1)
    copy.popToRoot()
    #expect(copy.isEmpty)
  }

  @Test func whatIsNotFoundChangesNothing() {
    var path = recipes
    let gone = NavigationPath([1]).entries[0].id
    #expect(!path.popTo(PathRecipe(id: 9)) && !path.popTo(PathCart.self) && !path.popTo(id: gone))
    #expect(!path.popTo { _ in false } && !path.remove(id: gone))
    #expect(path.insert(PathCart(), below: gone) == nil && path.insert(PathCart(), at: 9) == nil)
    #expect(path.insert(PathCart(), at: -1) == nil)
    #expect(path.difference(from: recipes).isEmpty && path.count == 3)
    path.popToRoot()
    #expect(!path.replaceLast(with: PathCart()) && path.isEmpty)
  }

  @Test func mappingChangesOneType() throws {
    var path = try restored(recipes)
    path.append(PathTimer(minutes: 1))
    let mapped = path.map(PathRecipe.self) { PathRecipe(id: $0.id, servings: $0.id == 2 ? 8 : 2) }
    #expect(mapped.values(of: PathRecipe.self).map(\.servings) == [2, 8, 2])
    #expect(mapped.entries.map(\.id) == path.entries.map(\.id))
    #expect(mapped.difference(from: path).changed.map(\.id) == [path.entries[1].id])
    let carts = path.map { $0.type == PathTimer.self ? NavigationPath.Entry(PathCart()) : $0 }
    #expect(carts.last(as: PathCart.self) != nil && carts.codable != nil)
  }

  @Test func theDifferenceNamesWhatWasDone() {
    var path = recipes
    let ids = path.entries.map(\.id)
    path.remove(id: ids[0])
    path[id: ids[1], as: PathRecipe.self]?.servings = 5
    let new = path.insert(PathCart(), below: ids[2])
    path.append(PathCart())
    let difference = path.difference(from: recipes)
    #expect(difference.removed.map(\.id) == [ids[0]])
    #expect(difference.changed.map(\.id) == [ids[1]])
    #expect(difference.changed.first?.old.value(as: PathRecipe.self)?.servings == 2)
    #expect(difference.added.count == 2 && difference.added.first?.id == new)
    #expect(recipes.difference(from: path).added.map(\.id) == [ids[0]])
  }

  @Test func aPathOfOneTypeIsEditedTheSameWay() {
    var path = ["a", "b", "c", "b", "d"]
    #expect(path.popTo("b") && path == ["a", "b", "c", "b"])
    #expect(path.insert("x", below: "b") && path == ["a", "b", "c", "x", "b"])
    #expect(path.replaceLast(with: "y") && path.popTo { $0 < "c" } && path == ["a", "b"])
    #expect(path.popTo("b") && !path.popTo("z") && !path.insert("x", below: "z") && path == ["a", "b"])
    path.popToRoot()
    #expect(path.isEmpty && !path.replaceLast(with: "a"))
    var slice = ContiguousArray(0..<9)[3...]
    #expect(slice.popTo(5) && Array(slice) == [3, 4, 5])
  }
}
