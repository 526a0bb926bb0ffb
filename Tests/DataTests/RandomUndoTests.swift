import Foundation
import TestSupport
import Testing

@testable import SwiftData

@Model
final class Folder {
  var name: String
  var parent: Folder?
  @Relationship(deleteRule: .cascade, inverse: \Folder.parent) var children: [Folder] = []
  @Relationship(deleteRule: .nullify, inverse: \Lock.folder) var lock: Lock?
  @Relationship(inverse: \Sticker.folders) var stickers: [Sticker] = []

  init(name: String) { self.name = name }
}

@Model
final class Lock {
  var name: String
  var folder: Folder?

  init(name: String) { self.name = name }
}

@Model
final class Sticker {
  var name: String
  var folders: [Folder] = []

  init(name: String) { self.name = name }
}

/// Random changes of trees, pairs and groups, with undo and redo of each, compared with plain values.
@Suite(.withoutReports) struct RandomUndoTests {
  private struct Pair: Hashable {
    var folder: String
    var sticker: String
  }

  private struct World: Equatable {
    var names: [String: String] = [:]
    /// The parents of folders.
    var parents: [String: String] = [:]
    /// The folders of locks.
    var folders: [String: String] = [:]
    var locks: Set<String> = []
    var stickers: Set<String> = []
    var pairs: Set<Pair> = []

    func below(_ folder: String) -> Set<String> {
      names.keys.filter { parents[$0] == folder }.reduce([folder]) { $0.union(below($1)) }
    }

    mutating func remove(_ folder: String) {
      for gone in below(folder) {
        names[gone] = nil
        parents[gone] = nil
        folders = folders.filter { $0.value != gone }
        pairs = pairs.filter { $0.folder != gone }
      }
    }

    mutating func setLock(_ lock: String, _ folder: String?) {
      if let folder { folders = folders.filter { $0.value != folder } }
      folders[lock] = folder
    }
  }

  /// A context with everything in it, by the names that the models have had at first.
  private struct Player {
    let context: ModelContext
    let undoManager = UndoManager()
    var folders: [String: Folder] = [:]
    var locks: [String: Lock] = [:]
    var stickers: [String: Sticker] = [:]
    var world = World()
    var saved = World()
    var undone: [World] = []
    var done: [World] = []

    init(_ container: ModelContainer) throws {
      context = ModelContext(container)
      for number in 0..<6 {
        let name = "\(number)"
        folders[name] = Folder(name: name)
        context.insert(folders[name]!)
        world.names[name] = name
        guard number < 3 else { continue }
        locks[name] = Lock(name: name)
        stickers[name] = Sticker(name: name)
        context.insert(locks[name]!)
        context.insert(stickers[name]!)
        world.locks.insert(name)
        world.stickers.insert(name)
      }
      try context.save()
      saved = world
      undoManager.groupsByEvent = false
      context.undoManager = undoManager
    }

    /// Makes a change of the models and of the values as one step of undo.
    mutating func change(_ next: World, _ body: (Self) -> Void) {
      guard next != world else { return }
      undoManager.beginUndoGrouping()
      body(self)
      undoManager.endUndoGrouping()
      done.append(world)
      undone = []
      world = next
    }

