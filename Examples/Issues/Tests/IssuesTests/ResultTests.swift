#if canImport(CairnTesting)
  import Cairn
  import CairnTesting
  import SwiftUI
  import Testing

  @testable import Issues

  @MainActor
  @Suite("Choosing people and labels")
  struct ResultTests {
    private func issue(_ number: Int) -> TestHost {
      let host = TestHost(IssuesApp.self, strict: true)
      host.open(url("projects/garden/issues/\(number)"))
      return host
    }

    @Test func anAssigneeIsChosen() throws {
      let host = issue(3)
      try host.link("Assignee, Nobody").tap()
      try host.button("Wen").tap()
      #expect(host.link("Assignee, Wen").exists)
      try host.link("Assignee, Wen").tap()
      #expect(host.button("Wen").isSelected)
      try host.button("Nobody").tap()
      #expect(host.link("Assignee, Nobody").exists)
    }

    @Test func leavingThePickerChangesNothing() async throws {
      let host = issue(3)
      try host.link("Assignee, Nobody").tap()
      try host.goBack()
      try host.button("Labels, Feature").tap()
      await host.settle()
      host.toggle("Bug").isOn = true
      try host.goBack()
      await host.settle()
      #expect(host.link("Assignee, Nobody").exists && host.button("Labels, Feature").exists)
    }

    @Test func severalLabelsAreChosen() async throws {
      let host = issue(3)
      try host.button("Labels, Feature").tap()
      await host.settle()
      host.toggle("Bug").isOn = true
      try host.button("Done").tap()
      await host.settle()
      #expect(host.button("Labels, Bug, Feature").exists)
    }

    @Test func bothPickersAnswerAfterARestart() async throws {
      var host = issue(3)
      try host.link("Assignee, Nobody").tap()
      host = try host.terminateAndRestore()
      try host.button("Leila").tap()
      #expect(host.link("Assignee, Leila").exists)
      try host.button("Labels, Feature").tap()
      await host.settle()
      host = try host.terminateAndRestore()
      host.toggle("Question").isOn = true
      try host.button("Done").tap()
      #expect(host.button("Labels, Feature, Question").exists)
    }
  }
#endif
