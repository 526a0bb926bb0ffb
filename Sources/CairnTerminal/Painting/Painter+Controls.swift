import CairnScreen
import Foundation

// Controls for pressing, switching, choosing and writing.
extension Painter {
  func paint(
    _ control: Control, _ element: Element, _ rect: CellRect, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink
  ) {
    var ink = ink
    let isFocused = hasFocus(element) && !ink.isLocked
    note(element, target(control, element, rect, ink), on: canvas, ink)
    switch control {
    case .field(let isSecret): return paintField(element, isSecret: isSecret, rect, on: canvas, ink)
    case .textEditor: return paintField(element, isSecret: false, rect, on: canvas, ink)
    case .measure(let measure):
      ink.measure = (element, measure)
      if isFocused, !canvas.clip.isEmpty, measure == .slider {
        canvas.put("❯", x: rect.minX - 2, y: rect.minY, theme.tinted(ink.look))
      }
      return paintChildren(of: element, x: x, y: y, on: canvas, ink)
    case .button, .link, .menu, .menuItem, .backButton, .tab, .option, .toggle, .disclosure, .picker, .datePicker,
      .colorPicker, .stepper:
      break
    }
    if isFocused {
      ink.look = theme.focused
      ink.isLocked = true
      canvas.fill(highlight(control, element, rect, ink), ink.look)
    } else if !ink.isLocked {
      ink.look = look(of: control, element, ink)
    }
    paintBorder(of: control, element, rect, on: canvas, &ink)
    paintMarks(of: control, element, rect, on: canvas, ink)
    paintContent(of: element, rect, on: canvas, ink)
    paintChildren(of: element, x: x, y: y, on: canvas, ink)
    // Underlined, as the color alone does not tell the chosen tab from the others.
    if case .tab = control, element.hasTrait(.selected) { canvas.restyle(rect) { $0.with(.underlined) } }
    if isFocused { paintFocusMark(of: control, element, rect, on: canvas, ink) }
  }

  /// Returns the area in which a press hits the control, including the host's marks beside it.
  private func target(_ control: Control, _ element: Element, _ rect: CellRect, _ ink: Ink) -> CellRect {
    if ink.menu != nil { return highlight(control, element, rect, ink) }
    switch control {
    case .backButton: return rect.inset(left: -2)
    case .tab:
      // The first and the last one reach to the ends of their bar.
      guard let bar = element.parent, bar.holdsTabs else { return rect }
      let start = rect.minX - Self.cell(element.cellFrame.minX)
      let end = bar.children.last === element ? start + Self.cell(bar.cellFrame.width) : rect.maxX
      return bar.children.first === element
        ? rect.inset(left: start - rect.minX, right: rect.maxX - end) : rect.inset(right: rect.maxX - end)
    case .button, .link, .menu, .menuItem, .option, .toggle, .disclosure, .field, .textEditor, .picker,
      .datePicker,
      .colorPicker, .stepper, .measure:
      return rect
    }
  }

  /// Returns the area to highlight. A little space beside a text is easier on the eye.
  private func highlight(_ control: Control, _ element: Element, _ rect: CellRect, _ ink: Ink) -> CellRect {
    if let menu = ink.menu {
      return CellRect(x: menu.lowerBound, y: rect.minY, width: menu.count, height: rect.height)
    }
    return switch control {
    // Layout has left room beside its words.
    case .button where leadingRoom(of: element) > 0.5, .tab: rect
    case .button, .link, .menu, .picker, .option: rect.inset(left: -1, right: -1)
    case .backButton: rect.inset(left: -3, right: -1)
    case .menuItem, .toggle, .disclosure, .field, .textEditor, .datePicker, .colorPicker, .stepper, .measure: rect
    }
  }

  /// Marks the focus beside the words, as colors alone do not tell it from a selection, unless the row does.
  private func paintFocusMark(
    of control: Control, _ element: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink
  ) {
    let ground = highlight(control, element, rect, ink)
    if ink.menu != nil, element.hasTrait(.selected) { return }
    let hasRoom =
      ground.minX < rect.minX || ink.menu != nil
      || [.button, .tab].contains(element.role) && leadingRoom(of: element) > 0.5
    // The only control of a row has the mark in the margin, like rows.
    let isInMargin = element.spansRow && ink.row != nil
    let x = isInMargin ? rect.minX - 2 : hasRoom ? ground.minX : rect.minX - 1
    guard x >= canvas.clip.minX else { return }
    canvas.put("❯", x: x, y: rect.minY + (rect.height - 1) / 2, hasRoom && !isInMargin ? ink.look : theme.tinted(.ink))
  }

