import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@testable import CairnCore

@MainActor
@Suite("The look of bars")
struct BarLookTests {
  private struct Pages: View {
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("on") {
            NavigationLink("further") { Text("third").navigationTitle("Third") }
              .navigationTitle("Second")
              .toolbarBackground(.hidden, for: .navigationBar)
          }
          // Even deep inside, it configures the bar of this page.
          VStack {
            Text("deep").toolbarColorScheme(.dark, for: .navigationBar).toolbarBackground(.red, for: .navigationBar)
          }
        }
        .navigationTitle("First")
        .navigationBarTitleDisplayMode(.inline)
        .toolbarRole(.editor)
      }
    }
  }

  private func look(_ host: TestHost) -> BarAppearance? {
    host.root?.firstInside { $0.role == .bar }?.traits?[BarTrait.self]
  }

  @Test func N257_whatIsSaidOfABarFlowsUpAndHoldsForItsPageAlone() throws {
    let host = TestHost(width: 900) { Pages() }
    #expect(look(host)?.colorScheme == .dark)
    #expect(look(host)?.background != nil)
    #expect(look(host)?.hidesBackground == nil)
    // An editor has its title at the leading edge if there is room.
    #expect(titleStart(host) == 0)
    try host.tap("on")
    #expect(look(host)?.colorScheme == nil)
    #expect(look(host)?.hidesBackground == true)
    // The next page has its title in the middle: the configuration of the first page's bar does not apply to it.
    let bar = try #require(host.root?.firstInside { $0.role == .bar }?.frame(in: nil))
    let title = try #require(titleFrame(host))
    #expect(abs(title.midX - bar.midX) <= 0.5)
    try host.tap("further")
    #expect(look(host)?.hidesBackground == nil)
    try host.goBack()
    try host.goBack()
    #expect(look(host)?.colorScheme == .dark)
  }

  private func titleStart(_ host: TestHost) -> CGFloat? { titleFrame(host)?.minX }

  private func titleFrame(_ host: TestHost) -> CGRect? {
    guard let title = host.title else { return nil }
    return host.root?.firstInside { $0.role == .bar }?.firstInside { $0.ownText == title }?.frame(in: nil)
  }

  @Test func N258_itemsOfAToolbarThatCanBeRearrangedHaveIDsOfTheirOwn() {
    let host = TestHost {
      NavigationStack {
        Text("Root").navigationTitle("Root").toolbar(id: "tools") {
          ToolbarItem(id: "a", placement: .topBarTrailing) { Button("One") {} }
          ToolbarItem(id: "b", placement: .topBarTrailing) { Button("Two") {} }
          ToolbarItem(id: "a", placement: .topBarTrailing) { Button("Three") {} }
        }
      }
    }
    #expect(host.bar == ["One", "Two", "Three"])
    let told = host.diagnostics.filter { $0.code == "toolbar.duplicate-id" }
    #expect(told.count == 1)
    #expect(told.first?.message.contains("“a”") == true)
    #expect(told.first?.file?.hasSuffix("BarLookTests.swift") == true)
  }

  @Test func N285_aZoomGoesFromTheSourceWithItsIDToThePage() throws {
    struct Zooming: View {
      @Namespace private var space
      let hasSource: Bool
      var body: some View {
        NavigationStack {
          NavigationLink("on", value: 1)
            .matchedTransitionSource(id: hasSource ? 1 : 2, in: space)
            .navigationDestination(for: Int.self) { number in
              Text("page").navigationTransition(.zoom(sourceID: number, in: space))
            }
        }
      }
    }
    func matched(_ host: TestHost, at label: String) -> MatchedLook? {
      host.root?.firstInside { $0.ownText == label || $0.label == label }.flatMap { element in
        var step: Element? = element
        while let current = step {
          for case .matched(let look) in current.effects { return look }
          step = current.parent
        }
        return nil
      }
    }
    let host = TestHost { Zooming(hasSource: true) }
    let source = try #require(matched(host, at: "on"))
    try host.tap("on")
    let page = try #require(matched(host, at: "page"))
    #expect(source.isSource && !page.isSource)
    #expect(source.id == page.id && source.namespace == page.namespace)
    // Without a source with the same id there is nothing to zoom from. The page is still pushed.
    let other = TestHost { Zooming(hasSource: false) }
    let stranger = try #require(matched(other, at: "on"))
    try other.tap("on")
    #expect(try #require(matched(other, at: "page")).id != stranger.id)
    #expect(other.texts.contains("page"))
  }
}
