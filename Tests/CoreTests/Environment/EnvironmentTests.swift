import CairnTesting
import Foundation
import SwiftUI
import Testing

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  @Entry fileprivate var depth = 0
  @Entry fileprivate var left = 1
  @Entry fileprivate var right = 10
  @Entry fileprivate var onTap: () -> Void = {}

  /// Derived from two others.
  fileprivate var sum: Int { left + right }

  /// Writes one of two keys.
  fileprivate var either: Int {
    get { left }
    set { if newValue < 100 { left = newValue } else { right = newValue } }
  }
}

private struct Accent: View {
  @Environment(\.accent) private var accent
  var body: some View { Text("accent \(accent)") }
}

/// Leaks a closure that reads its environment.
private struct Leaker: View {
  @Environment(\.accent) private var accent
  let give: (@escaping () -> String) -> Void
  var body: some View {
    Text("leaker").onAppear { give { accent } }
  }
}

private struct Depth: View {
  @Environment(\.depth) private var depth
  var body: some View { Text("depth \(depth)") }
}

private struct Sum: View {
  @Environment(\.sum) private var sum
  var body: some View { Text("sum \(sum)") }
}

private struct Left: View {
  @Environment(\.left) private var left
  var body: some View { Text("left \(left)") }
}

private struct Right: View {
  @Environment(\.right) private var right
  var body: some View { Text("right \(right)") }
}

private struct Both: View {
  var body: some View {
    Accent()
    Depth()
  }
}

private struct Root: View {
  @State private var accent = "red"
  @State private var depth = 1
  var body: some View {
    Both()
      .environment(\.accent, accent)
      .environment(\.depth, depth)
    Button("Blue") { accent = "blue" }
    Button("Deeper") { depth += 1 }
  }
}

private struct Nested: View {
  @State private var step = 1
  var body: some View {
    VStack {
      Depth()
      VStack { Depth() }.transformEnvironment(\.depth) { $0 += 10 }
      VStack { Depth() }.environment(\.depth, 99)
    }
    .transformEnvironment(\.depth) { $0 += step }
    Button("Step") { step += 1 }
  }
}

private struct Computed: View {
  @State private var value = 2
  var body: some View {
    VStack {
      Sum()
      Left()
      Right()
    }
    .environment(\.either, value)
    Button("Left") { value = 5 }
    Button("Right") { value = 100 }
    Button("Left again") { value = 7 }
  }
}

private struct Shape: View {
  @State private var isSet = false
  var body: some View {
    VStack {
      Depth()
      VStack { Depth() }.transformEnvironment(\.depth) { $0 += 1 }
      Accent()
    }
    .transformEnvironment(\.self) { values in
      if isSet { values.depth = 50 }
    }
    Button("Set") { isSet.toggle() }
  }
}

private struct Conditional: View {
  @State private var isLeft = true
  var body: some View {
    VStack {
      Left()
      Right()
    }
    .environment(isLeft ? \.left : \.right, 33)
    Button("Other key") { isLeft.toggle() }
  }
}

private struct Taps: View {
  @Environment(\.onTap) private var onTap
  var body: some View { Button("Tap") { onTap() } }
}

private struct Actions: View {
  @State private var count = 0
  var body: some View {
    Taps().environment(\.onTap) { count += 1 }
    Text("count \(count)")
  }
}

private struct Whole: View {
  @Environment(\.self) private var values
  var body: some View { Text("\(values.depth) \(values.accent)") }
}

private struct Many: View {
  @State private var accent = "a"
  var body: some View {
    VStack {
      ForEach(0..<1_000) { index in
        if index % 100 == 0 { Accent() } else { Depth() }
      }
    }
    .environment(\.accent, accent)
    .environment(\.depth, 3)
    Button("Other accent") { accent += "!" }
    Button("Same accent") { accent = accent + "" }
  }
}

/// Reads the environment in an action instead of the body.
private struct ReadsLater: View {
  @Environment(\.accent) private var accent
  @State private var seen = "nothing"
  var body: some View {
    Text("seen \(seen)")
    Button("Look") { seen = accent }
  }
}

