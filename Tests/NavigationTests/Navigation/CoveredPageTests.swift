import CairnTesting
import SwiftUI
import Testing

@MainActor
@Observable
private final class Notes {
  var text = "short"
  nonisolated init() {}
}

/// Some pages do not configure their bar, others have a title, and one changes the content below it.
private struct Numbered: View {
  let number: Int
  var notes: Notes?
  @State private var taps = 0

  var body: some View {
    let content = VStack {
      Text("Page \(number), \(taps) taps")
      if let notes { Text(notes.text) }
      Button("Tap") { taps += 1 }
    }
    switch number % 4 {
    case 1: content.navigationTitle("Title \(number)")
    case 3: content.navigationTitle("Small \(number)").navigationBarTitleDisplayMode(.inline)
    default: content
    }
  }
}

private struct Pile: View {
  @Binding var path: [Int]
  var notes: Notes?

  var body: some View {
    NavigationStack(path: $path) {
      Numbered(number: 0, notes: notes).navigationTitle("Root")
        .navigationDestination(for: Int.self) { Numbered(number: $0, notes: notes) }
    }
  }
}

@MainActor
@Suite("Covered pages")
struct CoveredPageTests {
  private struct App: View {
    @State private var path: [Int] = []
    var notes: Notes?
    let ask: (Binding<[Int]>) -> Void

    var body: some View {
      let _ = ask($path)
      Pile(path: $path, notes: notes)
    }
  }

  @Test(arguments: [1, 2, 3, 5])
  func whatAPageShowsIsThereAgainHoweverManyPagesLayOnIt(step: Int) throws {
    var path: Binding<[Int]>?
    let host = TestHost { App { path = $0 } }
    var shown = [host.plainText]
    for depth in 1...12 {
      path?.wrappedValue.append(depth)
      try host.tap("Tap")
      shown.append(host.plainText)
    }
    #expect(shown[7].contains("Page 7, 1 taps"))
    #expect(shown[7].contains("Back"))
    var depth = 12
    while depth > 0 {
      depth = max(0, depth - step)
      path?.wrappedValue.removeLast((path?.wrappedValue.count ?? 0) - depth)
      #expect(host.plainText == shown[depth])
    }
  }

  @Test func goingBackByHandShowsTheSame() throws {
    var path: Binding<[Int]>?
    let host = TestHost { App { path = $0 } }
    var shown = [host.plainText]
    for depth in 1...9 {
      path?.wrappedValue.append(depth)
      shown.append(host.plainText)
    }
    for depth in (0..<9).reversed() {
      try host.goBack()
      #expect(host.plainText == shown[depth])
    }
  }

  @Test func whatChangesWhileItIsCoveredIsLaidOutWhenItComesBack() throws {
    let notes = Notes()
    var path: Binding<[Int]>?
    let host = TestHost { App(notes: notes) { path = $0 } }
    path?.wrappedValue = [2, 4, 6, 8, 10, 12]
    #expect(host.plainText.contains("short"))
    notes.text = String(repeating: "a text that takes many lines now, ", count: 9)
    #expect(host.plainText.contains("Page 12"))
    path?.wrappedValue = [2]
    let fresh = TestHost { App(notes: notes) { path = $0 } }
    path?.wrappedValue = [2]
    #expect(host.plainText == fresh.plainText)
    #expect(host.plainText.contains("many lines"))
  }
}
