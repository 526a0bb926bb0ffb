import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// Counts how often something ran.
@MainActor
private final class Count {
  private(set) var value = 0
  nonisolated init() {}
  func up() { value += 1 }
  func take() -> Int {
    defer { value = 0 }
    return value
  }
}

private struct Counting<Content: View>: View {
  let count: Count
  let content: Content
  init(_ count: Count, @ViewBuilder content: () -> Content) {
    self.count = count
    self.content = content()
  }
  var body: some View {
    let _ = count.up()
    content
  }
}

private final class Model: ObservableObject {
  let count: Count
  @MainActor init(_ count: Count) {
    self.count = count
    count.up()
  }
}

@MainActor
@Suite("When the closures of destinations run")
struct ClosureTests {
  @Test func N47_theClosureForATypeRunsOnlyForValuesOnThePath() throws {
    struct Offering: View {
      let count: Count
      var body: some View {
        NavigationStack {
          VStack {
            ForEach(0..<20, id: \.self) { NavigationLink("Link \($0)", value: $0) }
            Tally("Other")
          }
          .navigationDestination(for: Int.self) { number in
            let _ = count.up()
            Text("Page \(number)")
          }
        }
      }
    }
    let count = Count()
    let host = TestHost { Offering(count: count) }
    try host.tap("Other 0")
    #expect(count.take() == 0)
    try host.tap("Link 3")
    #expect(count.take() == 1)
    try host.goBack()
    #expect(count.take() == 0)
    try host.tap("Link 4")
    #expect(count.take() == 1)
  }

  @Test func N47_itRunsOnceForAPageAndNotWhenThePathAboveChanges() throws {
    struct Deep: View {
      @Bindable var path: Switchboard<[Int]>
      let count: Count
      var body: some View {
        NavigationStack(path: $path.value) {
          Text("Root").navigationDestination(for: Int.self) { number in
            let _ = count.up()
            Text("Page \(number)")
          }
        }
      }
    }
    let path = Switchboard([Int]())
    let count = Count()
    let host = TestHost { Deep(path: path, count: count) }
    path.value = [1]
    #expect(host.texts.contains("Page 1"))
    #expect(count.take() == 1)
    path.value = [1, 2]
    #expect(host.texts.contains("Page 2"))
    #expect(count.take() == 1)
    path.value = [1]
    #expect(host.texts.contains("Page 1"))
    #expect(count.take() == 0)
    path.value = [9]
    #expect(host.texts.contains("Page 9"))
    #expect(count.take() == 1)
  }

  private struct Deep: View {
    @Bindable var path: Switchboard<[Int]>
    let count: Count
    var hidesBar = false
    var body: some View {
      NavigationStack(path: $path.value) {
        Text("Root").navigationDestination(for: Int.self) { number in
          let _ = count.up()
          Text("Page \(number)").navigationTitle("Title \(number)").toolbar(hidesBar ? .hidden : .automatic)
        }
      }
    }
  }

  @Test func N47_ofSeveralPagesOnlyTheTopOneAndTheOneThatBackNamesAreBuilt() throws {
    let path = Switchboard([Int]())
    let count = Count()
    let host = TestHost { Deep(path: path, count: count) }
    path.value = Array(1...50)
    #expect(host.texts.contains("Page 50"))
    #expect(host.backLabel == "Title 49")
    #expect(count.take() == 2)
    try host.goBack()
    #expect(host.texts.contains("Page 49"))
    #expect(host.backLabel == "Title 48")
    #expect(count.take() == 1)
    path.value = [7]
    #expect(host.backLabel == "Back")
    #expect(count.take() == 1)
    #expect(host.pages.count == 2)
    #expect(count.take() == 0)
  }

  @Test func N47_withoutABarOnlyTheTopPageIsBuilt() throws {
    let path = Switchboard(Array(1...50))
    let count = Count()
    let host = TestHost { Deep(path: path, count: count, hidesBar: true) }
    #expect(host.texts.contains("Page 50"))
    #expect(count.take() == 1)
    path.value.removeLast(10)
    #expect(host.texts.contains("Page 40"))
    #expect(count.take() == 1)
  }

  @Test func N48_theClosureOfAnItemRunsOnlyWithAValue() throws {
    struct Items: View {
      @Bindable var item: Switchboard<Int?>
      let count: Count
      var body: some View {
        NavigationStack {
          Tally("Root").navigationDestination(item: $item.value) { number in
            let _ = count.up()
            Text("Item \(number)")
          }
        }
      }
    }
    let item = Switchboard(Int?.none)
    let count = Count()
    let host = TestHost { Items(item: item, count: count) }
    try host.tap("Root 0")
    #expect(count.take() == 0)
    item.value = 3
    #expect(host.texts.contains("Item 3"))
    #expect(count.take() == 1)
    item.value = 4
    #expect(host.texts.contains("Item 4"))
    #expect(count.take() == 1)
    item.value = nil
    #expect(host.texts.contains("Root 1"))
    #expect(count.take() == 0)
  }