  /// Returns the look of a control: the accent color, or underlined if there are no colors.
  private func look(of control: Control, _ element: Element, _ ink: Ink) -> Look {
    var look = ink.isDisabled ? theme.tertiary(ink.look) : ink.look
    if case .option = control, element.hasTrait(.selected) { look.traits.insert(.bold) }
    if ink.isDisabled { return look }
    switch control {
    case .button, .backButton, .menu:
      look = theme.tinted(look)
      if element.hasTrait(.destructive) { look.foreground = theme.destructive }
      if theme.depth == .none, ink.row == nil, !ink.isInBar, ink.menu == nil { look.traits.insert(.underlined) }
    case .link:
      if ink.row == nil { look = theme.tinted(look).with(.underlined) }
    case .tab:
      if element.hasTrait(.selected) {
        look = theme.tinted(look).with(theme.hasShades ? .bold : [.bold, .reversed])
      } else {
        look = theme.secondary(look)
      }
    case .menuItem, .option, .toggle, .disclosure, .field, .textEditor, .picker, .datePicker, .colorPicker, .stepper,
      .measure:
      break
    }
    return look
  }

  /// Paints the background of a button with a border, or of the chosen option side by side.
  private func paintBorder(
    of control: Control, _ element: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: inout Ink
  ) {
    if case .option = control, ink.menu == nil { return paintChosen(element, rect, on: canvas, &ink) }
    guard !ink.isLocked || !theme.hasShades, ink.menu == nil else { return }
    let look = element.buttonLook
    switch control {
    case .button where look == .automatic: paintGround(of: element, rect, on: canvas, ink)
    case .button where look.hasBorder, .link where look.hasBorder, .menu where element.menuLook == .button:
      guard theme.hasShades else {
        canvas.put("[", x: rect.minX, y: rect.minY, ink.look)
        canvas.put("]", x: rect.maxX - 1, y: rect.minY, ink.look)
        return
      }
      guard !ink.isLocked else { return }
      if look.isProminent, !ink.isDisabled {
        ink.look = Look.ink
        ink.look.traits = .bold
        canvas.fill(
          rect, Look(background: element.controlLook?.tint.flatMap { wash($0, ink)?.color } ?? theme.prominentGround))
      } else {
        canvas.fill(rect, Look(background: theme.buttonGround))
      }
    case .button, .link, .menu, .menuItem, .backButton, .tab, .option, .toggle, .disclosure, .field, .textEditor,
      .picker, .datePicker, .colorPicker, .stepper, .measure:
      break
    }
  }

  /// Marks the chosen one of several options, also under the focus: side by side by its background, one below the other by
  /// a check mark before it.
  private func paintChosen(_ option: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: inout Ink) {
    guard option.hasTrait(.selected) else { return }
    if !option.isBesideOptions {
      let mark = ink.isLocked ? ink.look : theme.tinted(ink.look)
      canvas.put("✓", x: max(rect.minX - 2, canvas.clip.minX), y: rect.minY, mark)
      return
    }
    let ground = rect.inset(left: -1, right: -1)
    if !theme.hasShades {
      // On the reversed focus, the chosen option is not reversed.
      ink.look.traits.formSymmetricDifference(.reversed)
      canvas.fill(ground, Look(traits: ink.look.traits))
    } else if ink.isLocked {
      ink.look = Look(foreground: theme.focusGround, background: theme.focused.foreground, traits: .bold)
      canvas.fill(ground, ink.look)
    } else {
      canvas.fill(ground, Look(background: theme.chosenGround))
    }
  }

  /// Paints the background of an independent button, for which layout has left room beside its words.
  private func paintGround(of button: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink) {
    guard theme.hasShades, !ink.isLocked, ink.row == nil, !ink.isInBar, leadingRoom(of: button) > 0.5,
      // Content taller than a word has a separate look.
      rect.height == 1
    else { return }
    canvas.fill(rect, Look(background: theme.buttonGround))
  }

