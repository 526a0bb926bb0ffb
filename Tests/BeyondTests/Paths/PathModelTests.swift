import Cairn
import CairnNavigation
import SwiftUI
import TestSupport
import Testing

private enum Edit {
  case append(Int, isCodable: Bool)
  case insert(Int, at: Int, isCodable: Bool)
  case insertBelow(Int, target: Int)
  case remove(Int)
  case set(Int, to: Int)
  case popTo(id: Int)
  case popToValue(Int)
  case popToType(isCodable: Bool)
  case replaceLast(Int)
  case swapEntries(Int, Int)
  case double
  case map(Int)
  case remember
  case saveAndRestore
}

/// A path, and an array of its values with their identities.
private struct EditSubject: CommandSubject {
  private struct Model: Equatable {
    var id: NavigationPath.Entry.ID
    var number: Int
    var isCodable: Bool
  }

  private var path = NavigationPath()
  private var model: [Model] = []
  private var oldPath = NavigationPath()
  private var oldModel: [Model] = []
  private var seen: Set<NavigationPath.Entry.ID> = []
  private let stack = StackOfPath()

  /// Returns the identity of a new entry, which must not have been used before.
  private mutating func fresh(_ id: NavigationPath.Entry.ID?) -> NavigationPath.Entry.ID? {
    id.flatMap { seen.insert($0).inserted ? $0 : nil }
  }

  private func index(_ number: Int) -> Int? { model.isEmpty ? nil : number % model.count }

  mutating func run(_ edit: Edit) -> String? {
    switch edit {
    case .append(let number, let isCodable):
      if isCodable { path.append(PathRecipe(id: number)) } else { path.append(PathTimer(minutes: number)) }
      guard let id = fresh(path.entries.last?.id) else { return "an appended entry has an old identity" }
      model.append(Model(id: id, number: number, isCodable: isCodable))
    case .insert(let number, let position, let isCodable):
      let position = position % (model.count + 2)
      let id =
        isCodable
        ? path.insert(PathRecipe(id: number), at: position) : path.insert(PathTimer(minutes: number), at: position)
      if position > model.count { return id == nil ? compare() : "inserted above the top" }
      guard let id = fresh(id) else { return "an inserted entry has an old identity" }
      model.insert(Model(id: id, number: number, isCodable: isCodable), at: position)
    case .insertBelow(let number, let target):
      guard let index = index(target) else { return nil }
      guard let id = fresh(path.insert(PathRecipe(id: number), below: model[index].id)) else { return "not inserted" }
      model.insert(Model(id: id, number: number, isCodable: true), at: index)
    case .remove(let target):
      guard let index = index(target) else { return nil }
      if !path.remove(id: model.remove(at: index).id) { return "not removed" }
    case .set(let target, let number):
      guard let index = index(target) else { return nil }
      path[id: model[index].id, as: PathRecipe.self] = PathRecipe(id: number)
      if model[index].isCodable { model[index].number = number }
    case .popTo(let target):
      guard let index = index(target) else { return nil }
      if !path.popTo(id: model[index].id) { return "not popped" }
      model.removeSubrange((index + 1)...)
    case .popToValue(let number):
      let index = model.lastIndex { $0.number == number && $0.isCodable }
      if path.popTo(PathRecipe(id: number)) != (index != nil) { return "popped wrongly to a value" }
      if let index { model.removeSubrange((index + 1)...) }
    case .popToType(let isCodable):
      let index = model.lastIndex { $0.isCodable == isCodable }
      let hasPopped = isCodable ? path.popTo(PathRecipe.self) : path.popTo(PathTimer.self)
      if hasPopped != (index != nil) { return "popped wrongly to a type" }
      if let index { model.removeSubrange((index + 1)...) }
    case .replaceLast(let number):
      if path.replaceLast(with: PathRecipe(id: number)) == model.isEmpty { return "replaced wrongly" }
      guard !model.isEmpty else { return nil }
      guard let id = fresh(path.entries.last?.id) else { return "a replaced entry keeps its identity" }
      model[model.count - 1] = Model(id: id, number: number, isCodable: true)
    case .swapEntries(let a, let b):
      guard let a = index(a), let b = index(b) else { return nil }
      path.entries.swapAt(a, b)
      model.swapAt(a, b)
    case .double:
      guard model.count < 20 else { return nil }
      path.entries += path.entries
      for (entry, old) in zip(path.entries.dropFirst(model.count), model) {
        guard let id = fresh(entry.id) else { return "the same entry twice" }
        model.append(Model(id: id, number: old.number, isCodable: old.isCodable))
      }
    case .map(let number):
      path = path.map(PathRecipe.self) { $0.id > number ? PathRecipe(id: number) : $0 }
      for index in model.indices where model[index].isCodable { model[index].number = min(model[index].number, number) }
    case .remember: (oldPath, oldModel) = (path, model)
    case .saveAndRestore:
      guard model.allSatisfy(\.isCodable) else { return nil }
      guard let new = try? restored(path) else { return "not restored" }
      path = new
      for (index, entry) in path.entries.enumerated() {
        guard let id = fresh(entry.id) else { return "a restored entry has an old identity" }
        model[index].id = id
      }
    }
    return compare()
  }

