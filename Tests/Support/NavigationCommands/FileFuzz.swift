import CairnCore
import CairnTesting
import Foundation
import SwiftUI
import TestSupport

/// Anybody can write the files that an app stores. Whatever they contain, the app starts and is usable.
@MainActor
package struct FileFuzz {
  /// An input that violates a property.
  package struct Failure: CustomStringConvertible {
    let problem: String
    let seed: UInt64
    let files: [String: [UInt8]]

    package var description: String {
      let texts = files.sorted { $0.key < $1.key }.map { "\($0.key):\n\(String(decoding: $0.value, as: UTF8.self))" }
      return "\(problem), seed \(seed)\n\(texts.joined(separator: "\n"))"
    }
  }

  /// How often everything was restored although a file was damaged.
  package private(set) var survived = 0
  /// Called for every thousandth input.
  package var progress: (_ seed: UInt64, _ inputs: Int) -> Void = { _, _ in }

  private let wellFormed: [String: [UInt8]]
  /// Each app has a folder of its own inside this one, because what it has to write may come late.
  private let folder: URL

  package init() throws {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let isInMemory = FileManager.default.isWritableFile(atPath: memory.path())
    folder = (isInMemory ? memory : FileManager.default.temporaryDirectory)
      .appending(path: "cairn-files-\(UUID().uuidString)", directoryHint: .isDirectory)
    wellFormed = try Self.filesOfAnApp(in: folder)
  }

  /// Returns the files of an app that has been used.
  private static func filesOfAnApp(in folder: URL) throws -> [String: [UInt8]] {
    let host = TestHost(FuzzedApp.self, storingIn: folder)
    try host.tap("Add")
    try host.tap("Open")
    host.session.end()
    var files: [String: [UInt8]] = [:]
    for name in ["settings.json", "scenes/session.json", "scenes/window-1.json", "scenes/window2-2.json"] {
      files[name] = try? Array(Data(contentsOf: folder.appending(path: name)))
    }
    // And the journal of one that was killed.
    let turn = #"{"settings":{"count":3},"scene window-1":{"path":{"data":"WyJTd2lmdC5JbnQiLCI3Il0="},"offset":1.5}}"#
    let sum = turn.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    files["journal/1.turns"] = Array("turn \(turn.utf8.count) \(sum)\n\(turn)\n".utf8)
    return files
  }

  /// Every input has its own seed, so that a failure can be reproduced without the previous inputs.
  package mutating func firstFailure(inputs: Int, seed: UInt64) throws -> Failure? {
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<inputs {
      let seed = seed &+ UInt64(number)
      if number.isMultiple(of: 1000) { progress(seed, number) }
      var generator = SeededGenerator(seed: seed)
      var files = wellFormed
      for _ in 0...generator.below(2) {
        let names = files.keys.sorted()
        let name = names[generator.below(names.count)]
        files[name] = FileDamage.damaged(files[name] ?? [], &generator)
      }
      let folder = folder.appending(path: "\(number)", directoryHint: .isDirectory)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, bytes) in files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
      if let problem = DiagnosticOutput.$isQuiet.withValue(true, operation: { problem(in: folder) }) {
        return Failure(problem: problem, seed: seed, files: files)
      }
    }
    return nil
  }

  private mutating func problem(in folder: URL) -> String? {
    let host = TestHost(FuzzedApp.self, storingIn: folder)
    do {
      // A file that does not begin like the app's is left alone, and an alert says that changes will not be saved.
      var isSaved = true
      guard !host.windows.isEmpty else { return "there is no window" }
      if host.windows.count > 1 { survived += 1 }
      // If all remaining windows are of the other kind, nothing more can be done with them.
      guard try goToRoot(host, &isSaved) else { return nil }
      let before = host.windows.count
      try host.tap("Open")
      guard host.windows.count >= before else { return "no window can be opened" }
      guard let count = try count(on: host, &isSaved) else { return "the window is gone" }
      try host.tap("Add")
      let shown = try self.count(on: host, &isSaved)
      if host.diagnostics.contains(where: { $0.code == "storage.foreign" }) { isSaved = false }
      guard isSaved else { return nil }
      guard shown == count &+ 1 else { return "what is set is not shown" }
      let next = try host.terminateAndRestore()
      defer { next.session.end() }
      let stored = try self.count(on: next, &isSaved)
      guard isSaved else { return nil }
      guard let stored else { return "the window does not come back" }
      guard stored == count &+ 1 else { return "what was set is not there at the next start" }
      return nil
    } catch {
      // The alert may come between a look and a tap, because files are written in the background.
      return host.alert.exists && host.alert.title == Self.notSaved ? nil : "\(error)"
    }
  }

  private static let notSaved = "Changes will not be saved"

  /// Returns the count on the page, even if the alert comes while the texts are read.
  private func count(on host: TestHost, _ isSaved: inout Bool) throws -> Int? {
    for _ in 0..<10 {
      guard try goToRoot(host, &isSaved) else { return nil }
      let texts = host.texts
      if !host.alert.exists { return FuzzedApp.count(in: texts) }
    }
    return nil
  }

  /// Brings a window with the page to the front and leaves everything on top of it. Returns `false` if there is
  /// no such window.
  private func goToRoot(_ host: TestHost, _ isSaved: inout Bool) throws -> Bool {
    // The alert may be in a window that is not looked at.
    if host.diagnostics.contains(where: { $0.code == "storage.foreign" }) { isSaved = false }
    for window in host.session.windows {
      host.session.bringForward(window)
      while host.alert.exists, host.alert.title == Self.notSaved {
        isSaved = false
        try host.tap("OK")
      }
      while host.depth > 0 { try host.goBack() }
      if host.texts.contains(where: { $0.hasPrefix("count ") }) { return true }
    }
    return false
  }
}

