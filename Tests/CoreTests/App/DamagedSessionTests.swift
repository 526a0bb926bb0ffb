import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("WeakElement windows that nobody can have had open")
struct DamagedSessionTests {
  private struct Example: App {
    var body: some Scene {
      WindowGroup { Opener() }
      WindowGroup(for: Int.self) { value in Text("number \(value.wrappedValue ?? 0)") }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Open") { openWindow(value: 1) }
    }
  }

  private let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-session-\(UUID().uuidString)")

  private func start(remembering values: [String: String]) throws -> TestHost {
    try FileManager.default.createDirectory(at: folder.appending(path: "scenes"), withIntermediateDirectories: true)
    let session: [String: Any] = ["version": 1, "values": values]
    try JSONSerialization.data(withJSONObject: session).write(to: folder.appending(path: "scenes/session.json"))
    return TestHost(Example.self, storingIn: folder)
  }

  @Test(
    "Whatever a scene is called, the app starts and opens windows",
    arguments: [
      "window-9223372036854775807", "window-99999999999999999999", "window--1", "window-", "window", "", "-",
      "window-01",
      "window-1000000001", "../../../away-1", "window-1\u{0}", "\u{1B}]0;owned\u{7}-3",
      String(repeating: "x", count: 5000),
    ])
  func anyName(scene: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for source in ["window", "gone"] {
      let host = try start(remembering: ["window 0": scene, "source 0": source])
      try host.tap("Open")
      #expect(host.windows.count == 2)
    }
  }

  @Test func nobodyHasTenThousandWindowsOpen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var values: [String: String] = [:]
    for number in 0..<10_000 {
      values["window \(number)"] = "window-\(number + 1)"
      values["source \(number)"] = "window"
    }
    let host = try start(remembering: values)
    #expect(host.windows.count == 200)
    #expect(host.diagnostics.map(\.code) == ["windows.too-many"])
  }
}
