import CairnScreen
import CairnTesting
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("The direction of lines")
struct DirectionTests {
  private struct Letters: View {
    var body: some View {
      HStack(spacing: 0) {
        Text("A").frame(width: 100)
        Text("B").frame(width: 290)
      }
      NavigationLink("on", value: 1)
    }
  }

  private struct Reader: View {
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text(direction == .leftToRight ? "to the right" : "to the left") }
  }

  private struct Pages: View {
    var body: some View {
      NavigationStack {
        VStack(spacing: 0) {
          Letters()
          Reader()
          HStack(spacing: 0) {
            Text("C").frame(width: 100)
            Text("D").frame(width: 290)
          }
          .environment(\.layoutDirection, .leftToRight)
        }
        .navigationDestination(for: Int.self) { _ in Text("next") }
      }
    }
  }

  private func start(of label: String, in host: TestHost) -> CGFloat? {
    host.root?.firstInside { $0.ownText == label }.flatMap { $0.parent?.frame(in: nil).minX }
  }

  @Test func theHostTurnsEverythingRoundAndOnlyReadersRun() throws {
    let host = TestHost { Pages() }
    #expect(start(of: "A", in: host) == 0)
    #expect(start(of: "B", in: host) == 100)
    let runs = host.bodyRuns(of: Letters.self)
    host.changeSurroundings { $0.layoutDirection = .rightToLeft }
    #expect(start(of: "A", in: host) == 290)
    #expect(start(of: "B", in: host) == 0)
    #expect(host.isVisible("to the left"))
    #expect(host.bodyRuns(of: Letters.self) == runs)
    #expect(host.bodyRuns(of: Pages.self) == 1)
    #expect(host.bodyRuns(of: Reader.self) == 2)
    host.changeSurroundings { $0.layoutDirection = .leftToRight }
    #expect(start(of: "A", in: host) == 0)
    #expect(host.bodyRuns(of: Letters.self) == runs)
  }

  @Test func aViewThatSaysItsOwnDirectionKeepsIt() {
    let host = TestHost { Pages() }
    #expect(start(of: "C", in: host) == 0)
    host.changeSurroundings { $0.layoutDirection = .rightToLeft }
    #expect(start(of: "C", in: host) == 0)
    #expect(start(of: "D", in: host) == 100)
  }

  @Test func aCoveredPageIsTurnedRoundWhenItIsUncovered() throws {
    let host = TestHost { Pages() }
    try host.tap("on")
    host.changeSurroundings { $0.layoutDirection = .rightToLeft }
    try host.goBack()
    #expect(start(of: "A", in: host) == 290)
    #expect(start(of: "B", in: host) == 0)
  }

  @Test func aDirectionSaidByTheAppFollowsItsValue() {
    let direction = Switchboard(LayoutDirection.leftToRight)
    let host = TestHost {
      Deferred { Letters().environment(\.layoutDirection, direction.value) }
    }
    #expect(start(of: "A", in: host) == 0)
    direction.value = .rightToLeft
    #expect(host.texts == ["A", "B", "on"])
    #expect(start(of: "A", in: host) == 290)
    #expect(start(of: "B", in: host) == 0)
    #expect(host.bodyRuns(of: Letters.self) == 1)
  }
}
