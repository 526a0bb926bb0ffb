import CairnCore
import CairnScreen
import Foundation

// Lists and their rows, pages and their bars, columns and tabs.
extension Painter {
  // MARK: Rows

  func paintRow(_ element: Element, _ rect: CellRect, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink) {
    var ink = ink
    ink.row = element
    ink.rowLines = rect.minY..<rect.maxY
    // Rows that are scrolled out of view are not drawn, but the focus may move to them.
    let isInView = canvas.draws(rect)
    let isWhole = element.standsForItsContent
    note(element, rect, on: canvas, ink, isWhole: isWhole)
    let isFocused = element === focusedRow && (hasFocus(element) || isWhole)
    let isSelected = element.hasTrait(.selected)
    if isInView {
      let look = element.traits?[RowLookTrait.self]
      var ground = ink.hasCards ? rect.inset(left: 1, right: 1) : rect
      // The empty line below a tall row stays empty. Below the last row of a card it is not part of the card.
      let shown = ground.inset(bottom: gap(below: element, rect))
      if ink.hasCards, theme.hasShades {
        canvas.fill(shown != ground && element.isLastOfCard ? shown : ground, Look(background: ink.card))
      }
      ground = shown
      if let tint = look?.tint, let wash = wash(tint, ink) { canvas.wash(ground, wash, theme) }
      if isFocused {
        ink.look = theme.focused
        ink.isLocked = true
        canvas.fill(ground, ink.look)
      } else if isSelected {
        ink.look.traits.formUnion(theme.selected.traits)
        if theme.hasShades { canvas.fill(ground, theme.selected) }
      }
    }
    paintChildren(of: element, x: x, y: y, on: canvas, ink)
    guard isInView else { return }
    let middle = rect.minY + max(rect.height - gap(below: element, rect) - 1, 0) / 2
    if element.traits?[RowEditingTrait.self] != nil {
      return paintEditingMarks(of: element, rect, y: middle, on: canvas, ink)
    }
    // Marks go into the margin.
    let mark = theme.tinted(ink.isLocked ? .ink : ink.look)
    if isSelected { canvas.put("✓", x: rect.minX, y: middle, mark) }
    if !isSelected, isFocused, !element.isChosenOption { canvas.put("❯", x: rect.minX, y: middle, mark) }
  }

  /// Returns the number of empty lines at the end of a row, as layout has left them.
  private func gap(below row: Element, _ rect: CellRect) -> Int {
    guard rect.height > 1, let last = row.children.first else { return 0 }
    return min(max(rect.height - Self.cell(last.cellFrame.maxY), 0), 1)
  }

  /// Paints a row's editing controls: selection, deletion and moving.
  private func paintEditingMarks(of row: Element, _ rect: CellRect, y: Int, on canvas: CellCanvas, _ ink: Ink) {
    if row.hasTrait(.selected) {
      canvas.put("✓", x: rect.minX, y: y, ink.isLocked ? ink.look : theme.tinted(ink.look))
    } else if row.events.contains(.select) {
      canvas.put("○", x: rect.minX, y: y, ink.isLocked ? ink.look : theme.tertiary(ink.look))
    } else if row.events.contains(.delete) {
      var look = ink.look
      if !ink.isLocked {
        look.foreground = theme.destructive
        look.isChosen = false
      }
      canvas.put("⊖", x: rect.minX, y: y, look)
    }
    if row.events.contains(.move) {
      canvas.put("≡", x: rect.maxX - 2, y: y, ink.isLocked ? ink.look : theme.tertiary(ink.look))
    }
  }

  func paintHeading(_ element: Element, _ rect: CellRect, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink) {
    guard !rect.intersection(canvas.clip).isEmpty else { return }
    var ink = ink
    if !ink.isLocked {
      ink.look = element.role == .header ? theme.heading(ink.look) : theme.secondary(ink.look)
    }
    paintPlain(element, rect, x: x, y: y, on: canvas, ink)
  }

