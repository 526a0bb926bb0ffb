import CairnTesting
import SwiftUI
import Testing

/// What happened, in order.
@MainActor
@Observable
private final class Log {
  @ObservationIgnored var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

@Observable
private final class Model { var name = "Ann" }

private struct Details: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  let log: Log
  var body: some View {
    VStack {
      Text("Presented \(isPresented)")
      Button("Close") { dismiss() }
    }
    .onAppear { log.add("appear") }
    .onDisappear { log.add("disappear") }
  }
}

private struct Opener: View {
  @State private var isOpen = false
  let log: Log
  var body: some View {
    VStack {
      Text("Open \(isOpen)")
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen, onDismiss: { log.add("dismissed") }) { Details(log: log) }
  }
}

@MainActor
@Suite("Sheets")
struct SheetTests {
  @Test func aTrueBindingShowsTheSheetAboveEverything() throws {
    let host = TestHost { Opener(log: Log()) }
    #expect(host.sheets == 0)
    try host.tap("Open")
    #expect(host.sheets == 1)
    #expect(host.texts == ["Presented true", "Close"])
    #expect(!host.isVisible("Open"))
    #expect(throws: TestHostError.self) { try host.tap("Open") }
  }

  @Test func N283_dismissOfTheContentClosesTheSheetAndWritesTheBinding() throws {
    let log = Log()
    let host = TestHost { Opener(log: log) }
    try host.tap("Open")
    #expect(log.take() == ["appear"])
    try host.tap("Close")
    #expect(log.take() == ["disappear", "dismissed"])
    #expect(host.sheets == 0)
    #expect(host.texts == ["Open false", "Open"])
  }

  @Test func swipingItAwayWritesTheBindingBeforeOnDismissRuns() throws {
    struct Swiped: View {
      @State private var isOpen = true
      let log: Log
      var body: some View {
        Text("Behind").sheet(isPresented: $isOpen) {
          log.add("open \(isOpen)")
        } content: {
          Text("Sheet")
        }
      }
    }
    let log = Log()
    let host = TestHost { Swiped(log: log) }
    #expect(host.sheets == 1)
    try host.dismissSheet()
    #expect(log.take() == ["open false"])
    #expect(host.sheets == 0)
    #expect(throws: TestHostError.self) { try host.dismissSheet() }
  }

  @Test func aSheetOpensAndClosesInOneTurnEach() throws {
    let host = TestHost { Opener(log: Log()) }
    var turns = host.turns
    try host.tap("Open")
    #expect(host.turns == turns + 1)
    turns = host.turns
    try host.tap("Close")
    #expect(host.turns == turns + 1)
  }

  @Test func N284_anotherIdentityReplacesTheSheetAndTheSameOneKeepsItsState() throws {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Card: View {
      let item: Item
      @State private var count = 0
      var body: some View {
        Text("\(item.name) \(count)")
        Button("Count") { count += 1 }
      }
    }
    struct Cards: View {
      @State private var item: Item?
      let log: Log
      var body: some View {
        Button("First") { item = Item(id: 1, name: "One") }
          .sheet(item: $item, onDismiss: { log.add("dismissed") }) { shown in
            Card(item: shown)
            Button("Rename") { item?.name = "Uno" }
            Button("Next") { item = Item(id: 2, name: "Two") }
            Button("None") { item = nil }
          }
      }
    }
    let log = Log()
    let host = TestHost { Cards(log: log) }
    try host.tap("First")
    try host.tap("Count")
    #expect(host.texts.first == "One 1")
    try host.tap("Rename")
    #expect(host.texts.first == "Uno 1")
    #expect(log.take() == [])
    try host.tap("Next")
    #expect(host.texts.first == "Two 0")
    #expect(log.take() == ["dismissed"])
    try host.tap("None")
    #expect(host.sheets == 0)
    #expect(log.take() == ["dismissed"])
  }

