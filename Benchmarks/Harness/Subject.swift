import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI

/// The subject of a case, alive until it is ended.
@MainActor
protocol Ending: AnyObject {
  func end()
}

/// A view on the headless host.
@MainActor
final class Subject: Ending {
  let session: Session
  private let host: HeadlessHost

  init<Content: View>(_ content: Content, height: CGFloat = 600) {
    host = HeadlessHost(size: CGSize(width: 800, height: height), keepsTime: false)
    session = Session(content: content, on: host)
  }

  func runTurns() { session.runTurns() }

  func resize(to size: CGSize) { host.windows[0].resize(to: size) }

  func end() { session.end() }

  var nodeCount: Int { session.graph.nodeCount }

  func bodyRuns<V: View>(of view: V.Type) -> Int { session.graph.bodyRuns(of: view) }

  /// Returns the first element with a role, in reading order.
  func first(_ role: Role) -> Element {
    var waiting = [host.windows[0].screen.root!]
    while let element = waiting.popLast() {
      if element.role == role { return element }
      waiting.append(contentsOf: element.children.reversed())
    }
    preconditionFailure("There is no \(role.rawValue) on the screen.")
  }

  /// Returns all elements with a role, in reading order.
  func all(_ role: Role) -> [Element] {
    var found: [Element] = []
    var waiting = [host.windows[0].screen.root!]
    while let element = waiting.popLast() {
      if element.role == role { found.append(element) }
      waiting.append(contentsOf: element.children.reversed())
    }
    return found
  }

  /// Stops the program if the first text on the screen differs: fast work without effect does not count.
  func expectText(_ expected: String) {
    let label = first(.text).label ?? ""
    precondition(label == expected, "The screen shows \(label), not \(expected).")
  }

  func expectBodyRuns<V: View>(of view: V.Type, _ expected: Int) {
    precondition(bodyRuns(of: view) == expected, "\(view) ran \(bodyRuns(of: view)) times, not \(expected).")
  }
}

/// A whole app, with any number of windows.
@MainActor
final class AppSubject: Ending {
  private let session: Session
  private let host: HeadlessHost

  init(_ app: _AppSource) {
    host = HeadlessHost(size: CGSize(width: 800, height: 600), keepsTime: false)
    session = Session(app, on: host)
  }

  var windowCount: Int { session.windows.count }

  func runTurns() { session.runTurns() }

  func closeLast() {
    session.close(session.windows[session.windows.count - 1])
    session.runTurns()
  }

  func end() { session.end() }
}
