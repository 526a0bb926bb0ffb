import CairnTesting
import SwiftUI
import TestSupport
import Testing

private let fruits = ["Apple", "Banana", "Cherry"]

private struct Results: View {
  let text: String
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    VStack {
      Text("Searching \(isSearching)")
      ForEach(fruits.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
      Button("Done") { dismissSearch() }
    }
  }
}

private struct Fruits: View {
  @State private var text = ""
  @State private var log = ""
  var body: some View {
    NavigationStack {
      VStack {
        Results(text: text)
        Text("Log \(log)")
      }
      .navigationTitle("Fruits")
      .searchable(text: $text, prompt: "Find fruit")
      .onSubmit(of: .search) { log += "[\(text)]" }
      .onSubmit { log += "wrong" }
    }
  }
}

@MainActor
@Suite("Searching")
struct SearchTests {
  @Test func theFieldStandsInTheBarAndWritesTheText() throws {
    let host = TestHost { Fruits() }
    #expect(host.texts == ["Fruits", "Searching false", "Apple", "Banana", "Cherry", "Done", "Log "])
    #expect(host.value(of: "Find fruit") == "")
    try host.type("an", into: "Find fruit")
    #expect(host.value(of: "Find fruit") == "an")
    #expect(host.texts == ["Fruits", "Cancel", "Searching true", "Banana", "Done", "Log "])
  }

  @Test func N260_dismissSearchInsideEmptiesTheFieldAndEndsTheSearch() throws {
    let host = TestHost { Fruits() }
    try host.tap("Done")
    try host.type("Ch", into: "Find fruit")
    try host.tap("Done")
    #expect(host.value(of: "Find fruit") == "")
    #expect(host.texts == ["Fruits", "Searching false", "Apple", "Banana", "Cherry", "Done", "Log "])
  }

  private struct Focusing: View {
    private enum Place: Hashable { case search, note }
    @State private var text = ""
    @State private var note = ""
    @FocusState private var isSearched: Bool
    @FocusState private var place: Place?
    var body: some View {
      NavigationStack {
        VStack {
          Results(text: text)
          Text(isSearched ? "in the field" : "elsewhere")
          Text(place == .search ? "search" : place == .note ? "note" : "none")
          TextField("Note", text: $note).focused($place, equals: .note)
          Button("look") { isSearched = true }
          Button("leave") { isSearched = false }
          Button("to the search") { place = .search }
        }
        .searchable(text: $text, prompt: "Find")
        .searchFocused($isSearched)
        .searchFocused($place, equals: .search)
      }
    }
  }

  @Test func aFocusStateFollowsTheFieldAndLeadsThere() throws {
    let host = TestHost { Focusing() }
    #expect(host.isVisible("elsewhere"))
    #expect(host.isVisible("none"))
    try host.tap("look")
    #expect(host.isVisible("Searching true"))
    #expect(host.isVisible("in the field"))
    #expect(host.isVisible("search"))
    try host.tap("leave")
    #expect(host.focused == nil)
    #expect(host.isVisible("elsewhere"))
    #expect(host.isVisible("none"))
    try host.tap("to the search")
    #expect(host.isVisible("in the field"))
    try host.focus("Note")
    #expect(host.isVisible("elsewhere"))
    #expect(host.isVisible("note"))
    try host.type("Ch", into: "Find")
    #expect(host.isVisible("in the field"))
  }

  @Test func cancelEndsTheSearchToo() throws {
    let host = TestHost { Fruits() }
    try host.type("Ch", into: "Find fruit")
    try host.tap("Cancel")
    #expect(host.isVisible("Searching false"))
    #expect(host.isVisible("Apple"))
  }

  @Test func submittingASearchRunsTheActionsForSearches() throws {
    let host = TestHost { Fruits() }
    try host.type("Apple", into: "Find fruit")
    try host.submit("Find fruit")
    #expect(host.isVisible("Log [Apple]"))
    #expect(host.isVisible("Searching true"))
  }