  /// Paints the host's marks beside a control's content.
  private func paintMarks(
    of control: Control, _ element: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink
  ) {
    if let menu = ink.menu, element.hasTrait(.selected) {
      canvas.put("✓", x: menu.lowerBound, y: rect.minY, ink.look)
    }
    switch control {
    case .button:
      // Its content is smaller than a cell.
      if rect.height == 1, !element.children.isEmpty, element.children.allSatisfy({ $0.cellFrame.height < 0.5 }) {
        canvas.put("•", x: rect.minX + (rect.width - 1) / 2, y: rect.minY, ink.look)
      }
    case .backButton:
      canvas.put("‹", x: rect.minX - 2, y: rect.minY, ink.look)
    case .toggle:
      guard case .toggle(let isOn) = element.content else { return }
      let isLeading = leadingRoom(of: element) >= 4
      guard isLeading || trailingRoom(of: element) >= 4 else { return }
      paintSwitch(isOn: isOn, of: element, x: isLeading ? rect.minX : rect.maxX - 4, y: rect.minY, on: canvas, ink)
    case .tab:
      guard let badge = element.semantics?.value, !badge.isEmpty else { return }
      let look = (ink.isLocked ? ink.look : theme.tinted(ink.look)).with(.bold)
      // There is a free cell after the words.
      canvas.put(badge, x: rect.maxX, y: rect.minY, look)
    case .disclosure:
      let mark: Unicode.Scalar = element.hasTrait(.expanded) ? "▾" : "▸"
      canvas.put(mark, x: leadingRoom(of: element) > 0.5 ? rect.minX : rect.minX - 2, y: rect.minY, ink.look)
    case .picker, .menu:
      guard ink.menu == nil, let last = element.children.first(where: { !$0.isUnseen && !$0.popsUp }) else { return }
      // The mark goes after the words, if there is room.
      if !ink.isInBar, element.children.contains(where: { $0.popsUp }) {
        let end = Self.cell(last.cellFrame.maxX)
        // If the control spans its row, the space for the mark is in the heading.
        canvas.put("▾", x: rect.minX + (end >= rect.width ? rect.width - 1 : end + 1), y: rect.minY, ink.look)
      }
    case .stepper:
      let text = "− +"
      canvas.put(text, x: rect.maxX - 3, y: rect.minY, ink.isLocked ? ink.look : theme.tinted(ink.look))
    case .link, .menuItem, .option, .field, .textEditor, .datePicker, .colorPicker, .measure: break
    }
  }

  /// Paints a switch, whose knob is at the right if it is on, or a box with a check mark.
  private func paintSwitch(isOn: Bool, of toggle: Element, x: Int, y: Int, on canvas: CellCanvas, _ ink: Ink) {
    if toggle.toggleLook == .checkbox {
      _ = canvas.put(isOn ? "[✓]" : "[ ]", x: x, y: y, ink.look)
      return
    }
    var look = ink.look
    if !ink.isLocked, !ink.isDisabled {
      look = theme.secondary(look)
      if isOn, theme.depth != .none {
        look.foreground = theme.switchedOn
        look.strength = 255
      }
    }
    canvas.put(isOn ? "━━━●" : "●───", x: x, y: y, look)
  }

  private func trailingRoom(of element: Element) -> CGFloat {
    element.cellFrame.width - (element.children.map(\.cellFrame.maxX).max() ?? 0)
  }

  private func leadingRoom(of element: Element) -> CGFloat {
    element.children.first.map { $0.cellFrame.minX } ?? element.cellFrame.width
  }

  // MARK: Ranges

