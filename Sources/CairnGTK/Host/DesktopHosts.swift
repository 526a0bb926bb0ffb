#if GTK
  import CairnCore
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// What this module offers to others. `WindowHosts` finds it by its name.
  @MainActor
  enum DesktopHosts: WindowHost {
    static func run(
      _ make: @escaping () -> _AppSource, name: String, environment: [String: String], opening urls: [URL]
    ) -> Int32? {
      DesktopApp.run(make, name: name, environment: environment, opening: urls)
    }

    static func offerPixels() { PixelRendering.offer() }

    static func picture(
      of scene: SceneWindow, in session: Session, colorScheme: ColorScheme, scale: CGFloat,
      mirror: (@escaping @MainActor (ScreenChanges, Transaction) -> Void) -> Void
    ) throws(NoPicture) -> Data {
      try PictureStudio.open().picture(of: scene, in: session, colorScheme: colorScheme, scale: scale, mirror: mirror)
        .data
    }
  }
#endif
