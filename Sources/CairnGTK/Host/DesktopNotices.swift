#if GTK
  import CGTK
  import CairnCore

  /// Shows notifications by the desktop, which keeps them when the app has ended. Answers are an action of the application.
  @MainActor
  final class DesktopNotices: SystemNotices {
    private static let action = "cairn-notice"
    private let application: UnsafeMutablePointer<GtkApplication>

    init(of application: UnsafeMutablePointer<GtkApplication>) { self.application = application }

    /// Lets an application take answers, also of notifications that an earlier run of the app has sent.
    static func takeAnswers(
      in application: UnsafeMutablePointer<GtkApplication>,
      _ take: @escaping @MainActor (_ id: String, _ answer: NoticeAnswer) -> Void
    ) {
      let type = g_variant_type_new("(ss)")
      defer { g_variant_type_free(type) }
      let action = g_simple_action_new(Self.action, type)!
      connect(action.raw, "activate") { arguments in
        guard let value = arguments.variant(0), let id = text(0, of: value), let button = text(1, of: value) else {
          return
        }
        take(id, button.isEmpty ? .open : .button(button))
      }
      g_action_map_add_action(OpaquePointer(application), action)
      g_object_unref(action.raw)
    }

    private static func text(_ index: gsize, of tuple: OpaquePointer) -> String? {
      guard let child = g_variant_get_child_value(tuple, index) else { return nil }
      defer { g_variant_unref(child) }
      return g_variant_get_string(child, nil).map { String(cString: $0) }
    }

    private static func target(_ id: String, _ button: String) -> OpaquePointer? {
      var parts = [g_variant_new_string(id.withoutNulls), g_variant_new_string(button.withoutNulls)]
      return g_variant_new_tuple(&parts, gsize(parts.count))
    }

    func show(_ notice: SystemNotice) {
      let shown = g_notification_new(notice.title.withoutNulls)!
      defer { g_object_unref(shown.raw) }
      if !notice.details.isEmpty { g_notification_set_body(shown, notice.details.withoutNulls) }
      g_notification_set_priority(
        shown, notice.isUrgent ? G_NOTIFICATION_PRIORITY_URGENT : G_NOTIFICATION_PRIORITY_NORMAL)
      let action = "app.\(Self.action)"
      g_notification_set_default_action_and_target_value(shown, action, Self.target(notice.id, ""))
      for button in notice.buttons where !button.id.isEmpty {
        g_notification_add_button_with_target_value(
          shown, button.title.withoutNulls, action, Self.target(notice.id, button.id))
      }
      g_application_send_notification(application.cast(), notice.id.withoutNulls, shown)
    }

    func withdraw(_ id: String) { g_application_withdraw_notification(application.cast(), id.withoutNulls) }

    /// Tells the docks that show numbers, by the signal that Unity has introduced.
    func setBadge(_ count: Int) {
      guard let bus = g_application_get_dbus_connection(application.cast()),
        let id = g_application_get_application_id(application.cast()).map({ String(cString: $0) })
      else { return }
      let text =
        "('application://\(id).desktop', {'count': <int64 \(count)>, 'count-visible': <\(count > 0)>})"
      guard let value = g_variant_parse(nil, text, nil, nil, nil) else { return }
      defer { g_variant_unref(value) }
      let path = "/com/canonical/unity/launcherentry/\(id.replacing(".", with: "_").replacing("-", with: "_"))"
      g_dbus_connection_emit_signal(bus, nil, path, "com.canonical.Unity.LauncherEntry", "Update", value, nil)
    }
  }

  extension String {
    /// The text without characters that would end it in C.
    fileprivate var withoutNulls: String { replacing("\0", with: "") }
  }
#endif
