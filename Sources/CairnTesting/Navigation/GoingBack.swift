import CairnCore
import CairnScreen

extension TestHost {
  /// Uses the back control of the page on top.
  public func goBack() throws {
    try settleTurns()
    guard window?.frontStack?.goBack() == true else {
      throw TestHostError("Going back is impossible here.", screen: screenText)
    }
    try settleTurns()
  }

  /// Uses the back control's history.
  public func goBack(to title: String) throws {
    try settleTurns()
    guard window?.frontStack?.goBack(to: title) == true else {
      throw TestHostError("There is no page \"\(title)\" to go back to.", screen: screenText)
    }
    try settleTurns()
  }

  /// Swipes from the leading edge, as a person does to go back.
  public func swipeBack() throws { try goBack() }

  /// The title of the page on top of the frontmost container.
  public var title: String? {
    settleForQuestion()
    return window?.frontStack?.title
  }

  /// How the title of the page on top is shown.
  public var titleDisplayMode: NavigationBarItem.TitleDisplayMode? {
    settleForQuestion()
    return window?.frontStack.map { $0.hasLargeTitle ? .large : .inline }
  }

  /// What names the window.
  public var windowTitle: String? {
    settleForQuestion()
    return window?.title
  }

  /// The titles of the frontmost stack, root first.
  public var pages: [String] {
    settleForQuestion()
    return window?.frontStack?.titles ?? []
  }

  /// The pages above the root of the frontmost stack.
  public var depth: Int {
    settleForQuestion()
    return window?.frontStack?.depth ?? 0
  }

  /// The top bar's items, leading to trailing, without the title and the back control.
  public var bar: [String] {
    settleForQuestion()
    return window?.frontStack?.bar ?? []
  }

  /// What the back control says; nil where going back is impossible.
  public var backLabel: String? {
    settleForQuestion()
    return window?.frontStack?.backLabel
  }
}
