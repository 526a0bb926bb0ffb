#if GTK
  import CGTK
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// A row of a list.
  final class RowPiece: Piece {
    let container: RowContainer
    override var inside: Container? { container }
    private var marks: RowMarks?
    /// The row's name for assistive technology.
    private(set) var name = ""
    private(set) var swipe: RowSwipe?
    private var pressedAt = CGPoint.zero
    private var isPressable = true
    private var clicks: ClickCount?
    /// The class for the color that the app asks for.
    private var fill: String?

    init(_ element: Element, in view: WindowView) {
      let container = RowContainer(element, in: view)
      self.container = container
      let row = Surface.make(container, cssName: "row", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM, isPressable: true)
      container.surface = row
      super.init(element, in: view, widget: row)
      setClass("cairn-row")
      let click = gtk_gesture_click_new()!
      connect(click.raw, "released") { [unowned self] arguments in
        let held = gtk_event_controller_get_current_event_state(click)
        let count = clicks?(arguments.integer(0)) ?? 1
        if count == 1 { press(held) } else { pressAgain(count) }
      }
      clicks = ClickCount(of: click, on: self)
      showPress(of: click)
      denyWhenDrawn(click)
      gtk_widget_add_controller(row, click)
      let keys = gtk_event_controller_key_new()!
      connect(keys.raw, "key-pressed") { [unowned self] arguments in
        arguments.answer(
          press(key: arguments.unsigned(0), GdkModifierType(rawValue: arguments.flags(2))))
      }
      gtk_widget_add_controller(row, keys)
    }

    isolated deinit {
      swipe?.end()
      marks?.end()
      Surface.abandon(widget)
    }

    // MARK: The focus

    /// Whether the keyboard stops at the row itself. A row with a control leaves that to the control.
    private var isStop = false
    private var control: Piece? { container.shown.count == 1 ? container.shown[0] as? LabelledPiece : nil }
    override var focusWidget: Widget { isStop ? widget : control?.focusWidget ?? widget }

    /// Whether it is one stop of Tab together with the other rows of its list.
    var isAmongOthers: Bool {
      isStop && (element.leadsOn || !element.events.isDisjoint(with: [.select, .delete, .move]))
    }

    func settleStop() {
      let standsForContent = element.standsForItsContent
      let isOwn = !element.events.isDisjoint(with: [.select, .delete, .move])
      isStop =
        element.isFocusStop(standsForContent: standsForContent)
        && (isOwn || control == nil || control is DisclosurePiece)
      gtk_widget_set_focusable(widget, gboolean(isStop))
      setClass("activatable", !element.events.isEmpty || control != nil)
      setClass("cairn-field", container.shown.first?.fillsRow == true)
    }

    // MARK: Input

    /// Shades the row while it is pressed. GTK's own active state lasts forever if a menu opens before the button is released.
    private func showPress(of click: OpaquePointer) {
      connect(click.raw, "pressed") { [unowned self] _ in setClass("pressed") }
      for over in ["end", "cancel"] { connect(click.raw, over) { [weak self] _ in self?.setClass("pressed", false) } }
    }

    /// Denies the press when a finger is dragged over a row, even if no gesture handles the drag.
    private func denyWhenDrawn(_ click: OpaquePointer) {
      connect(click.raw, "pressed") { [unowned self] arguments in
        pressedAt = CGPoint(x: arguments.double(1), y: arguments.double(2))
      }
      connect(click.raw, "update") { [unowned self] arguments in
        guard let finger = arguments.finger(0) else { return }
        var (x, y) = (0.0, 0.0)
        gtk_gesture_get_point(click, finger, &x, &y)
        if hypot(x - pressedAt.x, y - pressedAt.y) > BackSwipe.slack {
          gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_DENIED)
        }
      }
    }

    fileprivate func press(_ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) {
      if swipe?.close() == true { return }
      gtk_widget_grab_focus(focusWidget)
      if element.events.contains(.select), modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0 {
        view.send(.extendSelection, to: element)
      } else if element.events.contains(.select),
        modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
      {
        view.send(element.hasTrait(.selected) ? .deselect : .select, to: element)
      } else if let picker = container.shown.first as? PickerPiece, container.shown.count == 1 {
        gtk_widget_activate(picker.control)
      } else if let date = container.shown.first as? DatePiece, container.shown.count == 1 {
        gtk_menu_button_popup(date.control.opaque)
      } else if element.events.contains(.activate) {
        view.activate(element)
      }
    }

    private func pressAgain(_ count: Int) {
      if element.events.contains(.taps) { view.send(.taps(count), to: element) }
    }

    private func press(key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      guard gtk_widget_has_focus(focusWidget) != 0 else { return false }
      switch Int32(bitPattern: key) {
      case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space:
        guard isStop else { return false }
        press(modifiers)
        return true
      case GDK_KEY_Delete: return view.send(.delete, to: element)
      case GDK_KEY_Up where modifiers.eventModifiers == .option: return move(by: -1)
      case GDK_KEY_Down where modifiers.eventModifiers == .option: return move(by: 1)
      case GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_a: return walk(key, modifiers) || moveFocus(key, modifiers)
      case GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Up, GDK_KEY_Page_Down:
        return walk(key, modifiers) || leap(key, modifiers)
      default: return false
      }
    }

    private func move(by places: Int) -> Bool {
      element.move(by: places).map { view.send($0, to: element) } ?? false
    }

    /// Moves the selection with arrow keys, in lists that have one. The focus follows.
    private func walk(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      guard let list = element.listAround, list.events.contains(.key),
        let equivalent = Key(gdkKey: key)?.equivalent
      else { return false }
      var held = modifiers.eventModifiers
      if equivalent == "a" {
        guard held.remove(.control) != nil else { return false }
        held.insert(.command)
      }
      guard view.send(.key(equivalent, held), to: list) else { return false }
      let goesUp = [.upArrow, .home, .pageUp].contains(equivalent)
      soon { [weak view] in
        let rows = list.rowsInside.filter { $0.hasTrait(.selected) }
        if let row = goesUp ? rows.first : rows.last, let piece = view?.knownPiece(of: row) {
          gtk_widget_grab_focus(piece.widget)
        }
      }
      return true
    }

    /// Moves the focus without the selection, with Control held down. A scrolling list would scroll instead.
    private func moveFocus(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      guard modifiers.eventModifiers == .control, let list = element.listAround, list.events.contains(.key),
        let surface = holder?.surface
      else { return false }
      switch Int32(bitPattern: key) {
      case GDK_KEY_Up: _ = gtk_widget_child_focus(surface, GTK_DIR_UP)
      case GDK_KEY_Down: _ = gtk_widget_child_focus(surface, GTK_DIR_DOWN)
      default: return false
      }
      return true
    }

    /// In lists without selection, moves the focus to the first or last row, or by the height of the list.
    private func leap(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      guard modifiers.eventModifiers.isEmpty, let list = element.listAround, list.events.contains(.scroll) else {
        return false
      }
      let (whole, page) = (list.scrolledSize.height, list.frame.height)
      let way: CGFloat =
        switch Int32(bitPattern: key) {
        case GDK_KEY_Home: -whole
        case GDK_KEY_End: whole
        case GDK_KEY_Page_Up: -page
        default: page
        }
      let old = list.scrollOffset
      let new = min(max(old.y + way, 0), max(whole - page, 0))
      // The part that the list cannot scroll moves the focus instead.
      let place = element.frame(in: list).midY + way - (new - old.y)
      view.send(.scroll(CGPoint(x: old.x, y: new)), to: list)
      soon { [weak view] in
        let rows = list.rowsInside.compactMap { view?.knownPiece(of: $0) as? RowPiece }
          .filter { gtk_widget_get_focusable($0.focusWidget) != 0 && $0.holder != nil }
        let distance = { (row: RowPiece) in abs(row.element.frame(in: list).midY - place) }
        if let row = rows.min(by: { distance($0) < distance($1) }) { gtk_widget_grab_focus(row.focusWidget) }
      }
      return true
    }

    // MARK: Content

    override func update(_ changes: ElementChanges) {
      let isActive = !element.events.isEmpty
      settleStop()
      if isActive != isPressable {
        isPressable = isActive
        Surface.setPressable(widget, isActive)
      }
      let isSelected = element.hasTrait(.selected)
      if isSelected {
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_SELECTED, 0)
      } else {
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_SELECTED)
      }
      let isUnavailable = element.disabledControl != nil
      setClass("cairn-unavailable", isUnavailable)
      Accessible.state(widget, GTK_ACCESSIBLE_STATE_DISABLED, isUnavailable)
      showProminence()
      let parts = element.traits?[RowPartsTrait.self]
      showMarks()
      if swipe == nil, !RowActions(of: element).isEmpty { swipe = RowSwipe(self) }
      let isClipped = swipe != nil || parts?.background.isEmpty == false
      gtk_widget_set_overflow(widget, isClipped ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
      nameMayHaveChanged()
    }

    /// A row that is a prominent button is filled, as the button would be.
    private func showProminence() {
      let button = element.prominentButton
      let isDestructive = button?.hasTrait(.destructive) == true
      setClass("cairn-prominent", button != nil)
      setClass("cairn-destructive", isDestructive)
      let tint = isDestructive ? nil : button?.controlLook?.tint
      replaceClass(&fill, by: tint.map { ValueClasses.fillName(for: view.colours.fill($0.flat())) })
    }

    /// Updates the row's name from the texts inside.
    func nameMayHaveChanged() {
      let new = element.nameOfRow
      guard new != name else { return }
      name = new
      Accessible.name(widget, new)
      marks?.rename()
    }

    private func showMarks() {
      let editing = element.traits?[RowEditingTrait.self]
      let option = element.optionsInside
      let isChosen = option.count == 1 && option[0].hasTrait(.selected)
      let opensMenu = element.menuOfRow != nil
      if marks == nil {
        guard editing != nil || isChosen || opensMenu else { return }
        marks = RowMarks(self)
      }
      marks?.show(editing, isSelected: element.hasTrait(.selected), isChosen: isChosen, opensMenu: opensMenu)
      container.marks = marks
      gtk_widget_queue_allocate(widget)
    }

    /// Whether the app hides the line at an edge.
    func hidesLine(at edge: VerticalEdge.Set) -> Bool {
      guard let look = element.traits?[RowLookTrait.self] else { return false }
      return look.separator == .hidden && look.separatorEdges.contains(edge)
    }
  }

  extension Element {
    /// The texts in a row, or else the name of its content.
    fileprivate var nameOfRow: String {
      let texts = textsInside.joined(separator: ", ")
      guard texts.isEmpty else { return texts }
      let content = firstInside { $0.label?.isEmpty == false || $0.role.isActionable }
      return content?.nameOrHeading ?? nameOrHeading ?? own("Row")
    }
  }

  final class RowContainer: Container {
    fileprivate(set) var marks: RowMarks?

    private var side: CGFloat { element.listAround?.rowSide ?? view.host.desktop.listSide }

    override func refresh() {
      super.refresh()
      (view.knownPiece(of: element) as? RowPiece)?.settleStop()
    }

    override func press() { (view.knownPiece(of: element) as? RowPiece)?.press() }

    override func rect(for piece: Piece) -> CGRect {
      let side = side
      let isInSidebar = element.listAround?.traits?[ListLookTrait.self] == .sidebar
      var rect = super.rect(for: piece).offsetBy(dx: -side, dy: isInSidebar ? -DesktopMetrics.sidebarGap / 2 : 0)
      if piece.fillsRow {
        return CGRect(x: rect.minX, y: 0, width: rect.width, height: element.frame.height)
          .insetBy(dx: -view.host.desktop.rowPadding, dy: 0)
      }
      if element.isButtonRow { return rect.offsetBy(dx: buttonShift, dy: 0) }
      let isControl = piece is LabelledPiece && shown.count == 1
      let isBesideLabel =
        piece is SegmentsPiece && piece === shown.last
        && shown.dropLast().last.map { super.rect(for: $0).maxY > super.rect(for: piece).minY } == true
      guard isControl || isBesideLabel else { return rect }
      // The switch, buttons or list of a control are at the end of the row.
      let desktop = view.host.desktop
      var room = isInSidebar ? desktop.rowPadding : desktop.listSide + desktop.rowPadding - side
      if element.traits?[RowEditingTrait.self]?.contains(.move) == true {
        room += view.host.metrics.rowMarkWidth
      }
      if isBesideLabel {
        rect.origin.x =
          element.layoutDirection == .rightToLeft ? room : element.frame.width - 2 * side - room - rect.width
      } else if element.layoutDirection == .rightToLeft {
        rect.size.width = rect.maxX - room
        rect.origin.x = room
      } else {
        rect.size.width = max(element.frame.width - 2 * side - room - rect.minX, rect.width)
      }
      return rect
    }

    /// How far the content of a button row is from the middle of the row.
    private var buttonShift: CGFloat {
      let frames = shown.map { super.rect(for: $0) }
      guard let first = frames.map(\.minX).min(), let last = frames.map(\.maxX).max() else { return 0 }
      return ((element.frame.width - first - last) / 2).rounded()
    }

    override func allocate(width: Int32, height: Int32) {
      let piece = view.knownPiece(of: element) as? RowPiece
      let shift = CGSize(width: piece?.swipe?.shift ?? 0, height: 0)
      for piece in shown { allocate(piece, shiftedBy: shift) }
      allocateLeaving(shiftedBy: shift)
      let isMirrored = element.layoutDirection == .rightToLeft
      marks?.allocate(width: width, height: height, shiftedBy: shift.width, isMirrored: isMirrored)
      piece?.swipe?.allocate(width: width, height: height)
    }
  }
#endif
