import CairnStorage
import CairnValues
import Foundation
import TestSupport
import Testing

@testable import SwiftData

/// What may be at a path that the app takes from the environment, or finds beside its files.
enum ForeignThing: String, CaseIterable, CustomTestStringConvertible {
  case text, json, database, linkToText, linkToDatabase, linkToNothing, folder, pipe, device
  /// Files as the app writes them, of another user. Only root can make them.
  case othersSettings, othersStore

  var testDescription: String { rawValue }

  static var possible: [ForeignThing] {
    geteuid() == 0 ? allCases : allCases.filter { $0 != .othersSettings && $0 != .othersStore }
  }

  /// Puts the thing at a path. What a link leads to is in another folder.
  func put(at path: URL, outside: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch self {
    case .text: try Data("root:x:0:0:root:/root:/bin/bash\n".utf8).write(to: path)
    case .json: try Data(#"{"theme": "dark", "version": 3}"#.utf8).write(to: path)
    case .database: try Self.writeDatabase(to: path)
    case .linkToText, .linkToDatabase:
      let target = outside.appending(path: "target")
      if self == .linkToText {
        try Data("root:x:0:0\n".utf8).write(to: target)
      } else {
        try Self.writeDatabase(to: target)
      }
      try files.createSymbolicLink(at: path, withDestinationURL: target)
    case .linkToNothing:
      try files.createSymbolicLink(at: path, withDestinationURL: outside.appending(path: "nothing"))
    case .folder:
      try files.createDirectory(at: path, withIntermediateDirectories: false)
      try Data("kept".utf8).write(to: path.appending(path: "file"))
    case .pipe: try #require(mkfifo(path.path, 0o600) == 0)
    case .device: try files.createSymbolicLink(at: path, withDestinationURL: URL(filePath: "/dev/full"))
    case .othersSettings:
      try Data(#"{"version": 1, "values": {"count": 9}}"#.utf8).write(to: path)
      try #require(chown(path.path, 65534, 65534) == 0)
    case .othersStore:
      do {
        let schema = Schema([Trip.self])
        _ = try SQLiteStore(path: path.path, plan: schema.plan, entities: schema.plan.entities, isWritable: true)
      }
      try #require(chown(path.path, 65534, 65534) == 0)
    }
  }

  private static func writeDatabase(to path: URL) throws {
    let database = try Database(path: path.path, isWritable: true)
    try database.execute("CREATE TABLE bookmarks (url TEXT); INSERT INTO bookmarks VALUES ('https://example.org')")
  }
}

/// The names, kinds, rights, owners, times and bytes of everything in a folder.
struct FolderPicture: Equatable {
  private struct Entry: Equatable {
    var number: UInt = 0
    var mode: mode_t = 0
    var owner: uid_t = 0
    var seconds = 0
    var nanoseconds = 0
    var bytes: Data?
    var link: String?
  }

  private var entries: [String: Entry] = [:]

  /// - Parameter name: The only entry to look at, if not all.
  init(_ folder: URL, only name: String? = nil) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in names where name == nil || path == name || path.hasPrefix(name! + "/") {
      let place = folder.appending(path: path).path
      var status = stat()
      guard lstat(place, &status) == 0 else { continue }
      var entry = Entry(number: UInt(status.st_ino), mode: status.st_mode, owner: status.st_uid)
      if status.st_mode & S_IFMT == S_IFREG { entry.bytes = FileManager.default.contents(atPath: place) }
      entry.link = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      entry.seconds = status.st_mtim.tv_sec
      entry.nanoseconds = status.st_mtim.tv_nsec
      entries[path] = entry
    }
  }
}

/// Whatever is where the app's files should be, it stays as it is, and so does everything elsewhere.
@Suite("Files that are not the app's", .withoutReports)
struct ForeignFileTests {
  private func check(_ thing: ForeignThing, at name: String, _ use: (URL) throws -> Void) throws {
    try withFolder { folder in
      let (app, outside) = (folder.appending(path: "app"), folder.appending(path: "outside"))
      for folder in [app, outside] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      }
      try Data("else".utf8).write(to: outside.appending(path: "else"))
      try thing.put(at: app.appending(path: name), outside: outside)
      let before = (try FolderPicture(app, only: name), try FolderPicture(outside))
      try use(app)
      let after = (try FolderPicture(app, only: name), try FolderPicture(outside))
      #expect(before == after, "\(thing) at \(name)")
    }
  }

  // MARK: Settings and scenes