  @Test func N97_dismissAtTheRootOfAStackInASheetClosesTheSheet() throws {
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      let name: String
      var body: some View {
        VStack {
          Text(name)
          Button("Done") { dismiss() }
          NavigationLink("Deeper") { Page(name: "Second") }
        }
        .navigationTitle(name)
      }
    }
    struct Host: View {
      @State private var isOpen = true
      var body: some View {
        NavigationStack { Text("Behind").navigationTitle("Behind") }
          .sheet(isPresented: $isOpen) { NavigationStack { Page(name: "First") } }
      }
    }
    let host = TestHost { Host() }
    #expect(host.title == "First")
    try host.tap("Deeper")
    #expect(host.title == "Second")
    try host.tap("Done")
    #expect(host.title == "First")
    try host.tap("Done")
    #expect(host.title == "Behind")
    #expect(host.sheets == 0)
  }

  @Test func N100_dismissReadOutsideASheetDoesNotCloseIt() throws {
    struct Outer: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isOpen = true
      var body: some View {
        Text("Behind").sheet(isPresented: $isOpen) { Button("Close") { dismiss() } }
      }
    }
    let host = TestHost { Outer() }
    try host.tap("Close")
    #expect(host.sheets == 1)
  }

  @Test func N283_aSheetIsANewPlaceForNavigation() throws {
    struct Host: View {
      @State private var isOpen = false
      var body: some View {
        NavigationStack {
          Button("Open") { isOpen = true }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
            .sheet(isPresented: $isOpen) {
              NavigationLink("Link", value: 1).navigationTitle("Sheet")
            }
        }
      }
    }
    let host = TestHost { Host() }
    try host.tap("Open")
    #expect(!host.isEnabled("Link"))
    #expect(host.title == nil)
    #expect(host.diagnostics.map(\.code) == ["navigation.link-outside-container"])
    try host.dismissSheet()
    #expect(host.title == "Root")
  }

  @Test func theEnvironmentReachesWhatIsPresented() throws {
    struct Reader: View {
      @Environment(Model.self) private var model
      @Environment(\.locale) private var locale
      var body: some View { Text("\(model.name) \(locale.identifier)") }
    }
    struct Host: View {
      @State private var isOpen = true
      @State private var place = "de_DE"
      let model: Model
      var body: some View {
        Text("Behind")
          .sheet(isPresented: $isOpen) {
            Reader()
            Button("Move") { place = "fr_FR" }
          }
          .environment(model).environment(\.locale, Locale(identifier: place))
      }
    }
    let model = Model()
    let host = TestHost { Host(model: model) }
    #expect(host.texts.first == "Ann de_DE")
    model.name = "Bea"
    #expect(host.texts.first == "Bea de_DE")
    try host.tap("Move")
    #expect(host.texts.first == "Bea fr_FR")
  }

  @Test func sheetsStackUpAndGoWithTheOneTheyCameFrom() throws {
    struct Level: View {
      let depth: Int
      @State private var isOpen = false
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        VStack {
          Text("Level \(depth)")
          Button("More") { isOpen = true }
          Button("Back") { dismiss() }
        }
        .sheet(isPresented: $isOpen) { Level(depth: depth + 1) }
      }
    }
    let host = TestHost { Level(depth: 0) }
    for _ in 0..<3 { try host.tap("More") }
    #expect(host.sheets == 3)
    #expect(host.texts.first == "Level 3")
    try host.tap("Back")
    #expect(host.texts.first == "Level 2")
    #expect(host.sheets == 2)
    try host.dismissSheet()
    try host.dismissSheet()
    #expect(host.texts.first == "Level 0")
  }

  @Test func closingTheFirstOfSeveralSheetsClosesThoseAboveIt() throws {
    struct Host: View {
      @State private var first = false
      @State private var second = false
      let log: Log
      var body: some View {
        Button("Open") { first = true }
          .sheet(isPresented: $first) {
            Button("Second") { second = true }
              .sheet(isPresented: $second) {
                Button("All away") { first = false }.onDisappear { log.add("second gone") }
              }
              .onDisappear { log.add("first gone") }
          }
      }
    }
    let log = Log()
    let host = TestHost { Host(log: log) }
    try host.tap("Open")
    try host.tap("Second")
    #expect(host.sheets == 2)
    try host.tap("All away")
    #expect(host.sheets == 0)
    #expect(log.take().sorted() == ["first gone", "second gone"])
  }

  @Test func twoSheetsOfOneViewShowInTheOrderTheyCame() throws {
    struct Host: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        Button("Both") {
          second = true
          first = true
        }
        .sheet(isPresented: $first) { Text("First") }
        .sheet(isPresented: $second) { Text("Second") }
      }
    }
    let host = TestHost { Host() }
    try host.tap("Both")
    #expect(host.sheets == 2)
    try host.dismissSheet()
    #expect(host.sheets == 1)
    try host.dismissSheet()
    #expect(host.texts == ["Both"])
  }

  @Test func N113_interactiveDismissDisabledStopsThePersonAndNotTheProgram() throws {
    struct Host: View {
      @State private var isOpen = true
      @State private var locked = true
      var body: some View {
        Text("Behind").sheet(isPresented: $isOpen) {
          Button("Unlock") { locked = false }
          Button("Close") { isOpen = false }.interactiveDismissDisabled(locked)
        }
      }
    }
    let host = TestHost { Host() }
    #expect(throws: TestHostError.self) { try host.dismissSheet() }
    try host.tap("Close")
    #expect(host.sheets == 0)
    let other = TestHost { Host() }
    try other.tap("Unlock")
    try other.dismissSheet()
    #expect(other.sheets == 0)
  }

  @Test func aFullScreenCoverCannotBeSwipedAway() throws {
    struct Host: View {
      @State private var isOpen = true
      var body: some View {
        Text("Behind").fullScreenCover(isPresented: $isOpen) { Button("Close") { isOpen = false } }
      }
    }
    let host = TestHost { Host() }
    #expect(throws: TestHostError.self) { try host.dismissSheet() }
    try host.tap("Close")
    #expect(host.texts == ["Behind"])
  }

  @Test func whatThePersonClosesStaysClosedThoughAConstantSaysOtherwise() throws {
    struct Host: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
          .sheet(isPresented: .constant(count % 2 == 1)) { Text("Odd \(count)") }
      }
    }
    let host = TestHost { Host() }
    try host.tap("Count 0")
    #expect(host.texts == ["Odd 1"])
    try host.dismissSheet()
    #expect(host.texts == ["Count 1"])
    try host.tap("Count 1")
    #expect(host.texts == ["Count 2"])
    try host.tap("Count 2")
    #expect(host.texts == ["Odd 3"])
  }

  @Test func aSheetThatNeedNotBeModalLeavesTheRestInReach() throws {
    struct Host: View {
      @State private var isOpen = true
      @State private var height = PresentationDetent.medium
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
          .sheet(isPresented: $isOpen) {
            Button("Taller") { height = .large }
              .presentationDetents([.medium, .large], selection: $height)
              .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          }
      }
    }
    let host = TestHost { Host() }
    #expect(host.texts == ["Count 0", "Taller"])
    try host.tap("Count 0")
    try host.tap("Taller")
    #expect(host.texts == ["Taller"])
    #expect(throws: TestHostError.self) { try host.tap("Count 1") }
  }

  @Test func aPopoverIsASheetWhereThereIsLittleRoom() throws {
    struct Host: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }.popover(isPresented: $isOpen) { Text("Hint") }
      }
    }
    let narrow = TestHost(width: 390) { Host() }
    try narrow.tap("Open")
    #expect(narrow.tree.contains("sheet"))
    let wide = TestHost(width: 1000) { Host() }
    try wide.tap("Open")
    #expect(wide.tree.contains("popover"))
    #expect(wide.sheets == 1)
    wide.resize(width: 390, height: 800)
    #expect(wide.tree.contains("sheet"))
    try wide.dismissSheet()
    #expect(wide.texts == ["Open"])
  }

  @Test func aSheetInPlaceOfAPopoverIsAsTallAsItsContent() throws {
    struct Host: View {
      let lines: Int
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }.popover(isPresented: $isOpen) {
          VStack { ForEach(0..<lines, id: \.self) { Text("Hint \($0)") } }
        }
      }
    }
    func height(of lines: Int) throws -> CGFloat {
      let host = TestHost(width: 390, height: 800) { Host(lines: lines) }
      try host.tap("Open")
      return host.root?.firstInside { $0.role == .sheet }?.frame.height ?? 0
    }
    let one = try height(of: 1)
    #expect(one > 0 && one < 200)
    let three = try height(of: 3)
    let many = try height(of: 200)
    #expect(three > one)
    #expect(many <= 800, "it stays within the window")
  }

  @Test func aListInPlaceOfAPopoverHasTheWholeSheet() throws {
    struct Host: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }.popover(isPresented: $isOpen) { List { Text("Row") } }
      }
    }
    let host = TestHost(width: 390) { Host() }
    try host.tap("Open")
    let sheet = try #require(host.root?.firstInside(where: { $0.role == .sheet }))
    let list = try #require(sheet.firstInside(where: { $0.role == .list }))
    #expect(sheet.frame.height == host.root?.frame.height)
    #expect(list.frame.height == sheet.frame.height)
  }

  @Test func aBackgroundViewStandsBehindTheContent() throws {
    struct Host: View {
      @State private var isOpen = true
      @State private var isBright = false
      var body: some View {
        Text("Behind").sheet(isPresented: $isOpen) {
          Button("Switch") { isBright.toggle() }
            .presentationBackground { if isBright { Text("Bright") } else { Text("Dark") } }
        }
      }
    }
    let host = TestHost { Host() }
    #expect(host.texts == ["Dark", "Switch"])
    try host.tap("Switch")
    #expect(host.texts == ["Bright", "Switch"])
  }
}
