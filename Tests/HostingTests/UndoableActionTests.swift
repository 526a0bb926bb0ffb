import CairnCore
import CairnHosting
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

private struct Names: View {
  @State private var list = NameList()
  @State private var words = ""
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack {
      Text("Names: \(list.all.joined(separator: " "))")
      Button("Delete") { delete() }
      Button("Take back") { undoManager?.undo() }
      Button("Repeat") { undoManager?.redo() }
      TextField("Words", text: $words).onChange(of: words) { register("Typing") }
    }
  }

  private func delete() {
    let last = list.all.removeLast()
    register("Delete \(last)") { list in
      list.all.append(last)
      undoManager?.registerUndo(withTarget: list) { $0.all.removeLast() }
    }
  }

  private func register(_ name: String, undo: @escaping (NameList) -> Void = { _ in }) {
    undoManager?.registerUndo(withTarget: list, handler: undo)
    undoManager?.setActionName(name)
  }
}

@Observable
private final class NameList {
  var all = ["Anna", "Ben", "Cleo"]
}

@MainActor
@Suite("Actions that can be undone")
struct UndoableActionTests {
  private let host = TestHost { Names() }

  private func controller() throws -> WindowController {
    WindowController(try #require(host.session.frontWindow))
  }

  @Test func anActionIsOfferedOnce() throws {
    let controller = try controller()
    #expect(controller.takeUndoableAction() == nil)
    try host.tap("Delete")
    #expect(controller.takeUndoableAction()?.name == "Delete Cleo")
    #expect(controller.takeUndoableAction() == nil)
  }

  @Test func undoingTheOfferedActionBringsBackWhatItRemoved() throws {
    let controller = try controller()
    try host.tap("Delete")
    controller.window.undo(try #require(controller.takeUndoableAction()))
    host.session.runTurns()
    #expect(host.texts.contains("Names: Anna Ben Cleo"))
    #expect(controller.takeUndoableAction() == nil)
  }

  @Test func onlyTheLastActionIsUndone() throws {
    let controller = try controller()
    try host.tap("Delete")
    let first = try #require(controller.takeUndoableAction())
    try host.tap("Delete")
    controller.window.undo(first)
    host.session.runTurns()
    #expect(host.texts.contains("Names: Anna"))
  }

  @Test func whatTheAppHasUndoneOrRepeatedIsNotOffered() throws {
    let controller = try controller()
    try host.tap("Delete")
    try host.tap("Take back")
    #expect(controller.takeUndoableAction() == nil)
    try host.tap("Repeat")
    #expect(host.texts.contains("Names: Anna Ben"))
    #expect(controller.takeUndoableAction() == nil)
  }

  @Test func typingIsNotOfferedLetterByLetter() throws {
    let controller = try controller()
    let field = try #require(controller.root?.firstInside { $0.takesText })
    _ = host.session.send(.focus(true), to: field)
    _ = host.session.send(.edit("A"), to: field)
    host.session.runTurns()
    #expect(controller.takeUndoableAction() == nil)
  }
}
