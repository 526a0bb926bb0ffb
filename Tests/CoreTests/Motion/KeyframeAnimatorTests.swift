import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Content that moves along keyframes")
struct KeyframeAnimatorTests {
  @Test func aTriggerPlaysTheKeyframesOnce() async throws {
    struct Hop: View {
      @State private var hops = 0
      var body: some View {
        KeyframeAnimator(initialValue: 0.0, trigger: hops) { height in
          Text("at \(Int(height.rounded()))")
        } keyframes: { _ in
          LinearKeyframe(60.0, duration: 1)
          LinearKeyframe(0.0, duration: 1)
        }
        Button("Hop") { hops += 1 }
      }
    }
    let host = TestHost { Hop() }
    await host.advance(by: .seconds(5))
    #expect(host.texts.first == "at 0")
    try host.tap("Hop")
    await host.advance(by: .milliseconds(500))
    #expect(host.texts.first == "at 30")
    await host.advance(by: .milliseconds(1000))
    #expect(host.texts.first == "at 30")
    await host.advance(by: .seconds(3))
    #expect(host.texts.first == "at 0")
  }

  @Test func withoutATriggerItBeginsAgainAndAgain() async {
    let host = TestHost {
      KeyframeAnimator(initialValue: 0.0) { value in
        Text("\(Int(value.rounded()))")
      } keyframes: { _ in
        LinearKeyframe(100.0, duration: 1)
      }
    }
    await host.advance(by: .milliseconds(500))
    #expect(host.texts == ["50"])
    await host.advance(by: .milliseconds(900))
    // The second repetition, begun in the frame that ended the first.
    let value = host.texts.first.flatMap(Int.init) ?? 0
    #expect((35...42).contains(value))
  }

  @Test func aModifierMovesTheViewItIsOn() async throws {
    struct Badge: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
          .keyframeAnimator(initialValue: 1.0, trigger: count) { content, scale in
            VStack {
              content
              Text("scale \(scale, specifier: "%.1f")")
            }
          } keyframes: { _ in
            LinearKeyframe(2.0, duration: 0.5)
            LinearKeyframe(1.0, duration: 0.5)
          }
      }
    }
    let host = TestHost { Badge() }
    try host.tap("Count 0")
    #expect(host.texts == ["Count 1", "scale 1.0"])
    await host.advance(by: .milliseconds(500))
    #expect(host.texts == ["Count 1", "scale 2.0"])
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["Count 1", "scale 1.0"])
  }
}