/// An app that stores a bit of everything.
private struct FuzzedApp: App {
  var body: some Scene {
    WindowGroup { FuzzedPage() }
    WindowGroup(for: FuzzedRecord.self) { record in Text("record \(record.wrappedValue?.name ?? "")") }
  }

  @MainActor static func count(in texts: [String]) -> Int {
    texts.lazy.compactMap { text in text.hasPrefix("count ") ? Int(text.dropFirst(6)) : nil }.first ?? 0
  }
}

private struct FuzzedPage: View {
  @AppStorage("count") private var count = 0
  @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
  @AppStorage("page") private var page = URL(string: "https://example.org/a")!
  @AppStorage("tabs") private var tabs = TabViewCustomization()
  @AppStorage("columns") private var columns = TableColumnCustomization<FuzzedItem>()
  @AppStorage("word") private var word = "word"
  @SceneStorage("path") private var stored: Data?
  @SceneStorage("offset") private var offset = 0.0
  @SceneStorage("choice") private var choice = 1
  @State private var path = NavigationPath()
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text(verbatim: "count \(count)")
        Text(date, style: .date)
        Text(verbatim: "\(page) \(word)").padding(offset)
        Slider(value: $offset, in: 0...10)
        Stepper("Choice \(choice)", value: $choice, in: 0...9)
        Button("Add") {
          count &+= 1
          date += 60
          offset += 1
          word += "a"
          columns[visibility: "age"] = .hidden
          stored = try? JSONEncoder().encode(NavigationPath([1, 2]).codable)
        }
        Button("Open") { openWindow(value: FuzzedRecord(id: 1, name: "one")) }
        Table([FuzzedItem(id: 1)], columnCustomization: $columns) {
          TableColumn("Number") { (item: FuzzedItem) in Text("\(item.id)") }.customizationID("number")
          TableColumn("Age") { (_: FuzzedItem) in Text("old") }.customizationID("age")
        }
        .frame(height: 100)
        TabView {
          Tab("One", systemImage: "star") { Text("1") }.customizationID("one")
          Tab("Two", systemImage: "star") { Text("2") }.customizationID("two")
        }
        .tabViewCustomization($tabs)
        .frame(height: 100)
      }
      .navigationDestination(for: Int.self) { Text("page \($0)") }
    }
    .onAppear {
      if let stored, let read = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored) {
        path = NavigationPath(read)
      }
    }
  }
}

private struct FuzzedItem: Identifiable {
  var id: Int
}
