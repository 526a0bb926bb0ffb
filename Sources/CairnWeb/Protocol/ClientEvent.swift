import Foundation

/// A clipboard command by the usual keys, as the browser names it.
enum ClipboardCommand: String {
  case copy, cut, paste

  /// The letter of its key, pressed with Control.
  var letter: Unicode.Scalar {
    switch self {
    case .copy: "c"
    case .cut: "x"
    case .paste: "v"
    }
  }
}

/// A user's action in the browser. The script's side of it is `Page/protocol.d.ts`.
enum ClientEvent: Equatable {
  case tap(Int)
  case edit(Int, String, version: Int)
  case submit(Int)
  /// An option, and the picker or section around it.
  case choose(Int, in: Int)
  case adjust(Int, Double)
  case step(Int, Int)
  case date(Int, String)
  case color(Int, String)
  case focus(Int, Bool)
  case scroll(Int, x: Double, y: Double)
  case delete(Int)
  case move(Int, Int)
  case dismiss(Int)
  case taps(Int, Int)
  case hold(Int)
  case hover(Int, Bool)
  /// A drag of the pointer between two points. Phase 0 is moving, 1 ended, 2 canceled.
  case drag(Int, phase: Int, from: CGPoint, to: CGPoint)
  /// Two fingers, or a wheel. The start point is a fraction of the element's size.
  case magnify(Int, phase: Int, by: Double, at: CGPoint)
  /// In radians.
  case rotate(Int, phase: Int, by: Double, at: CGPoint)
  /// Asks for the app's menus.
  case commands
  /// Undoes what the notice beside the page offers to undo.
  case undo
  /// An item of the app's menus.
  case command(Int)
  /// Asks for the palette, or for the list of keys.
  case palette(showsKeys: Bool)
  /// A command of the palette, counted from 1.
  case run(Int)
  /// Asks for the items of a context menu.
  case menu(Int)
  /// A press of a button that pastes, with the text of the browser's clipboard.
  case paste(Int, String)
  /// What the script of the app's own markup sends, as JSON.
  case part(Int, String)
  /// A clipboard command while an element is focused. Paste brings the text.
  case clip(Int, ClipboardCommand, String)
  /// The files that the user has chosen in a picker; none if they canceled.
  case files(for: Int, [OfferedFile])
  /// Files that could not be uploaded, by the name of their upload.
  case unsent(String)
  /// A drag begins at an element.
  case lift(Int)
  /// A drag is over an element.
  case over(Int)
  /// A drag is over no drop target.
  case out
  /// A drag is over.
  case letGo
  /// The dragged item is dropped on an element, at a point in it.
  case drop(Int, CGPoint)
  /// A text from another program is dropped on an element.
  case dropText(Int, CGPoint, String)
  /// Files are dropped on an element, in the drop with this number.
  case dropFiles(Int, CGPoint, number: Int, [OfferedFile])
  /// A link in a text.
  case link(Int, String)
  /// Escape in a search field or a panel.
  case leave(Int)
  case back
  /// A finger begins to pull a page aside.
  case swipe(Int)
  /// A finger pulls a page aside. Phase 0 is moving, 1 ended, 2 canceled. The velocity is the change of the progress per second.
  case swipeMoved(Int, phase: Int, progress: Double, velocity: Double)
  /// The browser has moved to an entry of its history.
  case go(String)
  case size(Double, Double)
  /// What decides how large things are.
  case look(BrowserLook)
  case media(isDark: Bool, reducesMotion: Bool, hasMoreContrast: Bool)
  case key(String, Int)
  case seen(Bool)
  /// The browser has refused to open a tab for a window.
  case blocked(String)

  /// The largest number of steps in one event.
  static let steps = -1_000...1_000
}
