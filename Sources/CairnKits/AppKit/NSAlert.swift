import CairnCore
import CairnPlatform
import CairnValues
import Foundation

/// AppKit's alert, shown above a window.
///
/// ```swift
/// let alert = NSAlert()
/// alert.messageText = "Delete the note?"
/// alert.addButton(withTitle: "Delete")
/// alert.addButton(withTitle: "Cancel")
/// alert.beginSheetModal(for: window) { if $0 == .alertFirstButtonReturn { delete() } }
/// ```
@preconcurrency @MainActor
open class NSAlert: NSObject {
  /// How severe the alert is.
  ///
  /// ```swift
  /// alert.alertStyle = .critical
  /// ```
  public enum Style: UInt, Sendable {
    case warning, informational, critical
  }

  /// The title.
  open var messageText = ""
  /// The text below the title.
  open var informativeText = ""
  /// How severe the alert is. Stored without effect.
  open var alertStyle = Style.warning
  /// The picture. Stored without effect.
  open var icon: NSImage!
  /// Whether there is a button for help. Stored without effect.
  open var showsHelp = false
  /// A view below the text.
  open var accessoryView: NSView?
  /// Whether the user can ask for no more such alerts.
  open var showsSuppressionButton = false
  /// The button with which the user asks for no more such alerts.
  open private(set) lazy var suppressionButton: NSButton? =
    NSButton(checkboxWithTitle: "Do not show this message again", target: nil, action: nil)
  /// The buttons. Without any, there is one for "OK".
  open private(set) var buttons: [NSButton] = []

  /// Creates an alert.
  public override init() { super.init() }

  /// Creates an alert for an error.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
    informativeText = (error as? any LocalizedError)?.recoverySuggestion ?? ""
  }

  /// Adds a button. The first is chosen by the return key.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title, target: nil, action: nil)
    if buttons.isEmpty { button.keyEquivalent = "\r" }
    if title == "Cancel" { button.keyEquivalent = "\u{1B}" }
    buttons.append(button)
    return button
  }

  /// Arranges the views of the alert. Has no effect, as they are arranged when it is shown.
  open func layout() {}

  /// Shows the alert above a window, and calls a closure with the choice.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    guard let window = sheetWindow.window else {
      report(
        "beginSheetModal(for:completionHandler:)", instead: "The window is not on the screen, so nothing was shown.")
      handler?(.abort)
      return
    }
    show(above: window, handler)
  }

  /// Shows the alert above a window, and returns the choice.
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { answer in
      beginSheetModal(for: sheetWindow) { answer.resume(returning: $0) }
    }
  }

  /// Shows an alert with one button, and returns at once. With more buttons the choice would have to be waited for, which no
  /// app here can inside a function: the alert is not shown, a problem is reported, and the answer is that of the last button.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    guard buttons.count < 2 else {
      report(
        "runModal()",
        instead: "Nothing was shown, and the last button was chosen. Use beginSheetModal(for:completionHandler:).")
      return response(buttons.count - 1)
    }
    guard let window = FrontSession.current?.frontWindow else {
      report("runModal()", instead: "There is no window, so nothing was shown.")
      return .abort
    }
    show(above: window, nil)
    return .alertFirstButtonReturn
  }

  private func report(_ function: String, instead outcome: String) {
    MissingFramework.reportCall("NSAlert.\(function)", from: "AppKit", outcome: outcome)
  }

  private func response(_ index: Int) -> NSApplication.ModalResponse {
    NSApplication.ModalResponse(NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + index)
  }

  private func show(above window: SceneWindow, _ handler: ((NSApplication.ModalResponse) -> Void)?) {
    let alert = UIAlertController(
      title: messageText, message: informativeText.isEmpty ? nil : informativeText, preferredStyle: .alert)
    if let accessoryView { alert.accessories.append(AnyView(ShownView(view: accessoryView))) }
    if showsSuppressionButton, let suppressionButton {
      alert.accessories.append(AnyView(ShownView(view: suppressionButton)))
    }
    if buttons.isEmpty { addButton(withTitle: Text.ownWord("OK", in: .current)) }
    for (index, button) in buttons.enumerated() {
      let answer = response(index)
      alert.addAction(UIAlertAction(title: button.title, style: style(of: button)) { _ in handler?(answer) })
    }
    WindowRoot.of(window).presentInTurn(alert)
  }

  private func style(of button: NSButton) -> UIAlertAction.Style {
    if button.hasDestructiveAction { return .destructive }
    return button.keyEquivalent == "\u{1B}" ? .cancel : .default
  }
}
