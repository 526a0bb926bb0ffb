import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Links and the columns of a split view")
struct SplitLinkTests {
  /// A sidebar of links beside a detail with a stack of numbers.
  private struct Palette: View {
    @Binding var path: [Int]
    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
          NavigationLink("About") { Tapper(name: "about") }
          NavigationLink("Help") { Tapper(name: "help") }
        }
        .navigationTitle("Links")
      } detail: {
        NavigationStack(path: $path) {
          Tapper(name: "root")
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              NavigationLink("Next", value: number + 1).navigationTitle("Number \(number)")
            }
        }
      }
    }
  }

  private func palette(_ library: Library, width: Double) -> TestHost {
    TestHost(width: width) {
      Palette(path: Binding(get: { library.path }, set: { library.path = $0 }))
    }
  }

  @Test func N131_N208_aValueFromALeadingColumnIsAllThatLiesOnTheRootOfALaterStack() throws {
    let library = Library()
    let host = palette(library, width: 900)
    try host.tap("One")
    try host.tap("Next")
    #expect(library.path == [1, 2])
    try host.tap("Two")
    #expect(library.path == [2])
    #expect(host.pages == ["Root", "Number 2"])
    try host.goBack()
    #expect(host.title == "Root")
  }

  @Test func N131_collapsedItIsAPush() throws {
    let library = Library()
    let host = palette(library, width: 390)
    try host.tap("Two")
    #expect(host.pages == ["Links", "Number 2"])
    try host.tap("Next")
    #expect(library.path == [2, 3])
    try host.goBack()
    try host.goBack()
    #expect(host.pages == ["Links"])
    #expect(library.path == [])
  }

  @Test func N142_aViewLinkSetsTheDetailAndAValueLinkGivesItItsOwnContentBack() throws {
    let library = Library()
    let host = palette(library, width: 900)
    try host.tap("root 0")
    try host.tap("About")
    #expect(host.texts(in: .detail) == ["about 0"])
    try host.tap("One")
    #expect(host.pages == ["Root", "Number 1"])
    try host.goBack()
    #expect(host.isVisible("root 1"), "what was there kept its state")
  }

  @Test func N142_collapsedTheViewIsPushedAndGoingBackTakesItAway() throws {
    let host = palette(Library(), width: 390)
    try host.tap("About")
    #expect(host.texts.contains("about 0"))
    try host.goBack()
    #expect(host.pages == ["Links"])
    host.resize(width: 900, height: 800)
    #expect(host.texts(in: .detail) == ["Root", "root 0"])
  }

  @Test func N80_anotherLinkBringsFreshStateAndTheSameLinkKeepsIt() throws {
    let host = palette(Library(), width: 900)
    try host.tap("About")
    try host.tap("about 0")
    try host.tap("About")
    #expect(host.isVisible("about 1"))
    try host.tap("Help")
    #expect(host.isVisible("help 0"))
    try host.tap("About")
    #expect(host.isVisible("about 0"))
  }

  @Test func N147_theLinkThatIsFollowedIsTheSelectedOne() throws {
    let host = palette(Library(), width: 900)
    try host.tap("About")
    #expect(host.isSelected("About"))
    try host.tap("Two")
    #expect(!host.isSelected("About"))
    #expect(host.isSelected("Two"))
    try host.goBack()
    #expect(!host.isSelected("Two"))
  }

  @Test func N147_theLinkOfAPathThatTheAppWritesIsTheSelectedOne() throws {
    struct Shelves: View {
      @State private var path = NavigationPath()

      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("Sea", value: "sea")
            NavigationLink("Land", value: "land")
            Button("Show a book about the land") { path = NavigationPath(["land", "walden"]) }
            Button("Show a book") { path = NavigationPath(["walden"]) }
          }
        } detail: {
          NavigationStack(path: $path) {
            Text("Welcome").navigationDestination(for: String.self) { Text("About \($0)").navigationTitle($0) }
          }
        }
      }
    }
    let host = TestHost(width: 900) { Shelves() }
    try host.tap("Sea")
    #expect(host.isSelected("Sea"))
    try host.tap("Show a book about the land")
    #expect(host.title(of: .detail) == "walden")
    #expect(host.isSelected("Land") && !host.isSelected("Sea"))
    try host.goBack()
    #expect(host.title(of: .detail) == "land" && host.isSelected("Land"))
    try host.tap("Show a book")
    #expect(!host.isSelected("Land") && !host.isSelected("Sea"))
  }

  @Test func N142_aLinkInTheSidebarFillsTheContentAndOneInTheContentTheDetail() throws {
    struct Three: View {
      var body: some View {
        NavigationSplitView {
          NavigationLink("To content") { NavigationLink("To detail") { Text("Arrived") } }
        } content: {
          Text("Own content")
        } detail: {
          Text("Own detail")
        }
      }
    }
    let host = TestHost(width: 1_200) { Three() }
    try host.tap("To content")
    #expect(host.texts(in: .content) == ["To detail"])
    #expect(host.texts(in: .detail) == ["Own detail"])
    try host.tap("To detail")
    #expect(host.texts(in: .detail) == ["Arrived"])

    host.resize(width: 390, height: 800)
    #expect(host.texts.contains("Arrived"))
    try host.goBack()
    #expect(host.texts.contains("To detail"))
    try host.goBack()
    #expect(host.texts == ["To content"])
    host.resize(width: 1_200, height: 800)
    #expect(host.texts(in: .content) == ["Own content"])
    #expect(host.texts(in: .detail) == ["Own detail"])
  }

  @Test func whatALinkInReplacedContentLedToGoesWithIt() throws {
    struct Three: View {
      var body: some View {
        NavigationSplitView {
          NavigationLink("First") { NavigationLink("On") { Text("From the first") } }
          NavigationLink("Second") { Text("Nothing here") }
        } content: {
          Text("Own content")
        } detail: {
          Text("Own detail")
        }
      }
    }
    let host = TestHost(width: 1_200) { Three() }
    try host.tap("First")
    try host.tap("On")
    try host.tap("Second")
    #expect(host.texts(in: .detail) == ["Own detail"])
  }

  private struct Staying: View {
    var body: some View {
      NavigationSplitView {
        NavigationLink("Stay") {
          VStack {
            Text("Second page")
            NavigationLink("Go on") { Text("In the detail") }
          }
        }
        .isDetailLink(false)
        NavigationLink("By value", value: 7).isDetailLink(false)
      } detail: {
        NavigationStack {
          Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
        }
      }
    }
  }

  @Test func N143_N144_isDetailLinkFalsePushesInItsOwnColumnUnlessTheLinkHasAValue() throws {
    let host = TestHost(width: 900) { Staying() }
    try host.tap("Stay")
    #expect(host.texts(in: .sidebar).contains("Second page"))
    #expect(host.texts(in: .detail) == ["Root"])
    try host.tap("Go on")
    #expect(host.texts(in: .detail) == ["In the detail"])
    try host.tap("Back")
    try host.tap("By value")
    #expect(host.texts(in: .detail).last == "Number 7")
  }

  @Test func N143_thePushedViewFollowsItsLink() throws {
    struct Following: View {
      @State private var count = 0
      var body: some View {
        NavigationSplitView {
          NavigationLink("Stay") { Button("Count \(count)") { count += 1 } }.isDetailLink(false)
        } detail: {
          Button("Also \(count)") { count += 1 }
        }
      }
    }
    let host = TestHost(width: 900) { Following() }
    try host.tap("Stay")
    try host.tap("Also 0")
    #expect(host.isVisible("Count 1"))
  }

  @Test func N51_whatFillsAColumnFollowsItsLink() throws {
    struct Following: View {
      @State private var count = 0
      var body: some View {
        NavigationSplitView {
          NavigationLink("Go") { Text("Counted \(count)") }
          Button("More") { count += 1 }
        } detail: {
          Text("Nothing")
        }
      }
    }
    let host = TestHost(width: 900) { Following() }
    try host.tap("Go")
    try host.tap("More")
    #expect(host.texts(in: .detail) == ["Counted 1"])
  }

  @Test func N133_N136_aDestinationInTheLinksOwnColumnIsForTheNextOne() throws {
    struct Own: View {
      @State private var count = 0
      var body: some View {
        NavigationSplitView {
          VStack {
            NavigationLink("Three", value: 3)
            NavigationLink("Lost", value: "nobody shows me")
            Button("More") { count += 1 }
          }
          .navigationDestination(for: Int.self) { Text("Sidebar's \($0), \(count)") }
        } detail: {
          NavigationStack {
            Text("Root").navigationDestination(for: Int.self) { Text("Detail's \($0)") }
          }
        }
      }
    }
    let host = TestHost(width: 900) { Own() }
    try host.tap("Three")
    #expect(host.texts(in: .detail) == ["Sidebar's 3, 0"])
    try host.tap("More")
    #expect(host.texts(in: .detail) == ["Sidebar's 3, 1"])
    try host.tap("Lost")
    #expect(host.texts(in: .detail) == ["Sidebar's 3, 1"])
    #expect(host.diagnostics.map(\.code).contains("navigation.dead-link"))
  }

  @Test func N208_aStackInALeadingColumnTakesTheLinksInIt() throws {
    struct Stacks: View {
      var body: some View {
        NavigationSplitView {
          NavigationStack {
            VStack {
              NavigationLink("Within", value: 1)
              NavigationLink("Across", value: "x")
              NavigationLink("View") { Text("Pushed view") }
            }
            .navigationTitle("Side")
            .navigationDestination(for: Int.self) { Text("Pushed \($0)") }
          }
        } detail: {
          NavigationStack {
            Text("Root").navigationDestination(for: String.self) { Text("Shown \($0)") }
          }
        }
      }
    }
    let host = TestHost(width: 900) { Stacks() }
    try host.tap("Across")
    #expect(host.texts(in: .detail).last == "Shown x")
    try host.tap("Within")
    #expect(host.texts(in: .sidebar).last == "Pushed 1")
    #expect(host.texts(in: .detail).last == "Shown x")
    try host.tap("Side", role: .backButton)
    try host.tap("View")
    #expect(host.texts(in: .sidebar).last == "Pushed view")
  }

  @Test func N212_aViewLinkInADetailWithoutAStackPushesThere() throws {
    struct Bare: View {
      var body: some View {
        NavigationSplitView {
          Text("Left")
        } detail: {
          NavigationLink("More") { Text("All of it").navigationTitle("More") }.navigationTitle("Some")
        }
      }
    }
    let host = TestHost(width: 900) { Bare() }
    try host.tap("More")
    #expect(host.pages == ["Some", "More"])
    #expect(host.backLabel == "Some")
    host.resize(width: 390, height: 800)
    #expect(host.title == "More")
    try host.goBack()
    host.resize(width: 900, height: 800)
    #expect(host.pages == ["Some"])
  }

  @Test func N40_theDetailMaySwitchBetweenStacksOfDifferentTypes() throws {
    struct Switching: View {
      @State private var showsNumbers = true
      @State private var numbers = [1]
      @State private var words = ["a"]
      var body: some View {
        NavigationSplitView {
          Button("Switch") { showsNumbers.toggle() }
          NavigationLink("Number", value: 9)
          NavigationLink("Word", value: "z")
        } detail: {
          if showsNumbers {
            NavigationStack(path: $numbers) {
              Text("Numbers").navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
          } else {
            NavigationStack(path: $words) {
              Text("Words").navigationDestination(for: String.self) { Text("Word \($0)") }
            }
          }
        }
      }
    }
    let host = TestHost(width: 900) { Switching() }
    #expect(host.texts(in: .detail).last == "Number 1")
    try host.tap("Switch")
    #expect(host.texts(in: .detail).last == "Word a")
    try host.tap("Word")
    #expect(host.texts(in: .detail).last == "Word z")
    try host.tap("Switch")
    try host.tap("Number")
    #expect(host.texts(in: .detail).last == "Number 9")
    host.resize(width: 390, height: 800)
    #expect(host.texts.last == "Number 9")
  }

  @Test func N128_whatFillsAColumnMayBeAStackOfItsOwn() throws {
    struct Filling: View {
      @State private var isShown = false
      var body: some View {
        NavigationSplitView {
          Button("Show") { isShown = true }.navigationTitle("Side")
            .navigationDestination(isPresented: $isShown) {
              NavigationStack {
                NavigationLink("On", value: 1).navigationTitle("Base")
                  .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Top") }
              }
            }
        } detail: {
          Text("Own")
        }
      }
    }
    for width in [390.0, 900] {
      let host = TestHost(width: width) { Filling() }
      try host.tap("Show")
      try host.tap("On")
      #expect(host.title == "Top")
      #expect(host.backLabel == "Base")
      try host.goBack()
      #expect(host.title == "Base")
      host.resize(width: 390, height: 800)
      try host.goBack()
      #expect(host.title == "Side")
    }
  }

  @Test func N130_N136_aStackAroundTheLinkComesBeforeLaterColumns() throws {
    struct Both: View {
      var body: some View {
        NavigationSplitView {
          NavigationStack {
            NavigationLink("Three", value: 3).navigationTitle("Side")
              .navigationDestination(for: Int.self) { Text("Side's \($0)") }
          }
        } detail: {
          NavigationStack { Text("Root").navigationDestination(for: Int.self) { Text("Detail's \($0)") } }
        }
      }
    }
    let host = TestHost(width: 900) { Both() }
    try host.tap("Three")
    #expect(host.texts(in: .sidebar).last == "Side's 3")
    #expect(host.texts(in: .detail) == ["Root"])
  }

  @Test func N131_ofThreeColumnsTheFirstThatKnowsTheTypeShowsIt() throws {
    struct Three: View {
      var body: some View {
        NavigationSplitView {
          NavigationLink("Number", value: 1)
          NavigationLink("Word", value: "w")
        } content: {
          NavigationStack { Text("Middle").navigationDestination(for: Int.self) { Text("Middle \($0)") } }
        } detail: {
          NavigationStack {
            Text("Last").navigationDestination(for: Int.self) { Text("Last \($0)") }
              .navigationDestination(for: String.self) { Text("Last \($0)") }
          }
        }
      }
    }
    let host = TestHost(width: 1_200) { Three() }
    try host.tap("Number")
    try host.tap("Word")
    #expect(host.texts(in: .content).last == "Middle 1")
    #expect(host.texts(in: .detail).last == "Last w")
    host.resize(width: 390, height: 800)
    #expect(host.texts.last == "Last w")
    try host.goBack()
    #expect(host.texts.last == "Middle 1")
  }

  @Test func N137_aLinkWithoutAValueIsDisabledInAColumnToo() {
    let host = TestHost(width: 900) {
      NavigationSplitView {
        NavigationLink("Nothing", value: Int?.none)
      } detail: {
        NavigationStack { Text("Root").navigationDestination(for: Int.self) { Text("\($0)") } }
      }
    }
    #expect(!host.isEnabled("Nothing"))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func N138_whatALinkHadWhenItWasTappedStays() throws {
    struct Counting: View {
      @State private var number = 1
      var body: some View {
        NavigationSplitView {
          NavigationLink("Go", value: number)
          Button("More") { number += 1 }
        } detail: {
          NavigationStack { Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") } }
        }
      }
    }
    let host = TestHost(width: 900) { Counting() }
    try host.tap("Go")
    try host.tap("More")
    #expect(host.texts(in: .detail).last == "Number 1")
    try host.tap("Go")
    #expect(host.texts(in: .detail).last == "Number 2")
  }

  @Test func N140_aLinkInASheetDoesNotReachTheColumnsBelow() throws {
    struct Host: View {
      @State private var isOpen = true
      var body: some View {
        NavigationSplitView {
          Text("Left").sheet(isPresented: $isOpen) { NavigationLink("Out", value: 1) }
        } detail: {
          NavigationStack { Text("Root").navigationDestination(for: Int.self) { Text("\($0)") } }
        }
      }
    }
    let host = TestHost(width: 900) { Host() }
    #expect(!host.isEnabled("Out"))
  }

  @Test func aLinkTappedTwiceIsFollowedOnce() throws {
    let library = Library()
    let host = palette(library, width: 390)
    try host.doubleTap("One")
    #expect(library.path == [1])
    try host.goBack()
    try host.doubleTap("About")
    #expect(host.depth == 1)
  }
}
