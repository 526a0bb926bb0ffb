#if GTK
  import CGTK
  import Foundation

  /// Two fingers on a touchpad, which come as what scrolls.
  @MainActor
  enum TouchpadScroll {
    /// Whether fingers move it, who follow what they move and stop when they are lifted; a wheel does not.
    static func moves(_ controller: OpaquePointer) -> Bool {
      guard let device = gtk_event_controller_get_current_event_device(controller) else { return false }
      return gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
    }

    /// How many points one unit of a scroll is: some displays count fingers in steps of a wheel.
    static func points(of controller: OpaquePointer) -> CGFloat {
      gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL ? 10 : 1
    }
  }
#endif
