import CairnCore
import CairnScreen
import SwiftUI

extension TestHost {
  /// The visible texts, in reading order.
  public var texts: [String] {
    settleForQuestion()
    return root?.frontTexts ?? []
  }

  /// Whether an element or a text with this label is visible.
  public func isVisible(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
    let isSeen = { (element: Element) in !element.outwards.contains(where: \.isClear) }
    return finder.candidates(label).contains(where: isSeen) || texts.contains(label)
  }

  /// Whether an element with this label exists and can be used.
  public func isEnabled(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
    return finder.candidates(label).contains { !$0.hasTrait(.disabled) }
  }

  /// Whether the element with this label is selected.
  public func isSelected(
    _ label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
    return finder.candidates(label).contains { $0.hasTrait(.selected) || $0.row?.hasTrait(.selected) == true }
  }

  /// A field's text, `on` or `off` for a toggle, the number of a slider or stepper; `nil` for anything without a value.
  public func value(
    of label: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> String? {
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
    return finder.candidates(label).lazy.compactMap(\.readValue).first
  }

  /// The label of the focused element.
  public var focused: String? {
    settleForQuestion()
    guard let element = window?.screen.focused else { return nil }
    return element.label ?? element.semantics?.identifier ?? element.textsInside.joined(separator: ", ")
  }

  /// The labels of the visible rows, in reading order.
  public var rows: [String] {
    settleForQuestion()
    return finder.candidates(nil, roles: [.row]).map { TestHostError.Candidate($0).label }
  }

  /// The semantic tree as text.
  public var tree: String {
    settleForQuestion()
    return screenText
  }

  /// The problems found so far, including those that a strict host allows.
  public var diagnostics: [Diagnostic] {
    session.runTurns()
    return session.graph.diagnostics.all.map(Diagnostic.init)
  }

  /// The number of live nodes.
  public var liveNodes: Int {
    settleForQuestion()
    return session.graph.nodeCount
  }

  /// The number of turns since the start. A verb takes one turn, or more if its effects change state.
  public var turns: Int {
    settleForQuestion()
    return session.graph.turnCount
  }

  /// How often the bodies of this type of view have run.
  public func bodyRuns<V: View>(
    of view: V.Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Int {
    settleForQuestion(at: SourceLocation(fileID, filePath, line, column))
    return session.graph.bodyRuns(of: view)
  }
}

extension TestHost {
  /// The screen as plain text, as a program without a terminal prints it.
  public var plainText: String {
    settleForQuestion()
    return root.map { PlainText.of($0) } ?? ""
  }
}
