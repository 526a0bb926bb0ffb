import CairnTesting
import SwiftUI
import TestSupport
import Testing

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Longest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Keeps the first value and never reads the next.
private struct First: PreferenceKey {
  typealias Value = String?
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

extension View {
  fileprivate func named(_ names: String...) -> some View { preference(key: Names.self, value: names) }
}

@MainActor
@Suite("Preferences")
struct PreferenceTests {
  let journal = Journal()

  private func write(_ names: [String]) { journal.write(names.joined(separator: " ")) }

  @Test func valuesAreReducedInReadingOrder() {
    struct Inner: View {
      var body: some View { Text("c").named("c") }
    }
    _ = TestHost {
      VStack {
        Text("a").named("a")
        HStack {
          AnyView(Text("b").named("b"))
          Inner()
        }
        ForEach(["d", "e"], id: \.self) { Text($0).named($0) }
        if true { Text("f").named("f") }
      }
      .onPreferenceChange(Names.self) { write($0) }
    }
    #expect(journal.take() == ["a b c d e f"])
  }

  @Test func anOuterPreferenceReplacesThoseInside() {
    _ = TestHost {
      VStack {
        VStack { Text("a").named("inner") }.named("outer")
        Text("b").named("b")
      }
      .onPreferenceChange(Names.self) { write($0) }
    }
    #expect(journal.take() == ["outer b"])
  }

  @Test func anotherKeyPassesThrough() {
    _ = TestHost {
      VStack { Text("a").named("a").preference(key: Longest.self, value: 3) }
        .preference(key: Longest.self, value: 1)
        .onPreferenceChange(Names.self) { write($0) }
        .onPreferenceChange(Longest.self) { journal.write("\($0)") }
    }
    #expect(journal.take().sorted() == ["1", "a"])
  }

  @Test func withoutAnyViewThatSaysSomethingItIsTheDefault() {
    _ = TestHost { Text("a").onPreferenceChange(Names.self) { write($0) } }
    #expect(journal.take() == [""])
  }

  @Test func anOptionalValueHasNilAsItsDefault() {
    #expect(First.defaultValue == nil)
    _ = TestHost {
      VStack {
        Text("a").preference(key: First.self, value: nil)
        Text("b").preference(key: First.self, value: "b")
        Text("c").preference(key: First.self, value: "c")
      }
      .onPreferenceChange(First.self) { journal.write($0 ?? "nil") }
    }
    #expect(journal.take() == ["b"])
  }

  @Test func theActionRunsOnlyWhenTheValueChanges() {
    let board = Switchboard((name: "a", other: 1))
    let host = TestHost {
      Deferred {
        VStack {
          Text("\(board.value.other)").named(board.value.name)
          Text("b").named("b")
        }
        .onPreferenceChange(Names.self) { write($0) }
      }
    }
    #expect(journal.take() == ["a b"])
    board.value.other = 2
    #expect(host.texts == ["2", "b"])
    #expect(journal.take() == [])
    board.value.name = "x"
    #expect(host.texts == ["2", "b"])
    #expect(journal.take() == ["x b"])
  }

  @Test func valuesComeAndGoWithTheirViewsAndFollowTheirOrder() {
    let names = Switchboard(["a", "b", "c"])
    let isShown = Switchboard(true)
    let host = TestHost {
      VStack {
        Deferred { if isShown.value { Text("first").named("first") } }
        Deferred { ForEach(names.value, id: \.self) { Text($0).named($0) } }
      }
      .onPreferenceChange(Names.self) { write($0) }
    }
    #expect(journal.take() == ["first a b c"])
    isShown.value = false
    #expect(host.texts == ["a", "b", "c"])
    #expect(journal.take() == ["a b c"])
    names.value = ["c", "a"]
    #expect(host.texts == ["c", "a"])
    #expect(journal.take() == ["c a"])
    isShown.value = true
    #expect(host.texts == ["first", "c", "a"])
    #expect(journal.take() == ["first c a"])
  }

  @Test func aTransformChangesWhatIsBelow() {
    let suffix = Switchboard("!")
    let host = TestHost {
      Deferred {
        let suffix = suffix.value
        VStack {
          VStack {
            Text("a").named("a")
            Text("b").named("b")
          }
          .transformPreference(Names.self) { $0 = $0.map { $0 + suffix } }
          Text("c").named("c")
          Text("d").transformPreference(Names.self) { $0.append("none") }
        }
        .onPreferenceChange(Names.self) { write($0) }
      }
    }
    #expect(journal.take() == ["a! b! c none"])
    suffix.value = "?"
    #expect(host.texts == ["a", "b", "c", "d"])
    #expect(journal.take() == ["a? b? c none"])
  }

