#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A label followed by a GTK control, at the end of the row if there is one.
  @MainActor
  class LabelledPiece: RoomPiece {
    let control: Widget
    override var focusWidget: Widget { control }

    init(_ element: Element, in view: WindowView, control: Widget) {
      self.control = control
      let container = LabelledContainer(element, in: view, control: control)
      super.init(element, in: view, container: container, cssName: "widget", role: GTK_ACCESSIBLE_ROLE_GROUP)
      gtk_widget_insert_before(control, widget, nil)
    }

    override func update(_ changes: ElementChanges) { updateCommon() }
  }

  final class LabelledContainer: Container {
    private let control: Widget

    init(_ element: Element, in view: WindowView, control: Widget) {
      self.control = control
      super.init(element, in: view)
    }

    /// Whether it is on the line of a bar, where only the control has room.
    private var isOnBarLine: Bool { element.isInBar && !element.isBelowBarLine }

    override func measure(along orientation: GtkOrientation) -> (least: Int32, natural: Int32) {
      guard isOnBarLine else { return super.measure(along: orientation) }
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(control, orientation, -1, &least, &natural, nil, nil)
      return (least, natural)
    }

    /// Omits the choice, which the control shows itself.
    override func collect(_ parent: Element, into found: inout [Piece]) {
      let saysIt = [.picker, .datePicker, .colorPicker].contains(element.role)
      guard saysIt, (element.opensItems ? parent.parent : parent) === element, !parent.children.isEmpty else {
        return super.collect(parent, into: &found)
      }
      if isOnBarLine { return }
      for child in parent.children.dropLast() { collectOne(child, into: &found) }
    }

    override func allocate(width: Int32, height: Int32) {
      let isMirrored = element.layoutDirection == .rightToLeft
      // In a row, it is wider than its element. The label stays at the leading side.
      let shift = CGSize(width: isMirrored ? CGFloat(width) - element.frame.width : 0, height: 0)
      for piece in shown { allocate(piece, shiftedBy: shift) }
      allocateLeaving(shiftedBy: shift)
      var size = GtkRequisition()
      gtk_widget_get_preferred_size(control, nil, &size)
      let own = min(size.width, max(width, 1))
      var point = graphene_point_t(
        x: isMirrored ? 0 : Float(width - own), y: Float((CGFloat(height - size.height) / 2).rounded()))
      gtk_widget_measure(control, GTK_ORIENTATION_VERTICAL, own, nil, nil, nil, nil)
      gtk_widget_allocate(control, own, size.height, -1, gsk_transform_translate(nil, &point))
    }
  }

  /// A switch or check box.
  final class TogglePiece: LabelledPiece {
    private let isCheckBox: Bool
    private var isUpdating = false
    /// The class for the color that the app asks for.
    private var tint: String?

    init(_ element: Element, in view: WindowView) {
      isCheckBox = element.toggleLook == .checkbox
      super.init(element, in: view, control: isCheckBox ? gtk_check_button_new()! : gtk_switch_new()!)
      Accessible.unname(partsOf: control)
      connect(control.raw, "notify::active") { [unowned self] _ in changed() }
    }

    private var shown: Bool {
      (isCheckBox ? gtk_check_button_get_active(control.cast()) : gtk_switch_get_active(control.opaque)) != 0
    }

    private func changed() {
      guard !isUpdating, case .toggle(let isOn) = element.content, isOn != shown else { return }
      view.send(.activate, to: element)
      // The app may have refused the change.
      soon { [weak self] in self?.update(.content) }
    }

    override func update(_ changes: ElementChanges) {
      guard case .toggle(let isOn) = element.content else { return }
      isUpdating = true
      defer { isUpdating = false }
      if shown != isOn {
        if isCheckBox {
          gtk_check_button_set_active(control.cast(), gboolean(isOn))
        } else {
          gtk_switch_set_active(control.opaque, gboolean(isOn))
        }
      }
      if isCheckBox { gtk_check_button_set_inconsistent(control.cast(), gboolean(element.semantics?.value == "mixed")) }
      let wanted = element.controlLook?.tint.map { ValueClasses.checkedName(for: .init(view.colours.mark($0.flat()))) }
      replaceClass(&tint, by: wanted, on: control)
      super.update(changes)
    }
  }

  /// Two buttons that decrease and increase a number.
  final class StepperPiece: LabelledPiece {
    init(_ element: Element, in view: WindowView) {
      super.init(element, in: view, control: StepperPiece.makeWidget())
      var button = gtk_widget_get_first_child(control)
      for step in [-1, 1] {
        guard let one = button else { break }
        connect(one.raw, "clicked") { [unowned self] _ in self.view.send(.step(step), to: self.element) }
        button = gtk_widget_get_next_sibling(one)
      }
    }

    override var focusWidget: Widget { gtk_widget_get_first_child(control) ?? control }

    static func makeWidget() -> Widget {
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      gtk_widget_add_css_class(box, "linked")
      for (icon, name) in [("list-remove-symbolic", own("Decrease")), ("list-add-symbolic", own("Increase"))] {
        let button = gtk_button_new_from_icon_name(icon)!
        Accessible.name(button, name)
        gtk_box_append(box.cast(), button)
      }
      return box
    }

    override func update(_ changes: ElementChanges) {
      // Its buttons are named after their actions.
      updateCommon(named: false)
      Accessible.name(widget, element.label ?? "")
      if let value = element.readValue { Accessible.describe(widget, value) }
    }
  }

  /// A picker as a drop-down list.
  final class PickerPiece: LabelledPiece {
    private var titles: [String] = []
    /// The part of the drop-down list that takes the keys.
    private var button: Widget?
    override var focusWidget: Widget { button ?? control }
    private var isUpdating = false

    init(_ element: Element, in view: WindowView) {
      super.init(element, in: view, control: gtk_drop_down_new(nil, nil))
      button = gtk_widget_get_first_child(control)
      button.map(Accessible.opensMenu)
      connect(control.raw, "notify::selected") { [unowned self] _ in chosen() }
      // Since GTK 4.10, a widget that is shown is no longer hidden from assistive technology.
      connect(control.raw, "map") { [weak self] _ in self?.tellParts() }
    }

    private var options: [Element] { element.optionsInside }

    private func chosen() {
      let index = Int(gtk_drop_down_get_selected(control.opaque))
      let options = options
      guard !isUpdating, options.indices.contains(index), !options[index].hasTrait(.selected) else { return }
      view.send(.activate, to: options[index])
      soon { [weak self] in self?.update(.content) }
    }

    override func update(_ changes: ElementChanges) {
      isUpdating = true
      defer { isUpdating = false }
      let options = options
      let names = options.map(\.nameOfOption)
      if names != titles {
        titles = names
        let list = gtk_string_list_new(nil)!
        for name in names { gtk_string_list_append(list, name) }
        gtk_drop_down_set_model(control.opaque, list)
        g_object_unref(list.raw)
      }
      let index = options.firstIndex { $0.hasTrait(.selected) }
      let wanted = index.map { guint($0) } ?? guint.max
      if gtk_drop_down_get_selected(control.opaque) != wanted { gtk_drop_down_set_selected(control.opaque, wanted) }
      super.update(changes)
      tellParts()
    }

    /// Hides the content of the button, whose name already includes the choice.
    private func tellParts() {
      guard let button else { return }
      if let label = element.label { for widget in [control, button] { Accessible.name(widget, label) } }
      Accessible.unname(partsOf: control)
      if let inner = gtk_widget_get_first_child(button) {
        Accessible.state(inner, GTK_ACCESSIBLE_STATE_HIDDEN, true)
        takeNoFocus(inside: inner)
      }
    }

    /// Since GTK 4.12, the list item that shows the choice takes the focus, inside a button that has it.
    private func takeNoFocus(inside widget: Widget) {
      var part = gtk_widget_get_first_child(widget)
      while let one = part {
        gtk_widget_set_focusable(one, 0)
        takeNoFocus(inside: one)
        part = gtk_widget_get_next_sibling(one)
      }
    }
  }

  /// A slider, a progress bar or a gauge.
  final class TrackPiece: Piece {
    private enum Kind { case scale, progress, level, spinner }
    private let kind: Kind
    private let measure: Element
    private var isUpdating = false
    private var shownTicks: [RangeTick] = []
    /// The class for the color that the app asks for.
    private var tint: String?

    init(_ element: Element, of measure: Element, in view: WindowView) {
      self.measure = measure
      let isRound = element.layoutKind === ElementLayout.ring
      switch measure.measure {
      case .slider: kind = .scale
      case .gauge: kind = .level
      case .progress, nil:
        if case .none = element.content, isRound { kind = .spinner } else { kind = .progress }
      }
      let widget: Widget
      switch kind {
      case .scale:
        widget = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.1)
        gtk_scale_set_draw_value(widget.cast(), 0)
      case .progress: widget = gtk_progress_bar_new()
      case .level: widget = gtk_level_bar_new()
      case .spinner:
        widget = gtk_spinner_new()
        gtk_spinner_start(widget.opaque)
      }
      super.init(element, in: view, widget: widget)
      if kind == .progress || kind == .level { gtk_widget_set_valign(widget, GTK_ALIGN_CENTER) }
      Accessible.unname(partsOf: widget)
      if kind == .scale { connect(widget.raw, "value-changed") { [unowned self] _ in moved() } }
    }

    /// Sets the marks. GTK can only remove all at once.
    private func show(_ ticks: [RangeTick]) {
      guard ticks != shownTicks else { return }
      shownTicks = ticks
      gtk_scale_clear_marks(widget.cast())
      for tick in ticks { gtk_scale_add_mark(widget.cast(), tick.value, GTK_POS_BOTTOM, tick.label) }
    }

    private func moved() {
      guard !isUpdating else { return }
      view.send(.adjust(gtk_range_get_value(widget.cast())), to: measure)
      soon { [weak self] in self?.update(.content) }
    }

    override func update(_ changes: ElementChanges) {
      isUpdating = true
      defer { isUpdating = false }
      Accessible.name(widget, measure.nameOrHeading ?? (own(kind == .scale || kind == .level ? "Value" : "Progress")))
      gtk_widget_set_sensitive(widget, gboolean(!measure.hasTrait(.disabled)))
      let wanted = measure.controlLook?.tint.map { ValueClasses.trackName(for: view.colours.mark($0.flat())) }
      replaceClass(&tint, by: wanted)
      guard case .range(let range) = element.content else { return }
      let length = range.bounds.upperBound - range.bounds.lowerBound
      let share = length > 0 ? min(max((range.value - range.bounds.lowerBound) / length, 0), 1) : 0
      switch kind {
      case .scale:
        gtk_range_set_range(
          widget.cast(), range.bounds.lowerBound, max(range.bounds.upperBound, range.bounds.lowerBound))
        show(range.ticks)
        gtk_range_set_increments(widget.cast(), length / 10, length / 5)
        if range.value.isFinite, gtk_range_get_value(widget.cast()) != range.value {
          gtk_range_set_value(widget.cast(), range.value)
        }
      case .progress: gtk_progress_bar_set_fraction(widget.opaque, share)
      case .level: gtk_level_bar_set_value(widget.opaque, share)
      case .spinner: break
      }
    }
  }

  /// A row that shows more below it when pressed. In a card it has the arrow of libadwaita's expander row.
  final class DisclosurePiece: LabelledPiece {
    private let isInCard: Bool

    init(_ element: Element, in view: WindowView) {
      isInCard = element.isInRow && element.listAround?.hasCards == true
      super.init(element, in: view, control: makeOrnament(icon: isInCard ? "adw-expander-arrow-symbolic" : nil))
      if isInCard { gtk_widget_add_css_class(control, "cairn-expander") }
      guard !element.isPurposeOfItsRow else { return }
      let click = gtk_gesture_click_new()!
      connect(click.raw, "released") { [unowned self] _ in self.view.activate(self.element) }
      gtk_widget_add_controller(widget, click)
      gtk_widget_set_focusable(widget, 1)
    }

    override var focusWidget: Widget { widget }

    override func update(_ changes: ElementChanges) {
      let isExpanded = element.hasTrait(.expanded)
      if !isInCard {
        gtk_image_set_from_icon_name(control.opaque, isExpanded ? "pan-down-symbolic" : "pan-end-symbolic")
      } else if isExpanded {
        gtk_widget_set_state_flags(control, GTK_STATE_FLAG_CHECKED, 0)
      } else {
        gtk_widget_unset_state_flags(control, GTK_STATE_FLAG_CHECKED)
      }
      super.update(changes)
    }
  }
#endif
