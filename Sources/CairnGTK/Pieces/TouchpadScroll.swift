#if GTK
  import CGTK
  import Foundation

  /// Scrolling with two fingers on a touchpad.
  @MainActor
  enum TouchpadScroll {
    /// Returns whether fingers cause the scrolling. Fingers follow the content and stop when lifted; a wheel
    /// does not.
    static func moves(_ controller: OpaquePointer) -> Bool {
      guard let device = gtk_event_controller_get_current_event_device(controller) else { return false }
      return gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
    }

    /// Returns the number of points per scroll unit. Some displays report fingers in wheel steps.
    static func points(of controller: OpaquePointer) -> CGFloat {
      gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL ? 10 : 1
    }
  }
#endif
