import Cairn
import SwiftUI
import Testing

@Suite("Editing paths")
struct EditedPathTests {
  private let recipes = NavigationPath([Recipe(id: 1), Recipe(id: 2), Recipe(id: 3)])

  @Test func settingAValueKeepsTheEntry() throws {
    for var path in [recipes, try restored(recipes)] {
      let id = path.entries[1].id
      path[id: id, as: Recipe.self]?.servings = 4
      #expect(path.entries[1].id == id && path[id: id]?.value(as: Recipe.self)?.servings == 4)
      #expect(path.count == 3 && path.codable != nil)
      path[id: id, as: Int.self] = 7
      #expect(path[id: id, as: Recipe.self] == Recipe(id: 2, servings: 4))
      path[id: id, as: Recipe.self] = nil
      #expect(path.values(of: Recipe.self).map(\.id) == [1, 3])
      path[id: id, as: Recipe.self] = Recipe(id: 9)
      #expect(path.count == 2)
    }
  }

  @Test func aPathCanBeEncodedAfterEdits() throws {
    var path = try restored(recipes)
    let middle = path.entries[1].id
    path.insert(Cart(), below: middle)
    path.replaceLast(with: Recipe(id: 4))
    path[id: middle, as: Recipe.self]?.servings = 6
    #expect(path.codable != nil)
    #expect(try restored(path) == path)
    path.insert(Timer(minutes: 1), at: 0)
    #expect(path.entries.map(\.isCodable) == [false, true, true, true, true])
    path.remove(id: path.entries[0].id)
    #expect(path.codable != nil)
  }

  @Test func editsInTheMiddleDecodeNothing() throws {
    var path = try restored(recipes)
    path.insert(Cart(), at: 1)
    path.remove(id: path.entries[0].id)
    path.replaceLast(with: Cart())
    #expect(path.entries.map { $0.type == nil } == [false, true, false])
  }

  @Test func theLastAndTheFirstValueHaveATypeToo() {
    var path = recipes
    #expect(path.last(as: Recipe.self)?.id == 3 && path.first(as: Recipe.self)?.id == 1)
    path.append(Cart())
    #expect(path.last(as: Recipe.self) == nil && path.last(as: Cart.self) == Cart())
    #expect(NavigationPath().last(as: Cart.self) == nil && NavigationPath().first(as: Cart.self) == nil)
  }

  @Test func poppingStopsAtTheTopmostMatch() throws {
    var path = recipes
    path.append(Cart())
    path.append(Recipe(id: 2))
    path.append(Timer(minutes: 1))
    let ids = path.entries.map(\.id)
    var copy = path
    #expect(copy.popTo(Recipe(id: 2)) && copy.count == 5)
    #expect(copy.popTo(Cart.self) && copy.count == 4)
    #expect(copy.popTo(id: ids[1]) && copy.entries.map(\.id) == Array(ids[..<2]))
    #expect(copy.popTo { $0.value(as: Recipe.self)?.id == 1 } && copy.count == 1)
    copy.popToRoot()
    #expect(copy.isEmpty)
  }

  @Test func whatIsNotFoundChangesNothing() {
    var path = recipes
    let gone = NavigationPath([1]).entries[0].id
    #expect(!path.popTo(Recipe(id: 9)) && !path.popTo(Cart.self) && !path.popTo(id: gone))
    #expect(!path.popTo { _ in false } && !path.remove(id: gone))
    #expect(path.insert(Cart(), below: gone) == nil && path.insert(Cart(), at: 9) == nil)
    #expect(path.insert(Cart(), at: -1) == nil)
    #expect(path.difference(from: recipes).isEmpty && path.count == 3)
    path.popToRoot()
    #expect(!path.replaceLast(with: Cart()) && path.isEmpty)
  }

  @Test func mappingChangesOneType() throws {
    var path = try restored(recipes)
    path.append(Timer(minutes: 1))
    let mapped = path.map(Recipe.self) { Recipe(id: $0.id, servings: $0.id == 2 ? 8 : 2) }
    #expect(mapped.values(of: Recipe.self).map(\.servings) == [2, 8, 2])
    #expect(mapped.entries.map(\.id) == path.entries.map(\.id))
    #expect(mapped.difference(from: path).changed.map(\.id) == [path.entries[1].id])
    let carts = path.map { $0.type == Timer.self ? NavigationPath.Entry(Cart()) : $0 }
    #expect(carts.last(as: Cart.self) != nil && carts.codable != nil)
  }

  @Test func theDifferenceNamesWhatWasDone() {
    var path = recipes
    let ids = path.entries.map(\.id)
    path.remove(id: ids[0])
    path[id: ids[1], as: Recipe.self]?.servings = 5
    let new = path.insert(Cart(), below: ids[2])
    path.append(Cart())
    let difference = path.difference(from: recipes)
    #expect(difference.removed.map(\.id) == [ids[0]])
    #expect(difference.changed.map(\.id) == [ids[1]])
    #expect(difference.changed.first?.old.value(as: Recipe.self)?.servings == 2)
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
