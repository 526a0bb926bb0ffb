import CairnScreen

/// What is presented in front of a page: a sheet, a popover, an alert or a dialog.
///
/// ```swift
/// #expect(host.alert.title == "Delete the note?")
/// try host.alert.button("Delete").tap()
/// ```
public struct TestPanel: TestHandle {
  public let query: TestQuery
  init(_ query: TestQuery) { self.query = query }

  /// An alert's title, or the first text of a panel.
  public var title: String? { query.ask(or: nil) { $0.label ?? $0.textsInside.first } }

  /// The labels of the buttons, in reading order.
  public var buttons: [String] {
    query.ask(or: []) { panel in panel.inside.filter { $0.role == .button && !$0.isUnseen }.compactMap(\.label) }
  }

  /// Closes the panel by a swipe, or a tap beside it.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try query.perform(at: .init(fileID, filePath, line, column)) { (panel) throws(Failure) in
      try query.host.dismiss(panel)
    }
  }
}

extension TestHost {
  /// The alert in front. Like any handle it is resolved when used.
  public var alert: TestPanel { panel([.alert], "alert") }

  /// The confirmation dialog in front.
  public var dialog: TestPanel { panel([.dialog], "dialog") }

  /// The sheet or full-screen cover in front.
  public var sheet: TestPanel { panel([.sheet], "sheet") }

  /// The popover in front.
  public var popover: TestPanel { panel([.popover], "popover") }

  private func panel(_ roles: Set<Role>, _ name: String) -> TestPanel {
    TestPanel(query(at: lastLocation).finding(.init(kind: .panel(roles), name: name), at: lastLocation))
  }
}
