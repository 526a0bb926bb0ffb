#if GTK
  import CGTK
  import CairnCore
  import CairnHosting
  import CairnScreen
  import CairnStorage
  import CairnValues
  import Foundation

  /// A host with GTK windows.
  @MainActor
  final class DesktopHost: SessionHost {
    let desktop: DesktopMetrics
    var metrics: any Metrics { desktop }
    let application: UnsafeMutablePointer<GtkApplication>
    let supportsMultipleWindows = true
    private(set) var surroundings = Surroundings()
    private(set) var session: Session?
    private var views: [ObjectIdentifier: WindowView] = [:]
    private let stores: AppStores
    private let settings: OpaquePointer
    private let environment: [String: String]
    private let options: HostOptions
    private var portal: ColorSchemePortal?
    private var clipboard: DesktopClipboard?
    private var turnIsRequested = false
    private var isRunningTurns = false

    init(application: UnsafeMutablePointer<GtkApplication>, stores: AppStores, environment: [String: String]) {
      self.application = application
      self.environment = environment
      self.stores = stores
      settings = gtk_settings_get_default()
      // GTK derives this from its translations, which may be missing. Both use the same language.
      gtk_widget_set_default_direction(
        surroundings.layoutDirection == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      desktop = DesktopMetrics()
      options = HostOptions(environment: environment)
      if let appearance = options.appearance {
        prefersDark(appearance == .dark)
      } else {
        portal = ColorSchemePortal { [weak self] in self?.prefersDark($0) }
      }
      readDesktop()
      for name in [
        "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-font-name", "gtk-xft-dpi",
      ] {
        connect(settings.raw, "notify::\(name)") { [weak self] _ in self?.desktopChanged() }
      }
    }

    /// Sets the dark preference. GTK reloads its theme on every assignment, even of an equal value, which would
    /// take half of a start.
    private func prefersDark(_ isDark: Bool) {
      guard flag("gtk-application-prefer-dark-theme") != isDark else { return }
      var value = GValue()
      g_value_init(&value, ValueType.boolean)
      g_value_set_boolean(&value, gboolean(isDark))
      g_object_set_property(settings.cast(), "gtk-application-prefer-dark-theme", &value)
    }

    private func desktopChanged() {
      soon { [weak self] in
        guard let self else { return }
        readDesktop()
        session?.surroundingsChanged()
        if desktop.lettering.followFont() { session?.metricsChanged() }
        for view in views.values { view.drawAgain() }
        update()
      }
    }

    func start(_ app: _AppSource, opening urls: [URL]) {
      let session = Session(app, on: self, opening: urls)
      self.session = session
      clipboard = DesktopClipboard(session.clipboard)
      update()
    }

    func end() { session?.end() }

    // MARK: The desktop

    var animates: Bool { options.reducesMotion.map { !$0 } ?? flag("gtk-enable-animations") }

    /// The buttons at the ends of a window's title bar.
    var decorationLayout: String { text("gtk-decoration-layout") }

    private func text(_ name: String) -> String {
      var value = GValue()
      g_value_init(&value, ValueType.string)
      g_object_get_property(settings.cast(), name, &value)
      defer { g_value_unset(&value) }
      return g_value_get_string(&value).map { String(cString: $0) } ?? ""
    }

    private func flag(_ name: String) -> Bool {
      var value = GValue()
      g_value_init(&value, ValueType.boolean)
      g_object_get_property(settings.cast(), name, &value)
      return g_value_get_boolean(&value) != 0
    }

    private func readDesktop() {
      let theme = environment["GTK_THEME"].flatMap { $0.isEmpty ? nil : $0 } ?? text("gtk-theme-name")
      let isDark = flag("gtk-application-prefer-dark-theme") || theme.hasSuffix("-dark") || theme.hasSuffix(":dark")
      let isContrasty = theme.hasPrefix("HighContrast") || theme.hasPrefix("Default-hc")
      surroundings.colorScheme = isDark ? .dark : .light
      surroundings.colorSchemeContrast = isContrasty ? .increased : .standard
      StyleSheet.show(StyleSheet.Style(isDark: isDark, isContrasty: isContrasty))
      surroundings.accessibility.reducesMotion = !animates
    }

    // MARK: Turns

    func requestTurn() {
      guard !turnIsRequested else { return }
      turnIsRequested = true
      soon { [weak self] in self?.update() }
    }

    /// Runs pending work and shows the result.
    func update() {
      turnIsRequested = false
      isRunningTurns = true
      session?.runTurns()
      isRunningTurns = false
      for view in views.values { view.freshen() }
    }

    func commit(_ changes: ScreenChanges, in window: SceneWindow, transaction: Transaction) {
      views[ObjectIdentifier(window)]?.commit(changes, transaction)
      // Changes made by turns are shown right after them.
      if !isRunningTurns { requestTurn() }
    }

    // MARK: Windows

    var windowSize: CGSize { CGSize(width: 800, height: 600) }

    func opened(_ window: SceneWindow) {
      let view = WindowView(window, in: self)
      views[ObjectIdentifier(window)] = view
      // The session fills it afterwards.
      soon { view.open() }
    }

    func closed(_ window: SceneWindow) { views.removeValue(forKey: ObjectIdentifier(window))?.close() }

    func broughtForward(_ window: SceneWindow) {
      if let view = views[ObjectIdentifier(window)] { gtk_window_present(view.window) }
    }

    /// Closes a window for the person. Closing the last one exits the app, which restores its state at the next
    /// launch.
    func close(_ view: WindowView) {
      if let session, session.windows.count > 1 {
        session.close(view.scene)
      } else {
        g_application_quit(application.cast())
      }
    }

    /// Called when the person activates a window.
    func isInFront(_ view: WindowView) {
      guard let session, session.frontWindow !== view.scene else { return }
      session.bringForward(view.scene)
    }

    // MARK: The system

    func openInSystem(_ url: URL) -> Bool {
      // A desktop that does not know the app yet cannot lead its own links back to it.
      g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
        || session?.openAsOwn(url) == true
    }

    func store(for place: StorePlace) -> any KeyValueStore { stores.store(for: place) }

    func store(over defaults: UserDefaults) -> any KeyValueStore { DefaultsStore(defaults) }
  }
#endif
