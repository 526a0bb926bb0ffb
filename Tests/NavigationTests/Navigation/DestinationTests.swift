import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// A page that can declare a destination for the rest of the stack.
private struct Declaring<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View { VStack { content }.navigationTitle(title) }
}

@MainActor
@Suite("Destinations in a stack")
struct DestinationTests {
  @Test func N21_areGatheredFromTheRootAndFromPushedViews() throws {
    let host = TestHost {
      NavigationStack {
        VStack {
          VStack { NavigationLink("Int", value: 1) }.navigationDestination(for: Int.self) { _ in
            NavigationLink("String", value: "s")
              .navigationTitle("Int page")
              .navigationDestination(for: String.self) { Text("String page").navigationTitle($0) }
          }
        }
        .navigationTitle("Root")
      }
    }
    try host.tap("Int")
    try host.tap("String")
    #expect(host.pages == ["Root", "Int page", "s"])
  }

  @Test func N22_N23_areFoundByTypeWhateverTheirOrder() throws {
    let host = TestHost {
      NavigationStack {
        VStack {
          NavigationLink("Int", value: 1)
          NavigationLink("String", value: "s").navigationDestination(for: Int.self) { _ in Text("An int") }
          NavigationLink("Bool", value: true)
        }
        .navigationDestination(for: Bool.self) { _ in Text("A bool") }
        .navigationDestination(for: String.self) { _ in Text("A string") }
      }
    }
    for (link, text) in [("Int", "An int"), ("String", "A string"), ("Bool", "A bool")] {
      try host.tap(link)
      #expect(host.texts.contains(text))
      try host.goBack()
    }
  }

  @Test func N24_matchesTheExactTypeAndNoSuperclass() throws {
    class Animal: Hashable {
      static func == (a: Animal, b: Animal) -> Bool { a === b }
      func hash(into hasher: inout Hasher) {}
    }
    final class Dog: Animal {}
    let host = TestHost {
      NavigationStack {
        VStack {
          NavigationLink("Dog", value: Dog())
          NavigationLink("Animal", value: Dog() as Animal)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Animal.self) { _ in Text("An animal").navigationTitle("Animal") }
      }
    }
    try host.tap("Dog")
    #expect(host.title == "Root")
    try host.tap("Animal")
    #expect(host.title == "Animal")
  }

