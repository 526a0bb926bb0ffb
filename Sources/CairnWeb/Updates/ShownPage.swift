import CairnHosting
import CairnScreen
import CairnValues

/// What the browser shows. Each property changes with the message that tells the browser, so whatever differs from the
/// window is still to be sent.
@MainActor
struct ShownPage {
  private(set) var nodes = SentNodes()
  var offsets = ShownOffsets()
  /// The commands of the palette.
  var palette: [PaletteCommand] = []
  private(set) var title = ""
  /// The color scheme of the app's window, if it is not the user's.
  private(set) var scheme: ColorScheme?
  @WeakElement private(set) var focus: Element?
  /// Whether the browser asks before it closes the page.
  private(set) var asksBeforeClosing = false
  private(set) var hasDocument = false
  /// A hash of everything that the last document shows.
  private(set) var contentsHash = ""

  /// Begins another document, of which the browser shows nothing yet.
  mutating func beginDocument() { nodes = SentNodes() }

  /// Records the contents of a document, which the browser shows without messages.
  mutating func endDocument(title: String, scheme: ColorScheme?, hash: String) {
    hasDocument = true
    (self.title, self.scheme, contentsHash) = (title, scheme, hash)
    asksBeforeClosing = false
    offsets = ShownOffsets()
  }

  mutating func noteFocus(_ element: Element?) { focus = element }

  /// Returns whether the color scheme is another one, for which the window's node is sent again.
  mutating func changes(to new: ColorScheme?) -> Bool {
    defer { scheme = new }
    return scheme != new
  }

  mutating func write(title new: String, _ patches: inout Patches) {
    guard new != title else { return }
    title = new
    patches.title(new)
  }

  /// Has the browser ask before it closes a page that asks before it is left.
  mutating func write(isGuarded: Bool, _ patches: inout Patches) {
    guard isGuarded != asksBeforeClosing else { return }
    asksBeforeClosing = isGuarded
    patches.keep(isGuarded)
  }
}
