import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import CairnKits

@MainActor @Suite("Transactions and display links") struct TransactionTests {
  private struct Steps: View {
    let duration: Double?
    @State private var step = "none"

    var body: some View {
      Text(step)
      Button("Go") {
        CATransaction.begin()
        if let duration { CATransaction.setAnimationDuration(duration) } else { CATransaction.setDisableActions(true) }
        CATransaction.setCompletionBlock { step = "done" }
        CATransaction.begin()
        #expect(CATransaction.completionBlock() == nil)
        CATransaction.commit()
        step = "committed"
        CATransaction.commit()
      }
    }
  }

  @Test func completionsRunAfterTheDuration() async throws {
    let host = TestHost { Steps(duration: 2) }
    try host.tap("Go")
    #expect(host.texts.contains("committed"))
    await host.advance(by: .seconds(1.5))
    #expect(host.texts.contains("committed"))
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("done"))
  }

  @Test func valuesEndWithTheirTransaction() {
    let before = CATransaction.animationDuration()
    CATransaction.begin()
    CATransaction.setAnimationDuration(9)
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 9 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == before && !CATransaction.disableActions())
    CATransaction.commit()
  }

  private final class Counter {
    var count = 0
    var link: CADisplayLink?
  }

  @Test func displayLinksFollowTheClock() async throws {
    let counter = Counter()
    let host = TestHost {
      Button("Go") {
        let link = CADisplayLink { _ in counter.count += 1 }
        link.preferredFramesPerSecond = 10
        link.add(to: .main, forMode: .common)
        counter.link = link
      }
    }
    try host.tap("Go")
    await host.advance(by: .seconds(1.05))
    #expect(counter.count == 10)
    counter.link?.isPaused = true
    await host.advance(by: .seconds(1))
    #expect(counter.count == 10)
    counter.link?.isPaused = false
    counter.link?.invalidate()
    await host.advance(by: .seconds(1))
    #expect(counter.count == 10)
  }

  @MainActor private final class Ball {
    var steps = 0
    func step(_ link: CADisplayLink) { steps += 1 }
  }

  private static let step = Selector("step:") { (ball: Ball, link: CADisplayLink) in ball.step(link) }

  @Test func aDisplayLinkCallsAMethodAndKeepsItsTargetUntilItIsInvalidated() async throws {
    let counter = Counter()
    var ball: Ball? = Ball()
    weak let kept = ball
    let link = CADisplayLink(target: ball!, selector: Self.step)
    ball = nil
    link.preferredFramesPerSecond = 10
    let host = TestHost { Button("Go") { link.add(to: .main, forMode: .common) } }
    counter.link = link
    try host.tap("Go")
    await host.advance(by: .seconds(1.05))
    #expect(kept?.steps == 10)
    #expect(host.diagnostics.isEmpty)
    link.invalidate()
    #expect(kept == nil)
  }

  @Test func aDisplayLinkWithoutAMethodIsReportedOnce() async throws {
    let host = TestHost {
      Button("Go") { CADisplayLink(target: Ball(), selector: Selector("step:")).add(to: .main, forMode: .common) }
    }
    try host.tap("Go")
    await host.advance(by: .seconds(1))
    #expect(host.diagnostics.filter { $0.code == "framework.missing-call" }.count == 1)
  }

  @Test func aDisplayLinkDoesNotKeepItsApp() throws {
    let link = CADisplayLink { _ in }
    weak var session: Session?
    do {
      let host = TestHost { Button("Go") { link.add(to: .main, forMode: .common) } }
      try host.tap("Go")
      session = FrontSession.current
      #expect(session != nil)
    }
    #expect(session == nil)
  }
}
