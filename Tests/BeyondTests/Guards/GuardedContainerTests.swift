import Cairn
import CairnTesting
import Foundation
import SwiftUI
import Testing

/// Ways out that are not a change of the page's own stack.
@MainActor @Suite("Guarded tabs, sheets, columns and URLs")
struct GuardedContainerTests {
  struct Tabs: View {
    let keeper: Doorkeeper
    @State private var tab = "edit"

    var body: some View {
      TabView(selection: $tab) {
        Tab("Edit", systemImage: "pencil", value: "edit") {
          NavigationStack {
            VStack {
              GuardedPage(keeper: keeper)
              Button("Leave Tab") { tab = "other" }
            }
          }
        }
        Tab("Other", systemImage: "star", value: "other") {
          NavigationStack { Text("Elsewhere").navigationTitle("Elsewhere") }
        }
      }
    }
  }

  struct OwnTabs: View {
    let keeper: Doorkeeper

    var body: some View {
      TabView {
        NavigationStack { GuardedPage(keeper: keeper) }.tabItem { Text("Edit") }
        NavigationStack { Text("Elsewhere").navigationTitle("Elsewhere") }.tabItem { Text("Other") }
      }
    }
  }

  struct SheetScreen: View {
    let keeper: Doorkeeper
    @State private var isShown = true

