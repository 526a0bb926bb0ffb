#if GTK
  import CGTK
  import CairnUnsafe

  /// Reads the desktop's dark style and observes changes. Desktops publish it through a portal, which GTK 4.8
  /// does not read.
  @MainActor
  final class ColorSchemePortal {
    private let connection: OpaquePointer
    private var subscription: guint = 0
    private let changed: @MainActor (Bool) -> Void

    /// Returns `nil` if there is no session bus.
    init?(_ changed: @escaping @MainActor (Bool) -> Void) {
      guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
      self.connection = connection
      self.changed = changed
      ask()
      subscription = g_dbus_connection_signal_subscribe(
        connection, Self.name, Self.interface, "SettingChanged", Self.path, Self.group, GDBusSignalFlags(rawValue: 0),
        { _, _, _, _, _, values, data in
          guard let values, let data else { return }
          onMainActor((values, CallbackData.object(data, as: Subscriber.self))) { place, subscriber in
            guard let key = g_variant_get_child_value(place, 1), let value = g_variant_get_child_value(place, 2) else {
              return
            }
            if String(cString: g_variant_get_string(key, nil)) == ColorSchemePortal.key {
              subscriber.portal?.tell(value)
            }
            g_variant_unref(key)
            g_variant_unref(value)
          }
        }, CallbackData.keep(Subscriber(self)), { CallbackData.release($0) })
    }

    /// What the bus has of a portal, and may have for a moment longer than there is one.
    @MainActor
    private final class Subscriber {
      weak var portal: ColorSchemePortal?
      init(_ portal: ColorSchemePortal) { self.portal = portal }
    }

    isolated deinit {
      if subscription != 0 { g_dbus_connection_signal_unsubscribe(connection, subscription) }
      g_object_unref(connection.raw)
    }

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let group = "org.freedesktop.appearance"
    private static let key = "color-scheme"

    private func ask() {
      var parts: [OpaquePointer?] = [g_variant_new_string(Self.group), g_variant_new_string(Self.key)]
      g_dbus_connection_call(
        connection, Self.name, Self.path, Self.interface, "Read", g_variant_new_tuple(&parts, 2), nil,
        G_DBUS_CALL_FLAGS_NONE, 2_000, nil,
        { source, result, data in
          guard let source, let data else { return }
          let portal = CallbackData.take(data, as: ColorSchemePortal.self)
          guard let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else { return }
          onMainActor(answer) { place in
            if let value = g_variant_get_child_value(place, 0) {
              portal.tell(value)
              g_variant_unref(value)
            }
          }
          g_variant_unref(answer)
        }, CallbackData.keep(self))
    }

    /// Reads the value, which may be wrapped in nested variants. 1 means dark.
    private func tell(_ value: OpaquePointer) {
      var current = g_variant_ref(value)!
      while String(cString: g_variant_get_type_string(current)) == "v" {
        guard let inner = g_variant_get_variant(current) else { break }
        g_variant_unref(current)
        current = inner
      }
      if String(cString: g_variant_get_type_string(current)) == "u" { changed(g_variant_get_uint32(current) == 1) }
      g_variant_unref(current)
    }
  }
#endif