private struct Later: View {
  @State private var accent = "red"
  var body: some View {
    ReadsLater().environment(\.accent, accent)
    Button("Blue") { accent = "blue" }
  }
}

private struct Person: View {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.displayScale) private var scale
  @Environment(\.pixelLength) private var pixel
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  var body: some View {
    Text(verbatim: "\(locale.identifier) \(calendar.identifier) \(timeZone.identifier)")
    Text(verbatim: "\(direction) \(scheme) \(size) \(scale) \(pixel) \(isEnabled) \(reducesMotion)")
  }
}

private struct SchemeOnly: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(verbatim: "\(scheme)") }
}

private struct Sizes: View {
  @Environment(\.dynamicTypeSize) private var size
  var body: some View { Text(verbatim: "\(size)") }
}

@MainActor
@Suite("Environment")
struct EnvironmentTests {
  @Test func defaultsAreReadWhereNothingIsSet() {
    let host = TestHost { Both() }
    #expect(host.texts == ["accent plain", "depth 0"])
  }

  @Test func aChangedKeyRunsItsReadersAlone() throws {
    let host = TestHost { Root() }
    #expect(host.texts.prefix(2) == ["accent red", "depth 1"])
    try host.tap("Blue")
    #expect(host.texts.prefix(2) == ["accent blue", "depth 1"])
    #expect(host.bodyRuns(of: Accent.self) == 2)
    #expect(host.bodyRuns(of: Depth.self) == 1)
    #expect(host.bodyRuns(of: Both.self) == 1)
    try host.tap("Deeper")
    #expect(host.texts.prefix(2) == ["accent blue", "depth 2"])
    #expect(host.bodyRuns(of: Accent.self) == 2)
    #expect(host.bodyRuns(of: Depth.self) == 2)
  }

  @Test func amongAThousandViewsOnlyTheReadersRun() throws {
    let host = TestHost { Many() }
    try host.tap("Other accent")
    #expect(host.bodyRuns(of: Accent.self) == 20)
    #expect(host.bodyRuns(of: Depth.self) == 990)
    try host.tap("Same accent")
    #expect(host.bodyRuns(of: Accent.self) == 20)
    #expect(host.bodyRuns(of: Many.self) == 2)
  }

  @Test func innerValuesWinAndTransformsStartFromTheOuterOne() throws {
    let host = TestHost { Nested() }
    #expect(host.texts.prefix(3) == ["depth 1", "depth 11", "depth 99"])
    try host.tap("Step")
    #expect(host.texts.prefix(3) == ["depth 2", "depth 12", "depth 99"])
    #expect(host.bodyRuns(of: Depth.self) == 5)
  }

  @Test func computedValuesFollowWhatTheyAreMadeOf() throws {
    let host = TestHost { Computed() }
    #expect(host.texts.prefix(3) == ["sum 12", "left 2", "right 10"])
    try host.tap("Left")
    #expect(host.texts.prefix(3) == ["sum 15", "left 5", "right 10"])
    #expect(host.bodyRuns(of: Right.self) == 1)
  }

  @Test func aModifierMayWriteOtherKeysThanBefore() throws {
    let host = TestHost { Computed() }
    try host.tap("Right")
    #expect(host.texts.prefix(3) == ["sum 101", "left 1", "right 100"])
    try host.tap("Left again")
    #expect(host.texts.prefix(3) == ["sum 17", "left 7", "right 10"])
  }

  @Test func aModifierMayWriteNothingAtTimes() throws {
    let host = TestHost { Shape() }
    #expect(host.texts.prefix(3) == ["depth 0", "depth 1", "accent plain"])
    try host.tap("Set")
    #expect(host.texts.prefix(3) == ["depth 50", "depth 51", "accent plain"])
    try host.tap("Set")
    #expect(host.texts.prefix(3) == ["depth 0", "depth 1", "accent plain"])
  }

  @Test func aModifierMayChooseItsKey() throws {
    let host = TestHost { Conditional() }
    #expect(host.texts.prefix(2) == ["left 33", "right 10"])
    try host.tap("Other key")
    #expect(host.texts.prefix(2) == ["left 1", "right 33"])
  }

