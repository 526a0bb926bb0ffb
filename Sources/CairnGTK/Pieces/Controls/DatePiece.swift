#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A date picker: a button that opens a calendar.
  final class DatePiece: LabelledPiece {
    private let calendar = gtk_calendar_new()!
    private let hours = TimePart(upTo: 23)
    private let minutes = TimePart(upTo: 59)
    private let clock = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
    private var isUpdating = false

    init(_ element: Element, in view: WindowView) {
      super.init(element, in: view, control: gtk_menu_button_new()!)
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
      gtk_box_append(box.cast(), calendar)
      gtk_widget_set_halign(clock, GTK_ALIGN_CENTER)
      for widget in [hours.widget, gtk_label_new(":")!, minutes.widget] {
        gtk_box_append(clock.cast(), widget)
      }
      gtk_box_append(box.cast(), clock)
      Accessible.name(hours.widget, own("Hours"))
      Accessible.name(minutes.widget, own("Minutes"))
      let popover = gtk_popover_new()!
      gtk_popover_set_child(popover.cast(), box)
      // Since GTK 4.18, a popover without a specific role has no name.
      Accessible.role(popover, GTK_ACCESSIBLE_ROLE_GROUP)
      Accessible.name(popover, own("Calendar"))
      nameButtons(of: calendar)
      gtk_menu_button_set_popover(control.opaque, popover)
      connect(calendar.raw, "day-selected") { [unowned self] _ in chosen() }
      for part in [hours, minutes] {
        connect(part.widget.raw, "value-changed") { [unowned self] _ in chosen() }
      }
    }

    /// Names the arrows beside the month and the year, which GTK does not name.
    private func nameButtons(of calendar: Widget) {
      var names = ["Previous month", "Next month", "Previous year", "Next year"].map { own($0) }[...]
      func visit(_ widget: Widget) {
        var part = gtk_widget_get_first_child(widget)
        while let one = part {
          if g_type_is_a(one.typeOfInstance, gtk_button_get_type()) != 0, let name = names.popFirst() {
            Accessible.name(one, name)
          }
          visit(one)
          part = gtk_widget_get_next_sibling(one)
        }
      }
      visit(calendar)
    }

    private var choice: DateChoice? { element.traits?[DateChoiceTrait.self] }

    /// Sends the date in the calendar and the clock.
    private func chosen() {
      guard !isUpdating, let choice else { return }
      var parts = choice.calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: choice.date)
      if choice.hasDay, let day = gtk_calendar_get_date(calendar.opaque) {
        parts.year = Int(g_date_time_get_year(day))
        parts.month = Int(g_date_time_get_month(day))
        parts.day = Int(g_date_time_get_day_of_month(day))
        g_date_time_unref(day)
      }
      if choice.hasTime {
        parts.hour = hours.value
        parts.minute = minutes.value
      }
      guard let date = choice.calendar.date(from: parts), date != choice.date else { return }
      view.send(.edit(date.formatted(.iso8601)), to: element)
      // The app may have moved it to the nearest valid date.
      soon { [weak self] in self?.update(.content) }
    }

    override func update(_ changes: ElementChanges) {
      isUpdating = true
      defer { isUpdating = false }
      super.update(changes)
      guard let choice else { return }
      gtk_menu_button_set_label(control.opaque, element.readValue ?? "")
      Accessible.unname(partsOf: control)
      gtk_widget_set_visible(calendar, gboolean(choice.hasDay))
      gtk_widget_set_visible(clock, gboolean(choice.hasTime))
      let parts = choice.calendar.dateComponents(
        [.year, .month, .day, .hour, .minute], from: choice.date)
      // GTK supports the years 1 to 9999.
      if let year = parts.year, let month = parts.month, let day = parts.day,
        (1...9_999).contains(year),
        let date = g_date_time_new_local(gint(year), gint(month), gint(day), 12, 0, 0)
      {
        gtk_calendar_select_day(calendar.opaque, date)
        g_date_time_unref(date)
      }
      hours.value = parts.hour ?? 0
      minutes.value = parts.minute ?? 0
    }
  }

  /// Two digits of a time.
  @MainActor
  private struct TimePart {
    let widget: Widget

    init(upTo most: Double) {
      widget = gtk_spin_button_new_with_range(0, most, 1)
      gtk_orientable_set_orientation(widget.opaque, GTK_ORIENTATION_VERTICAL)
      gtk_spin_button_set_wrap(widget.opaque, 1)
      gtk_spin_button_set_numeric(widget.opaque, 1)
      let spin = widget
      connect(spin.raw, "output") { arguments in
        let number = Int(gtk_adjustment_get_value(gtk_spin_button_get_adjustment(spin.opaque)))
        gtk_editable_set_text(spin.opaque, number < 10 ? "0\(number)" : "\(number)")
        arguments.answer(true)
      }
    }

    var value: Int {
      get { Int(gtk_spin_button_get_value_as_int(widget.opaque)) }
      nonmutating set {
        if newValue != value { gtk_spin_button_set_value(widget.opaque, Double(newValue)) }
      }
    }
  }
#endif