  @Test func N25_theKeyOfATypedPathIsItsElementType() {
    struct Erased: View {
      @State private var path: [AnyHashable] = [1, "two"]
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { _ in Text("Wrong") }
            .navigationDestination(for: AnyHashable.self) { Text("Any").navigationTitle("Any \($0)") }
        }
      }
    }
    let host = TestHost { Erased() }
    #expect(host.pages == ["Root", "Any 1", "Any two"])
  }

  @Test func N26_N27_theOneClosestToTheRootWinsAndBothLinesAreNamed() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("On", value: number + 1)
              .navigationTitle("Outer \(number)")
              .navigationDestination(for: Int.self) { Text("Inner").navigationTitle("Inner \($0)") }
          }
      }
    }
    try host.tap("Go")
    try host.tap("On")
    #expect(host.title == "Outer 2")
    let found = host.diagnostics.filter { $0.code == "navigation.duplicate-destination" }
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasPrefix(
        "A navigationDestination for “Swift.Int” was declared earlier on the stack. Only the destination declared "
          + "closest to the root view of the stack will be used.") == true)
    let lines = found.first?.message.components(separatedBy: "DestinationTests.swift:") ?? []
    #expect(lines.count == 3)
  }

  @Test func N28_aPushedViewMayDeclareTheDestinationOfItsOwnType() throws {
    struct Folder: View {
      let name: String
      var body: some View {
        NavigationLink("Into", value: name + "/x")
          .navigationTitle(name)
          .navigationDestination(for: String.self) { Folder(name: $0) }
      }
    }
    let host = TestHost { NavigationStack { Folder(name: "root") } }
    for _ in 0..<3 { try host.tap("Into") }
    #expect(host.pages == ["root", "root/x", "root/x/x", "root/x/x/x"])
    #expect(host.diagnostics.filter { $0.code == "navigation.duplicate-destination" }.count == 1)
  }

  @Test func N29_ofTwoOnOneViewTheOuterWins() throws {
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go", value: 1)
          .navigationDestination(for: Int.self) { _ in Text("Inner") }
          .navigationDestination(for: Int.self) { _ in Text("Outer") }
      }
    }
    try host.tap("Go")
    #expect(host.texts.contains("Outer"))
    #expect(host.diagnostics.contains { $0.code == "navigation.duplicate-destination" })
  }

  @Test func N30_aTypedPathUsesOnlyDestinationsOfTheRoot() throws {
    struct Typed: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("View") {
              NavigationLink("Number", value: 1)
                .navigationTitle("Pushed")
                .navigationDestination(for: Int.self) { _ in Text("A number") }
            }
            Button("Write") { path = [1] }
          }
        }
      }
    }
    let host = TestHost { Typed() }
    try host.tap("View")
    try host.tap("Number")
    #expect(host.title == "Pushed")
    let found = host.diagnostics.filter { $0.code == "navigation.destination-not-on-root" }
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasPrefix(
        "Only root-level navigation destinations are effective for a navigation stack with a homogeneous path") == true)
    #expect(found.first?.line != nil)
  }

  @Test func N31_N32_outsideAStackADestinationIsIgnoredAndSaysSo() throws {
    struct Outside: View {
      var body: some View {
        NavigationStack { NavigationLink("Go", value: 1).navigationTitle("Root") }
          .navigationDestination(for: Int.self) { _ in Text("Never") }
      }
    }
    let host = TestHost { Outside() }
    let message = """
      The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. There's a \
      misplaced `navigationDestination(for:destination:)` modifier for type `Int`. It will be ignored.
      """
    #expect(host.diagnostics.contains { $0.message.hasPrefix(message) })
    try host.tap("Go")
    #expect(host.title == "Root")
  }

  @Test func N31_theSameForTheOthers() {
    let host = TestHost {
      VStack {
        Text("A").navigationDestination(isPresented: .constant(true)) { Text("Never") }
        Text("B").navigationDestination(item: .constant(Optional(1))) { _ in Text("Never") }
      }
    }
    #expect(host.texts == ["A", "B"])
    #expect(host.diagnostics.filter { $0.code == "navigation.misplaced-destination" }.count == 2)
  }

  @Test func N37_aDestinationInABranchServesOnceTheBranchIsShown() throws {
    struct Branching: View {
      @Bindable var isReady: Switchboard<Bool>
      @State private var path = NavigationPath([1])
      var body: some View {
        NavigationStack(path: $path) {
          if isReady.value {
            Text("Ready").navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number") }
          } else {
            Text("Not yet")
          }
        }
      }
    }
    let isReady = Switchboard(false)
    let host = TestHost(content: { Branching(isReady: isReady) })
    #expect(!host.texts.contains("Number 1"))
    #expect(host.depth == 1)
    isReady.value = true
    #expect(host.texts.contains("Number 1"))
  }

  @Test func aPageStaysWhenTheBranchWithItsDestinationGoes() throws {
    struct Branching: View {
      @Bindable var isReady: Switchboard<Bool>
      var body: some View {
        NavigationStack {
          if isReady.value {
            NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { _ in Tally("Page") }
          } else {
            Text("Loading")
          }
        }
      }
    }
    let isReady = Switchboard(true)
    let host = TestHost(content: { Branching(isReady: isReady) })
    try host.tap("Go")
    try host.tap("Page 0")
    isReady.value = false
    #expect(host.texts.contains("Page 1"))
    isReady.value = true
    #expect(host.texts.contains("Page 1"))
    try host.goBack()
    try host.tap("Go")
    #expect(host.texts.contains("Page 0"))
  }

  @Test func aDestinationCloserToTheRootTakesOverThePagesOfItsType() throws {
    struct TakingOver: View {
      @Bindable var isOuter: Switchboard<Bool>
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Go") {
              NavigationLink("On", value: 1)
                .navigationDestination(for: Int.self) { _ in Text("From the page") }
            }
            if isOuter.value {
              Text("Outer").navigationDestination(for: Int.self) { _ in Text("From the root") }
            }
          }
        }
      }
    }
    let isOuter = Switchboard(false)
    let host = TestHost { TakingOver(isOuter: isOuter) }
    try host.tap("Go")
    try host.tap("On")
    // The value removed the view that it was pushed over, and with it the destination. The page keeps its
    // content.
    #expect(host.texts.contains("From the page"))
    isOuter.value = true
    #expect(host.texts.contains("From the root"))
  }

  @Test func N38_aLinkIsAnsweredByTheNearestStackThatKnowsItsType() throws {
    let host = TestHost {
      NavigationStack {
        NavigationStack {
          VStack {
            NavigationLink("Number", value: 1)
            NavigationLink("Text", value: "t")
          }
          .navigationTitle("Inner root")
          .navigationDestination(for: Int.self) { Text("Inner \($0)").navigationTitle("Inner number") }
        }
        .navigationTitle("Outer root")
        .navigationDestination(for: Int.self) { Text("Outer \($0)") }
        .navigationDestination(for: String.self) { Text("Outer \($0)").navigationTitle("Outer text") }
      }
    }
    try host.tap("Number")
    #expect(host.texts.contains("Inner 1"))
    try host.goBack()
    #expect(host.title == "Inner root")
    try host.tap("Text")
    #expect(host.texts.contains("Outer t"))
    #expect(host.title == "Outer text")
    try host.goBack()
    #expect(host.title == "Inner root")
  }

  @Test func N39_N41_nestedStacksMayHavePathsOfDifferentTypes() throws {
    struct Nested: View {
      @State private var numbers: [Int] = []
      @State private var names: [String] = []
      var body: some View {
        NavigationStack(path: $numbers) {
          NavigationStack(path: $names) {
            VStack {
              NavigationLink("Name", value: "n")
              NavigationLink("Number", value: 1)
              Text("\(numbers.count) \(names.count)")
            }
            .navigationDestination(for: String.self) { Text("Name \($0)").navigationTitle($0) }
          }
          .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number") }
        }
      }
    }
    let host = TestHost(strict: true) { Nested() }
    try host.tap("Name")
    #expect(host.texts.contains("Name n"))
    try host.goBack()
    #expect(host.texts.contains("0 0"))
    try host.tap("Number")
    #expect(host.texts.contains("Number 1"))
    try host.goBack()
    #expect(host.texts.contains("0 0"))
  }

  @Test func N40_N41_aPlaceMaySwitchBetweenStacksOfDifferentTypes() throws {
    struct Switching: View {
      @Bindable var isNumbers: Switchboard<Bool>
      @State private var numbers = [1]
      @State private var names = ["a", "b"]
      var body: some View {
        if isNumbers.value {
          NavigationStack(path: $numbers) {
            Text("Numbers").navigationDestination(for: Int.self) { Text("N").navigationTitle("\($0)") }
          }
        } else {
          NavigationStack(path: $names) {
            Text("Names").navigationDestination(for: String.self) { Text("S").navigationTitle($0) }
          }
        }
      }
    }
    let isNumbers = Switchboard(true)
    let host = TestHost { Switching(isNumbers: isNumbers) }
    #expect(host.title == "1")
    isNumbers.value = false
    #expect(host.title == "b")
    isNumbers.value = true
    #expect(host.title == "1")
  }
}

