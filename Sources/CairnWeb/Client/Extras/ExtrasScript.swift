/// What the script of a page loads as soon as the page is live: menus, popovers, gestures, motion.
///
/// It is a module, a function of what it uses of the page. It returns how to do the patches that only it understands, by
/// their letters; and what sees all patches before they are applied, and returns what is to be done afterwards.
enum ExtrasScript {
  static let text =
    "export default (doc, body, emit, byId, number, owner, note) => {\n'use strict';\n"
    + [
      gestures, fingers, menus, popovers, swipes, clipboard, files, sharing, drags, rowMoves, motion, places, ghosts,
      keptTexts,
    ].joined(separator: "\n")
      + """

      return {
        m: showMenu, M: showCommands, c: copy, F: chooseFiles, u: upload, D: download, S: share, d: lifted, v: takes, see, keep,
      };
      };
      """
}
