#if GTK
  import CairnCore
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// The host that this module exports. `HostLibrary` finds it by its name; the optimizer would remove it if it were
  /// internal.
  @MainActor
  package enum DesktopHosts: WindowHost {
    package static func run(
      _ make: @escaping () -> _AppSource, name: String, environment: [String: String], opening urls: [URL]
    ) -> Int32? {
      DesktopApp.run(make, name: name, environment: environment, opening: urls)
    }

    package static func offerPixels() { PixelRendering.offer() }

    package static func picture(
      of scene: SceneWindow, in session: Session, colorScheme: ColorScheme, scale: CGFloat,
      mirror: (@escaping @MainActor (ScreenChanges, Transaction) -> Void) -> Void
    ) throws(NoPicture) -> Data {
      try PictureStudio.open().picture(of: scene, in: session, colorScheme: colorScheme, scale: scale, mirror: mirror)
        .data
    }
  }
#endif
