import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Windows")
struct WindowTests {
  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    var body: some View {
      Text(supportsMultipleWindows ? "many" : "one")
      Tally("count")
      Button("open by id") { openWindow(id: "log") }
      Button("open 1") { openWindow(value: 1) }
      Button("open 2") { openWindow(value: 2) }
      Button("open one point zero") { openWindow(value: 1.0) }
      Button("open note") { openWindow(id: "notes", value: "milk") }
      Button("open nothing") { openWindow(id: "nothing") }
      Button("close log") { dismissWindow(id: "log") }
      Button("close 1") { dismissWindow(value: 1) }
      Button("close") { dismissWindow() }
    }
  }

  private struct Detail: View {
    @Binding var number: Int?
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Text(number.map { "number \($0)" } ?? "no number")
      Tally("detail")
      Button("next") { number = (number ?? 0) + 1 }
      Button("done") { dismissWindow() }
    }
  }

  private struct ManyWindows: App {
    var body: some Scene {
      WindowGroup("Main") { Opener() }
      Window("Log", id: "log") { Text("the log") }
      WindowGroup(for: Int.self) { $number in Detail(number: $number) }
      WindowGroup("Notes", id: "notes", for: String.self) { $note in
        Text("note \(note)")
      } defaultValue: {
        "empty"
      }
      Settings { Text("the settings") }
    }
  }

  @Test func theFirstSceneOpensAtLaunch() {
    let host = TestHost(ManyWindows.self)
    #expect(host.windows == ["Main"])
    #expect(host.texts.prefix(2) == ["many", "count 0"])
  }

  @Test func aSingleWindowOpensOnce() throws {
    let host = TestHost(ManyWindows.self)
    try host.tap("open by id")
    #expect(host.windows == ["Main", "Log"])
    #expect(host.texts == ["the log"])
    try host.bringForward("Main")
    try host.tap("open by id")
    #expect(host.windows == ["Main", "Log"])
    #expect(host.texts == ["the log"])
  }

  @Test("N278: a window for a value is brought forward if it is there, else opened")
  func windowsForValues() throws {
    let host = TestHost(ManyWindows.self)
    try host.tap("open 1")
    #expect(host.texts.first == "number 1")
    try host.tap("detail 0")
    try host.bringForward("Main")
    try host.tap("open 2")
    #expect(host.texts.prefix(2) == ["number 2", "detail 0"])
    try host.bringForward("Main")
    try host.tap("open 1")
    #expect(host.texts.prefix(2) == ["number 1", "detail 1"])
    #expect(host.windows.count == 3)
  }

  @Test("N279: the binding is the window's own, and what it is set to is what the window is for")
  func theValueIsABinding() throws {
    let host = TestHost(ManyWindows.self)
    try host.tap("open 1")
    try host.tap("next")
    #expect(host.texts.first == "number 2")
    try host.bringForward("Main")
    try host.tap("open 2")
    #expect(host.windows.count == 2)
    try host.bringForward("Main")
    try host.tap("open 1")
    #expect(host.windows.count == 3)
  }

  @Test func aValueOfATypeNoSceneIsForIsDiagnosed() throws {
    let host = TestHost(ManyWindows.self)
    try host.tap("open one point zero")
    try host.tap("open nothing")
    #expect(host.windows == ["Main"])
    #expect(host.diagnostics.map(\.code) == ["window.no-scene", "window.no-scene"])
    #expect(host.diagnostics[0].message.contains("values of type Double"))
    #expect(host.diagnostics[1].message.contains("\"nothing\""))
    #expect(host.diagnostics[1].message.contains("\"log\", for Int, \"notes\" for String"))
  }

  @Test func windowsAreClosed() throws {
    let host = TestHost(ManyWindows.self)
    try host.tap("open by id")
    try host.bringForward("Main")
    try host.tap("open 1")
    try host.bringForward("Main")
    try host.tap("close log")
    #expect(host.windows.count == 2)
    try host.tap("close 1")
    #expect(host.windows == ["Main"])
    try host.tap("open 1")
    try host.tap("done")
    #expect(host.windows == ["Main"])
    try host.tap("close")
    #expect(host.windows == [])
    #expect(host.texts == [])
  }

  @Test("N280: every window has its own state")
  func stateIsTheWindowsOwn() throws {
    struct Twice: App {
      var body: some Scene {
        WindowGroup(id: "main") {
          Tally("count")
          Another()
        }
      }
      struct Another: View {
        @Environment(\.openWindow) private var openWindow
        var body: some View { Button("another") { openWindow(id: "main") } }
      }
    }
    let host = TestHost(Twice.self)
    try host.tap("count 0")
    try host.tap("another")
    #expect(host.windows.count == 2)
    #expect(host.texts == ["count 0", "another"])
    try host.closeWindow()
    #expect(host.texts == ["count 1", "another"])
  }

  @Test("N279: windows come back with their values")
  func windowsComeBack() throws {
    var host = TestHost(ManyWindows.self)
    try host.tap("open 1")
    try host.tap("next")
    try host.bringForward("Main")
    try host.tap("open note")
    host = try host.terminateAndRestore()
    #expect(host.windows.count == 3)
    #expect(host.texts == ["note milk"])
    try host.closeWindow()
    #expect(host.texts.first == "number 2")
  }

  @Test func aClosedWindowDoesNotComeBackAndNeitherDoWhatScenesStored() throws {
    struct Stored: App {
      var body: some Scene { WindowGroup(id: "main") { Page() } }
      struct Page: View {
        @SceneStorage("n") private var number = 0
        @Environment(\.openWindow) private var openWindow
        var body: some View {
          Button("n \(number)") { number += 1 }
          Button("open") { openWindow(id: "main") }
        }
      }
    }
    var host = TestHost(Stored.self)
    try host.tap("n 0")
    try host.tap("open")
    try host.tap("n 0")
    try host.tap("n 1")
    #expect(host.texts.first == "n 2")
    host = try host.terminateAndRestore()
    #expect(host.windows.count == 2)
    #expect(host.texts.first == "n 2")
    try host.closeWindow()
    #expect(host.texts.first == "n 1")
    try host.tap("open")
    #expect(host.texts.first == "n 0")
    try host.closeWindow()
    host = try host.terminateAndRestore()
    #expect(host.windows.count == 1)
    #expect(host.texts.first == "n 1")
  }

  @Test func restorationAndLaunchCanBeTurnedOff() throws {
    struct Quiet: App {
      var body: some Scene {
        Window("Hidden", id: "hidden") { Text("hidden") }.defaultLaunchBehavior(.suppressed)
        WindowGroup("Main") { Opener() }
        Window("Log", id: "log") { Text("log") }.restorationBehavior(.disabled)
        Window("Welcome", id: "welcome") { Text("welcome") }.defaultLaunchBehavior(.presented)
      }
    }
    var host = TestHost(Quiet.self)
    #expect(host.windows == ["Main", "Welcome"])
    try host.closeWindow()
    try host.tap("open by id")
    #expect(host.windows == ["Main", "Log"])
    host = try host.terminateAndRestore()
    #expect(host.windows == ["Main"])
  }

  @Test func settingsOpenWhenAskedFor() throws {
    struct Page: View {
      @Environment(\.openSettings) private var openSettings
      var body: some View { Button("Settings…") { openSettings() } }
    }
    struct WithSettings: App {
      var body: some Scene {
        Settings { Text("the settings") }
        WindowGroup { Page() }
      }
    }
    let host = TestHost(WithSettings.self)
    #expect(host.texts == ["Settings…"])
    try host.tap("Settings…")
    #expect(host.texts == ["the settings"])
    #expect(host.windows.count == 2)
  }

  @Test func sizesOfWindows() {
    struct Sized: App {
      var body: some Scene {
        WindowGroup { Size() }.defaultSize(width: 500, height: 300).windowResizability(.contentSize)
      }
      struct Size: View {
        @Environment(\.horizontalSizeClass) private var width
        var body: some View { Text(width == .compact ? "compact" : "regular") }
      }
    }
    let host = TestHost(Sized.self)
    #expect(host.session.windows[0].screen.size == CGSize(width: 500, height: 300))
    #expect(host.session.windows[0].resizability == .contentSize)
    #expect(host.texts == ["compact"])
    host.resize(width: 800, height: 600)
    #expect(host.texts == ["regular"])
  }
}