  // MARK: Scrolling

  func paintScrollArea(_ element: Element, _ rect: CellRect, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink)
  {
    let inside = canvas.clipped(to: rect)
    var ink = ink
    if element.role == .list { ink.hasCards = element.traits?[ListLookTrait.self]?.hasCards ?? true }
    if element.events.contains(.scroll) {
      scene.scrollAreas.append(
        HitMap.ScrollArea(element: element, rect: rect.intersection(canvas.clip), layer: ink.layer))
    }
    paintChildren(of: element, x: x, y: y, on: inside, ink)
    paintScrollBar(element, rect, on: inside, ink)
  }

  /// Paints an element's content in the available area, with a scroll bar if it does not fit.
  ///
  /// - Parameter margin: The distance of the bar from the area.
  func paintOverflow(
    of element: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink, barBeside margin: Int = 0,
    _ paint: (CellCanvas) -> Void
  ) {
    guard let frame = element.overflowRoom else { return paint(canvas) }
    let room = Self.rect(frame, in: rect)
    scene.scrollAreas.append(
      HitMap.ScrollArea(element: element, rect: room.intersection(canvas.clip), layer: ink.layer))
    paint(canvas.clipped(to: room))
    paintScrollBar(element, room.inset(right: -margin), on: canvas, ink)
  }

