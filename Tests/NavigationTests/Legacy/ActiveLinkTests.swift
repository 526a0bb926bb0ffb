import CairnTesting
import Observation
import SwiftUI
import Testing

@MainActor @Observable
private final class Flags {
  var first = false
  var second = false
  var deep = false
  var choice: String?
}

/// Two links driven by Bools, one of which leads to a third.
@available(*, deprecated)
private struct Active: View {
  @Bindable var flags: Flags
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("First", isActive: $flags.first) {
          NavigationLink("Deep", isActive: $flags.deep) { Text("Deep down").navigationTitle("Deep page") }
            .navigationTitle("First page")
        }
        NavigationLink(isActive: $flags.second) {
          Tapper(name: "second").navigationTitle("Second page")
        } label: {
          Text("Second")
        }
      }
      .navigationTitle("Home")
      Text("Placeholder")
    }
  }
}

/// Links driven by one selection.
@available(*, deprecated)
private struct Tagged: View {
  @Bindable var flags: Flags
  var body: some View {
    NavigationView {
      List {
        ForEach(["a", "b", "c"], id: \.self) { name in
          NavigationLink(name, tag: name, selection: $flags.choice) {
            Tapper(name: "page of \(name)").navigationTitle(name)
          }
        }
      }
      .navigationTitle("Home")
      Text("Placeholder")
    }
  }
}

@MainActor
@Suite("Links with a binding")
struct ActiveLinkTests {
  @available(*, deprecated)
  @Test func N264_trueShowsAndFalseTakesAwayInAStack() {
    let flags = Flags()
    let host = TestHost { Active(flags: flags).navigationViewStyle(.stack) }
    flags.first = true
    #expect(host.pages == ["Home", "First page"])
    flags.first = false
    #expect(host.pages == ["Home"])
  }

  @available(*, deprecated)
  @Test func N264_trueShowsAndFalseTakesAwayInColumns() {
    let flags = Flags()
    let wide = TestHost(width: 900) { Active(flags: flags) }
    let narrow = TestHost { Active(flags: flags) }
    flags.second = true
    #expect(wide.texts(in: .detail) == ["Second page", "second 0"])
    #expect(narrow.pages == ["Home", "Second page"])
    flags.second = false
    #expect(wide.texts(in: .detail) == ["Placeholder"])
    #expect(narrow.pages == ["Home"])
  }

  @available(*, deprecated)
  @Test func N264_aTapWritesTrueAndGoingBackFalse() throws {
    for style in [false, true] {
      let flags = Flags()
      let host = TestHost {
        if style { Active(flags: flags).navigationViewStyle(.stack) } else { Active(flags: flags) }
      }
      try host.tap("Second")
      #expect(flags.second)
      #expect(host.title == "Second page")
      try host.goBack()
      #expect(!flags.second)
      #expect(host.title == "Home")
    }
  }

  @available(*, deprecated)
  @Test func N267_anotherLinkOfTheSameLevelTakesThePlace() throws {
    let flags = Flags()
    let wide = TestHost(width: 900) { Active(flags: flags) }
    try wide.tap("First")
    try wide.tap("Second")
    #expect(!flags.first)
    #expect(flags.second)
    #expect(wide.texts(in: .detail) == ["Second page", "second 0"])
    #expect(wide.isSelected("Second"))
    #expect(!wide.isSelected("First"))
    flags.first = true
    #expect(wide.texts(in: .detail) == ["First page", "Deep"])
    #expect(!flags.second)
  }

  @available(*, deprecated)
  @Test func N267_inAStackToo() {
    let flags = Flags()
    let host = TestHost { Active(flags: flags).navigationViewStyle(.stack) }
    flags.first = true
    #expect(host.title == "First page")
    flags.second = true
    #expect(host.pages == ["Home", "Second page"])
    #expect(!flags.first)
  }

