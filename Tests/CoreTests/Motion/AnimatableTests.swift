import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Values of apps that are animated")
struct AnimatableTests {
  nonisolated private struct Number: View, Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    @MainActor var body: some View { Text("\(Int(value.rounded()))") }
  }

  private struct CountUp: View {
    let animation: Animation?
    @State private var value = 0.0
    @State private var isDone = false
    var body: some View {
      Number(value: value)
      Button("Go") {
        withAnimation(animation) {
          value += 100
        } completion: {
          isDone = true
        }
      }
      Text(isDone ? "done" : "under way")
    }
  }

  @Test func theBodyRunsForEachStepOfTheWay() async throws {
    let host = TestHost { CountUp(animation: .linear(duration: 1)) }
    #expect(host.texts == ["0", "Go", "under way"])
    try host.tap("Go")
    #expect(host.texts == ["0", "Go", "under way"])
    await host.advance(by: .milliseconds(500))
    #expect(host.texts == ["50", "Go", "under way"])
    await host.advance(by: .milliseconds(600))
    #expect(host.texts == ["100", "Go", "done"])
    // One body evaluation per frame, and none after the end.
    let runs = host.bodyRuns(of: Number.self)
    await host.advance(by: .seconds(2))
    #expect(host.bodyRuns(of: Number.self) == runs)
    #expect((60...64).contains(runs))
  }

  @Animatable
  fileprivate struct Place: View {
    var x: Double
    var y: CGFloat
    @AnimatableIgnored var name: String
    var body: some View { Text("\(name) \(Int(x.rounded())) \(Int(y.rounded()))") }
  }

  @Test func theDataOfAMacroIsAllThatVaries() async throws {
    struct Moving: View {
      @State private var isThere = false
      var body: some View {
        Place(x: isThere ? 100 : 0, y: isThere ? 10 : 20, name: isThere ? "to" : "from")
        Button("Go") { withAnimation(.linear(duration: 1)) { isThere = true } }
      }
    }
    let host = TestHost { Moving() }
    #expect(host.texts.first == "from 0 20")
    try host.tap("Go")
    await host.advance(by: .milliseconds(500))
    #expect(host.texts.first == "to 50 15")
    await host.advance(by: .seconds(1))
    #expect(host.texts.first == "to 100 10")
  }

  @Test func anyNumberOfValuesAreAddedAndScaled() {
    var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(3.0, 4.0)) + AnimatableValues(1, 1, .zero)
    values.scale(by: 2)
    #expect(values == AnimatableValues(4, 6, AnimatablePair(6, 8)))
    #expect(values.magnitudeSquared == 16 + 36 + 36 + 64)
    #expect(values - values == .zero)
    values.value.0 = 0
    #expect(values != AnimatableValues(4, 6, AnimatablePair(6, 8)))
  }

  @Test func withoutAnAnimationItIsThereAtOnce() throws {
    let host = TestHost { CountUp(animation: nil) }
    try host.tap("Go")
    #expect(host.texts.first == "100")
  }

  @Test func retargetedHalfWayItGoesOnFromWhereItIs() async throws {
    let host = TestHost { CountUp(animation: .linear(duration: 1)) }
    try host.tap("Go")
    await host.advance(by: .milliseconds(500))
    try host.tap("Go")
    // Both animations add up: 100 · 0.75 of the first and 100 · 0.25 of the second.
    await host.advance(by: .milliseconds(250))
    #expect(host.texts.first == "100")
    await host.advance(by: .seconds(1))
    #expect(host.texts.first == "200")
  }

  @Test func retargetedAtEveryFrameItArrivesAllTheSame() async throws {
    let host = TestHost { CountUp(animation: .spring) }
    for _ in 0..<20 {
      try host.tap("Go")
      await host.advance(by: .milliseconds(16))
    }
    await host.advance(by: .seconds(10))
    #expect(host.texts.first == "2,000")
  }

  @Test func aModifierIsAnimatedToo() async throws {
    nonisolated struct Caption: ViewModifier, Animatable {
      var share: Double
      var animatableData: Double {
        get { share }
        set { share = newValue }
      }
      @MainActor func body(content: Content) -> some View {
        VStack {
          content
          Text("\(Int((share * 100).rounded())) %")
        }
      }
    }
    struct Loader: View {
      @State private var share = 0.0
      var body: some View {
        Button("Load") { share = 1 }
          .modifier(Caption(share: share))
          .animation(.linear(duration: 2), value: share)
      }
    }
    let host = TestHost { Loader() }
    try host.tap("Load")
    await host.advance(by: .milliseconds(500))
    #expect(host.texts == ["Load", "25 %"])
    await host.advance(by: .seconds(2))
    #expect(host.texts == ["Load", "100 %"])
  }
}