  private func compare() -> String? {
    let isCodable = PathProblem.$hearer.withValue(.init { _ in }, operation: { path.codable != nil })
    if isCodable != model.allSatisfy(\.isCodable) { return "the path says wrongly whether it can be encoded" }
    if path.entries.map(\.id) != model.map(\.id) { return "other entries" }
    if path.entries.map(\.isCodable) != model.map(\.isCodable) { return "entries are encodable wrongly" }
    if !model.allSatisfy({ path[id: $0.id]?.id == $0.id }) { return "an entry is not found" }
    let numbers = path.entries.map { $0.value(as: PathRecipe.self)?.id ?? $0.value(as: PathTimer.self)?.minutes }
    if numbers != model.map(\.number) { return "other values" }
    if let problem = stack.problem(following: path) { return problem }
    return compareDifference()
  }

  private func compareDifference() -> String? {
    let difference = path.difference(from: oldPath)
    let ids = Set(model.map(\.id))
    let oldNumbers = Dictionary(uniqueKeysWithValues: oldModel.map { ($0.id, $0.number) })
    if difference.removed.map(\.id) != oldModel.map(\.id).filter({ !ids.contains($0) }) { return "removed wrongly" }
    if difference.added.map(\.id) != model.map(\.id).filter({ oldNumbers[$0] == nil }) { return "added wrongly" }
    let changed = model.filter { entry in oldNumbers[entry.id].map { $0 != entry.number } ?? false }
    return difference.changed.map(\.id) == changed.map(\.id) ? nil : "changed wrongly"
  }

  static func randomCommand(_ generator: inout SeededGenerator) -> Edit {
    let number = generator.below(5)
    switch generator.below(18) {
    case 0...2: return .append(number, isCodable: generator.chance(80))
    case 3, 4: return .insert(number, at: generator.below(12), isCodable: generator.chance(80))
    case 5, 6: return .insertBelow(number, target: generator.below(12))
    case 7: return .remove(generator.below(12))
    case 8, 9: return .set(generator.below(12), to: number)
    case 10: return .popTo(id: generator.below(12))
    case 11: return generator.chance(50) ? .popToValue(number) : .popToType(isCodable: generator.chance(50))
    case 12: return .replaceLast(number)
    case 13: return .swapEntries(generator.below(12), generator.below(12))
    case 14: return generator.chance(40) ? .double : .remember
    case 15: return .map(number)
    case 16: return .remember
    default: return .saveAndRestore
    }
  }

  static func simplerCommands(than edit: Edit) -> [Edit] {
    switch edit {
    case .append(let number, _) where number > 0: [.append(0, isCodable: true)]
    case .insert(let number, let position, _) where number + position > 0:
      [.append(0, isCodable: true), .insert(0, at: 0, isCodable: true)]
    case .insertBelow: [.append(0, isCodable: true)]
    case .set(let target, let number) where target > 0 || number != 1: [.set(0, to: 1)]
    default: []
    }
  }
}

/// A stack that follows a path, and the page of each entry.
private final class StackOfPath {
  private var model = StackModel(path: .mixed(NavigationPath()))
  private var pages: [NavigationPath.Entry.ID: EntryID] = [:]

  /// Shows the path, and checks that pages belong to the same entries as before.
  func problem(following path: NavigationPath) -> String? {
    let before = model.entries.map(\.id)
    model.setPath(.mixed(path))
    _ = model.takeWrites()
    let change = model.takeChange() ? model.change : StackChange()
    let now = model.entries.map(\.id)
    if now.count != path.count || Set(now).count != now.count { return "the stack shows \(now.count) pages" }
    for (entry, page) in zip(path.entries, now) {
      if let old = pages[entry.id], old != page { return "an entry has another page" }
    }
    if before.filter({ !now.contains($0) }) != change.left.map(\.id) { return "the stack removes wrong pages" }
    if now.filter({ !before.contains($0) }) != change.came.map(\.id) { return "the stack adds wrong pages" }
    let moved = now.enumerated().filter { before.contains($1) && before.firstIndex(of: $1) != $0 }.map(\.element)
    if moved != change.moved { return "the stack moves wrong pages" }
    pages = [:]
    for (entry, page) in zip(path.entries, now) { pages[entry.id] = page }
    return nil
  }
}

@Suite struct PathModelTests {
  @Test func anEditedPathAgreesWithAnArray() async {
    if let failure = await CommandTest<EditSubject>().firstFailure() { Issue.record("\(failure)") }
  }
}