  @available(*, deprecated)
  @Test func N269_severalLevelsAtOnce() throws {
    for (width, pages) in [(390.0, ["Home", "First page", "Deep page"]), (900, ["First page", "Deep page"])] {
      let flags = Flags()
      let host = TestHost(width: width) { Active(flags: flags) }
      flags.first = true
      flags.deep = true
      #expect(host.pages == pages)
      try host.goBack()
      #expect(flags.first)
      #expect(!flags.deep)
      flags.deep = true
      flags.first = false
      #expect(!host.isVisible("Deep down"))
    }
  }

  @available(*, deprecated)
  @Test func N125_whatIsTrueFromTheStartIsShownAtOnce() {
    let flags = Flags()
    flags.first = true
    flags.deep = true
    #expect(TestHost { Active(flags: flags) }.pages == ["Home", "First page", "Deep page"])
    #expect(
      TestHost { Active(flags: flags).navigationViewStyle(.stack) }.pages == ["Home", "First page", "Deep page"])
  }

  @available(*, deprecated)
  @Test func N265_aLinkIsActiveWhileItsTagIsSelected() throws {
    let flags = Flags()
    let wide = TestHost(width: 900) { Tagged(flags: flags) }
    let narrow = TestHost { Tagged(flags: flags).navigationViewStyle(.stack) }
    let collapsed = TestHost { Tagged(flags: flags) }
    flags.choice = "b"
    #expect(wide.texts(in: .detail) == ["b", "page of b 0"])
    #expect(narrow.pages == ["Home", "b"])
    #expect(collapsed.pages == ["Home", "b"])
    #expect(wide.isSelected("b"))
    flags.choice = "c"
    #expect(wide.texts(in: .detail) == ["c", "page of c 0"])
    #expect(narrow.pages == ["Home", "c"])
    #expect(collapsed.pages == ["Home", "c"])
    #expect(flags.choice == "c")
    flags.choice = nil
    #expect(wide.texts(in: .detail) == ["Placeholder"])
    #expect(narrow.pages == ["Home"])
    #expect(collapsed.pages == ["Home"])
  }

  @available(*, deprecated)
  @Test func N265_tapsSelectAndGoingBackWritesNil() throws {
    let flags = Flags()
    for isStack in [false, true] {
      let host = TestHost {
        if isStack { Tagged(flags: flags).navigationViewStyle(.stack) } else { Tagged(flags: flags) }
      }
      try host.tap("a")
      #expect(flags.choice == "a")
      #expect(host.pages == ["Home", "a"])
      try host.goBack()
      #expect(flags.choice == nil)
    }
    let wide = TestHost(width: 900) { Tagged(flags: flags) }
    try wide.tap("a")
    try wide.tap("page of a 0")
    try wide.tap("b")
    #expect(flags.choice == "b")
    #expect(wide.texts(in: .detail) == ["b", "page of b 0"])
    try wide.tap("a")
    #expect(wide.texts(in: .detail) == ["a", "page of a 0"], "another page, so fresh state")
  }

  @available(*, deprecated)
  @Test func N265_aTagNobodyHasShowsNothing() {
    let flags = Flags()
    flags.choice = "zebra"
    let host = TestHost(width: 900) { Tagged(flags: flags) }
    #expect(host.texts(in: .detail) == ["Placeholder"])
    #expect(flags.choice == "zebra")
  }

  @available(*, deprecated)
  @Test func N266_aLinkThatIsNotThereIsInert() {
    struct Host: View {
      @Bindable var flags: Flags
      var body: some View {
        NavigationView {
          VStack {
            Text("Home")
            if flags.second {
              NavigationLink("First", isActive: $flags.first) { Text("Shown by the link") }
            }
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    let flags = Flags()
    let host = TestHost { Host(flags: flags) }
    flags.first = true
    #expect(host.texts == ["Home"])
    flags.second = true
    #expect(host.texts.contains("Shown by the link"))
  }

  @available(*, deprecated)
  @Test func N264_N265_inThreeColumnsEachLinkLeadsToTheNext() throws {
    struct Three: View {
      @Bindable var flags: Flags
      var body: some View {
        NavigationView {
          NavigationLink("Folder", isActive: $flags.first) {
            VStack {
              NavigationLink("a", tag: "a", selection: $flags.choice) { Text("Message a") }
              NavigationLink("b", tag: "b", selection: $flags.choice) { Text("Message b") }
            }
            .navigationTitle("Messages")
          }
          .navigationTitle("Folders")
          Text("No folder")
          Text("No message")
        }
      }
    }
    let flags = Flags()
    let host = TestHost(width: 1_200) { Three(flags: flags) }
    flags.first = true
    flags.choice = "b"
    #expect(host.texts(in: .content) == ["Messages", "a", "b"])
    #expect(host.texts(in: .detail) == ["Message b"])
    #expect(host.isSelected("Folder"))
    #expect(host.isSelected("b"))
    try host.tap("a")
    #expect(flags.choice == "a")
    #expect(host.texts(in: .detail) == ["Message a"])
    #expect(!host.isSelected("b"))
    host.resize(width: 390, height: 800)
    #expect(host.texts.contains("Message a"))
    try host.goBack()
    #expect(flags.choice == nil)
    #expect(host.title == "Messages")
    try host.goBack()
    #expect(!flags.first)
    #expect(host.title == "Folders")
    flags.first = true
    flags.choice = "a"
    host.resize(width: 1_200, height: 800)
    flags.first = false
    #expect(host.texts(in: .content) == ["No folder"])
    #expect(host.texts(in: .detail) == ["No message"], "what the content led to goes with it")
    #expect(flags.choice == "a", "the link that would say otherwise has gone")
  }

  @available(*, deprecated)
  @Test func N143_isDetailLinkFalseHoldsForLinksWithABindingToo() throws {
    struct Host: View {
      @Bindable var flags: Flags
      var body: some View {
        NavigationView {
          NavigationLink("First", isActive: $flags.first) { Text("Pushed") }.isDetailLink(false)
          Text("Placeholder")
        }
      }
    }
    let flags = Flags()
    let host = TestHost(width: 900) { Host(flags: flags) }
    try host.tap("First")
    #expect(host.texts(in: .sidebar).last == "Pushed")
    #expect(host.texts(in: .detail) == ["Placeholder"])
    flags.first = false
    #expect(host.texts(in: .sidebar) == ["First"])
  }

  @available(*, deprecated)
  @Test func everyDeprecatedInitialiserMakesALink() throws {
    struct Host: View {
      @Bindable var flags: Flags
      @State private var isOn = [false, false, false, false]
      var body: some View {
        let title = "String"
        NavigationView {
          VStack {
            NavigationLink(destination: Text("Page 1")) { Text("L1") }
            NavigationLink(isActive: $isOn[0]) {
              Text("Page 2")
            } label: {
              Text("L2")
            }
            NavigationLink(tag: "x3", selection: $flags.choice) {
              Text("Page 3")
            } label: {
              Text("L3")
            }
            NavigationLink(destination: Text("Page 4"), isActive: $isOn[1]) { Text("L4") }
            NavigationLink(destination: Text("Page 5"), tag: "x5", selection: $flags.choice) { Text("L5") }
            NavigationLink("L6", isActive: $isOn[2]) { Text("Page 6") }
            NavigationLink("L7", tag: "x7", selection: $flags.choice) { Text("Page 7") }
            NavigationLink("L8", destination: Text("Page 8"), isActive: $isOn[3])
            NavigationLink("L9", destination: Text("Page 9"), tag: "x9", selection: $flags.choice)
            NavigationLink(title, tag: "x10", selection: $flags.choice) { Text("Page 10") }
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    let host = TestHost { Host(flags: Flags()) }
    for (label, page) in [
      ("L1", "Page 1"), ("L2", "Page 2"), ("L3", "Page 3"), ("L4", "Page 4"), ("L5", "Page 5"), ("L6", "Page 6"),
      ("L7", "Page 7"), ("L8", "Page 8"), ("L9", "Page 9"), ("String", "Page 10"),
    ] {
      try host.tap(label)
      #expect(host.texts.contains(page))
      try host.goBack()
      #expect(host.depth == 0)
    }
  }
}
