import CairnCore
import CairnScreen
import SwiftUI

extension TestHost {
  /// The visible texts, in reading order.
  public var texts: [String] {
    settleForQuestion()
    return root?.frontTexts ?? []
  }

  /// Whether something with this label can be seen.
  public func isVisible(_ label: String) -> Bool {
    settleForQuestion()
    return !finder.candidates(label).isEmpty || texts.contains(label)
  }

  /// Whether the thing with this label can be used.
  public func isEnabled(_ label: String) -> Bool {
    settleForQuestion()
    return finder.candidates(label).contains { !$0.hasTrait(.disabled) }
  }

  /// Whether the thing with this label is selected.
  public func isSelected(_ label: String) -> Bool {
    settleForQuestion()
    return finder.candidates(label).contains { $0.hasTrait(.selected) || $0.row?.hasTrait(.selected) == true }
  }

  /// A field's text, `on` or `off` for a toggle, the number of a slider or stepper.
  public func value(of label: String) -> String? {
    settleForQuestion()
    return finder.candidates(label).lazy.compactMap(\.readValue).first
  }

  /// The label of what has the focus.
  public var focused: String? {
    settleForQuestion()
    for layer in root?.layers ?? [] {
      for element in layer {
        if let found = Self.focused(in: element) { return found.label }
      }
    }
    return nil
  }

  private static func focused(in element: Element) -> Element? {
    if element.hasTrait(.focused) { return element }
    for child in element.children {
      if let found = focused(in: child) { return found }
    }
    return nil
  }

  /// The semantic tree as text.
  public var tree: String {
    settleForQuestion()
    return screenText
  }

  /// What Cairn has noticed so far.
  public var diagnostics: [Diagnostic] {
    session.runTurns()
    return session.graph.diagnostics.all
  }

  /// How many nodes are alive.
  public var liveNodes: Int {
    settleForQuestion()
    return session.graph.nodeCount
  }

  /// How many turns have run since the start: what one verb does takes one, unless its effects write.
  public var turns: Int {
    settleForQuestion()
    return session.graph.turnCount
  }

  /// How often a body of this type of view has run.
  public func bodyRuns<V: View>(of view: V.Type) -> Int {
    settleForQuestion()
    return session.graph.bodyRuns(of: view)
  }

}

extension TestHost {
  /// The screen as plain text, the way a program without a terminal prints it.
  public var plainText: String {
    settleForQuestion()
    return root.map { PlainText.of($0) } ?? ""
  }
}
