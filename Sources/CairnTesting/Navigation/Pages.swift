import CairnCore
import CairnScreen

extension TestHost {
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

  /// The window's title.
  public var windowTitle: String? {
    settleForQuestion()
    return window?.title
  }

  /// The titles of the frontmost stack, root first.
  public var pages: [String] {
    settleForQuestion()
    return window?.frontStack?.titles ?? []
  }

  /// The number of pages above the root of the frontmost stack.
  public var depth: Int {
    settleForQuestion()
    return window?.frontStack?.depth ?? 0
  }

  /// The top bar's items from leading to trailing, without the title and the back control.
  public var bar: [String] {
    settleForQuestion()
    return window?.frontStack?.bar ?? []
  }

  /// The back control's label, or `nil` if the user cannot go back.
  public var backLabel: String? {
    settleForQuestion()
    return window?.frontStack?.backLabel
  }
}