  @Test func N260_isSearchingIsFalseOutsideTheSearchableView() throws {
    struct Host: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            Text("Outside \(isSearching)")
            Button("Dismiss") { dismissSearch() }
          }
          .searchable(text: $text)
        }
      }
    }
    let host = TestHost { Host() }
    try host.type("x", into: "Search")
    #expect(host.isVisible("Outside false"))
    try host.tap("Dismiss")
    #expect(host.value(of: "Search") == "x")
  }

  @Test func whetherOneSearchesIsABindingBothWays() throws {
    struct Host: View {
      @State private var text = ""
      @State private var isOpen = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("Open \(isOpen)")
            Button("Search now") { isOpen = true }
            Button("Stop") { isOpen = false }
          }
          .searchable(text: $text, isPresented: $isOpen, prompt: "Find")
        }
      }
    }
    let host = TestHost { Host() }
    try host.tap("Search now")
    #expect(host.focused == "Find")
    #expect(host.isVisible("Cancel"))
    try host.tap("Cancel")
    #expect(host.isVisible("Open false"))
    try host.type("x", into: "Find")
    #expect(host.isVisible("Open true"))
    try host.tap("Stop")
    #expect(!host.isVisible("Cancel"))
    #expect(host.focused == nil)
  }

  @Test func suggestionsAreOfferedWhileOneSearchesAndCompleteTheText() throws {
    struct Host: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text("Text \(text)")
            .searchable(text: $text)
            .searchSuggestions {
              ForEach(fruits, id: \.self) { Text("Try \($0)").searchCompletion($0) }
            }
        }
      }
    }
    let host = TestHost { Host() }
    #expect(!host.isVisible("Try Apple"))
    try host.type("A", into: "Search")
    #expect(host.isVisible("Try Apple"))
    try host.tap("Try Cherry")
    #expect(host.isVisible("Text Cherry"))
    try host.tap("Cancel")
    #expect(!host.isVisible("Try Apple"))
  }

  @Test func scopesAreChosenByTheirTags() throws {
    enum Scope: Hashable { case all, mine }
    struct Host: View {
      @State private var text = ""
      @State private var scope = Scope.all
      var body: some View {
        NavigationStack {
          Text(scope == .all ? "Everything" : "My own")
            .searchable(text: $text)
            .searchScopes($scope) {
              Text("All").tag(Scope.all)
              Text("Mine").tag(Scope.mine)
            }
        }
      }
    }
    let host = TestHost { Host() }
    #expect(!host.isVisible("Mine"))
    try host.type("A", into: "Search")
    #expect(host.isSelected("All"))
    try host.tap("Mine", role: .option)
    #expect(host.isVisible("My own"))
    #expect(host.tree.contains("option \"Mine\" selected"))
  }

  @Test func tokensStandInTheFieldAndSuggestedOnesCanBeAdded() throws {
    struct Token: Identifiable, Hashable {
      let id: String
    }
    struct Host: View {
      @State private var text = ""
      @State private var tokens = [Token(id: "red")]
      @State private var more = [Token(id: "ripe"), Token(id: "round")]
      var body: some View {
        NavigationStack {
          Text("Tokens " + tokens.map(\.id).joined(separator: "+"))
            .searchable(text: $text, tokens: $tokens, suggestedTokens: $more) { Text("#\($0.id)") }
        }
      }
    }
    let host = TestHost { Host() }
    #expect(host.texts == ["#red", "Tokens red"])
    try host.type("r", into: "Search")
    try host.tap("#round")
    #expect(host.isVisible("Tokens red+round"))
    #expect(host.value(of: "Search") == "")
  }

  @Test func aFieldWithoutTokensShowsTheFirstOneThatIsAdded() throws {
    struct Token: Identifiable, Hashable {
      let id: String
    }
    struct Host: View {
      @State private var text = ""
      @State private var tokens: [Token] = []
      @State private var more = [Token(id: "ripe"), Token(id: "round")]
      var body: some View {
        NavigationStack {
          Button("Clear") { tokens = [] }
            .searchable(text: $text, tokens: $tokens, suggestedTokens: $more) { Text("#\($0.id)") }
        }
      }
    }
    let host = TestHost { Host() }
    try host.type("r", into: "Search")
    #expect(host.texts.filter { $0 == "#round" }.count == 1)
    try host.tap("#round")
    #expect(host.texts.filter { $0 == "#round" }.count == 2)
    try host.tap("Clear")
    #expect(host.texts.filter { $0 == "#round" }.count == 1)
  }

  @Test func aSearchAroundAStackStandsOnItsRoot() throws {
    struct Host: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          VStack {
            Text("Text \(text)")
            NavigationLink("Next") { Text("Second").navigationTitle("Two") }
          }
          .navigationTitle("One")
        }
        .searchable(text: $text, prompt: "Find")
      }
    }
    let host = TestHost { Host() }
    try host.type("abc", into: "Find")
    #expect(host.isVisible("Text abc"))
    #expect(host.isVisible("Cancel"))
    try host.tap("Next")
    #expect(!host.isVisible("Find"))
    try host.goBack()
    #expect(host.value(of: "Find") == "abc")
  }

  @Test func N259_aSearchAroundASplitViewStandsInItsFirstColumnOfTwo() throws {
    struct Host: View {
      @State private var text = ""
      let isThree: Bool
      var body: some View {
        if isThree {
          NavigationSplitView {
            Text("Side").navigationTitle("S")
          } content: {
            Text("Middle").navigationTitle("M")
          } detail: {
            Text("Detail").navigationTitle("D")
          }
          .searchable(text: $text, prompt: "Find")
        } else {
          NavigationSplitView {
            Text("Side").navigationTitle("S")
          } detail: {
            Text("Detail").navigationTitle("D")
          }
          .searchable(text: $text, prompt: "Find")
        }
      }
    }
    let two = TestHost(width: 1200) { Host(isThree: false) }
    try two.type("x", into: "Find")
    #expect(two.texts == ["S", "Cancel", "Side", "D", "Detail"])
    let three = TestHost(width: 1200) { Host(isThree: true) }
    try three.type("x", into: "Find")
    #expect(three.texts == ["S", "Side", "M", "Cancel", "Middle", "D", "Detail"])
  }

  @Test func aSearchCanBeRemovedOrPutElsewhere() throws {
    struct Host: View {
      @State private var text = ""
      let moves: Bool
      var body: some View {
        NavigationStack {
          if moves {
            Text("Content").searchable(text: $text, prompt: "Find")
              .toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
              }
          } else {
            Text("Content").searchable(text: $text, prompt: "Find").toolbar(removing: .search)
          }
        }
      }
    }
    let removed = TestHost { Host(moves: false) }
    #expect(!removed.isVisible("Find"))
    let moved = TestHost { Host(moves: true) }
    try moved.type("x", into: "Find")
    #expect(moved.texts == ["Content", "Sort", "Cancel"])
  }

  @Test func pathsClearWhileOneSearches() throws {
    struct Host: View {
      @State private var text = ""
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Push") { path = [1] }
            .searchable(text: $text)
            .navigationDestination(for: Int.self) { _ in Button("Root") { path = [] } }
        }
      }
    }
    let host = TestHost { Host() }
    try host.type("x", into: "Search")
    try host.tap("Push")
    #expect(host.depth == 1)
    try host.tap("Root")
    #expect(host.depth == 0)
    #expect(host.value(of: "Search") == "x")
  }
}