  /// Paints the bar of a slider or progress view, or a small round mark for it.
  func paintTrack(_ element: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink) {
    guard rect.width > 0, rect.height > 0 else { return }
    let row = rect.minY + (rect.height - 1) / 2
    let isSlider = ink.measure?.kind == .slider
    let isFocused = ink.measure.map { hasFocus($0.element) } ?? false
    if let measure = ink.measure { scene.tracks[measure.element.id] = rect }
    var full = ink.isLocked ? ink.look : ink.isDisabled ? theme.tertiary(ink.look) : theme.tinted(ink.look)
    if isFocused { full.traits.insert(.bold) }
    let empty = ink.isLocked ? ink.look : theme.tertiary(ink.look)
    guard case .range(let range) = element.content else {
      // The progress is indeterminate.
      if rect.width > 3 {
        for x in rect.minX..<rect.maxX { canvas.put(x % 2 == 0 ? "━" : "─", x: x, y: row, x % 2 == 0 ? full : empty) }
      } else {
        canvas.put("◌", x: rect.minX, y: row, full)
      }
      return
    }
    let length = range.bounds.upperBound - range.bounds.lowerBound
    let part = (range.value - range.bounds.lowerBound) / length
    let share = part > 0 ? min(part, 1) : 0
    if rect.width <= 3 {
      let marks: [Unicode.Scalar] = ["○", "◔", "◑", "◕", "●"]
      canvas.put(marks[Int((share * 4).rounded())], x: rect.minX, y: row, full)
      return
    }
    let filled = Int((share * Double(isSlider ? rect.width - 1 : rect.width)).rounded())
    canvas.horizontalRule(x: rect.minX, y: row, width: filled, full, "━")
    canvas.horizontalRule(x: rect.minX + filled, y: row, width: rect.width - filled, empty, "─")
    for tick in range.ticks where length > 0 {
      let place = Int(((tick.value - range.bounds.lowerBound) / length * Double(rect.width - 1)).rounded())
      canvas.put(place < filled ? "┿" : "┼", x: rect.minX + place, y: row, place < filled ? full : empty)
    }
    if isSlider { canvas.put("●", x: rect.minX + filled, y: row, isFocused ? theme.focused : full) }
  }

  // MARK: Fields

  private func paintField(
    _ element: Element, isSecret: Bool, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink
  ) {
    guard case .field(let field) = element.content, rect.width > 0, rect.height > 0 else { return }
    let isFocused = hasFocus(element)
    var ground = theme.field
    if isFocused, theme.hasShades { ground.background = theme.focusedFieldGround }
    if ink.isDisabled { ground = theme.tertiary(ground) }
    // A field that fills its row has its text at the left edge of other rows, and its ground at that of their cards.
    let isWide = element.spansRow
    canvas.fill(isWide ? rect.inset(left: -1, right: -1) : rect, ground)
    let hasRoom = rect.width > 6
    let inner = hasRoom && !isWide ? rect.inset(left: 1, right: 1) : rect
    let inside = canvas.clipped(to: inner)
    if element.events.contains(.dismiss), hasRoom {
      inside.put("⌕", x: inner.minX, y: inner.minY, theme.secondary(ground))
    }
    let start = element.events.contains(.dismiss) && hasRoom ? 2 : 0
    let place = inner.inset(left: start)
    if isFocused, let editor {
      let lines = editor.lines(width: place.width, height: place.height, isSecret: isSecret)
      for (index, line) in lines.shown.enumerated() {
        var column = place.minX
        for piece in line {
          column = inside.put(
            piece.text, x: column, y: place.minY + index, piece.isSelected ? theme.focused : ground)
        }
      }
      if editor.text.isEmpty { inside.put(field.prompt, x: place.minX, y: place.minY, theme.tertiary(ground)) }
      // After a full line, the caret is in the margin.
      let at = (x: min(place.minX + lines.caret.x, rect.maxX - 1), y: place.minY + lines.caret.y)
      if canvas.clip.contains(x: at.x, y: at.y) { caret = at }
      scene.fields[element.id] = HitMap.FieldPlace(rect: place, scroll: lines.scroll)
      return
    }
    scene.fields[element.id] = HitMap.FieldPlace(rect: place, scroll: 0)
    if field.text.isEmpty {
      inside.put(field.prompt, x: place.minX, y: place.minY, theme.tertiary(ground))
    } else if isSecret {
      inside.put(
        String(repeating: "•", count: min(field.text.count, place.width)), x: place.minX, y: place.minY, ground)
    } else {
      let lines = CellMetrics.lines(of: TextContent(field.text), columns: place.width, lines: place.height)
      for (index, line) in lines.enumerated() {
        inside.put(field.text[line.range], x: place.minX, y: place.minY + index, ground)
      }
    }
  }
}

extension Element {
  /// Whether an option is on one line with others.
  fileprivate var isBesideOptions: Bool {
    parent?.children.contains { $0 !== self && $0.role == .option && $0.cellFrame.minY == cellFrame.minY } ?? false
  }
}
