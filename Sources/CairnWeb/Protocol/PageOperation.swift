/// The operations on the page that the server sends, by their letters. A test compares them with the tables in the script.
enum PageOperation: String, CaseIterable {
  // Nodes.
  case replaceAll = "w"
  case replace = "r"
  case fill = "t"
  case attributes = "a"
  case children = "k"
  /// Drops covered pages, which the browser keeps.
  case forget = "x"
  case focus = "f"
  case scroll = "s"

  // The page.
  case title = "T"
  case announce = "n"
  case history = "h"
  case open = "o"
  case window = "W"
  /// Whether the browser asks before it closes the page.
  case keep = "g"
  case menu = "m"
  case commands = "M"
  case palette = "P"

  // The animations of the message.
  case animate = "A"
  case turn = "p"
  case beStill = "q"
  /// Returns a page that a finger has pulled aside to its place.
  case settle = "b"

  // The clipboard, files and drags.
  case copy = "c"
  case chooseFiles = "F"
  case upload = "u"
  case download = "D"
  case share = "S"
  case lifted = "d"
  case takes = "v"
}
