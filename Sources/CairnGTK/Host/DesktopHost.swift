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
    private let stores: any StoreKeeper
    private var development: DevelopmentLink? { isPicture ? nil : .current }
    var stateKeeper: StateKeeper? { development?.stateKeeper }
    /// Whether it only takes pictures of windows, without a user.
    let isPicture: Bool
    var isOneOfMany: Bool { isPicture }
    var parts: HostParts { HostParts(widgets: { AppWidget($0) }) }
    private lazy var desktopNotices = DesktopNotices(of: application)
    var notices: (any SystemNotices)? { isPicture ? nil : desktopNotices }
    private let settings: OpaquePointer
    /// Follows the desktop's dark style and its high contrast.
    private let style: OpaquePointer
    private let environment: [String: String]
    private let options: HostOptions
    private var clipboard: DesktopClipboard?
    private var turnIsRequested = false
    private var isRunningTurns = false

    /// Creates a host for pictures, which stores nothing.
    convenience init(picturesIn application: UnsafeMutablePointer<GtkApplication>, colorScheme: ColorScheme) {
      self.init(
        application: application, stores: MemoryStores(),
        environment: [
          "CAIRN_APPEARANCE": colorScheme == .dark ? "dark" : "light", "CAIRN_REDUCE_MOTION": "1",
        ], isPicture: true)
    }

    init(
      application: UnsafeMutablePointer<GtkApplication>, stores: any StoreKeeper, environment: [String: String],
      isPicture: Bool = false
    ) {
      self.isPicture = isPicture
      self.application = application
      self.environment = environment
      self.stores = stores
      settings = gtk_settings_get_default()
      style = adw_style_manager_get_default()
      // GTK derives this from its translations, which may be missing. Both use the same language.
      gtk_widget_set_default_direction(
        surroundings.layoutDirection == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      options = HostOptions(environment: environment)
      desktop = DesktopMetrics(isPhone: options.isPhone == true)
      if let appearance = options.appearance { adw_style_manager_set_color_scheme(style, .forced(appearance)) }
      StyleSheet.show()
      StyleSheet.scale(by: desktop.lettering.scale)
      readDesktop()
      for name in ["gtk-enable-animations", "gtk-font-name", "gtk-xft-dpi"] {
        connect(settings.raw, "notify::\(name)") { [weak self] _ in self?.desktopChanged() }
      }
      // Versions before 1.6 have no accent color, and never say that it changes.
      for name in ["dark", "high-contrast", "accent-color"] {
        connect(style.raw, "notify::\(name)") { [weak self] _ in self?.desktopChanged() }
      }
    }

    private func desktopChanged() {
      soon { [weak self] in
        guard let self else { return }
        readDesktop()
        session?.surroundingsChanged()
        if desktop.lettering.followFont() {
          StyleSheet.scale(by: desktop.lettering.scale)
          session?.metricsChanged()
        }
        for view in views.values { view.drawAgain() }
        update()
      }
    }

    func start(_ app: _AppSource, opening urls: [URL]) {
      let session = Session(app, on: self, opening: urls)
      self.session = session
      clipboard = DesktopClipboard(session.clipboard)
      development?.follow(session) { [weak self] window in self?.views[ObjectIdentifier(window)]?.controller }
      update()
    }

    func end() { session?.end() }

    /// Shows a window of a session that may have another host.
    func adopt(_ window: SceneWindow, of session: Session) -> WindowView {
      self.session = session
      return makeView(of: window)
    }

    private func makeView(of window: SceneWindow) -> WindowView {
      let view = WindowView(window, in: self)
      views[ObjectIdentifier(window)] = view
      return view
    }

    /// Returns the window that the user was using before another.
    func window(behind view: WindowView) -> UnsafeMutablePointer<GtkWindow>? {
      // The list begins with the window that was used or opened last.
      var rest = gtk_application_get_windows(application)
      while let one = rest {
        if let found = one.pointee.data, found != view.window.raw {
          return found.assumingMemoryBound(to: GtkWindow.self)
        }
        rest = one.pointee.next
      }
      return nil
    }

    /// Whether nothing is waiting for the next turn.
    var isSettled: Bool { !turnIsRequested }

    // MARK: The desktop

    var animates: Bool { options.reducesMotion.map { !$0 } ?? flag("gtk-enable-animations") }

    private func flag(_ name: String) -> Bool {
      var value = GValue()
      g_value_init(&value, ValueType.boolean)
      g_object_get_property(settings.cast(), name, &value)
      return g_value_get_boolean(&value) != 0
    }

    private var shades: [ColorScheme: Colours] = [:]

    /// The colors of the desktop, in its light or dark style.
    func colours(in scheme: ColorScheme) -> Colours {
      if let known = shades[scheme] { return known }
      let colours = Colours(scheme: scheme)
      shades[scheme] = colours
      return colours
    }

    /// Whether the app is light or dark because its window in front asks for it. GTK has one appearance for all windows.
    private var followsWindow = false

    private func followWindow() {
      guard !isPicture, let scheme = session?.frontWindow?.colorScheme else { return }
      followsWindow = scheme != surroundings.colorScheme
      let wanted = followsWindow ? .forced(scheme) : options.appearance.map { .forced($0) } ?? ADW_COLOR_SCHEME_DEFAULT
      if adw_style_manager_get_color_scheme(style) != wanted { adw_style_manager_set_color_scheme(style, wanted) }
    }

    private func readDesktop() {
      shades = [:]
      // Otherwise the desktop's own appearance would be forgotten.
      if !followsWindow { surroundings.colorScheme = adw_style_manager_get_dark(style) != 0 ? .dark : .light }
      surroundings.colorSchemeContrast = adw_style_manager_get_high_contrast(style) != 0 ? .increased : .standard
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
      followWindow()
      isRunningTurns = false
      for view in views.values { view.freshen() }
    }

    func commit(_ changes: ScreenChanges, in window: SceneWindow, transaction: Transaction) {
      views[ObjectIdentifier(window)]?.commit(changes, transaction)
      // Changes made by turns are shown right after them.
      if !isRunningTurns { requestTurn() }
    }

    // MARK: Windows

    var windowSize: CGSize { isPhone ? CGSize(width: 390, height: 844) : CGSize(width: 800, height: 600) }
    /// Whether windows have a phone's size, in which layouts are compact.
    var isPhone: Bool { options.isPhone == true }

    func opened(_ window: SceneWindow) {
      // A picture is taken once its size is known.
      if isPicture { return }
      let view = makeView(of: window)
      // The session fills it afterwards.
      soon { view.open() }
    }

    func closed(_ window: SceneWindow) { views.removeValue(forKey: ObjectIdentifier(window))?.close() }

    /// Shows a window that the app has brought to the front. One that the user has moved to is active already: without a window
    /// manager, two windows that present themselves in answer to being activated would never end.
    func broughtForward(_ window: SceneWindow) {
      guard let view = views[ObjectIdentifier(window)], gtk_window_is_active(view.window) == 0 else { return }
      gtk_window_present(view.window)
    }

    /// Closes a window on the user's behalf. Closing the last one exits the app, which restores its state at the next
    /// launch.
    func close(_ view: WindowView) {
      if let session, session.windows.count > 1 {
        session.close(view.scene)
      } else {
        quit()
      }
    }

    /// Shows a short message in the front window.
    func toast(_ text: String) {
      if let window = session?.frontWindow { views[ObjectIdentifier(window)]?.toast(text) }
    }

    /// Ends the app, unless a view asks before it is left.
    func quit() {
      let end = { @MainActor [weak self] in
        if let self { g_application_quit(application.cast()) }
      }
      if session?.mayEnd(again: end) != false { end() }
    }

    /// The app's name for users.
    var appName: String { g_get_application_name().map { String(cString: $0) } ?? "App" }

    /// The name of the app's icon.
    var appIcon: String { g_application_get_application_id(application.cast()).map { String(cString: $0) } ?? "" }

    /// Called when the user activates a window.
    func isInFront(_ view: WindowView) {
      guard !isPicture, let session, session.frontWindow !== view.scene else { return }
      session.bringForward(view.scene)
    }

    // MARK: The system

    var transitionDuration: Duration { .microseconds(PageSlide.duration) }

    func openInSystem(_ url: URL) -> Bool {
      // A desktop that does not know the app yet cannot open the app's own links.
      g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
        || session?.openAsOwn(url) == true
    }

    func announce(_ text: String, in window: SceneWindow) {
      guard let view = views[ObjectIdentifier(window)] else { return }
      cgtk_announce(view.window.cast(), text.printable)
    }

    func store(for place: StorePlace) -> any KeyValueStore { stores.store(for: place) }

    func store(over defaults: UserDefaults) -> any KeyValueStore { DefaultsStore(defaults) }
  }

  extension AdwColorScheme {
    fileprivate static func forced(_ scheme: ColorScheme) -> AdwColorScheme {
      scheme == .dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT
    }
  }
#endif
