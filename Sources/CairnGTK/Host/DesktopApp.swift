#if GTK
  import CGTK
  import CairnCore
  import CairnStorage
  import Foundation

  /// Shows an app in windows: a single instance, to which later starts hand over what they are to open.
  @MainActor
  package enum DesktopApp {
    /// - Parameter started: called with the running app, for whoever wants to know what becomes of it.
    /// - Returns: the status to end the process with, or nil if there is no display.
    package static func run(
      _ make: @escaping () -> _AppSource, name: String, environment: [String: String], opening urls: [URL],
      started: @escaping @MainActor (Session) -> Void = { _ in }
    ) -> Int32? {
      guard gtk_init_check() != 0 else { return nil }
      MainQueue.joinLoop()
      g_set_prgname(name)
      let application = gtk_application_new(identifier(for: name), G_APPLICATION_HANDLES_OPEN)!
      defer { g_object_unref(application) }
      // GTK would look for icons among resources of the program, of which Swift makes none. If a thread of its own has read
      // the desktop's icons by then, they would all be read once more: an eighth of a start.
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
      connect(application.raw, "open") { arguments in start(opening: arguments.files) }
      // Ended from outside, the app ends as it does by hand.
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

    /// D-Bus names have at least two parts, of letters, digits and lines.
    private static func identifier(for name: String) -> String {
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
    /// The files and links of the signal that asks to open some.
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
