#if GTK
  import CGTK
  import CairnScreen

  /// The fonts among the app's resources, which Pango would not look for.
  enum OwnFonts {
    /// Makes them available to this process, before it measures any text.
    static func load() {
      for (path, _) in AppFonts.files { FcConfigAppFontAddFile(nil, path) }
    }
  }
#endif
