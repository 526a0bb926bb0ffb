#if GTK
  import CGTK
  import CairnCore
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// Takes pictures of windows without a user: for tests, and for `ImageRenderer`.
  @MainActor
  final class PictureStudio {
    private let application: UnsafeMutablePointer<GtkApplication>

    private init(_ application: UnsafeMutablePointer<GtkApplication>) { self.application = application }

    private static var opened: PictureStudio?

    /// Returns the studio of this process, which needs a display.
    static func open() throws(NoPicture) -> PictureStudio {
      if let opened { return opened }
      // The app that runs in windows, if any.
      if let running = g_application_get_default() {
        let studio = PictureStudio(UnsafeMutableRawPointer(running).assumingMemoryBound(to: GtkApplication.self))
        opened = studio
        return studio
      }
      // Accessibility is off: no assistive technology is listening, and searching for it would print warnings.
      setenv("GTK_A11Y", "none", 0)
      OwnFonts.load()
      // The check succeeds the second time, whether there is a display or not.
      guard gtk_init_check() != 0, gdk_display_get_default() != nil else {
        throw NoPicture(reason: "There is no display to draw on. Without one, run under xvfb-run.")
      }
      let adwaita = adw_application_new("app.cairn.Pictures", G_APPLICATION_NON_UNIQUE)!
      g_application_set_resource_base_path(adwaita.cast(), nil)
      guard g_application_register(adwaita.cast(), nil, nil) != 0 else {
        throw NoPicture(reason: "GTK could not be started.")
      }
      stopAnimations()
      let studio = PictureStudio(adwaita.cast())
      opened = studio
      return studio
    }

    /// Stops the theme's animations, so that pictures show the final state and are reproducible.
    private static func stopAnimations() {
      var value = GValue()
      g_value_init(&value, ValueType.boolean)
      g_value_set_boolean(&value, 0)
      g_object_set_property(gtk_settings_get_default().cast(), "gtk-enable-animations", &value)
      g_value_unset(&value)
    }

    // MARK: Windows

    /// Takes a picture of a window as GNOME would show it now. Afterwards, the window has its previous metrics again.
    ///
    /// - Parameter mirror: Receives the function to call with each commit in the window while the picture is taken.
    func picture(
      of scene: SceneWindow, in session: Session, colorScheme: ColorScheme, scale: CGFloat,
      mirror: (@escaping @MainActor (ScreenChanges, Transaction) -> Void) -> Void
    ) throws(NoPicture) -> CGImage {
      let host = DesktopHost(picturesIn: application, colorScheme: colorScheme)
      let (size, metrics) = (scene.screen.size, scene.screen.metrics)
      layOut(scene, of: session, by: host.metrics)
      defer { layOut(scene, of: session, by: metrics) }
      let view = host.adopt(scene, of: session)
      mirror { view.commit($0, $1) }
      defer { host.closed(scene) }
      view.open()
      try settle(view, at: size)
      let ground = ground(of: view.widget)
      return try draw(view.content, CGRect(origin: .zero, size: size), scale: scale, on: ground, in: view)
    }

    private func layOut(_ scene: SceneWindow, of session: Session, by metrics: any Metrics) {
      scene.screen.use(metrics)
      session.metricsChanged()
      session.runTurns()
    }

    // MARK: Views

    /// Takes a picture of a view without a window around it.
    func image(
      of content: AnyView, _ proposal: ProposedViewSize, scale: CGFloat, isOpaque: Bool
    ) throws(NoPicture) -> CGImage {
      // Globals such as `UIApplication.shared` still refer to the app that asks for the picture.
      let front = FrontSession.last
      defer { FrontSession.last = front }
      let measured = MeasuredSize()
      let host = DesktopHost(picturesIn: application, colorScheme: .light)
      let session = Session(content: Framed(content: content, proposal: proposal, measured: measured), on: host)
      defer { session.end() }
      guard let scene = session.windows.first else { throw NoPicture(reason: "The view has no window.") }
      let size = measured.size
      guard size.width >= 1, size.height >= 1, size.width <= 16_384, size.height <= 16_384 else {
        throw NoPicture(reason: "A view of \(size.width) by \(size.height) points cannot be drawn.")
      }
      scene.resize(to: size)
      let view = host.adopt(scene, of: session)
      view.open()
      try settle(view, at: CGSize(width: size.width, height: size.height + view.root.headerHeight))
      let rect = CGRect(x: 0, y: view.root.headerHeight, width: size.width, height: size.height)
      return try draw(view.root.surface, rect, scale: scale, on: isOpaque ? ground(of: view.widget) : nil, in: view)
    }

    // MARK: Drawing

    /// Waits until the whole content of the window is shown in a size, to which the theme adds its decorations.
    private func settle(_ view: WindowView, at size: CGSize) throws(NoPicture) {
      try settle(view)
      let (width, height) = (Int32(clamping: Int(size.width)), Int32(clamping: Int(size.height)))
      let (extraWidth, extraHeight) = (
        width - gtk_widget_get_width(view.content), height - gtk_widget_get_height(view.content)
      )
      guard extraWidth > 0 || extraHeight > 0 else { return }
      gtk_window_set_default_size(view.window, width + max(extraWidth, 0), height + max(extraHeight, 0))
      try settle(view)
    }

    /// Runs the loop until the window has drawn two frames without a change in between.
    private func settle(_ view: WindowView) throws(NoPicture) {
      guard let clock = gtk_widget_get_frame_clock(view.widget) else {
        throw NoPicture(reason: "The window is not shown.")
      }
      var quiet = 0
      let painted = connect(UnsafeMutableRawPointer(clock), "after-paint") { _ in
        quiet = view.isQuiet ? quiet + 1 : 0
        gtk_widget_queue_draw(view.widget)
      }
      defer { g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), painted) }
      // A display that draws nothing must not block a test forever.
      let deadline = ContinuousClock.now + .seconds(20)
      let alarm = g_timeout_add(100, { _ in 1 }, nil)
      defer { g_source_remove(alarm) }
      gtk_widget_queue_draw(view.widget)
      while quiet < 2 {
        g_main_context_iteration(nil, 1)
        if ContinuousClock.now > deadline { throw NoPicture(reason: "The display has drawn nothing for 20 seconds.") }
      }
    }

    private func ground(of widget: Widget) -> GdkRGBA {
      var colour = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
      gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), "window_bg_color", &colour)
      return colour
    }

    /// Draws a part of a widget.
    private func draw(
      _ widget: Widget, _ rect: CGRect, scale: CGFloat, on ground: GdkRGBA?, in view: WindowView
    ) throws(NoPicture) -> CGImage {
      let scale = min(max(scale.isNaN ? 1 : scale, 0.1), 8)
      let (width, height) = (Int32((rect.width * scale).rounded(.up)), Int32((rect.height * scale).rounded(.up)))
      let paintable = gtk_widget_paintable_new(widget)!
      defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
      let snapshot = gtk_snapshot_new()!
      gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
      var origin = graphene_point_t(x: Float(-rect.minX), y: Float(-rect.minY))
      gtk_snapshot_translate(snapshot, &origin)
      if var ground {
        var bounds = rect.graphene
        gtk_snapshot_append_color(snapshot, &ground, &bounds)
      }
      gdk_paintable_snapshot(
        paintable, snapshot, Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
      guard let node = gtk_snapshot_free_to_node(snapshot) else { throw NoPicture(reason: "The view is empty.") }
      defer { gsk_render_node_unref(node) }
      // Software rendering gives the same pixels on every machine with the same fonts.
      let renderer = gsk_cairo_renderer_new()!
      defer { g_object_unref(UnsafeMutableRawPointer(renderer)) }
      guard gsk_renderer_realize(renderer, gtk_native_get_surface(view.widget.opaque), nil) != 0 else {
        throw NoPicture(reason: "Cairo could not draw.")
      }
      defer { gsk_renderer_unrealize(renderer) }
      var viewport = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)).graphene
      let texture = gsk_renderer_render_texture(renderer, node, &viewport)!
      defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
      let bytes = gdk_texture_save_to_png_bytes(texture)!
      defer { g_bytes_unref(bytes) }
      var count: gsize = 0
      guard let data = g_bytes_get_data(bytes, &count) else {
        throw NoPicture(reason: "The picture could not be encoded.")
      }
      return CGImage(width: Int(width), height: Int(height), data: Data(bytes: data, count: Int(count)))
    }
  }

  /// The size that a view has chosen.
  private final class MeasuredSize: Sendable {
    @MainActor var size = CGSize.zero
  }

  /// Places a view at the corner of the window, with a separate proposal.
  private struct Framed: View {
    let content: AnyView
    let proposal: ProposedViewSize
    let measured: MeasuredSize

    var body: some View {
      Placed(proposal: proposal, measured: measured) { content }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .ignoresSafeArea()
    }
  }

  private struct Placed: Layout {
    let proposal: ProposedViewSize
    let measured: MeasuredSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let size = subviews.first?.sizeThatFits(self.proposal) ?? .zero
      MainActor.assumeIsolated { measured.size = size }
      return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: self.proposal)
    }
  }
#endif
