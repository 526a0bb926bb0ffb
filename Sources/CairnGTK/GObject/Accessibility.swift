#if GTK
  import CGTK

  @MainActor
  enum Accessible {
    /// Sets the accessibility label, which is read instead of the widget's content.
    static func name(_ widget: Widget, _ label: String) { set(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label) }

    static func describe(_ widget: Widget, _ text: String) {
      set(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
    }

    /// Sets the depth of a heading, with 1 for the title of a page.
    static func level(_ widget: Widget, _ level: Int) {
      set(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LEVEL) { g_value_set_int(&$0, Int32(level)) }
    }

    /// Marks a panel that blocks the content behind it.
    static func isModal(_ widget: Widget, _ isModal: Bool) {
      set(widget.opaque, GTK_ACCESSIBLE_PROPERTY_MODAL) { g_value_set_boolean(&$0, gboolean(isModal)) }
    }

    /// Marks a control that opens a menu or a list.
    static func opensMenu(_ widget: Widget) {
      set(widget.opaque, GTK_ACCESSIBLE_PROPERTY_HAS_POPUP) { g_value_set_boolean(&$0, 1) }
    }

    /// Sets whether an element is selected, checked, expanded or hidden.
    static func state(_ widget: Widget, _ state: GtkAccessibleState, _ isOn: Bool) {
      cgtk_update_state(widget.opaque, state, isOn ? 1 : 0)
    }

    /// Marks an element as not selectable.
    static func cannotBeSelected(_ widget: Widget) {
      gtk_accessible_reset_state(widget.opaque, GTK_ACCESSIBLE_STATE_SELECTED)
    }

    /// Replaces the role of a widget. Must be called before it is shown.
    static func role(_ widget: Widget, _ role: GtkAccessibleRole) {
      var value = GValue.integer(Int32(role.rawValue), type: gtk_accessible_role_get_type())
      g_object_set_property(widget.cast(), "accessible-role", &value)
      g_value_unset(&value)
    }

    /// Hides the internal parts of a GTK widget. Unnamed parts would be read out by their class.
    static func unname(partsOf widget: Widget) {
      var part = gtk_widget_get_first_child(widget)
      while let one = part {
        if isA(one, gtk_image_get_type()) {
          // The picture of a button that has its name from elsewhere.
          state(one, GTK_ACCESSIBLE_STATE_HIDDEN, true)
        } else if !isNamed(one) {
          name(one, "")
        }
        unname(partsOf: one)
        part = gtk_widget_get_next_sibling(one)
      }
      guard isA(widget, gtk_stack_get_type()), let pages = gtk_stack_get_pages(widget.opaque) else { return }
      for index in 0..<g_list_model_get_n_items(pages) {
        guard let page = g_list_model_get_item(pages, index) else { continue }
        set(OpaquePointer(page), GTK_ACCESSIBLE_PROPERTY_LABEL) { g_value_set_string(&$0, "") }
        g_object_unref(page)
      }
      g_object_unref(pages.raw)
    }

    /// Names the items of a menu by their texts, and returns them. GTK 4.18 names them by labels that it does not expose.
    static func nameItems(of menu: Widget) -> [(widget: Widget, text: String)] {
      var items: [(widget: Widget, text: String)] = []
      var part = gtk_widget_get_first_child(menu)
      while let one = part {
        if isA(one, g_type_from_name("GtkModelButton")) {
          var text = GValue.string("")
          g_object_get_property(one.cast(), "text", &text)
          gtk_accessible_reset_relation(one.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
          if let label = g_value_get_string(&text) {
            name(one, String(cString: label))
            items.append((one, String(cString: label)))
          }
          g_value_unset(&text)
        }
        items += nameItems(of: one)
        part = gtk_widget_get_next_sibling(one)
      }
      return items
    }

    private static func isA(_ widget: Widget, _ type: GType) -> Bool { g_type_is_a(widget.typeOfInstance, type) != 0 }

    private static func isNamed(_ widget: Widget) -> Bool {
      gtk_test_accessible_has_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
        || gtk_test_accessible_has_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
    }

    private static func set(
      _ object: OpaquePointer, _ property: GtkAccessibleProperty, _ fill: (inout GValue) -> Void
    ) {
      var property = property
      var value = GValue()
      gtk_accessible_property_init_value(property, &value)
      fill(&value)
      gtk_accessible_update_property_value(object, 1, &property, &value)
      g_value_unset(&value)
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