  @Test func N49_theViewOfABoolIsMadeWithItsDeclarerButItsBodyWaits() throws {
    struct Presenting: View {
      let made: Count
      let bodies: Count
      let models: Count
      @State private var isShown = false
      @State private var other = 0
      var body: some View {
        NavigationStack {
          VStack {
            Button("Present") { isShown = true }
            Button("Other \(other)") { other += 1 }
          }
          .navigationDestination(isPresented: $isShown) {
            let _ = made.up()
            Counting(bodies) { Holder(models: models) }
          }
        }
      }
    }
    let made = Count()
    let bodies = Count()
    let models = Count()
    let host = TestHost { Presenting(made: made, bodies: bodies, models: models) }
    #expect(made.take() == 1)
    try host.tap("Other 0")
    #expect(made.take() == 1)
    #expect(bodies.take() == 0)
    #expect(models.take() == 0)
    try host.tap("Present")
    #expect(bodies.take() == 1)
    #expect(models.take() == 1)
  }

  @Test func N50_theViewOfALinkIsMadeWithTheLinkButItsBodyAndStateWait() throws {
    let made = Count()
    let bodies = Count()
    let models = Count()
    let host = TestHost {
      NavigationStack {
        NavigationLink("Go") {
          let _ = made.up()
          Counting(bodies) { Holder(models: models) }
        }
      }
    }
    #expect(made.take() == 1)
    #expect(bodies.take() == 0)
    #expect(models.take() == 0)
    try host.tap("Go")
    #expect(made.take() == 0)
    #expect(bodies.take() == 1)
    #expect(models.take() == 1)
    try host.goBack()
    try host.tap("Go")
    #expect(bodies.take() == 1)
    #expect(models.take() == 1)
  }

