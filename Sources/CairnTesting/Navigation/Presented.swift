import CairnCore
import CairnScreen

extension TestHost {
  /// How many sheets, covers and popovers are open.
  public var sheets: Int {
    settleForQuestion()
    return root?.children.count { $0.role == .sheet || $0.role == .popover } ?? 0
  }

  /// Closes what is in front as a person does who swipes a sheet away or taps beside a popover or a dialog.
  public func dismissSheet() throws {
    try settleTurns()
    guard let front = root?.layers.first?.first, front !== root else {
      throw TestHostError("There is no sheet.", screen: screenText)
    }
    guard front.events.contains(.dismiss), session.send(.dismiss, to: front) else {
      throw TestHostError("The \(front.role.rawValue) in front cannot be swiped away.", screen: screenText)
    }
    try settleTurns()
  }
}
