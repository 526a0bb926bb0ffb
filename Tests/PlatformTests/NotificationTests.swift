import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Notifications that call methods")
struct NotificationTests {
  private final class Listener {
    var lines: [String] = []
    func saved() { lines.append("saved") }
    func loaded(_ notification: Notification) { lines.append("loaded \(notification.userInfo?["count"] ?? "")") }
    func closed(_ notification: NSNotification) { lines.append("closed \(notification.name.rawValue)") }
    deinit { NotificationCenter.default.removeObserver(self) }
  }

  private let center = NotificationCenter()
  private let saved = Selector("saved") { (it: Listener) in it.saved() }
  private let loaded = Selector("loaded:") { (it: Listener, sender: Notification) in it.loaded(sender) }
  private let closed = Selector("closed:") { (it: Listener, sender: NSNotification) in it.closed(sender) }
  private let name = Notification.Name("note")
  private let other = Notification.Name("other")

  @Test func methodsAreCalledWithWhatTheyTake() {
    let listener = Listener()
    center.addObserver(listener, selector: saved, name: name, object: nil)
    center.addObserver(listener, selector: loaded, name: name, object: nil)
    center.addObserver(listener, selector: closed, name: nil, object: nil)
    center.post(name: name, object: nil, userInfo: ["count": 3])
    center.post(name: other, object: nil)
    #expect(listener.lines.sorted() == ["closed note", "closed other", "loaded 3", "saved"])
  }

  @Test func onlyNotificationsOfTheObjectCount() {
    let (listener, one, two) = (Listener(), Listener(), Listener())
    center.addObserver(listener, selector: saved, name: name, object: one)
    center.post(name: name, object: two)
    #expect(listener.lines.isEmpty)
    center.post(name: name, object: one)
    #expect(listener.lines == ["saved"])
  }

  @Test func anObserverStopsByNameOrAltogether() {
    let listener = Listener()
    center.addObserver(listener, selector: saved, name: name, object: nil)
    center.addObserver(listener, selector: saved, name: other, object: nil)
    center.removeObserver(listener, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener.lines.isEmpty)
    center.post(name: other, object: nil)
    #expect(listener.lines.count == 1)
    center.removeObserver(listener)
    center.post(name: other, object: nil)
    #expect(listener.lines.count == 1)
  }

  @Test func anObserverIsNotRetained() {
    weak var known: Listener?
    do {
      let listener = Listener()
      known = listener
      center.addObserver(listener, selector: saved, name: name, object: nil)
    }
    #expect(known == nil)
    center.post(name: name, object: nil)
  }

  @Test func theTokenOfAClosureIsStillOne() {
    var count = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func aNotificationOfAnotherThreadArrivesOnTheMainActor() async {
    let listener = Listener()
    center.addObserver(listener, selector: saved, name: name, object: nil)
    let (center, name) = (center, name)
    await Task.detached { center.post(name: name, object: nil) }.value
    for _ in 0..<1_000 where listener.lines.isEmpty { await Task.yield() }
    #expect(listener.lines == ["saved"])
  }
}
