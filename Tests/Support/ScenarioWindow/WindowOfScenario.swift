import CairnCore
import CairnGTK
import CairnScenarios
import CairnScreen
import Dispatch
import Foundation
import ScenarioReports
import SwiftUI

/// A scenario in a window, and the answers about it.
@MainActor
enum WindowOfScenario {
  static var shown = Scenario.all[0]
  private static var session: Session?
  private static var questions: (any DispatchSourceRead)?

  static func show(_ index: Int, opening links: [URL]) -> Int32 {
    shown = Scenario.all[index]
    return show(ScenarioApp(), name: "Scenario\(index)", opening: links)
  }

  /// Shows the Catalog instead of a scenario.
  static func showCatalog(opening links: [URL]) -> Int32 { show(ObservedCatalog(), name: "Catalog", opening: links) }

  private static func show(_ app: some App, name: String, opening links: [URL]) -> Int32 {
    #if GTK
      let status = DesktopApp.run(
        { .of(app) }, name: name, environment: ProcessInfo.processInfo.environment, opening: links
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
    let window = session?.frontWindow
    return SeenScreen.json(of: window?.screen.root, title: window?.title)
  }
}

private struct ObservedCatalog: App {
  var body: some SwiftUI.Scene {
    WindowGroup("Catalog") { CatalogView() }
  }
}

private struct ScenarioApp: App {
  var body: some SwiftUI.Scene {
    WindowGroup { WindowOfScenario.shown.view() }
      .defaultSize(width: WindowOfScenario.shown.room.width, height: 700)
  }
}
