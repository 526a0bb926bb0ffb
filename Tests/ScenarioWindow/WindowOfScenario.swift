import CairnCore
import CairnGTK
import CairnScenarios
import CairnScreen
import Dispatch
import Foundation
import SwiftUI

/// A scenario in a window, and the answers about it.
@MainActor
enum WindowOfScenario {
  static var shown = Scenario.all[0]
  private static var session: Session?
  private static var questions: (any DispatchSourceRead)?

  static func show(_ index: Int, opening links: [URL]) -> Int32 {
    #if GTK
      shown = Scenario.all[index]
      let status = DesktopApp.run(
        { .of(ScenarioApp()) }, name: "Scenario\(index)", environment: ProcessInfo.processInfo.environment,
        opening: links
      ) { session in
        self.session = session
        answerQuestions()
      }
      return status ?? EX_UNAVAILABLE
    #else
      print("Built without the trait GTK: there are no windows.")
      return EX_UNAVAILABLE
    #endif
  }

  private static func answerQuestions() {
    let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        if readLine() == nil { exit(0) }
        FileHandle.standardOutput.write(Data("\(answer())\n".utf8))
      }
    }
    source.activate()
    questions = source
  }

  private static func answer() -> String {
    guard let root = session?.frontWindow?.screen.root else { return "{}" }
    let seen = Seen(tree: Scenario.comparable(TreeText.of(root)), things: Thing.all(in: root))
    return (try? JSONEncoder().encode(seen)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// The app's resulting state.
private struct Seen: Encodable {
  let tree: String
  let things: [Thing]
}

/// A visible or usable element, from the semantic tree.
private struct Thing: Encodable {
  let role: String
  let name: String
  let isEnabled: Bool
  let isSelected: Bool
  let isExpanded: Bool
  /// The state of a switch.
  let isOn: Bool?
  /// The text of a field.
  let text: String?

  @MainActor
  private init(_ element: Element) {
    role = element.role.rawValue
    name = element.label ?? ""
    isEnabled = !element.hasTrait(.disabled)
    isSelected = element.hasTrait(.selected)
    isExpanded = element.hasTrait(.expanded)
    if case .toggle(let value) = element.content { isOn = value } else { isOn = nil }
    if case .field(let field) = element.content { text = field.text } else { text = nil }
  }

  /// Returns the front elements in reading order, without the descendants of elements that are used as a whole.
  @MainActor
  static func all(in root: Element) -> [Thing] {
    var things: [Thing] = []
    func visit(_ element: Element) {
      if element.isUnseen || element.popsUp { return }
      let isUsed = element.role.isActionable
      if isUsed || element.role == .text || element.role == .sheet || element.role == .alert || element.role == .dialog
      {
        things.append(Thing(element))
      }
      let usesAnother = isUsed && element.children.contains { $0.firstInside { $0.role.isActionable } != nil }
      if isUsed, !usesAnother { return }
      element.children.forEach(visit)
    }
    (root.layers.first ?? [root]).forEach(visit)
    return things
  }
}

private struct ScenarioApp: App {
  var body: some SwiftUI.Scene {
    WindowGroup { WindowOfScenario.shown.view() }
      .defaultSize(width: WindowOfScenario.shown.room == .wide ? 1_000 : 390, height: 700)
  }
}