  func paintScrollBar(_ element: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink) {
    guard element.isScrollArea(along: .vertical), !element.children.isEmpty else { return }
    let bar = paintScrollBar(
      length: element.scrolledCells.height, offset: element.scrolledByCells.y, rect, on: canvas)
    guard let bar else { return }
    let column = CellRect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height)
    scene.scrollBars.append(
      HitMap.ScrollBar(element: element, rect: column, length: bar.count, top: bar.lowerBound, layer: ink.layer))
  }

  /// Returns the lines of the bar, or `nil` if there is none.
  @discardableResult
  func paintScrollBar(length: CGFloat, offset: CGFloat, _ rect: CellRect, on canvas: CellCanvas) -> Range<Int>? {
    guard length > CGFloat(rect.height), rect.height > 2, rect.width > 4 else { return nil }
    let thumb = max(Self.cell(CGFloat(rect.height * rect.height) / length), 1)
    let way = length - CGFloat(rect.height)
    let share = min(max(offset / way, 0), 1)
    let top = rect.minY + Self.cell(share * CGFloat(rect.height - thumb))
    for row in 0..<thumb { canvas.put("▐", x: rect.maxX - 1, y: top + row, theme.rule) }
    return top..<top + thumb
  }

  // MARK: Pages

  func paintPage(_ element: Element, _ rect: CellRect, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink) {
    let inside = canvas.clipped(to: rect)
    // Overflowing content scrolls in the area between the bars.
    paintOverflow(of: element, rect, on: inside, ink) { between in
      for child in element.contentBesideBars { paint(child, x: x, y: y, on: between, ink) }
    }
    for child in element.bars { paintBar(child, x: x, y: y, on: inside, ink) }
  }

  func paintBar(_ bar: Element, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink) {
    guard !bar.isUnseen, bar.isPlaced else { return }
    var ink = ink
    ink.isInBar = true
    let rect = Self.rect(bar, x: x, y: y)
    canvas.fill(rect, theme.bar)
    if let background = bar.traits?[BarTrait.self]?.background,
      let wash = wash(background.style._paint.value, ink)
    {
      canvas.wash(rect, wash, theme)
    }
    if !theme.hasShades {
      // Without shades, a line under the bar separates it from the page.
      let line = CellRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
      ink.look.traits.insert(.underlined)
      canvas.fill(line, Look(traits: .underlined))
    }
    paintChildren(of: bar, x: x + bar.cellFrame.minX, y: y + bar.cellFrame.minY, on: canvas.clipped(to: rect), ink)
  }

  // MARK: Columns and tabs

  func paintSplit(_ element: Element, _ rect: CellRect, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink) {
    let columns = element.children.filter { !$0.isUnseen && $0.isPlaced }
    func lies(_ column: Element) -> ColumnPlacement.Value { column.traits?[ColumnPlacement.self] ?? .beside }
    let beside = columns.filter { lies($0) != .overlaid }
    let overlaid = columns.filter { lies($0) == .overlaid }
    for (index, column) in beside.enumerated() {
      let own = Self.rect(column, x: x, y: y)
      paint(column, x: x, y: y, on: canvas.clipped(to: own), ink)
      if index + 1 < beside.count {
        canvas.verticalRule(x: own.maxX, y: own.minY, height: own.height, theme.rule)
        scene.rules.append((column, CellRect(x: own.maxX, y: own.minY, width: 1, height: own.height)))
      }
    }
    guard !overlaid.isEmpty else { return }
    // Overlaid columns take the focus. A press outside them hides them.
    canvas.restyle(rect, theme.dimmed)
    var ink = ink
    ink.layer += 1
    scene.frontLayer = ink.layer
    scene.front = element
    note(element, rect, on: canvas, ink)
    for column in overlaid {
      let own = Self.rect(column, x: x, y: y)
      canvas.fill(own, Look(background: ink.surface))
      paint(column, x: x, y: y, on: canvas.clipped(to: own), ink)
      canvas.verticalRule(x: own.maxX, y: own.minY, height: own.height, theme.rule)
    }
  }

  func paintTabs(_ element: Element, _ rect: CellRect, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink) {
    let marks = element.bars.first { $0.children.isEmpty }
    note(element, marks.map { Self.rect($0, x: x, y: y) } ?? rect, on: canvas, ink)
    paintOverflow(of: element, rect, on: canvas, ink) { inside in
      for child in element.children {
        if child === marks {
          paintPageMarks(of: element, Self.rect(child, x: x, y: y), on: canvas, ink)
        } else if child.role == .bar {
          paintBar(child, x: x, y: y, on: canvas, ink)
        } else {
          paint(child, x: x, y: y, on: inside, ink)
        }
      }
    }
  }

  /// Paints a mark for each turned page, two cells wide, or the number of pages if there is no room for that.
  private func paintPageMarks(of pages: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink) {
    guard let turned = pages.turnedPages, !rect.isEmpty else { return }
    let isFocused = hasFocus(pages)
    let faint = theme.tertiary(.ink)
    let look = isFocused ? theme.focused : theme.tinted(.ink)
    let width = turned.count * 2 - 1
    if width > rect.width - 6 {
      let text = "‹ \(turned.shown + 1) of \(turned.count) ›"
      canvas.put(text, x: rect.minX + max((rect.width - text.count) / 2, 0), y: rect.minY, look)
      return
    }
    let start = rect.minX + (rect.width - width) / 2
    if isFocused { canvas.put("‹", x: start - 2, y: rect.minY, theme.tinted(.ink)) }
    for page in 0..<turned.count {
      let place = CellRect(x: start + page * 2, y: rect.minY, width: 1, height: 1)
      let isShown = page == turned.shown
      canvas.put(isShown ? "●" : "○", x: place.minX, y: place.minY, isShown ? look : faint)
      scene.pageMarks.append((pages, page, place.intersection(canvas.clip)))
    }
    if isFocused { canvas.put("›", x: start + width + 1, y: rect.minY, theme.tinted(.ink)) }
  }
}

extension Element {
  /// Whether a row is the chosen option of a picker, whose mark stays under the focus.
  fileprivate var isChosenOption: Bool { firstInside { $0.role == .option }?.hasTrait(.selected) == true }

  /// Whether no row follows it in its section.
  fileprivate var isLastOfCard: Bool {
    guard let rows = parent?.children, let index = rows.firstIndex(where: { $0 === self }) else { return true }
    return index + 1 == rows.count || !rows[index + 1].isRow
  }
}
