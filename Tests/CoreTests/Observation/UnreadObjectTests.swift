import CairnTesting
import Combine
import SwiftUI
import Testing

private final class Account: ObservableObject {
  @Published var name = "Ann"
}

@Observable private final class Song {
  var title = "one"
}

/// Where a view may have a property for an object that no ancestor provides.
@MainActor @Suite("Missing environment objects")
struct UnreadObjectTests {
  private struct Unread: View {
    @EnvironmentObject private var account: Account
    @Environment(Song.self) private var song
    var body: some View { Text("shown") }
  }

  private struct UnreadModifier: ViewModifier {
    @EnvironmentObject private var account: Account
    func body(content: Content) -> some View { content.padding() }
  }

  private struct UnreadStyle: ButtonStyle {
    @Environment(Song.self) private var song
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct Holder: DynamicProperty {
    @EnvironmentObject var account: Account
    var updates = 0
    mutating func update() { updates += 1 }
  }

  private struct UnreadInside: View {
    private var holder = Holder()
    var body: some View { Text("shown") }
  }

  private struct UnreadAnimated: View, Animatable {
    @EnvironmentObject private var account: Account
    var animatableData = 1.0
    var body: some View { Text("shown") }
  }

  private struct UnreadToolbar: ToolbarContent {
    @EnvironmentObject private var account: Account
    var body: some ToolbarContent { ToolbarItem { Button("shown") {} } }
  }

  private struct UnreadInToolbar: View {
    var body: some View { NavigationStack { Text("page").toolbar { UnreadToolbar() } } }
  }

  nonisolated private static let unread: [@MainActor @Sendable () -> AnyView] = [
    { AnyView(Unread()) },
    { AnyView(Text("shown").modifier(UnreadModifier())) },
    { AnyView(Button("shown") {}.buttonStyle(UnreadStyle())) },
    { AnyView(UnreadInside()) },
    { AnyView(UnreadAnimated()) },
    { AnyView(UnreadInToolbar()) },
    { AnyView(TabView { Unread().tabItem { Text("First") } }) },
    { AnyView(NavigationStack { List { Unread() } }) },
  ]

  @Test(arguments: unread.indices) func aBodyThatDoesNotReadItRuns(index: Int) {
    let host = TestHost { Self.unread[index]() }
    #expect(host.isVisible("shown"), "\(host.tree)")
    #expect(host.diagnostics.isEmpty)
  }

  private struct Reads: View {
    @EnvironmentObject private var account: Account
    var body: some View { Text("Hello, \(account.name)") }
  }

  private struct ReadsBinding: View {
    @EnvironmentObject private var account: Account
    var body: some View { TextField("Name", text: $account.name) }
  }

  private struct ReadsSong: View {
    @Environment(Song.self) private var song
    var body: some View { Text(song.title) }
  }

  private struct ReadingModifier: ViewModifier {
    @EnvironmentObject private var account: Account
    func body(content: Content) -> some View { content.accessibilityLabel(account.name) }
  }

  private struct ReadingHolder: DynamicProperty {
    @Environment(Song.self) var song
    var name = ""
    mutating func update() { name = song.title }
  }

  private struct ReadsInUpdate: View {
    private var holder = ReadingHolder()
    var body: some View { Text("Hello, \(holder.name)") }
  }

  nonisolated private static let reading: [@MainActor @Sendable () -> AnyView] = [
    { AnyView(Reads()) }, { AnyView(ReadsBinding()) }, { AnyView(ReadsSong()) },
    { AnyView(Text("text").modifier(ReadingModifier())) }, { AnyView(ReadsInUpdate()) },
  ]

  @Test(arguments: reading.indices) func aBodyThatReadsItIsDiagnosedAndTheRestIsShown(index: Int) throws {
    let host = TestHost {
      VStack {
        Self.reading[index]()
        Text("beside")
      }
    }
    #expect(host.diagnostics.map(\.code) == ["environment.missing-object"])
    #expect(host.texts.first?.hasPrefix("⚠ No ") == true, "\(host.texts)")
    #expect(host.texts.last == "beside")
  }

  private struct Switching: View {
    @State private var reads = false
    @State private var isProvided = false
    var body: some View {
      Button("Read") { reads = true }
      Button("Provide") { isProvided = true }
      if isProvided {
        Conditional(reads: reads).environmentObject(Account())
      } else {
        Conditional(reads: reads)
      }
    }
  }

  private struct Conditional: View {
    let reads: Bool
    @EnvironmentObject private var account: Account
    var body: some View { Text(reads ? account.name : "unread") }
  }

  @Test func aBodyThatBeginsToReadItIsDiagnosedThen() throws {
    let host = TestHost { Switching() }
    #expect(host.texts.last == "unread")
    #expect(host.diagnostics.isEmpty)
    try host.tap("Read")
    #expect(host.diagnostics.map(\.code) == ["environment.missing-object"])
    #expect(host.texts.last?.hasPrefix("⚠") == true)
    try host.tap("Provide")
    #expect(host.texts.last == "Ann")
  }

  private struct Counting: View {
    @Binding var count: Int
    @EnvironmentObject private var account: Account
    var body: some View { Text("\(count) \(account.name)") }
  }

  private struct Repeating: View {
    @State private var count = 0
    var body: some View {
      Button("More") { count += 1 }
      Counting(count: $count)
      ForEach(0..<count, id: \.self) { _ in Counting(count: $count) }
    }
  }

  /// Each abandoned body keeps some memory, so there is a limit.
  @Test func manyBodiesMayReadIt() throws {
    let host = TestHost { Repeating() }
    for _ in 0..<40 { try host.tap("More") }
    #expect(host.texts.count { $0.hasPrefix("⚠") } == 41)
  }
}