  @Test func aTransformSeesLaterChangesBelow() {
    let name = Switchboard("a")
    let host = TestHost {
      VStack { Deferred { Text("t").named(name.value) } }
        .transformPreference(Names.self) { $0.append("end") }
        .onPreferenceChange(Names.self) { write($0) }
    }
    name.value = "b"
    #expect(host.texts == ["t"])
    #expect(journal.take() == ["a end", "b end"])
  }

  @Test func watchersAtDifferentHeightsEachSeeTheirPart() {
    _ = TestHost {
      VStack {
        VStack { Text("a").named("a") }.onPreferenceChange(Names.self) { journal.write("inner \($0)") }
        Text("b").named("b")
      }
      .onPreferenceChange(Names.self) { journal.write("outer \($0)") }
    }
    #expect(journal.take() == [#"outer ["a", "b"]"#, #"inner ["a"]"#])
  }

  @Test func whatThePreferenceSaysCanBeState() {
    struct Page: View {
      @State private var longest = 0
      let names: [String]
      var body: some View {
        VStack {
          Text("longest \(longest)")
          ForEach(names, id: \.self) { Text($0).preference(key: Longest.self, value: $0.count) }
        }
        .onPreferenceChange(Longest.self) { longest = $0 }
      }
    }
    let host = TestHost { Page(names: ["a", "ccc", "bb"]) }
    #expect(host.texts.first == "longest 3")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func anActionThatFeedsItselfIsDiagnosed() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Text("x").preference(key: Longest.self, value: count).onPreferenceChange(Longest.self) { count = $0 + 1 }
      }
    }
    let host = TestHost { Page() }
    #expect(host.diagnostics.map(\.code) == ["update.endless"])
  }
}

@MainActor
@Suite("Views made from preferences")
struct PreferenceAttachmentTests {
  @Test func anOverlayIsMadeFromTheValue() throws {
    let name = Switchboard("a")
    let host = TestHost {
      Deferred {
        VStack {
          Text("one").named(name.value)
          Text("two").named("b")
        }
        .overlayPreferenceValue(Names.self, alignment: .topTrailing) { names in
          Text(names.joined(separator: "+"))
          Tally("count")
        }
      }
    }
    #expect(host.texts == ["one", "two", "a+b", "count 0"])
    try host.tap("count 0")
    name.value = "x"
    #expect(host.texts == ["one", "two", "x+b", "count 1"])
  }

  @Test func aBackgroundStandsBefore() {
    let host = TestHost {
      Text("front").named("n").backgroundPreferenceValue(Names.self) { Text("behind \($0[0])") }
    }
    #expect(host.tree == "window\n  text \"behind n\"\n  text \"front\"")
  }

  @Test func theViewFollowsWhatItsClosureCaptures() {
    let mark = Switchboard("!")
    let host = TestHost {
      Deferred {
        let captured = mark.value
        Text("a").named("n").overlayPreferenceValue(Names.self) { Text($0.joined() + captured) }
      }
    }
    #expect(host.texts == ["a", "n!"])
    mark.value = "?"
    #expect(host.texts == ["a", "n?"])
  }

  @Test func theViewFollowsWhatItsClosureReads() {
    let mark = Switchboard("!")
    let host = TestHost {
      Text("a").named("n").overlayPreferenceValue(Names.self) { Text($0.joined() + mark.value) }
    }
    mark.value = "?"
    #expect(host.texts == ["a", "n?"])
  }

  @Test func whatIsAttachedAddsItsOwnPreferencesForThoseOutside() {
    let journal = Journal()
    _ = TestHost {
      Text("a").named("a")
        .overlayPreferenceValue(Names.self) { Text($0.joined()).named("overlay") }
        .onPreferenceChange(Names.self) { journal.write($0.joined(separator: " ")) }
    }
    #expect(journal.take() == ["a overlay"])
  }

  @Test func itGoesWithItsView() {
    let isShown = Switchboard(true)
    let host = TestHost {
      Deferred {
        if isShown.value { Text("a").named("n").overlayPreferenceValue(Names.self) { Text($0.joined()) } }
      }
    }
    let nodes = host.liveNodes
    isShown.value = false
    #expect(host.texts == [])
    isShown.value = true
    #expect(host.texts == ["a", "n"])
    #expect(host.liveNodes == nodes)
  }
}
