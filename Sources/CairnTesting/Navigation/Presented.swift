import CairnCore
import CairnScreen

extension TestHost {
  /// The number of open sheets, covers and popovers.
  public var sheets: Int {
    settleForQuestion()
    return root?.children.count { $0.role == .sheet || $0.role == .popover } ?? 0
  }

  /// Closes the panel in front by a swipe, or by a tap outside.
  public func dismissSheet(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      guard let front = root?.layers.first?.first, front !== root else { throw Failure(.notPresented("sheet")) }
      try dismiss(front)
    }
  }

  func dismiss(_ panel: Element) throws(Failure) {
    guard panel.events.contains(.dismiss), session.send(.dismiss, to: panel) else {
      throw Failure(.cannotDismiss(.init(panel)))
    }
  }
}
