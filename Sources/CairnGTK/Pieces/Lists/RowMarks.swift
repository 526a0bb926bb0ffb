#if GTK
  import CGTK
  import CairnScreen
  import Foundation

  /// The editing controls at the ends of a row: deletion or selection, and a handle. The chosen one of several
  /// rows has a check mark at its end, and a row that opens a menu an arrow.
  @MainActor
  final class RowMarks {
    private unowned let row: RowPiece
    private var leading: Widget?
    private var trailing: Widget?
    private var editing: RowEditing = []
    private var isUpdating = false

    init(_ row: RowPiece) { self.row = row }

    func show(_ editing: RowEditing?, isSelected: Bool, isChosen: Bool, opensMenu: Bool) {
      let editing = editing ?? []
      if editing.symmetricDifference(self.editing) != [] || leading == nil {
        self.editing = editing
        replace(&leading, by: makeLeading())
      }
      let icon =
        editing.contains(.move)
        ? "list-drag-handle-symbolic"
        : isChosen ? "object-select-symbolic" : opensMenu ? "pan-down-symbolic" : nil
      if let icon {
        if trailing == nil { replace(&trailing, by: makeOrnament()) }
        if let trailing {
          gtk_image_set_from_icon_name(trailing.opaque, icon)
          if isChosen || opensMenu {
            gtk_widget_remove_css_class(trailing, "dim-label")
          } else {
            gtk_widget_add_css_class(trailing, "dim-label")
          }
        }
      } else {
        replace(&trailing, by: nil)
      }
      if editing.contains(.mark), let leading {
        isUpdating = true
        gtk_check_button_set_active(leading.cast(), gboolean(isSelected))
        isUpdating = false
      }
    }

    private func makeLeading() -> Widget? {
      if editing.contains(.mark) {
        let check = gtk_check_button_new()!
        Accessible.name(check, own("Select %1", row.name))
        // The row handles the keys. A check button that cannot take focus would still consume them.
        gtk_widget_set_focusable(check, 0)
        gtk_widget_set_can_focus(check, 0)
        Accessible.unname(partsOf: check)
        connect(check.raw, "toggled") { [unowned self] _ in
          guard !isUpdating else { return }
          row.view.activate(row.element)
          soon { [weak row] in row?.update(.semantics) }
        }
        return check
      }
      guard editing.contains(.deletion) else { return nil }
      let button = gtk_button_new_from_icon_name("list-remove-symbolic")!
      for name in ["circular", "cairn-remove"] { gtk_widget_add_css_class(button, name) }
      Accessible.name(button, own("Delete %1", row.name))
      // The row is deleted by key.
      gtk_widget_set_focusable(button, 0)
      connect(button.raw, "clicked") { [unowned self] _ in row.view.send(.delete, to: row.element) }
      return button
    }

    private func replace(_ widget: inout Widget?, by new: Widget?) {
      if let old = widget { gtk_widget_unparent(old) }
      widget = new
      if let new { gtk_widget_set_parent(new, row.widget) }
    }

    /// Updates the names of the controls to the row's new name.
    func rename() {
      guard let leading, !editing.isDisjoint(with: [.mark, .deletion]) else { return }
      Accessible.name(leading, own(editing.contains(.mark) ? "Select %1" : "Delete %1", row.name))
    }

    func end() {
      replace(&leading, by: nil)
      replace(&trailing, by: nil)
    }

    func allocate(width: Int32, height: Int32, shiftedBy shift: CGFloat, isMirrored: Bool) {
      func place(_ widget: Widget?, atStart: Bool) {
        guard let widget else { return }
        var size = GtkRequisition()
        gtk_widget_get_preferred_size(widget, nil, &size)
        let room = Int32(row.view.host.desktop.rowPadding)
        let isLeft = atStart != isMirrored
        var point = graphene_point_t(
          x: Float(isLeft ? room : width - room - size.width) + Float(shift),
          y: Float((height - size.height) / 2))
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, size.width, nil, nil, nil, nil)
        gtk_widget_allocate(
          widget, size.width, size.height, -1, gsk_transform_translate(nil, &point))
      }
      place(leading, atStart: true)
      place(trailing, atStart: false)
    }
  }
#endif
