import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Views inside themselves")
struct NestingTests {
  private struct Mirror: View {
    var body: some View {
      VStack {
        Text("Mirror")
        Mirror()
      }
    }
  }

  private struct Pair: View {
    var body: some View {
      Pair()
      Pair()
    }
  }

  private struct Echo: ViewModifier {
    func body(content: Content) -> some View { content.modifier(Echo()) }
  }

  /// A family tree, which contains itself once per person.
  private struct Person: View {
    let generation: Int
    var body: some View {
      VStack {
        Text("\(generation)")
        if generation > 0 { Person(generation: generation - 1) }
      }
    }
  }

  private struct Visit: View {
    @State private var isShown = false
    var body: some View {
      Button("Look") { isShown.toggle() }
      if isShown { Mirror() }
    }
  }

  @Test func aViewThatContainsItselfIsCutOffAndNamed() throws {
    let host = TestHost { Visit() }
    try host.tap("Look")
    #expect(host.diagnostics.map(\.code) == ["view.endless"])
    #expect(host.diagnostics.first?.message.hasPrefix("Mirror contains itself") == true)
    #expect(host.texts.count(where: { $0 == "Mirror" }) == 12)
    try host.tap("Look")
    #expect(host.texts == ["Look"])
  }

  @Test func aViewThatContainsItselfTwiceIsCutOffBeforeItFillsTheMemory() {
    let host = TestHost { Pair() }
    #expect(host.diagnostics.map(\.code) == ["view.endless"])
    #expect(host.diagnostics.first?.message.hasPrefix("Pair contains itself") == true)
  }

  @Test func aModifierThatAppliesItselfIsCutOffAndNamed() {
    let host = TestHost { Text("Hello").modifier(Echo()) }
    #expect(host.diagnostics.map(\.code) == ["view.endless"])
    #expect(host.diagnostics.first?.message.hasPrefix("Echo contains itself") == true)
  }

  @Test func aDeepTreeThatEndsIsShownToItsEnd() {
    for generations in [1_000, 5_000] {
      let host = TestHost { Person(generation: generations) }
      #expect(host.texts.count == generations + 1)
      #expect(host.diagnostics.isEmpty)
    }
  }

  @Test func aStyleThatUsesItselfIsNamed() {
    struct Swatch: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background { Button("Inner") {}.buttonStyle(Swatch()) }
      }
    }
    let host = TestHost { Button("Red") {}.buttonStyle(Swatch()) }
    #expect(host.diagnostics.first?.message.hasPrefix("Swatch contains itself") == true)
  }
}