    mutating func play(_ random: inout SeededGenerator, _ step: Int) throws -> String {
      var next = world
      let folder = world.names.keys.sorted().randomElement(using: &random)
      let other = world.names.keys.sorted().randomElement(using: &random)
      let lock = "\(random.below(3))"
      let sticker = "\(random.below(3))"
      switch (random.below(14), folder, other) {
      case (0, _, _):
        let new = Folder(name: "new \(step)")
        next.names[new.name] = new.name
        next.parents[new.name] = folder
        folders[new.name] = new
        change(next) { player in
          player.context.insert(new)
          new.parent = folder.flatMap { player.folders[$0] }
        }
        return "insert in \(folder ?? "-")"
      case (1, let folder?, _):
        next.names[folder] = "renamed \(step)"
        change(next) { $0.folders[folder]?.name = "renamed \(step)" }
        return "rename \(folder)"
      case (2...3, let folder?, let other?) where !world.below(folder).contains(other):
        next.parents[folder] = other
        let isByParent = random.chance(50)
        change(next) { player in
          if isByParent {
            player.folders[folder]?.parent = player.folders[other]
          } else {
            player.folders[other]?.children.append(player.folders[folder]!)
          }
        }
        return "move \(folder) to \(other), \(isByParent)"
      case (4, let folder?, _):
        next.parents = next.parents.filter { $0.value != folder }
        change(next) { $0.folders[folder]?.children = [] }
        return "empty \(folder)"
      case (5...7, let folder?, _):
        let isLocked = random.chance(75)
        next.setLock(lock, isLocked ? folder : nil)
        let isByFolder = isLocked && random.chance(50)
        change(next) { player in
          if isByFolder {
            player.folders[folder]?.lock = player.locks[lock]
          } else {
            player.locks[lock]?.folder = isLocked ? player.folders[folder] : nil
          }
        }
        return "lock \(folder) with \(lock), \(isLocked) \(isByFolder)"
      case (8...9, let folder?, _):
        let pair = Pair(folder: folder, sticker: sticker)
        let isNew = next.pairs.insert(pair).inserted
        if !isNew { next.pairs.remove(pair) }
        change(next) { player in
          guard let folder = player.folders[folder], let sticker = player.stickers[sticker] else { return }
          if isNew { sticker.folders.append(folder) } else { folder.stickers.removeAll { $0 === sticker } }
        }
        return "sticker \(folder) with \(sticker), \(isNew)"
      case (10, let folder?, _):
        next.remove(folder)
        change(next) { $0.context.delete($0.folders[folder]!) }
        return "delete \(folder)"
      case (11, _, _):
        try context.save()
        saved = world
        return "save"
      case (12, _, _):
        guard let last = done.popLast() else { return "nothing" }
        undoManager.undo()
        undone.append(world)
        world = last
        return "undo"
      case (13, _, _):
        guard let next = undone.popLast() else { return "nothing" }
        undoManager.redo()
        done.append(world)
        world = next
        return "redo"
      default: return "nothing"
      }
    }

    func seen(in context: ModelContext, _ names: [Int64: String]) throws -> World {
      var found = World()
      func name(_ folder: Folder) -> String { names[folder.persistentBackingData.key] ?? "?" }
      for folder in try context.fetch(FetchDescriptor<Folder>()) {
        found.names[name(folder)] = folder.name
        found.parents[name(folder)] = folder.parent.map(name)
        for sticker in folder.stickers { found.pairs.insert(Pair(folder: name(folder), sticker: sticker.name)) }
        for child in folder.children where child.parent !== folder { found.names["one-sided child"] = "" }
        if let parent = folder.parent, parent.children.filter({ $0 === folder }).count != 1 {
          found.names["one-sided parent"] = ""
        }
        if let lock = folder.lock, lock.folder !== folder { found.names["one-sided folder"] = "" }
      }
      for lock in try context.fetch(FetchDescriptor<Lock>()) {
        found.locks.insert(lock.name)
        found.folders[lock.name] = lock.folder.map(name)
        if let folder = lock.folder, folder.lock !== lock { found.names["one-sided lock"] = "" }
      }
      for sticker in try context.fetch(FetchDescriptor<Sticker>()) {
        found.stickers.insert(sticker.name)
        for folder in sticker.folders where !folder.stickers.contains(where: { $0 === sticker }) {
          found.names["one-sided sticker"] = ""
        }
      }
      return found
    }
  }

  @Test(arguments: StoreKind.allCases, 1...8 as ClosedRange<UInt64>)
  func everyStepCanBeUndoneAndDoneAgain(kind: StoreKind, seed: UInt64) throws {
    try kind.withContainer(for: [Folder.self]) { container in
      var random = SeededGenerator(seed: seed)
      var player = try Player(container)
      var trail: [String] = []
      for step in 0..<120 {
        trail.append(try player.play(&random, step))
        let names = Dictionary(
          uniqueKeysWithValues: player.folders.map { ($0.value.persistentBackingData.key, $0.key) })
        let seen = try player.seen(in: player.context, names)
        guard seen == player.world else {
          Issue.record("\(trail.suffix(8))\nexpected \(player.world)\nfound \(seen)")
          return
        }
        guard step % 10 == 9 else { continue }
        #expect(try player.seen(in: ModelContext(container), names) == player.saved)
      }
    }
  }
}