  private func use(_ folder: URL) -> [StorageProblem] {
    var problems: [StorageProblem] = []
    for round in 1...2 {
      let group = StoreGroup(journalIn: folder.appending(path: "journal", directoryHint: .isDirectory)) { place in
        switch place {
        case .settings: folder.appending(path: "settings.json")
        case .scene(let id): folder.appending(path: "scenes/\(id).json")
        }
      }
      for place in [StorePlace.settings, .scene("main")] {
        let store = group.open(place)
        store.set(.int(round), for: "count")
        store.flush()
        store.refresh()
        #expect(store.value(for: "count") == .int(round))
        if round == 2, case .scene = place { (store as? FileStore)?.erase() }
        problems += store.problems
      }
    }
    return problems
  }

  @Test(arguments: ForeignThing.possible, ["settings.json", "scenes/main.json"])
  func inPlaceOfSettings(thing: ForeignThing, name: String) throws {
    try check(thing, at: name) { folder in
      let problems = use(folder)
      #expect(problems.contains { $0.code == .foreign && $0.losesValues }, "\(problems)")
    }
  }

  @Test(
    arguments: ForeignThing.possible.filter { $0 != .othersSettings },
    [".settings.json.new", "scenes/.main.json.new", "journal/1-1.turns", "settings.json.corrupt-1"])
  func besideSettings(thing: ForeignThing, name: String) throws {
    try check(thing, at: name) { folder in #expect(use(folder) == []) }
  }

  // MARK: Stores of models

  private func open(_ folder: URL) throws {
    let container = try ModelContainer(
      for: Schema(versionedSchema: TripsOnly.self), migrationPlan: TripsPlan.self,
      configurations: ModelConfiguration(url: folder.appending(path: "app.store")))
    let context = ModelContext(container)
    context.insert(Trip(name: "Alps"))
    try context.save()
  }

  @Test(
    arguments: ForeignThing.possible.filter { $0 != .othersSettings },
    ["app.store", "app.store-wal", "app.store-shm", "app.store-journal"])
  func inPlaceOfAStore(thing: ForeignThing, name: String) throws {
    // Nothing says whose a regular file is that has the name of shared memory.
    if name == "app.store-shm", [.text, .json, .database].contains(thing) { return }
    try check(thing, at: name) { folder in
      let error = #expect(throws: SwiftDataError.self) { try open(folder) }
      #expect(error?.localizedDescription.contains("is left as it is") == true, "\(error as Any)")
    }
  }

  @Test(
    arguments: ForeignThing.possible.filter { $0 != .othersSettings }, ["app.store.damaged-1", "app.store.migrating"])
  func besideAStore(thing: ForeignThing, name: String) throws {
    try check(thing, at: name) { folder in
      try (Data("SQLite format 3\0".utf8) + Data(repeating: 7, count: 9000)).write(
        to: folder.appending(path: "app.store"))
      try open(folder)
    }
  }

  @Test func aLinkedStoreIsUsedWhereItIs() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(
        at: folder.appending(path: "elsewhere"), withIntermediateDirectories: false)
      try open(folder.appending(path: "elsewhere"))
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "app.store"), withDestinationURL: folder.appending(path: "elsewhere/app.store"))
      try open(folder)
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.appending(path: "app.store").path)
      #expect(link.hasSuffix("elsewhere/app.store"))
    }
  }

  @Test func onlyTheUserCanReadAStore() throws {
    try withFolder { folder in
      let before = umask(0o022)
      defer { umask(before) }
      let configuration = ModelConfiguration(schema: nil).moved(to: folder)
      func rights() throws -> [String: Int] {
        var found: [String: Int] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
          let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)
          found[name] = (attributes[.posixPermissions] as? NSNumber)?.intValue
        }
        return found
      }
      func save() throws -> [String: Int] {
        let context = ModelContext(try ModelContainer(for: Trip.self, configurations: configuration))
        context.insert(Trip(name: "Alps"))
        try context.save()
        return try rights()
      }
      let new = try save()
      #expect(new.keys.contains("default.store-wal") && new.values.allSatisfy { $0 == 0o600 }, "\(new)")
      // As an older version has left it.
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o644], ofItemAtPath: folder.appending(path: "default.store").path)
      let old = try save()
      #expect(old.values.allSatisfy { $0 == 0o600 }, "\(old)")
    }
  }
}

private enum TripsOnly: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Trip.self] }
}

private enum TripsPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [TripsOnly.self] }
  static var stages: [MigrationStage] { [] }
}
