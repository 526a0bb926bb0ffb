/// The second script, loaded as soon as the page is live: menus, popovers, gestures, animations.
///
/// It is a module that exports one function, which takes the parts of the page's script that it uses. The function
/// returns the patches that only this script applies, by their letters, and a hook that runs before all patches and
/// returns the work to do after them.
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
