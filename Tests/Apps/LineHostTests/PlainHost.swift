import CairnHosting
import SwiftUI
import Testing

/// A host of fingers and pixels, as its author would write it outside the package.
@MainActor
final class PlainHost: AppHost {
  let metrics = HostMetrics.points
  let windowSize = CGSize(width: 400, height: 600)
  var app: HostedApp!
  var requests: [HostFileRequest] = []
  var answers: [@MainActor ([URL]?) -> Void] = []
  var shared: [HostSharedItems] = []
  var copies: [[HostItem]] = []

  init<Content: View>(@ViewBuilder content: () -> Content) {
    app = HostedApp(on: self, content: content)
    app.runTurns()
  }

  var window: HostWindow { app.frontWindow! }
  var all: [HostElement] { window.root?.all { _ in true } ?? [] }

  func drawing(_ identifier: String) -> HostDrawing? {
    for element in all where element.identifier == identifier {
      for part in element.all(where: { _ in true }) { if case .shape(let drawing) = part.content { return drawing } }
    }
    return nil
  }

  func press(_ label: String, role: ElementRole = .button) throws {
    let button = try #require(all.first { $0.label == label && $0.role == role && $0.answers(.press) })
    #expect(window.send(.press, to: button))
    app.runTurns()
  }

  var turns: [Turn] = []
  var motions: [HostTransition.Motion] = []
  func update(_ window: HostWindow, _ changes: HostChanges) {
    turns += changes.transitions.map { Turn($0.kind, of: $0.stack.role) }
    motions += changes.transitions.map(\.motion)
  }
  func requestTurn() {}

  var hasFileDialogs: Bool { true }
  func chooseFiles(_ request: HostFileRequest, answer: @escaping @MainActor ([URL]?) -> Void) {
    requests.append(request)
    answers.append(answer)
  }
  func share(_ items: HostSharedItems) -> Bool {
    shared.append(items)
    return true
  }
  func copied(_ items: [HostItem]) { copies.append(items) }
}

struct Turn: Equatable {
  let kind: HostTransition.Kind
  let role: ElementRole

  init(_ kind: HostTransition.Kind, of role: ElementRole) {
    self.kind = kind
    self.role = role
  }
}
