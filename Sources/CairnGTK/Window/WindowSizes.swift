#if GTK
  import CGTK
  import CairnCore
  import CairnStorage
  import CairnValues
  import Foundation

  /// The window sizes that the user has chosen, for the next time they open. Positions are not stored: the window
  /// manager places windows, and an app can neither read nor request a position.
  @MainActor
  enum WindowSizes {
    private static func key(_ scene: SceneWindow) -> String { "window size \(scene.sceneID)" }

    private static func words(of scene: SceneWindow, in host: DesktopHost) -> [Substring] {
      guard !host.isPhone, case .string(let text)? = host.store(for: .settings).value(for: key(scene)) else {
        return []
      }
      return text.split(separator: " ")
    }

    static func isMaximized(_ scene: SceneWindow, in host: DesktopHost) -> Bool {
      words(of: scene, in: host).last == "maximized"
    }

    static func size(of scene: SceneWindow, in host: DesktopHost) -> CGSize? {
      if host.isPhone { return host.windowSize }
      let parts = words(of: scene, in: host).compactMap { Int($0) }
      guard parts.count == 2, parts.allSatisfy({ (100...16_000).contains($0) }) else { return nil }
      return CGSize(width: parts[0], height: parts[1])
    }

    /// The size of a window that has not been open yet. Preferences have libadwaita's size.
    static func usual(of scene: SceneWindow) -> CGSize {
      scene.isSettings && !scene.hasOwnSize ? CGSize(width: 640, height: 576) : scene.screen.size
    }

    static func keep(_ window: UnsafeMutablePointer<GtkWindow>, of scene: SceneWindow, in host: DesktopHost) {
      guard !host.isPhone else { return }
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(window, &width, &height)
      guard width > 0, height > 0 else { return }
      let store = host.store(for: .settings)
      // This is the size that it is restored to.
      let word = gtk_window_is_maximized(window) != 0 ? " maximized" : ""
      store.set(.string("\(width) \(height)\(word)"), for: key(scene))
    }
  }
#endif
