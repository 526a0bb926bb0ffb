import CairnCore
import CairnFoundation
import CairnHosting
import Foundation

/// What the host tells the user beside the app's own screen.
@MainActor
struct Messages {
  /// The host's own words in the user's language.
  var words = OwnWords(for: .current)
  /// The diagnostic of the user's last action.
  private(set) var notice: Notice?
  /// The announcements that the narrator has not read yet, or `nil` without a narrator.
  private var announcements: [String]?
  private var shownProblems = 0

  /// Shows a notice, or none. Returns whether one has come or gone.
  mutating func show(_ new: Notice?) -> Bool {
    defer { notice = new }
    return notice != nil || new != nil
  }

  /// Notes the number of problems. Returns whether it is a new one.
  mutating func noteProblems(_ count: Int) -> Bool {
    defer { shownProblems = count }
    return count != shownProblems
  }

  /// Keeps announcements from now on.
  mutating func beginNarration() { announcements = [] }

  /// Returns whether a narrator will read the text.
  mutating func announce(_ text: String) -> Bool { announcements?.append(text) != nil }

  mutating func takeAnnouncements() -> [String] {
    defer { announcements = announcements == nil ? nil : [] }
    return announcements ?? []
  }
}

/// A message about the user's last action, in a few lines at the bottom of the screen, until the next action.
@MainActor
struct Notice {
  let message: String
  let severity: Diagnostic.Severity
  /// A key that works while the notice is shown.
  var offer: Offer?

  /// The identifier of the notification, if it shows one.
  var notification: String?

  struct Offer {
    let key: Key
    let accept: @MainActor () -> Void
  }

  func paint(on canvas: CellCanvas, theme: Theme, in room: CellRect) {
    let lines = Array(message.wrapped(to: room.width - 6).prefix(3))
    let frame = CellRect(
      x: room.minX, y: max(room.maxY - lines.count, room.minY), width: room.width, height: min(lines.count, room.height)
    )
    canvas.fill(frame, theme.panel)
    let inside = canvas.clipped(to: frame)
    inside.put(severity.mark, x: frame.minX + 2, y: frame.minY, severity.look(theme))
    for (row, line) in lines.enumerated() { inside.put(line, x: frame.minX + 4, y: frame.minY + row, .ink) }
  }
}

extension TerminalHost {
  func tell(_ notice: Notice?) { if messages.show(notice) { repaint() } }

  /// Performs a user's action and explains the diagnostics about it, including repeated ones, such as a link without a
  /// destination.
  ///
  /// - Parameter keepsNotice: Whether an explanation of the last action stays until there is another.
  func explaining(keepsNotice: Bool = false, _ act: () -> Void) {
    let log = session.graph.diagnostics
    let before = log.reportCount
    if !keepsNotice { tell(nil) }
    act()
    offerToUndo()
    guard log.reportCount != before, let latest = log.latest, latest.severity > .note else { return }
    tell(Notice(message: latest.message, severity: latest.severity))
    update()
  }

  /// Offers to undo the user's last action, if it can be undone.
  private func offerToUndo() {
    guard let action = controller?.takeUndoableAction() else { return }
    let name = action.name.isEmpty ? words("Changed") : action.name
    let undo = Notice.Offer(key: .character("u")) { [weak self] in self?.window?.undo(action) }
    tell(Notice(message: words("%1 – press u to undo", name), severity: .note, offer: undo))
    update()
  }

  /// Copies a text to the terminal's clipboard, if the terminal supports it.
  func copy(_ text: String) {
    output.send("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\")
    tell(Notice(message: words("Copied"), severity: .note))
    repaint()
  }
}