@MainActor
@Suite("A value without a destination")
struct MissingDestinationTests {
  struct Tool: Hashable {}

  @Test func N42_N43_N44_aLinkToItDoesNothingAndSaysWhatToWrite() throws {
    let path = Switchboard(NavigationPath())
    struct Root: View {
      @Bindable var path: Switchboard<NavigationPath>
      var body: some View {
        NavigationStack(path: $path.value) { NavigationLink("Go", value: Tool()).navigationTitle("Root") }
      }
    }
    let host = TestHost { Root(path: path) }
    try host.tap("Go")
    #expect(host.depth == 0)
    #expect(path.value.isEmpty)
    let message = """
      A NavigationLink is presenting a value of type “Tool” but there is no matching navigationDestination declaration \
      visible from the location of the link. The link cannot be activated.

      Note: Links search for destinations in any surrounding NavigationStack, then within the same column of a \
      NavigationSplitView.
      """
    #expect(host.diagnostics.contains { $0.message.hasPrefix(message) })
  }

  @Test func N45_onThePathItIsAPlaceholderThatTeaches() throws {
    let path = Switchboard(NavigationPath())
    struct Root: View {
      @Bindable var path: Switchboard<NavigationPath>
      var body: some View {
        NavigationStack(path: $path.value) {
          Text("Root").navigationDestination(for: Int.self) { _ in Text("Number") }
        }
      }
    }
    let host = TestHost { Root(path: path) }
    path.value.append(Tool())
    #expect(host.depth == 1)
    #expect(path.value.count == 1)
    #expect(host.texts.contains { $0.contains("Tool") })
    #expect(host.texts.contains { $0.contains("Registered: Int") })
    #expect(host.texts.contains { $0.contains(".navigationDestination(for: Tool.self)") })
    #expect(host.diagnostics.contains { $0.code == "navigation.unregistered-value" && $0.message.contains("Tool") })
    try host.goBack()
    #expect(path.value.isEmpty)
  }

  @Test func N46_aDestinationThatComesLaterTakesThePlaceholdersPlace() {
    struct Root: View {
      @Bindable var isReady: Switchboard<Bool>
      @State private var path = NavigationPath([Tool()])
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Text("Root")
            if isReady.value {
              Text("Ready").navigationDestination(for: Tool.self) { _ in Text("The tool") }
            }
          }
        }
      }
    }
    let isReady = Switchboard(false)
    let host = TestHost { Root(isReady: isReady) }
    #expect(!host.texts.contains("The tool"))
    isReady.value = true
    #expect(host.texts.contains("The tool"))
    #expect(host.depth == 1)
  }

  @Test func N46_alsoForAPlaceholderThatIsCovered() throws {
    struct Root: View {
      @Bindable var isReady: Switchboard<Bool>
      @State private var path: NavigationPath = {
        var path = NavigationPath()
        path.append(Tool())
        path.append(1)
        return path
      }()
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Text("Root")
            if isReady.value {
              Text("Ready").navigationDestination(for: Tool.self) { _ in
                Text("The tool").navigationTitle("Tool")
              }
            }
          }
          .navigationDestination(for: Int.self) { _ in Text("Number") }
        }
      }
    }
    let isReady = Switchboard(false)
    let host = TestHost { Root(isReady: isReady) }
    #expect(host.texts.contains("Number"))
    #expect(host.pages.count == 3)
    isReady.value = true
    #expect(host.pages == ["", "Tool", ""])
    try host.goBack()
    #expect(host.texts.contains("The tool"))
  }
}
