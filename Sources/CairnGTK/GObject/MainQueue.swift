#if GTK
  import CGTK
  import Dispatch
  import Glibc

  /// Has GLib's loop do the work of the main queue too, so that the main actor runs while GTK does.
  enum MainQueue {
    static func joinLoop() {
      // Named, so that Dispatch is linked.
      _ = DispatchQueue.main
      g_unix_fd_add(
        _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
        { descriptor, _, _ in
          // The descriptor counts; unread it would wake the loop without end.
          var value: UInt64 = 0
          _ = read(descriptor, &value, 8)
          _dispatch_main_queue_callback_4CF(nil)
          return 1
        }, nil)
    }
  }
#endif
