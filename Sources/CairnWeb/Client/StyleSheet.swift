/// The style sheet of every page: the palette, and the rules in the folder Page. Its numbers are those of `WebMetrics`.
enum StyleSheet {
  static let text = palette + PageFiles.styles

  /// System colors are Apple's, in both schemes.
  private static let palette =
    ":root{color-scheme:light dark;" + CSSColor.properties() + "}"
    + "@media(prefers-contrast:more){:root{" + CSSColor.contrastProperties()
    + "--line:light-dark(#0009,#fff9);--ink2:light-dark(#2b2b30,#e2e2e8);--ink3:light-dark(#3a3a40,#d0d0d6);}}"
}
