#if GTK
  import CGTK
  import Dispatch
  import Glibc

  /// Makes GLib's loop also run the main queue, so that the main actor works under GTK.
  enum MainQueue {
    static func joinLoop() {
      // The reference makes the linker include Dispatch.
      _ = DispatchQueue.main
      g_unix_fd_add(
        _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
        { descriptor, _, _ in
          // The descriptor is a counter. Without reading it, the loop would wake up forever.
          var value: UInt64 = 0
          _ = read(descriptor, &value, 8)
          _dispatch_main_queue_callback_4CF(nil)
          return 1
        }, nil)
    }
  }
#endif
