import CairnCore
import CairnHosting
import CairnScreen
import CairnTesting
import Foundation
import HostileText
import SwiftUI
import Testing

/// Sends every event with extreme numbers to every element of a page with all controls. A trap would end the process, and with
/// it the tests.
@MainActor
@Suite("Extreme numbers from a host")
struct ExtremeNumberTests {
  private static let whole = [Int.min, -1_000_000, -1, 0, 1, Int.max]
  private static let real: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e19,
    -1e19,
  ]

  private static var events: [ElementEvent] {
    var events: [ElementEvent] = whole.flatMap { [.step($0), .taps($0)] }
    for low in whole { for high in whole where high >= low { events.append(.selectText(low..<high)) } }
    for value in real {
      events.append(.adjust(value))
      let place = CGPoint(x: value, y: value)
      events.append(.scroll(place))
      for phase in [MotionPhase.moving, .ended] {
        let speed = CGSize(width: value, height: value)
        events.append(.drag(DragMotion(phase, from: .zero, to: place, velocity: speed, time: .now)))
        events.append(.drag(DragMotion(phase, from: place, to: .zero, time: .now)))
        let motion = TwoFingerMotion(phase, at: place, amount: value, velocity: value, time: .now)
        events += [.magnify(motion), .rotate(motion)]
      }
    }
    for text in [
      "", "#ffffffff", "-1", "99999999999999999999", "+999999999-01-01", "999999999999-12-31T25:61:61Z", "1e999",
    ] {
      events.append(.edit(text))
    }
    return events
  }

  private func elements(of host: TestHost) throws -> [Element] {
    var elements: [Element] = []
    func visit(_ element: Element) {
      elements.append(element)
      for child in element.children { visit(child) }
    }
    visit(try #require(host.session.frontWindow?.screen.root))
    return elements
  }

  @Test(arguments: [false, true]) func nothingTraps(showsSheet: Bool) throws {
    let host = TestHost(width: 1_200) { ControlRoom(showsSheet: showsSheet) }
    let window = try #require(host.session.frontWindow)
    // One of each kind is enough.
    var counts: [String: Int] = [:]
    for element in try elements(of: host) {
      guard !element.events.isEmpty || element.overflows else { continue }
      let kind = "\(element.role) \(element.events.rawValue) \(element.label ?? "")"
      guard counts[kind, default: 0] < 1 else { continue }
      counts[kind, default: 0] += 1
      for event in Self.events where !element.isGone && element.isOffered(event) {
        _ = host.session.send(event, to: element)
        host.session.runTurns()
      }
      for places in Self.whole where !element.isGone {
        let controller = WindowController(window)
        _ = controller.moveRow(element, by: places)
        _ = controller.turnPage(places, of: element)
        window.focus.move(to: element)
        for intent in [Intent.adjust(places), .moveRow(places), .turnPage(places), .showTab(places)] {
          _ = controller.perform(intent)
        }
        host.session.runTurns()
      }
      for value in Self.real where !element.isGone {
        _ = host.session.drop("text", on: element, at: CGPoint(x: value, y: -value))
      }
    }
    #expect(counts.count > 20)
  }

  @Test func anInvalidSizeIsIgnored() throws {
    let host = TestHost { ControlRoom() }
    let window = try #require(host.session.frontWindow)
    for value in Self.real {
      window.resize(to: CGSize(width: value, height: 600))
      host.session.runTurns()
      window.resize(to: CGSize(width: 600, height: value))
      host.session.runTurns()
      #expect(window.screen.size.width.isFinite && window.screen.size.height >= 0)
    }
  }

  @Test func reasonableNumbersArriveUnchanged() {
    let drag = DragMotion(.moving, from: CGPoint(x: -5, y: 3), to: CGPoint(x: 90, y: 1e6), time: .now)
    let pinch = TwoFingerMotion(.ended, at: CGPoint(x: 1, y: 2), amount: 0.25, velocity: -3, time: .now)
    for event: ElementEvent in [
      .step(-1_000), .step(12), .taps(2), .adjust(1e300), .selectText(2..<7), .scroll(CGPoint(x: 0, y: 44e9)),
      .drag(drag), .magnify(pinch), .rotate(pinch),
    ] {
      #expect(event.bounded == event)
    }
  }
}
