#if GTK
  import CGTK

  @MainActor
  enum Accessible {
    /// Sets the accessibility label, which is read instead of the widget's content.
    static func name(_ widget: Widget, _ label: String) { set(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label) }

    static func describe(_ widget: Widget, _ text: String) {
      set(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
    }

    private static func set(_ widget: Widget, _ property: GtkAccessibleProperty, _ text: String) {
      var property = property
      var value = GValue.string(text)
      gtk_accessible_update_property_value(widget.opaque, 1, &property, &value)
      g_value_unset(&value)
    }
  }

  /// Creates a decorative image, which is hidden from assistive technology because it accompanies a text with
  /// the same meaning.
  @MainActor
  func makeOrnament(icon: String? = nil) -> Widget {
    let image = makeObject(
      gtk_image_get_type(),
      [
        (
          "accessible-role",
          .integer(Int32(GTK_ACCESSIBLE_ROLE_PRESENTATION.rawValue), type: gtk_accessible_role_get_type())
        )
      ])
    if let icon { gtk_image_set_from_icon_name(OpaquePointer(image), icon) }
    return image.assumingMemoryBound(to: GtkWidget.self)
  }
#endif
