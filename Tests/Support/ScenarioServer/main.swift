import CairnCore
import CairnPrinting
import CairnScenarios
import CairnWeb
import CairnWire
import Dispatch
import Foundation
import ScenarioReports
import SwiftUI

// Serves one of the scenarios that all hosts share. A driver plays the person in a browser, and queries the result on
// standard input.
//
//   ScenarioServer --list      all scenarios, with the headless host's result of each step
//   ScenarioServer NUMBER      serves one, and prints where; a line on standard input is a link to open, or empty, and is
//                              answered with the screen

switch CommandLine.arguments.dropFirst().first {
case "--list"?:
  try ScenarioDescription.printAll()
case let number?:
  guard let index = Int(number), Scenario.all.indices.contains(index) else { fallthrough }
  try serve(Scenario.all[index])
default:
  print("ScenarioServer --list\nScenarioServer NUMBER")
  exit(EX_USAGE)
}

@MainActor
func serve(_ scenario: Scenario) throws {
  StandardError.waits = false
  let service = WebService({ .of(ScenarioApp(view: scenario.view)) }, name: scenario.name)
  let transport = try EpollTransport { StandardError.write("\($0)\n") }
  let address = try transport.listen(on: .tcp(host: "127.0.0.1", port: 0), for: service)
  print("http://\(address)")
  fflush(nil)
  let questions = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
  questions.setEventHandler {
    MainActor.assumeIsolated {
      guard let line = readLine() else { exit(0) }
      let tab = service.runningTabs.first
      if !line.isEmpty, let link = URL(string: line) { tab?.open(link) }
      FileHandle.standardOutput.write(Data("\(SeenScreen.json(of: tab?.root))\n".utf8))
    }
  }
  questions.activate()
  transport.run()
  withExtendedLifetime(questions) {}
}

private struct ScenarioApp: App {
  var view: @MainActor @Sendable () -> AnyView = { AnyView(EmptyView()) }
  var body: some SwiftUI.Scene { WindowGroup { view() } }
}