  @Test func N51_aPageFollowsWhatItsClosureCaptured() throws {
    struct Capturing: View {
      let count: Count
      @State private var factor = 2
      @State private var unrelated = 0
      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: 10)
            .navigationDestination(for: Int.self) { number in
              let _ = count.up()
              VStack {
                Text("Product \(number * factor)")
                Button("Factor") { factor += 1 }
                Tally("Kept")
              }
            }
        }
      }
    }
    let count = Count()
    let host = TestHost { Capturing(count: count) }
    try host.tap("Go")
    try host.tap("Kept 0")
    _ = count.take()
    try host.tap("Factor")
    #expect(host.texts.contains("Product 30"))
    #expect(host.texts.contains("Kept 1"))
    #expect(count.take() == 1)
  }

  @Test func N51_theSameForALinkABoolAndAnItem() throws {
    struct Capturing: View {
      @State private var factor = 2
      @State private var isShown = false
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Link") { page(10) }
            Button("Bool") { isShown = true }
            Button("Item") { item = 30 }
          }
          .navigationDestination(isPresented: $isShown) { page(20) }
          .navigationDestination(item: $item) { page($0) }
        }
      }
      func page(_ number: Int) -> some View {
        VStack {
          Text("Product \(number * factor)")
          Button("Factor") { factor += 1 }
          Tally("Kept")
        }
      }
    }
    for (button, before, after) in [
      ("Link", "Product 20", "Product 30"), ("Bool", "Product 40", "Product 60"), ("Item", "Product 60", "Product 90"),
    ] {
      let host = TestHost { Capturing() }
      try host.tap(button)
      #expect(host.texts.contains(before))
      try host.tap("Kept 0")
      try host.tap("Factor")
      #expect(host.texts.contains(after))
      #expect(host.texts.contains("Kept 1"))
    }
  }

  @Test func N51_whatTheClosureReadsItselfAlsoUpdatesThePage() throws {
    let names = Switchboard(["a"])
    struct Reading: View {
      let names: Switchboard<[String]>
      let rootBodies: Count
      var body: some View {
        let _ = rootBodies.up()
        NavigationStack {
          NavigationLink("Go", value: 0).navigationDestination(for: Int.self) { Text("Name \(names.value[$0])") }
        }
      }
    }
    let rootBodies = Count()
    let host = TestHost { Reading(names: names, rootBodies: rootBodies) }
    try host.tap("Go")
    _ = rootBodies.take()
    names.value = ["b"]
    #expect(host.texts.contains("Name b"))
    #expect(rootBodies.take() == 0)
  }

  @Test func N52_aDestinationMayHideInAPageBelow() {
    struct Hiding: View {
      @State private var path: NavigationPath = {
        var path = NavigationPath()
        path.append(1)
        path.append("two")
        path.append(true)
        return path
      }()
      let journal: Journal
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root")
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { _ in
              Text("One").logged("One", in: journal).navigationTitle("One")
                .navigationDestination(for: String.self) { _ in
                  Text("Two").logged("Two", in: journal).navigationTitle("Two")
                    .navigationDestination(for: Bool.self) { _ in
                      Text("Three").logged("Three", in: journal).navigationTitle("Three")
                    }
                }
            }
        }
      }
    }
    let journal = Journal()
    let host = TestHost(strict: true) { Hiding(journal: journal) }
    #expect(host.pages == ["Root", "One", "Two", "Three"])
    #expect(host.texts.contains("Three"))
    // N53
    #expect(journal.take() == ["Three appears"])
  }

  @Test func N54_aClosureIsABuilderAndMayPushAnEmptyView() throws {
    enum Route: Hashable { case text(String), number(Int), nothing }
    let host = TestHost {
      NavigationStack {
        VStack {
          NavigationLink("Text", value: Route.text("t"))
          NavigationLink("Number", value: Route.number(1))
          NavigationLink("Nothing", value: Route.nothing)
        }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .text(let text): Text("Text \(text)")
          case .number(let number): if number > 0 { Text("Number \(number)") }
          case .nothing: EmptyView()
          }
        }
      }
    }
    try host.tap("Text")
    #expect(host.texts.contains("Text t"))
    try host.goBack()
    try host.tap("Number")
    #expect(host.texts.contains("Number 1"))
    try host.goBack()
    try host.tap("Nothing")
    #expect(host.depth == 1)
    try host.goBack()
    #expect(host.depth == 0)
  }

  @Test func N55_aPageHasTheEnvironmentOfTheStack() throws {
    struct Shows: View {
      @Environment(\.locale) private var locale
      let name: String
      var body: some View { Text("\(name) \(locale.identifier)") }
    }
    let host = TestHost {
      NavigationStack {
        VStack {
          NavigationLink("Go", value: 1)
          NavigationLink("View") { Shows(name: "view") }.environment(\.locale, Locale(identifier: "de"))
          Shows(name: "root")
        }
        .navigationDestination(for: Int.self) { _ in Shows(name: "page") }
        .environment(\.locale, Locale(identifier: "fr"))
      }
      .environment(\.locale, Locale(identifier: "it"))
    }
    #expect(host.texts.contains("root fr"))
    try host.tap("Go")
    #expect(host.texts.contains("page it"))
    try host.goBack()
    try host.tap("View")
    #expect(host.texts.contains("view it"))
  }

  @Test func N55_aValueAddedAroundTheStackReachesCoveredPagesToo() throws {
    struct Shows: View {
      @Environment(\.locale) private var locale
      let name: String
      var body: some View { Text("\(name) \(locale.identifier)") }
    }
    struct Around: View {
      @Bindable var locale: Switchboard<String>
      var body: some View {
        NavigationStack {
          NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { number in
            VStack {
              Shows(name: "page \(number)")
              NavigationLink("On", value: number + 1)
            }
          }
        }
        .environment(\.locale, Locale(identifier: locale.value))
      }
    }
    let locale = Switchboard("it")
    let host = TestHost { Around(locale: locale) }
    try host.tap("Go")
    try host.tap("On")
    locale.value = "es"
    #expect(host.texts.contains("page 2 es"))
    try host.goBack()
    #expect(host.texts.contains("page 1 es"))
  }

  @Test func N56_aContentUpdateDoesNotRunBodiesThatReadOnlyTheEnvironment() throws {
    struct Reader: View {
      @Environment(\.locale) private var locale
      let count: Count
      var body: some View {
        let _ = count.up()
        Text(locale.identifier)
      }
    }
    struct Updating: View {
      let count: Count
      @State private var other = 0
      var body: some View {
        NavigationStack {
          VStack {
            Button("Other \(other)") { other += 1 }
            Reader(count: count)
            NavigationLink("Go", value: 1)
          }
          .navigationDestination(for: Int.self) { _ in
            VStack {
              Button("Other \(other)") { other += 1 }
              Reader(count: count)
            }
          }
        }
      }
    }
    let count = Count()
    let host = TestHost { Updating(count: count) }
    #expect(count.take() == 1)
    try host.tap("Other 0")
    #expect(count.take() == 0)
    try host.tap("Go")
    #expect(count.take() == 1)
    try host.tap("Other 1")
    #expect(count.take() == 0)
  }
}

/// A page with its own object.
private struct Holder: View {
  @StateObject private var model: Model

  init(models: Count) { _model = StateObject(wrappedValue: Model(models)) }

  var body: some View {
    let _ = model
    Text("Held")
  }
}
