/// What the script of a page loads as soon as the page is live: menus, gestures and the like.
///
/// It is a module, a function of what it uses of the page. It returns how to do the patches that only it understands, by
/// their letters.
enum ExtrasScript {
  static let text =
    "export default (doc, body, emit, byId, number, owner, note) => {\n'use strict';\n"
    + [gestures, menus, swipes, clipboard, files, sharing, drags, rowMoves].joined(separator: "\n")
    + "\nreturn { m: showMenu, c: copy, F: chooseFiles, u: upload, D: download, S: share, d: lifted, v: takes };\n};"
}
