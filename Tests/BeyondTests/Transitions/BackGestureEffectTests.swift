import Cairn
import CairnCore
import CairnScreen
import SwiftUI
import Testing

@testable import CairnTesting

@MainActor @Suite("Pages that draw a swipe back")
struct BackGestureEffectTests {
  struct Screen: View {
    @State private var path = [1]
    var isOn = true

    var body: some View {
      NavigationStack(path: $path) {
        Text("Hello").navigationTitle("Home")
          .navigationDestination(for: Int.self) { number in
            if number == 1 {
              Text("Page").accessibilityIdentifier("page")
                .backGestureEffect { content, progress in
                  content.opacity(1 - 0.5 * progress).accessibilityValue("\(progress)")
                }
                .navigationTitle("One")
            } else {
              Text("Plain").navigationTitle("Two")
            }
          }
      }
    }
  }

  private func opacity(_ host: TestHost) -> Double? {
    let element = host.root?.firstInside { $0.label == "Page" && $0.role == .text }
    for one in element.map({ Array($0.selfAndAncestors) }) ?? [] where one.hasEffects {
      for case .opacity(let opacity) in one.effects { return opacity }
    }
    return nil
  }

  @Test func theProgressIsDrawnAndTakenBack() throws {
    let host = TestHost { Screen() }
    let swipe = try host.startSwipeBack()
    try swipe.move(to: 0.4)
    #expect(opacity(host) == 0.8)
    #expect(host.host.lastTransaction.animation == nil)
    try swipe.move(to: 0.3)
    #expect(opacity(host) == 0.85)
    try swipe.end()
    #expect(opacity(host) ?? 1 == 1)
    #expect(host.host.lastTransaction.animation == .snappy)
    #expect(host.title == "One")
  }

  @Test func aPageThatLeavesKeepsWhatWasDrawn() throws {
    let host = TestHost { Screen() }
    let page = try #require(host.root?.firstInside { $0.label == "Page" })
    let drawn = Array(page.selfAndAncestors)
    try host.swipeBack(to: 0.8)
    #expect(host.title == "Home")
    #expect(drawn.contains { $0.effects.contains(.opacity(0.6)) })
  }

  @Test func withLessMotionTheProgressStaysZero() throws {
    let host = TestHost { Screen() }
    host.changeSurroundings { $0.accessibility.reducesMotion = true }
    let swipe = try host.startSwipeBack()
    try swipe.move(to: 0.8)
    #expect(opacity(host) ?? 1 == 1)
    try swipe.end()
    #expect(host.title == "Home")
  }

  @Test func onlyPagesThatDrawAreLeftInTheirPlace() throws {
    let host = TestHost { Screen() }
    let drawn = try #require(host.window?.frontStack?.beginSwipe())
    #expect(drawn.isDrawnByApp)
    #expect(host.window?.frontStack?.element?.traits?[DrawnSwipesTrait.self] == true)
    drawn.cancel()
    let plain = TestHost {
      NavigationStack {
        NavigationLink("Go") { Text("There").onBackGesture { _ in } }
      }
      .backGestureEffect { content, _ in content }
    }
    try plain.tap("Go")
    #expect(try #require(plain.window?.frontStack?.beginSwipe()).isDrawnByApp == false)
    #expect(plain.window?.frontStack?.element?.traits?[DrawnSwipesTrait.self] == nil)
  }

  @MainActor @Observable final class Setting { var draws = true }

  struct SetPage: View {
    let setting: Setting

    var body: some View {
      if setting.draws {
        Text("Drawn").backGestureEffect { content, _ in content }
      } else {
        Text("Plain")
      }
    }
  }

  @Test func aViewThatStopsDrawingLeavesThePageToTheHost() throws {
    let setting = Setting()
    let host = TestHost { NavigationStack { NavigationLink("Go") { SetPage(setting: setting) } } }
    try host.tap("Go")
    #expect(host.window?.frontStack?.element?.traits?[DrawnSwipesTrait.self] == true)
    setting.draws = false
    host.runPending()
    #expect(host.window?.frontStack?.element?.traits?[DrawnSwipesTrait.self] == nil)
  }
}
