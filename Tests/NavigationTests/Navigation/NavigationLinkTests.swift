import CairnScreen
import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Navigation links")
struct NavigationLinkTests {
  @Test func N130_aValueLinkAppendsItsValueAndPushes() throws {
    struct Typed: View {
      @Bindable var path: Switchboard<[Int]>
      var body: some View {
        NavigationStack(path: $path.value) {
          NavigationLink("Seven", value: 7).navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    let path = Switchboard([Int]())
    let host = TestHost { Typed(path: path) }
    try host.tap("Seven")
    #expect(path.value == [7])
    #expect(host.depth == 1)
  }

  @Test func N133_whereNothingMatchesALinkDoesNothing() throws {
    let host = TestHost { NavigationStack { NavigationLink("Go", value: 1).navigationTitle("Root") } }
    try host.tap("Go")
    #expect(host.pages == ["Root"])
  }

  @Test func N137_aLinkWithoutAValueIsDisabledUntilItHasOne() throws {
    struct Optional: View {
      @State private var value: Int?
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Go", value: value)
            Button("Set") { value = 3 }
          }
          .navigationDestination(for: Int.self) { Text("Number").navigationTitle("Page \($0)") }
        }
      }
    }
    let host = TestHost { Optional() }
    #expect(!host.isEnabled("Go"))
    #expect(throws: TestHostError.self) { try host.tap("Go") }
    try host.tap("Set")
    try host.tap("Go")
    #expect(host.title == "Page 3")
  }

  @Test func N138_laterChangesToItsSourceDoNotAlterThePath() throws {
    struct Changing: View {
      @State private var number = 1
      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: number)
            .navigationDestination(for: Int.self) { shown in
              Button("Change") { number = 9 }.navigationTitle("Page \(shown)")
            }
        }
      }
    }
    let host = TestHost { Changing() }
    try host.tap("Go")
    try host.tap("Change")
    #expect(host.title == "Page 1")
    try host.goBack()
    try host.tap("Go")
    #expect(host.title == "Page 9")
  }

  @Test func N139_outsideAContainerALinkIsDisabledAndSaysSo() {
    let line = #line
    let host = TestHost {
      VStack {
        NavigationLink("Value", value: 1)
        NavigationLink("View") { Text("There") }
      }
    }
    #expect(!host.isEnabled("Value"))
    #expect(!host.isEnabled("View"))
    let code = "navigation.link-outside-container"
    #expect(host.diagnostics.map(\.code) == [code, code], "Each names the line of its link.")
    #expect(host.diagnostics.map { $0.line ?? 0 } == [line + 3, line + 4])
    #expect(host.diagnostics.first?.message.contains("`NavigationStack { … }`") == true)
  }

  @Test func N140_inASheetTheStackOfThePresenterDoesNotCount() throws {
    struct Presenter: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Show") { isShown = true }
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .sheet(isPresented: $isShown) { NavigationLink("In the sheet", value: 1) }
        }
      }
    }
    let host = TestHost { Presenter() }
    try host.tap("Show")
    #expect(!host.isEnabled("In the sheet"))
  }

  @Test func N141_aLinkWithAViewChangesNoStateTheAppCanSee() throws {
    struct Watching: View {
      @Bindable var path: Switchboard<NavigationPath>
      var body: some View {
        NavigationStack(path: $path.value) {
          NavigationLink("Go") { Text("There").navigationTitle("There") }.navigationTitle("Root")
        }
      }
    }
    let path = Switchboard(NavigationPath())
    let host = TestHost { Watching(path: path) }
    try host.tap("Go")
    #expect(host.pages == ["Root", "There"])
    #expect(path.value.isEmpty)
    path.value = NavigationPath()
    #expect(host.title == "There", "an equal path is no change")
  }

  @Test func N148_outsideAListALinkIsUsedLikeAButton() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go") { Text("There").navigationTitle("There") }
      }
    }
    #expect(host.isEnabled("Go"))
    try host.tap("Go", role: .link)
    #expect(host.title == "There")
  }

  @Test func N149_disabledDisablesIt() throws {
    struct Switching: View {
      @State private var isDisabled = true
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Go", value: 1).disabled(isDisabled)
            Button("Enable") { isDisabled = false }
          }
          .navigationDestination(for: Int.self) { Text("Number").navigationTitle("Page \($0)") }
        }
      }
    }
    let host = TestHost { Switching() }
    #expect(!host.isEnabled("Go"))
    try host.tap("Enable")
    try host.tap("Go")
    #expect(host.title == "Page 1")
  }

  @Test func N150_inEditModeATapOnARowSelectsAndDoesNotFollowItsLink() throws {
    struct Editing: View {
      @State private var chosen: Set<Int> = []
      var body: some View {
        NavigationStack {
          List(0..<3, id: \.self, selection: $chosen) { NavigationLink("Row \($0)", value: $0) }
            .navigationTitle("Chosen \(chosen.sorted())")
            .navigationDestination(for: Int.self) { Text("Number").navigationTitle("Page \($0)") }
            .toolbar { EditButton() }
        }
      }
    }
    let host = TestHost { Editing() }
    try host.tap("Edit")
    try host.tap("Row 1")
    #expect(host.title == "Chosen [1]")
    try host.tap("Done")
    try host.tap("Row 2")
    #expect(host.title == "Page 2")
  }

  @Test func N154_onlyALinkWithACodableValueKeepsThePathCodable() throws {
    struct Plain: Hashable {}
    struct Linking: View {
      @Bindable var path: Switchboard<NavigationPath>
      var body: some View {
        NavigationStack(path: $path.value) {
          VStack {
            NavigationLink("Codable", value: 1)
            NavigationLink("Plain", value: Plain())
            generic("Generic", 2)
          }
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .navigationDestination(for: Plain.self) { _ in Text("Plain") }
        }
      }
      private func generic<V: Hashable>(_ title: String, _ value: V) -> some View {
        NavigationLink(title, value: value)
      }
    }
    let path = Switchboard(NavigationPath())
    let host = TestHost { Linking(path: path) }
    for (link, isCodable) in [("Codable", true), ("Plain", false), ("Generic", false)] {
      try host.tap(link)
      let codable = host.session.onHostTime { path.value.codable }
      #expect((codable != nil) == isCodable)
      try host.goBack()
    }
    let problems = host.diagnostics.filter { $0.code == "navigation.path-not-codable" }
    #expect(problems.count == 2)
    #expect(
      problems.first?.message.hasPrefix(
        "Cannot create CodableRepresentation of navigation path, because presented value of type “") == true)
  }
}
