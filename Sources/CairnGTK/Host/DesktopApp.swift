#if GTK
  import CGTK
  import CairnCore
  import CairnStorage
  import Foundation

  /// Runs an app in windows, as a single instance. Later launches pass their URLs to it.
  @MainActor
  package enum DesktopApp {
    /// - Parameter started: Called with the running app, for observers.
    /// - Returns: The exit status, or `nil` if there is no display.
    package static func run(
      _ make: @escaping () -> _AppSource, name: String, environment: [String: String], opening urls: [URL],
      started: @escaping @MainActor (Session) -> Void = { _ in }
    ) -> Int32? {
      ThemeVariable.settle()
      OwnFonts.load()
      guard gtk_init_check() != 0 else { return nil }
      MainQueue.joinLoop()
      PixelRendering.offer()
      g_set_prgname(name)
      let adwaita = adw_application_new(identifier(for: name), G_APPLICATION_HANDLES_OPEN)!
      let application: UnsafeMutablePointer<GtkApplication> = adwaita.cast()
      defer { g_object_unref(application) }
      // GTK would look for icons among the program's resources, which Swift does not create. If a background
      // thread has already read the desktop's icons by then, they would all be read again, an eighth of the
      // start.
      g_application_set_resource_base_path(application.cast(), nil)
      var host: DesktopHost?
      func start(opening urls: [URL]) {
        if let session = host?.session {
          for url in urls { session.open(url) }
          if urls.isEmpty, let window = session.frontWindow { session.bringForward(window) }
          return
        }
        let new = DesktopHost(
          application: application, stores: AppStores(app: name, environment: environment),
          environment: environment)
        host = new
        new.start(make(), opening: urls)
        if let session = new.session { started(session) }
      }
      connect(application.raw, "activate") { _ in start(opening: []) }
      DesktopNotices.takeAnswers(in: application) { id, answer in
        if host == nil { start(opening: []) }
        host?.session?.answerNotice(id, answer)
      }
      connect(application.raw, "open") { arguments in start(opening: arguments.files) }
      // On a signal, the app exits in the same way as by hand.
      for signal in [SIGTERM, SIGINT, SIGHUP] {
        g_unix_signal_add(
          signal,
          { application in
            g_application_quit(application?.assumingMemoryBound(to: GApplication.self))
            return 1
          }, application.raw)
      }
      let arguments = [name] + urls.map(\.absoluteString)
      var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
      let status = g_application_run(application.cast(), Int32(arguments.count), &strings)
      for string in strings { free(string) }
      host?.end()
      return status
    }

    /// Returns the identifier of the app's bundle, which a shipped app has, or a D-Bus name made from its name.
    private static func identifier(for name: String) -> String {
      if let own = Bundle.main.bundleIdentifier, g_application_id_is_valid(own) != 0 { return own }
      var identifier = "app.cairn."
      if let first = name.unicodeScalars.first, ("0"..."9").contains(first) { identifier += "_" }
      for scalar in name.unicodeScalars {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": identifier.unicodeScalars.append(scalar)
        default: identifier += "_"
        }
      }
      return identifier
    }
  }

  extension SignalArguments {
    /// The files and links of the signal that requests opening some.
    fileprivate var files: [URL] {
      guard let list = pointer(0)?.assumingMemoryBound(to: OpaquePointer?.self) else { return [] }
      return (0..<max(integer(1), 0)).compactMap { index in
        guard let file = list[index], let uri = g_file_get_uri(file) else { return nil }
        defer { g_free(uri) }
        return URL(string: String(cString: uri))
      }
    }
  }
#endif
