#if GTK
  import CGTK

  /// Calls a closure before each frame of a widget's window, until it returns `false` or is removed by its
  /// number.
  @MainActor
  func beforeFrames(of widget: Widget, _ step: @escaping @MainActor () -> Bool) -> guint {
    gtk_widget_add_tick_callback(
      widget,
      { _, _, data in
        guard let data else { return 0 }
        let step = CallbackData.object(data, as: FrameStep.self)
        return MainActor.assumeIsolated { step.run() } ? 1 : 0
      }, CallbackData.keep(FrameStep(step)), { CallbackData.release($0) })
  }

  @MainActor
  private final class FrameStep {
    let run: @MainActor () -> Bool

    init(_ run: @escaping @MainActor () -> Bool) { self.run = run }
  }
#endif
