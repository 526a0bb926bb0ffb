import CairnTesting
import SwiftUI
import TestSupport
import Testing

private struct Counting: ViewModifier {
  let name: String
  @State private var count = 0
  func body(content: Content) -> some View {
    content
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct Doubled: ViewModifier {
  func body(content: Content) -> some View {
    content
    Text("and")
    content
  }
}

private struct Framed: ViewModifier {
  let mark: String
  func body(content: Content) -> some View {
    Text(mark)
    content
    Text(mark)
  }
}

private struct Optionally: ViewModifier {
  let isShown: Bool
  func body(content: Content) -> some View {
    if isShown { content } else { Text("hidden") }
  }
}

@MainActor
@Suite("View modifiers")
struct ModifierTests {
  @Test func aModifiersOwnStateIsKept() throws {
    let name = Switchboard("m")
    let host = TestHost { Deferred { Tally("a").modifier(Counting(name: name.value)) } }
    try host.tap("m 0")
    try host.tap("a 0")
    #expect(host.texts == ["a 1", "m 1"])
    name.value = "n"
    #expect(host.texts == ["a 1", "n 1"])
  }

  @Test func contentUsedTwiceIsTwoViews() throws {
    let name = Switchboard("a")
    let host = TestHost { Deferred { Tally(name.value).modifier(Doubled()) } }
    #expect(host.texts == ["a 0", "and", "a 0"])
    try host.tap("a 0", at: 1)
    #expect(host.texts == ["a 0", "and", "a 1"])
    name.value = "b"
    #expect(host.texts == ["b 0", "and", "b 1"])
  }

  @Test func contentInABranchLosesItsStateWithTheBranch() throws {
    let isShown = Switchboard(true)
    let host = TestHost { Deferred { Tally("a").modifier(Optionally(isShown: isShown.value)) } }
    try host.tap("a 0")
    isShown.value = false
    #expect(host.texts == ["hidden"])
    isShown.value = true
    #expect(host.texts == ["a 0"])
  }

  @Test func contentThatComesBackShowsTheNewestValue() {
    let board = Switchboard((isShown: true, name: "a"))
    let host = TestHost {
      Deferred { Text(board.value.name).modifier(Optionally(isShown: board.value.isShown)) }
    }
    board.value = (false, "b")
    #expect(host.texts == ["hidden"])
    board.value = (false, "c")
    #expect(host.texts == ["hidden"])
    board.value = (true, "c")
    #expect(host.texts == ["c"])
  }

  @Test func concatenatedModifiersApplyFromTheInsideOut() throws {
    let both = Framed(mark: "-").concat(Framed(mark: "="))
    let host = TestHost { Tally("a").modifier(both) }
    #expect(host.texts == ["=", "-", "a 0", "-", "="])
    try host.tap("a 0")
    #expect(host.texts == ["=", "-", "a 1", "-", "="])
  }

  @Test func concatenatedModifiersAreUpdated() throws {
    let mark = Switchboard("-")
    let host = TestHost {
      Deferred { Tally("a").modifier(Framed(mark: mark.value).concat(Counting(name: mark.value))) }
    }
    try host.tap("- 0")
    try host.tap("a 0")
    mark.value = "+"
    #expect(host.texts == ["+", "a 1", "+", "+ 1"])
  }

  @Test func theEmptyModifierLeavesNoTrace() {
    #expect(TestHost { Text("a").modifier(EmptyModifier.identity) }.texts == ["a"])
  }

  @Test func aModifierReadsTheEnvironmentAroundItself() {
    struct Named: ViewModifier {
      @Environment(\.locale) var locale
      func body(content: Content) -> some View {
        content.environment(\.locale, Locale(identifier: "fr"))
        Text("outside \(locale.identifier)")
      }
    }
    struct Language: View {
      @Environment(\.locale) var locale
      var body: some View { Text("inside \(locale.identifier)") }
    }
    let locale = Switchboard(Locale(identifier: "de"))
    let host = TestHost { Deferred { Language().modifier(Named()).environment(\.locale, locale.value) } }
    #expect(host.texts == ["inside fr", "outside de"])
    locale.value = Locale(identifier: "it")
    #expect(host.texts == ["inside fr", "outside it"])
  }

  @Test func anUnchangedModifierDoesNotRunAgain() {
    struct Quiet: ViewModifier {
      let mark: String
      func body(content: Content) -> some View { content }
    }
    let name = Switchboard("a")
    let host = TestHost { Deferred { Text(name.value).modifier(Quiet(mark: "same")) } }
    name.value = "b"
    #expect(host.texts == ["b"])
  }

  @Test func anEnvironmentalModifierIsMadeFromTheEnvironment() throws {
    struct Localized: EnvironmentalModifier {
      let mark: String
      func resolve(in environment: EnvironmentValues) -> Framed {
        Framed(mark: mark + environment.locale.identifier)
      }
    }
    let board = Switchboard((locale: "de", mark: "#"))
    let host = TestHost {
      Deferred {
        Tally("a").modifier(Localized(mark: board.value.mark))
          .environment(\.locale, Locale(identifier: board.value.locale))
      }
    }
    #expect(host.texts == ["#de", "a 0", "#de"])
    try host.tap("a 0")
    board.value = ("fr", "#")
    #expect(host.texts == ["#fr", "a 1", "#fr"])
    board.value = ("fr", "*")
    #expect(host.texts == ["*fr", "a 1", "*fr"])
  }
}

@MainActor
@Suite("Equatable views")
struct EquatableViewTests {
  /// Equal if the first letters are.
  private struct Initial: View, Equatable {
    let name: String
    @State private var count = 0
    init(_ name: String) { self.name = name }
    nonisolated static func == (a: Self, b: Self) -> Bool { a.name.first == b.name.first }
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func anEqualValueLeavesTheViewAlone() throws {
    let name = Switchboard("Ann")
    let host = TestHost { Deferred { Initial(name.value).equatable() } }
    name.value = "Abe"
    #expect(host.texts == ["Ann 0"])
    name.value = "Bob"
    #expect(host.texts == ["Bob 0"])
  }

  @Test func itsOwnStateStillRunsIt() throws {
    let host = TestHost { EquatableView(content: Initial("Ann")) }
    try host.tap("Ann 0")
    #expect(host.texts == ["Ann 1"])
  }

  @Test func aViewThatIsEquatableIsComparedByItsOwnEqualityEvenUnasked() {
    let name = Switchboard("Ann")
    let host = TestHost { Deferred { Initial(name.value) } }
    #expect(host.bodyRuns(of: Initial.self) == 1)
    name.value = "Abe"
    #expect(host.texts == ["Ann 0"])
    #expect(host.bodyRuns(of: Initial.self) == 1)
  }
}
