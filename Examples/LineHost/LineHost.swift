import CairnHosting
import Dispatch
import Foundation
import SwiftUI

/// Shows an app as lines and takes lines: a small host, written against the same products that anyone's would be.
@MainActor
final class LineHost: AppHost {
  let metrics = HostMetrics.cells(width: 10, height: 20)
  let windowSize: CGSize
  private(set) var app: HostedApp!
  private var input: (any DispatchSourceRead)?
  private var isShown = false

  init(columns: Int = 80) { windowSize = CGSize(width: columns * 10, height: 480) }

  func start<A: App>(_ app: A.Type) {
    self.app = HostedApp(app, on: self)
    show()
    let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    input.setEventHandler {
      MainActor.assumeIsolated {
        guard let line = readLine() else { exit(0) }
        print(self.take(line) ? "" : "That means nothing here. ? explains the commands.")
        self.show()
      }
    }
    input.activate()
    self.input = input
  }

  func start<Content: View>(@ViewBuilder content: () -> Content) { app = HostedApp(on: self, content: content) }

  // MARK: Calls from the app

  func update(_ window: HostWindow, _ changes: HostChanges) { isShown = false }

  func requestTurn() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.app?.runTurns()
        if !self.isShown, self.input != nil { self.show() }
      }
    }
  }

  // MARK: Lines in

  static let help = """
    7             press number 7        7 + or 7 -    one step up or down
    7 = text      write                 7 del         delete the row
    7 !           Return in a field     7 up, 7 down  move the row
    7 *           select the row        7 act Name    an action of the row
    b  back       x  leave              q  quit
    """

  /// Does what a line says. Returns `false` if it says nothing that can be done.
  func take(_ line: String) -> Bool {
    guard let window = app.frontWindow else { return false }
    defer { app.runTurns() }
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    switch words.first {
    case "b": return window.perform(.back)
    case "x": return window.perform(.leave)
    case "q": exit(0)
    case "?":
      print(Self.help)
      return true
    default: break
    }
    let stops = window.focusStops
    guard let number = words.first.flatMap({ Int($0) }), stops.indices.contains(number - 1) else { return false }
    let stop = stops[number - 1]
    _ = window.send(.focus(true), to: stop)
    let rest = words.count > 2 ? words[2] : ""
    switch words.count > 1 ? words[1] : "" {
    case "": return window.send(.press, to: stop)
    case "=": return window.send(.edit(rest), to: stop)
    case "!": return window.send(.submit, to: stop)
    case "+": return window.perform(.adjust(1))
    case "-": return window.perform(.adjust(-1))
    case "*": return window.perform(.toggleSelection)
    case "del": return window.send(.delete, to: stop)
    case "up": return window.send(.move(by: -1), to: stop)
    case "down": return window.send(.move(by: 1), to: stop)
    case "act":
      let swipes = stop.swipeActions.leading + stop.swipeActions.trailing
      let action = (swipes + window.contextMenu(of: stop)).flatMap { $0.all { $0.label == rest } }.first
      return action.map { window.send(.press, to: $0) } ?? false
    default: return false
    }
  }

  // MARK: Lines out

  private func show() {
    isShown = true
    print(text, terminator: "\n> ")
    fflush(nil)
  }

  /// The window in front: its title, and what is reachable, numbered.
  var text: String {
    guard let window = app.frontWindow else { return "" }
    var page = LinePage(stops: window.focusStops)
    for element in window.front { page.write(element) }
    return (["── \(window.title ?? "") ──"] + page.lines).joined(separator: "\n")
  }
}
