import CairnTesting
import SwiftUI
import Testing

/// Actions in one window do not affect others, and the window for a value is found among many.
@MainActor
@Suite("Many windows")
struct ManyWindowsTests {
  @MainActor private final class Looks {
    var count = 0
  }

  private static let looks = Looks()

  /// Observes its own size and counts how often.
  private struct Watcher: View {
    let name: String?
    @State private var height = 20.0
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Color.red.frame(height: height)
        .onGeometryChange(for: Double.self) { geometry in
          ManyWindowsTests.looks.count += 1
          return geometry.size.height
        } action: {
          seen = $0
        }
      Text("\(Int(seen)) high")
      Button("Grow") { height += 10 }
      Button("Open") { openWindow(value: "window \(Int(seen)) of \(name ?? "none")") }
    }

    @State private var seen = 0.0
  }

  private struct Watchers: App {
    var body: some Scene {
      WindowGroup("Watcher", for: String.self) { $name in Watcher(name: name) }
    }
  }

  @Test func noWindowLooksAtTheLayoutOfAnother() throws {
    let host = TestHost(Watchers.self)
    for _ in 0..<5 { try host.tap("Open") }
    #expect(host.windows.count == 6)
    let before = Self.looks.count
    try host.tap("Grow")
    #expect(host.texts.contains("30 high"))
    let beside = Self.looks.count - before
    for _ in 0..<20 { try host.tap("Open") }
    #expect(host.windows.count == 26)
    let beforeLast = Self.looks.count
    try host.tap("Grow")
    #expect(host.texts.contains("30 high"))
    #expect(Self.looks.count - beforeLast == beside)
  }

  /// A window whose value the person changes.
  private struct Numbered: View {
    @Binding var number: Int?
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @State private var mark = "unmarked"

    var body: some View {
      Text(number.map { "number \($0)" } ?? "no number")
      Button(mark) { mark = "marked" }
      Button("next") { number = (number ?? 0) + 1 }
      Button("forget") { number = nil }
      ForEach(0..<4) { other in
        Button("open \(other)") { openWindow(value: other) }
        Button("close \(other)") { dismissWindow(value: other) }
      }
    }
  }

  private struct Numbers: App {
    var body: some Scene { WindowGroup("Number", for: Int.self) { $number in Numbered(number: $number) } }
  }

  @Test func ofTwoWindowsForOneValueTheOneOpenedFirstComesForward() throws {
    let host = TestHost(Numbers.self)
    try host.tap("open 2")
    try host.tap("unmarked")
    try host.tap("open 1")
    try host.tap("next")
    #expect(host.texts.prefix(2) == ["number 2", "unmarked"])
    try host.tap("open 2")
    #expect(host.texts.prefix(2) == ["number 2", "marked"])
    // The reverse: the first window gets the value only later.
    try host.tap("next")
    try host.tap("open 3")
    #expect(host.texts.prefix(2) == ["number 3", "marked"])
    try host.tap("open 2")
    #expect(host.texts.prefix(2) == ["number 2", "unmarked"])
    try host.tap("next")
    try host.tap("open 3")
    #expect(host.texts.prefix(2) == ["number 3", "marked"])
    #expect(host.windows.count == 3)
  }

  @Test func aWindowThatHasNoValueAnyMoreOrWasClosedIsNotFound() throws {
    let host = TestHost(Numbers.self)
    try host.tap("open 1")
    try host.tap("forget")
    try host.tap("open 1")
    #expect(host.texts.first == "number 1")
    #expect(host.windows.count == 3)
    try host.tap("unmarked")
    try host.closeWindow()
    try host.tap("open 1")
    #expect(host.texts.prefix(2) == ["number 1", "unmarked"])
    #expect(host.windows.count == 3)
  }

  /// A value that claims to differ from itself, as a faulty `Hashable` may.
  private final class Shifty: Codable, Hashable {
    var number = 0
    nonisolated static func == (a: Shifty, b: Shifty) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct ShiftyView: View {
    @Binding var value: Shifty?
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Text("shifty")
      Button("open") { openWindow(value: ManyWindowsTests.shifty) }
      Button("close") { dismissWindow() }
    }
  }

  private static let shifty = Shifty()

  private struct ShiftyApp: App {
    var body: some Scene { WindowGroup("Shifty", for: Shifty.self) { $value in ShiftyView(value: $value) } }
  }

  @Test func aWindowClosesWhateverItsValueHasBecome() throws {
    let host = TestHost(ShiftyApp.self)
    try host.tap("open")
    Self.shifty.number = 7
    weak let window = host.session.windows.last
    try host.tap("close")
    #expect(host.windows.count == 1)
    #expect(window == nil)
    try host.tap("open")
    #expect(host.windows.count == 2)
  }
}