    var body: some View {
      NavigationStack {
        Text("Below").navigationTitle("Elsewhere")
      }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          VStack {
            GuardedPage(keeper: keeper)
            Button("Close") { isShown = false }
          }
        }
      }
    }
  }

  struct Draft: Identifiable, Hashable { let id: Int }

  struct ItemSheetScreen: View {
    let keeper: Doorkeeper
    @State private var draft: Draft? = Draft(id: 1)

    var body: some View {
      NavigationStack { Text("Below").navigationTitle("Elsewhere") }
        .sheet(item: $draft) { draft in
          NavigationStack {
            VStack {
              GuardedPage(keeper: keeper)
              Text("Draft \(draft.id)")
              Button("Close") { self.draft = nil }
            }
          }
        }
    }
  }

  struct FlagScreen: View {
    let keeper: Doorkeeper
    @State private var isShown = true

    var body: some View {
      NavigationStack {
        Text("Below").navigationTitle("Elsewhere")
          .navigationDestination(isPresented: $isShown) {
            VStack {
              GuardedPage(keeper: keeper)
              Button("Close") { isShown = false }
            }
          }
      }
    }
  }

  struct ItemScreen: View {
    let keeper: Doorkeeper
    @State private var draft: Draft? = Draft(id: 1)

    var body: some View {
      NavigationStack {
        Text("Below").navigationTitle("Elsewhere")
          .navigationDestination(item: $draft) { draft in
            VStack {
              GuardedPage(keeper: keeper)
              Text("Draft \(draft.id)")
              Button("Close") { self.draft = nil }
            }
          }
      }
    }
  }

  struct SplitScreen: View {
    let keeper: Doorkeeper
    @State private var selection: String? = "edit"

    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          Text("Edit").tag("edit")
          Text("Other").tag("other")
        }
      } detail: {
        if selection == "edit" {
          GuardedPage(keeper: keeper)
        } else {
          Text("Elsewhere").navigationTitle("Elsewhere")
        }
      }
    }
  }

  struct LinkedSplitScreen: View {
    let keeper: Doorkeeper

    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("Edit") { GuardedPage(keeper: keeper) }
          NavigationLink("Other") { Text("Elsewhere").navigationTitle("Elsewhere") }
        }
      } detail: {
        Text("Nothing").navigationTitle("Nothing")
      }
    }
  }

  struct URLScreen: View {
    let keeper: Doorkeeper
    @State private var path = ["draft"]

    var body: some View {
      NavigationStack(path: $path) {
        Text("Home").navigationTitle("Home")
          .navigationDestination(for: String.self) { name in
            if name == "draft" { GuardedPage(keeper: keeper) } else { Text(name).navigationTitle("Elsewhere") }
          }
      }
      .onOpenURL { path = [$0.lastPathComponent] }
    }
  }

  struct PatternScreen: View {
    let keeper: Doorkeeper
    @State private var path = ["draft"]

    var body: some View {
      NavigationStack(path: $path) {
        Text("Home").navigationTitle("Home")
          .navigationDestination(for: String.self) { name in
            if name == "draft" { GuardedPage(keeper: keeper) } else { Text(name).navigationTitle("Elsewhere") }
          }
      }
      .navigationURLs(URLPattern("/pages/{name}", for: String.self))
    }
  }

  enum WayOut: CaseIterable {
    case tab, tabOfNoBinding, tabByCode, swipedSheet, sheetByFlag, sheetByItem, dismissedSheet
    case pageByFlag, pageByItem, selection, link, collapsedBack, url, pattern

    var cause: NavigationCause {
      switch self {
      case .tab, .tabOfNoBinding, .tabByCode: .tab
      case .swipedSheet, .dismissedSheet: .dismissal
      case .sheetByFlag, .sheetByItem, .pageByFlag, .pageByItem: .code
      case .selection: .selection
      case .link: .link
      case .collapsedBack: .back
      case .url, .pattern: .url
      }
    }

    @MainActor func host(_ keeper: Doorkeeper) throws -> TestHost {
      switch self {
      case .tab, .tabByCode: TestHost { Tabs(keeper: keeper) }
      case .tabOfNoBinding: TestHost { OwnTabs(keeper: keeper) }
      case .swipedSheet, .sheetByFlag, .dismissedSheet: TestHost { SheetScreen(keeper: keeper) }
      case .sheetByItem: TestHost { ItemSheetScreen(keeper: keeper) }
      case .pageByFlag: TestHost { FlagScreen(keeper: keeper) }
      case .pageByItem: TestHost { ItemScreen(keeper: keeper) }
      case .selection: TestHost(width: 1000, height: 700) { SplitScreen(keeper: keeper) }
      case .collapsedBack: TestHost { SplitScreen(keeper: keeper) }
      case .link: try linked(keeper)
      case .url: TestHost { URLScreen(keeper: keeper) }
      case .pattern: TestHost { PatternScreen(keeper: keeper) }
      }
    }

    @MainActor private func linked(_ keeper: Doorkeeper) throws -> TestHost {
      let host = TestHost(width: 1000, height: 700) { LinkedSplitScreen(keeper: keeper) }
      try host.tap("Edit")
      return host
    }

    @MainActor func take(in host: TestHost) throws {
      switch self {
      case .tab, .tabOfNoBinding, .link: try host.tap("Other")
      case .tabByCode: try host.tap("Leave Tab")
      case .swipedSheet: try host.dismissSheet()
      case .sheetByFlag, .sheetByItem, .pageByFlag, .pageByItem: try host.tap("Close")
      case .dismissedSheet: try host.tap("Dismiss")
      case .selection: try host.select("Other")
      case .collapsedBack: try host.goBack()
      case .url: host.open(URL(string: "notes://pages/other")!)
      case .pattern: host.open(URL(string: "/pages/other")!)
      }
    }

    @MainActor func hasLeft(_ host: TestHost) -> Bool {
      self == .collapsedBack ? host.title != "Draft" : host.title == "Elsewhere"
    }
  }

  @Test(arguments: WayOut.allCases) func aRefusalKeepsThePage(_ way: WayOut) throws {
    let keeper = Doorkeeper()
    keeper.policy = .refuses
    let host = try way.host(keeper)
    #expect(host.title == "Draft")
    for _ in 1...2 {
      try way.take(in: host)
      #expect(host.title == "Draft")
    }
    #expect(keeper.asked == [way.cause, way.cause])
  }

  @Test(arguments: WayOut.allCases) func anAgreementLeaves(_ way: WayOut) throws {
    let keeper = Doorkeeper()
    keeper.policy = .agrees
    let host = try way.host(keeper)
    try way.take(in: host)
    #expect(way.hasLeft(host))
    #expect(keeper.asked == [way.cause])
  }

  @Test(arguments: WayOut.allCases) func aLateAgreementLeavesThen(_ way: WayOut) throws {
    let keeper = Doorkeeper()
    let host = try way.host(keeper)
    try way.take(in: host)
    #expect(host.title == "Draft")
    #expect(keeper.asked == [way.cause])
    keeper.attempt?.proceed()
    #expect(way.hasLeft(host))
    #expect(keeper.asked == [way.cause])
  }

  @Test(arguments: WayOut.allCases) func aDroppedAttemptStaysAndIsAskedAgain(_ way: WayOut) throws {
    let keeper = Doorkeeper()
    let host = try way.host(keeper)
    try way.take(in: host)
    keeper.attempt = nil
    #expect(host.title == "Draft")
    try way.take(in: host)
    #expect(keeper.asked == [way.cause, way.cause])
    keeper.attempt?.proceed()
    #expect(way.hasLeft(host))
  }

  @Test(arguments: WayOut.allCases) func aGuardThatIsOffIsNotAsked(_ way: WayOut) throws {
    let keeper = Doorkeeper()
    keeper.isOn = false
    let host = try way.host(keeper)
    try way.take(in: host)
    #expect(way.hasLeft(host))
    #expect(keeper.asked.isEmpty)
  }
}
