import CairnTesting
import Foundation
import SwiftUI
import Testing

/// Numbers of an app that become times, lengths of time or places in time. Whatever they are, the app goes on.
@MainActor @Suite("Extreme times")
struct ExtremeTimeTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, -1,
    1e-9, 1e18, -1e18, 1e300,
  ]

  private static func date(_ number: Double) -> Date { Date(timeIntervalSinceReferenceDate: number) }

  private struct Moving<Content: View>: View {
    let animation: Animation
    @ViewBuilder let content: (Double) -> Content
    @State private var share = 0.0
    var body: some View {
      content(share)
      Button("Go") {
        withAnimation(animation) {
          share = 1
        } completion: {
        }
      }
    }
  }

  private static func moving(_ animation: Animation) -> AnyView {
    AnyView(Moving(animation: animation) { Rectangle().frame(width: 10 + 40 * $0, height: 20).opacity(1 - $0 / 2) })
  }

  private enum Phase: CaseIterable { case low, high }

  /// What makes a view of a number.
  nonisolated private static let cases: [(name: String, make: @MainActor @Sendable (Double) -> AnyView)] = [
    (
      "periodic interval",
      { number in
        AnyView(
          TimelineView(.periodic(from: date(0), by: number)) { Text("\($0.date.timeIntervalSinceReferenceDate)") })
      }
    ),
    (
      "periodic start",
      { number in
        AnyView(
          TimelineView(.periodic(from: date(number), by: 1)) { Text("\($0.date.timeIntervalSinceReferenceDate)") })
      }
    ),
    (
      "explicit dates",
      { number in
        AnyView(TimelineView(.explicit([date(number), date(0.5), date(number)])) { _ in Text("now") })
      }
    ),
    (
      "animation interval",
      { number in
        AnyView(TimelineView(.animation(minimumInterval: number)) { _ in Text("now") })
      }
    ),
    ("linear", { moving(.linear(duration: $0)) }),
    ("ease", { moving(.easeInOut(duration: $0)) }),
    ("curve", { moving(.timingCurve($0, $0, $0, $0, duration: 1)) }),
    ("delay", { moving(.linear(duration: 0.1).delay($0)) }),
    ("speed", { moving(.linear(duration: 0.1).speed($0)) }),
    ("spring", { moving(.spring(response: $0, dampingFraction: 0.5)) }),
    ("spring damping", { moving(.spring(response: 0.3, dampingFraction: $0)) }),
    ("spring duration", { moving(.spring(duration: $0, bounce: 0.2)) }),
    ("spring bounce", { moving(.spring(duration: 0.3, bounce: $0)) }),
    ("interpolating", { moving(.interpolatingSpring(mass: $0, stiffness: $0, damping: $0, initialVelocity: $0)) }),
    ("repeated", { moving(.linear(duration: $0).repeatForever()) }),
    ("repeated times", { moving(.linear(duration: $0).repeatCount(Int.max)) }),
    (
      "phases",
      { number in
        AnyView(
          PhaseAnimator(Phase.allCases) {
            Text($0 == .low ? "low" : "high")
          } animation: { _ in
            .linear(duration: number)
          })
      }
    ),
    (
      "keyframes",
      { number in
        AnyView(
          KeyframeAnimator(initialValue: 0.0, repeating: true) {
            Text("text").opacity($0)
          } keyframes: { _ in
            LinearKeyframe(number, duration: number)
            CubicKeyframe(1, duration: 0.1)
          })
      }
    ),
    ("long press", { number in AnyView(Text("Go").onLongPressGesture(minimumDuration: number) {}) }),
    ("progress", { AnyView(ProgressView("Go", value: $0, total: $0)) }),
    (
      "progress interval",
      { number in
        AnyView(ProgressView(timerInterval: date(0)...max(date(0), date(number.isNaN ? 0 : number))))
      }
    ),
    ("gauge", { AnyView(Gauge(value: $0, in: 0...1) { Text("Go") }) }),
    (
      "gauge bounds",
      { AnyView(Gauge(value: 0.5, in: -abs($0.isNaN ? 1 : $0)...abs($0.isNaN ? 1 : $0)) { Text("Go") }) }
    ),
    ("slider", { AnyView(Slider(value: .constant($0), in: 0...1) { Text("Go") }) }),
    ("slider step", { AnyView(Slider(value: .constant(0.5), in: 0...1, step: $0) { Text("Go") }) }),
    ("stepper", { AnyView(Stepper("Go", value: .constant($0))) }),
    ("stepper step", { AnyView(Stepper("Go", value: .constant(0.5), step: $0)) }),
    (
      "grid",
      { number in
        AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: number, maximum: number))]) { Text("Go") })
      }
    ),
    (
      "grid lengths",
      { number in
        AnyView(
          LazyVGrid(columns: [GridItem(.fixed(number)), GridItem(.flexible(minimum: number))], spacing: number) {
            Text("Go")
          })
      }
    ),
    (
      "text style",
      { number in
        AnyView(
          VStack {
            Text(date(number), style: .relative)
            Text(date(number), style: .offset)
            Text(date(number), style: .timer)
          })
      }
    ),
    (
      "color",
      {
        AnyView(
          Text("Go").foregroundStyle(Color(red: $0, green: $0, blue: $0, opacity: $0)).background(Color(white: $0)))
      }
    ),
    ("opacity", { AnyView(Text("Go").background(.red).opacity($0)) }),
    (
      "shapes",
      { number in
        AnyView(
          VStack {
            Circle().trim(from: number, to: number).stroke(lineWidth: number).frame(width: 80, height: 80)
            RoundedRectangle(cornerRadius: number).stroke(
              .red, style: StrokeStyle(lineWidth: 1, dash: [number], dashPhase: number)
            )
            .frame(width: 80, height: 80)
            Rectangle().rotation(.radians(number)).frame(width: 80, height: 80)
          })
      }
    ),
    (
      "effects",
      { number in
        AnyView(
          Text("Go").rotationEffect(.degrees(number)).scaleEffect(number).blur(radius: number).offset(
            x: number, y: number
          )
          .shadow(radius: number).brightness(number).zIndex(number))
      }
    ),
    (
      "detents",
      { number in
        AnyView(
          Text("Go").sheet(isPresented: .constant(true)) {
            Text("in").presentationDetents([.fraction(number), .height(number)])
          })
      }
    ),
  ]

  @Test(arguments: cases.indices) func theAppGoesOn(index: Int) async throws {
    for number in Self.numbers {
      for isTerminal in [false, true] {
        let make = Self.cases[index].make
        struct Screen: View {
          let content: AnyView
          var body: some View {
            VStack {
              content
              Text("the rest")
            }
          }
        }
        let host =
          isTerminal
          ? TestHost(on: .terminal(columns: 60, lines: 30)) { Screen(content: make(number)) }
          : TestHost { Screen(content: make(number)) }
        for label in host.isVisible("Go") ? ["Go"] : [] {
          try? host.tap(label)
          try? host.longPress(label)
          try? host.slide(label, to: number)
          try? host.step(label, by: 1)
          try? host.step(label, by: -1)
        }
        await host.advance(by: .milliseconds(300))
        host.setScenePhase(.background)
        host.setScenePhase(.active)
        #expect(host.tree.contains("the rest"), "\(Self.cases[index].name) of \(number)")
        if isTerminal { #expect(host.screen?.isEmpty == false) }
      }
    }
  }

  private struct Endless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count > 0 ? "moves" : "rests")")
      Button("Go") { go() }
    }
    private func go() {
      withAnimation(.linear(duration: 0)) {
        count += 1
      } completion: {
        go()
      }
    }
  }

  @Test func aCompletionMayStartTheNextAnimation() async throws {
    let host = TestHost { Endless() }
    try host.tap("Go")
    await host.advance(by: .seconds(1))
    #expect(host.texts.first == "moves")
  }

  private struct Impatient: View {
    @State private var count = 0
    var body: some View {
      Text("\(count > 0 ? "moves" : "rests")").task {
        while !Task.isCancelled {
          count += 1
          try? await Task.sleep(for: .zero)
        }
      }
    }
  }

  @Test func aTaskThatSleepsForNoTimeIsDiagnosed() async {
    let host = TestHost { Impatient() }
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["moves"])
    #expect(host.diagnostics.map(\.code).contains("task.endless"))
  }

  @Test func aScheduleIsFollowedAfterALongTimeOutOfSight() async throws {
    struct Hidden: View {
      @State private var isFirst = true
      var body: some View {
        TabView {
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1e-3)) {
            Text("\(Int($0.date.timeIntervalSinceReferenceDate.rounded()))")
          }
          .tabItem { Text("Clock") }
          Text("away").tabItem { Text("Away") }
        }
      }
    }
    let host = TestHost { Hidden() }
    try host.tab("Away").select()
    await host.advance(by: .seconds(1_000_000))
    try host.tab("Clock").select()
    #expect(host.texts.contains("1,000,000"), "\(host.texts)")
  }
}