  @Test func closuresTravelToo() throws {
    let host = TestHost { Actions() }
    try host.tap("Tap")
    try host.tap("Tap")
    #expect(host.isVisible("count 2"))
  }

  @Test func theWholeEnvironmentCanBeRead() throws {
    let host = TestHost { Whole().environment(\.depth, 4).environment(\.accent, "red") }
    #expect(host.texts == ["4 red"])
  }

  @Test func actionsReadTheValueOfTheirTime() throws {
    let host = TestHost { Later() }
    try host.tap("Blue")
    #expect(host.bodyRuns(of: ReadsLater.self) == 1)
    try host.tap("Look")
    #expect(host.isVisible("seen blue"))
  }

  @Test func aValueOutsideAnyViewIsTheDefault() {
    var values = EnvironmentValues()
    #expect(values.accent == "plain")
    values.accent = "set"
    values.left = 4
    #expect(values.accent == "set")
    #expect(values.sum == 14)
    #expect(EnvironmentValues().accent == "plain")
  }

  @Test func theHostsSurroundingsReachThoseWhoReadThem() {
    let host = TestHost {
      Person()
      SchemeOnly()
      Accent()
    }
    host.changeSurroundings {
      $0.locale = Locale(identifier: "de_DE")
      $0.calendar = Calendar(identifier: .buddhist)
      $0.timeZone = TimeZone(identifier: "Europe/Berlin")!
      $0.dynamicTypeSize = .xLarge
      $0.displayScale = 2
      $0.accessibility.reducesMotion = true
    }
    #expect(
      host.texts.prefix(3) == [
        "de_DE buddhist Europe/Berlin", "leftToRight light xLarge 2.0 0.5 true true", "light",
      ])
    let runs = host.bodyRuns(of: SchemeOnly.self)
    let others = host.bodyRuns(of: Accent.self)
    host.changeSurroundings { $0.colorScheme = .dark }
    #expect(host.texts[2] == "dark")
    #expect(host.bodyRuns(of: SchemeOnly.self) == runs + 1)
    #expect(host.bodyRuns(of: Accent.self) == others)
    host.changeSurroundings { $0.dynamicTypeSize = .small }
    #expect(host.bodyRuns(of: SchemeOnly.self) == runs + 1)
  }

  @Test func theHostMayTurnTheDirectionRound() {
    let host = TestHost { Person() }
    host.changeSurroundings { $0.layoutDirection = .rightToLeft }
    #expect(host.texts[1].hasPrefix("rightToLeft "))
    host.changeSurroundings { $0.layoutDirection = .leftToRight }
    #expect(host.texts[1].hasPrefix("leftToRight "))
  }

  @Test func textSizesAreKeptInARange() {
    let host = TestHost {
      Sizes().dynamicTypeSize(.xSmall)
      Sizes().dynamicTypeSize(.xLarge...)
      Sizes().dynamicTypeSize(.xSmall ... .medium)
      Sizes().dynamicTypeSize(.medium ... .xxLarge)
    }
    #expect(host.texts == ["xSmall", "xLarge", "medium", "large"])
  }

  @Test func anotherThreadMayReadTheEnvironment() async {
    let handle = Handle()
    let host = TestHost { Kept(handle: handle).environment(\.accent, "red") }
    let seen = await Task.detached { handle.read() }.value
    #expect(seen == "red")
    #expect(host.texts == ["kept"])
  }

  @Test func aClosureOfAnAppThatIsGoneMayStillReadItsEnvironment() {
    var read: (() -> String)?
    do { _ = TestHost { Leaker { read = $0 } } }
    #expect(read?() == "plain")
    do { _ = TestHost { Leaker { read = $0 }.environment(\.accent, "loud") } }
    #expect(read?() == "loud")
  }
}

private final class Handle: @unchecked Sendable {
  var read: () -> String = { "" }
}

private struct Kept: View {
  let handle: Handle
  @Environment(\.accent) private var accent
  var body: some View {
    let _ = { handle.read = { accent } }()
    Text("kept")
  }
}
