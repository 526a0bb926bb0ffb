import CairnScreen
import CairnValues
import Foundation

/// Draws the semantic tree into cells, and records the targets that a user can reach.
@MainActor
final class Painter {
  /// The default look of text, and the state inherited by everything inside.
  struct Ink {
    var look = Look.ink
    /// The background of the page, and that of cards on it.
    var surface: CellColor
    var card: CellColor
    /// Inside a list whose rows are on cards.
    var hasCards = false
    var isDisabled = false
    /// Inside an element with the colors of the focus, which texts must not change.
    var isLocked = false
    var layer = 0
    var isInBar = false
    var row: Element?
    /// The lines of that row.
    var rowLines: Range<Int>?
    var redaction = false
    /// The control whose value is shown inside.
    var measure: (element: Element, kind: Measure)?
    /// The columns of the surrounding menu, which its items fill.
    var menu: Range<Int>?
  }

  let canvas: CellCanvas
  /// The size of a cell in points.
  let cellSize: CGSize
  let theme: Theme
  var scene = HitMap()
  let focused: Element?
  /// The row that has the focus or contains it.
  private(set) var focusedRow: Element?
  let editor: FieldEditor?
  /// The pictures that the terminal keeps, if it does.
  let graphics: TerminalGraphics?
  /// Whether anything dims or fades the current element, which the terminal's own pictures cannot follow.
  private(set) var isFaded = false
  /// The outlines around the current element, which only pictures follow.
  private(set) var clips: [PictureClip] = []
  /// The position of the terminal's own cursor.
  var caret: (x: Int, y: Int)?
  /// Menus, drawn last, over everything on their layer.
  private var popUps: [PopUp] = []

  struct PopUp {
    let element: Element
    /// The position of its parent.
    let x: CGFloat
    let y: CGFloat
    let ink: Ink
  }

  /// The only lines that are drawn, if the rest is up to date.
  private let lines: Range<Int>?

  init(
    canvas: CellCanvas, cellSize: CGSize, theme: Theme, focused: Element?, editor: FieldEditor?,
    graphics: TerminalGraphics? = nil, lines: Range<Int>? = nil
  ) {
    self.graphics = graphics
    self.cellSize = cellSize
    self.lines = lines
    self.canvas = canvas
    self.theme = theme
    self.focused = focused
    self.editor = editor
    focusedRow = focused?.nearestRow
  }

  func hasFocus(_ element: Element) -> Bool { element === focused }

  // MARK: The window

  /// Paints the window and its presentations, each in its own layer.
  func paintWindow(_ root: Element, in rect: CellRect) {
    let canvas = canvas.clipped(to: rect)
    let presented = root.hasPresentations ? root.children.filter { $0.isPresentation } : []
    let x = CGFloat(rect.minX) + root.cellFrame.minX
    let y = CGFloat(rect.minY) + root.cellFrame.minY
    var ink = Ink(surface: theme.page, card: theme.card)
    if !theme.page.isOwn { canvas.fill(rect, Look(background: theme.page)) }
    scene.front = root
    // Nothing is visible behind a presentation that covers everything.
    let lastModal = presented.lastIndex { !$0.isUnseen && $0.hasTrait(.modal) }
    isFaded = lastModal != nil
    let covering = presented.lastIndex { !$0.isUnseen && Self.covers(Self.rect($0, x: x, y: y), rect) }
    if root.isPresentation {
      paint(root, x: x, y: y, on: canvas, ink)
    } else if covering == nil {
      paintOverflow(of: root, rect, on: canvas, ink) {
        paintChildren(of: root, where: { !$0.isPresentation }, x: x, y: y, on: $0, ink)
      }
    }
    paintPopUps(on: canvas)
    for (index, element) in presented.enumerated().dropFirst(covering ?? 0) where !element.isUnseen {
      ink.layer += 1
      isFaded = lastModal.map { index < $0 } ?? false
      scene.front = element
      if element.hasTrait(.modal) {
        scene.frontLayer = ink.layer
        canvas.restyle(rect, theme.dimmed)
      }
      paintPresentation(element, x: x, y: y, in: rect, on: canvas, ink)
      paintPopUps(on: canvas)
    }
  }

  static func covers(_ rect: CellRect, _ window: CellRect) -> Bool {
    rect.width >= window.width && rect.height >= window.height
  }

  func addPopUp(_ popUp: PopUp) {
    popUps.append(popUp)
    scene.standsStill = false
  }

  private func paintPopUps(on canvas: CellCanvas) {
    while !popUps.isEmpty { paintPopUp(popUps.removeFirst(), on: canvas) }
  }

  // MARK: One element

  static func rect(_ element: Element, x: CGFloat, y: CGFloat) -> CellRect {
    let frame = element.cellFrame
    let left = cell(x + frame.origin.x)
    let top = cell(y + frame.origin.y)
    return CellRect(
      x: left, y: top, width: cell(x + frame.origin.x + frame.size.width) - left,
      height: cell(y + frame.origin.y + frame.size.height) - top)
  }

  /// Returns the cells of a frame in cells, inside a rectangle or from the corner of the screen.
  static func rect(_ frame: CGRect, in outer: CellRect? = nil) -> CellRect {
    let (left, top) = (cell(frame.minX), cell(frame.minY))
    return CellRect(
      x: (outer?.minX ?? 0) + left, y: (outer?.minY ?? 0) + top, width: cell(frame.maxX) - left,
      height: cell(frame.maxY) - top)
  }

  /// Returns a length in whole cells, limited to a million.
  static func cell(_ length: CGFloat) -> Int {
    length > -1e6 && length < 1e6 ? Int((length - 0.5).rounded(.up)) : length > 0 ? 1_000_000 : -1_000_000
  }

  func paintChildren(
    of element: Element, where isWanted: (Element) -> Bool, x: CGFloat, y: CGFloat,
    on canvas: CellCanvas, _ ink: Ink
  ) {
    if let order = element.childrenInOtherOrder {
      for child in order where isWanted(child) { paint(child, x: x, y: y, on: canvas, ink) }
    } else {
      for child in element.children where isWanted(child) { paint(child, x: x, y: y, on: canvas, ink) }
    }
  }

  func paintChildren(of element: Element, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink) {
    paintChildren(of: element, where: { _ in true }, x: x, y: y, on: canvas, ink)
  }

  /// - Parameters:
  ///   - x: The parent's left edge.
  ///   - y: The parent's top edge.
  func paint(_ element: Element, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink) {
    if lines != nil, element.isRow {
      let frame = element.cellFrame
      if !canvas.draws(from: y + frame.minY, to: y + frame.maxY) { return }
    }
    if element.isNotShown || !element.isPlaced { return }
    if element.popsUp { return addPopUp(PopUp(element: element, x: x, y: y, ink: ink)) }
    let rect = Self.rect(element, x: x, y: y)
    if let row = ink.rowLines, rect.minY < row.lowerBound || rect.maxY > row.upperBound { scene.standsStill = false }
    let effects = element.effects
    // Most elements look like their surroundings.
    if effects.isEmpty, !element.hasTrait(.disabled) {
      let frame = element.cellFrame
      return paint(element, rect, x: x + frame.origin.x, y: y + frame.origin.y, on: canvas, ink)
    }
    var ink = ink
    if element.hasTrait(.disabled) { ink.isDisabled = true }
    paint(element, rect, within: effects[...], x: x, y: y, on: canvas, ink)
  }

  /// Draws the effects of modifiers on an element as far as cells can show them, the last one outermost.
  private func paint(
    _ element: Element, _ rect: CellRect, within effects: ArraySlice<ElementEffect>, x: CGFloat, y: CGFloat,
    on canvas: CellCanvas, _ ink: Ink
  ) {
    guard let effect = effects.last else {
      let frame = element.cellFrame
      return paint(element, rect, x: x + frame.origin.x, y: y + frame.origin.y, on: canvas, ink)
    }
    var canvas = canvas
    var ink = ink
    var before: (rect: CellRect, cells: [Cell])?
    let (clipCount, wasFaded) = (clips.count, isFaded)
    defer {
      clips.removeLast(clips.count - clipCount)
      isFaded = wasFaded
    }
    switch effect {
    case .hidden: return
    case .opacity(let opacity):
      if opacity < 0.05 { return }
      if opacity >= 0.995 || ink.isLocked { break }
      if theme.hasShades {
        // A group is translucent as a whole: its content does not show through what covers it.
        before = canvas.part(extent(of: element, x: x, y: y))
        isFaded = true
      } else if opacity < 0.7 {
        ink.look = theme.secondary(ink.look)
      }
    case .background(let paint, let outline, _) where !ink.isLocked: lay(paint, outline, rect, on: canvas, ink)
    case .clip(let outline, let style):
      canvas = canvas.clipped(to: rect)
      if case .other = outline { clips.append(PictureClip(outline: outline, isEvenOdd: style.isEOFilled, rect: rect)) }
    case .foreground(let paints) where !ink.isLocked:
      if let first = paints.first { ink.look = look(ink.look, in: first, ink) }
    case .redacted: ink.redaction = true
    default: break
    }
    paint(element, rect, within: effects.dropLast(), x: x, y: y, on: canvas, ink)
    switch effect {
    case .opacity(let opacity):
      if let before { canvas.fade(over: before, opacity: opacity, theme) }
    case .overlay(let paint, let outline, _) where !ink.isLocked: lay(paint, outline, rect, on: canvas, ink)
    case .border(let paint, _): canvas.frame(rect, line(of: paint, ink))
    default: break
    }
  }

  /// Returns the look of lines.
  func line(of paint: Paint, _ ink: Ink) -> Look {
    var look = theme.rule
    guard theme.depth != .none, let wash = wash(paint, ink) else { return look }
    look.take(wash)
    return look
  }

  /// Returns the cells that an element and its descendants may be drawn on.
  private func extent(of element: Element, x: CGFloat, y: CGFloat) -> CellRect {
    var extent = Self.rect(element, x: x, y: y)
    // The host's marks are beside their element.
    extent = extent.inset(left: -2, right: -2)
    let origin = element.cellFrame.origin
    for child in element.children where !child.isNotShown && child.isPlaced && !child.popsUp {
      let inside = self.extent(of: child, x: x + origin.x, y: y + origin.y)
      if !inside.isEmpty { extent = extent.union(inside) }
    }
    return extent
  }

  private func paint(
    _ element: Element, _ rect: CellRect, x left: CGFloat, y top: CGFloat, on canvas: CellCanvas, _ ink: Ink
  ) {
    switch element.role {
    case .row: paintRow(element, rect, x: left, y: top, on: canvas, ink)
    case .list, .scrollArea, .table: paintScrollArea(element, rect, x: left, y: top, on: canvas, ink)
    case .page: paintPage(element, rect, x: left, y: top, on: canvas, ink)
    case .split: paintSplit(element, rect, x: left, y: top, on: canvas, ink)
    case .tabs: paintTabs(element, rect, x: left, y: top, on: canvas, ink)
    case .header, .footer: paintHeading(element, rect, x: left, y: top, on: canvas, ink)
    case .group where element.overflows:
      paintOverflow(of: element, rect, on: canvas, ink) { paintPlain(element, rect, x: left, y: top, on: $0, ink) }
    case .button, .link, .field, .secureField, .textEditor, .toggle, .picker, .option, .slider, .stepper, .menu,
      .menuItem, .datePicker, .colorPicker, .disclosure, .tab, .backButton, .progress, .gauge:
      if let control = element.control { paint(control, element, rect, x: left, y: top, on: canvas, ink) }
    case .text, .image, .shape, .divider, .spacer, .group, .section, .window, .stack, .bar, .column, .sheet, .popover,
      .alert, .dialog, .inspector, .menuBar:
      paintPlain(element, rect, x: left, y: top, on: canvas, ink)
    }
  }

  /// Paints content and children, without any surroundings.
  func paintPlain(_ element: Element, _ rect: CellRect, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink) {
    note(element, rect, on: canvas, ink)
    if element.role == .group, hasFocus(element), !ink.isLocked {
      return paintFocusedView(element, rect, x: x, y: y, on: canvas, ink)
    }
    paintContent(of: element, rect, on: canvas, ink)
    paintChildren(of: element, x: x, y: y, on: canvas, ink)
  }

  /// Paints a focused view that is not a control: a few words like a button, anything else with a mark beside
  /// it.
  private func paintFocusedView(
    _ element: Element, _ rect: CellRect, x: CGFloat, y: CGFloat, on canvas: CellCanvas, _ ink: Ink
  ) {
    var ink = ink
    let isWords = rect.height <= 3 && element.isWordsOnly
    if isWords {
      ink.look = theme.focused
      ink.isLocked = true
      canvas.fill(rect, ink.look)
    }
    paintChildren(of: element, x: x, y: y, on: canvas, ink)
    if isWords { return }
    let seen = rect.intersection(canvas.clip)
    guard !seen.isEmpty else { return }
    // Beside it if there is room, or in the middle of a view without words.
    let middle = seen.minY + (seen.height - 1) / 2
    if !element.hasTextInside, seen.height > 0 {
      canvas.put("❯", x: seen.minX + (seen.width - 1) / 2, y: middle, Look.ink.with(.bold))
    } else {
      canvas.put("❯", x: max(rect.minX - 1, canvas.clip.minX), y: middle, theme.tinted(.ink).with(.bold))
    }
  }

  func paintContent(of element: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink) {
    switch element.content {
    case .text(let text): paintText(text, of: element, rect, on: canvas, ink)
    case .image(let image):
      if let word = element.wordForSymbol {
        canvas.clipped(to: rect).put(word, x: rect.minX, y: rect.minY, ink.look)
      } else {
        paintImage(image, rect, on: canvas, ink)
      }
    case .shape(let shape): paintShape(shape, element, rect, on: canvas, ink)
    case .drawing(let drawing): paintDrawing(drawing, of: element, rect, on: canvas, ink)
    case .part(let part): paint(part, rect, on: canvas, ink)
    case .none where element.role == .divider: paintDivider(rect, on: canvas)
    case .range where element.role == .shape, .none where ink.measure != nil && element.role == .shape:
      paintTrack(element, rect, on: canvas, ink)
    case .none, .field, .toggle, .range: break
    }
  }

  private func paintDivider(_ rect: CellRect, on canvas: CellCanvas) {
    if rect.width >= rect.height {
      canvas.horizontalRule(x: rect.minX, y: rect.minY, width: rect.width, theme.rule)
    } else {
      canvas.verticalRule(x: rect.minX, y: rect.minY, height: rect.height, theme.rule)
    }
  }

  /// Records an element that handles events.
  func note(_ element: Element, _ rect: CellRect, on canvas: CellCanvas, _ ink: Ink, isWhole: Bool = false) {
    guard !element.events.isEmpty || element.hasOwnMenu, !ink.isDisabled, lines == nil else { return }
    let target = HitMap.Target(
      element: element, rect: rect, seen: rect.intersection(canvas.clip), layer: ink.layer, isInBar: ink.isInBar,
      row: ink.row, isWhole: isWhole)
    scene.targets.append(target)
    if element.role == .tab { scene.tabs.append(target) }
    if element.isSearchField { scene.searchFields.append(target) }
  }

  // MARK: Effects

  /// Returns a look in the primary level of a paint that an app has chosen.
  private func look(_ look: Look, in paint: Paint, _ ink: Ink) -> Look {
    if case .level(let level, .foreground) = paint {
      return level == 0 ? look : level == 1 ? theme.secondary(look) : theme.tertiary(look)
    }
    guard theme.depth != .none, let wash = wash(paint, ink) else { return look }
    var look = look
    look.take(wash)
    look.isChosen = !wash.color.isOwn
    return look
  }

  /// Returns the surface of a card on the page, or on the card around it.
  private func raised(_ ink: Ink) -> CellColor {
    guard theme.hasShades, ink.hasCards, ink.row != nil else { return ink.card }
    return ink.card.mixed(with: theme.ink, 0.07)
  }

  /// Returns what a paint adds over existing content, or `nil` if it is negligible.
  func wash(_ paint: Paint, _ ink: Ink) -> Wash? {
    switch paint {
    case .color(let color): return theme.wash(color, ink)
    case .tint, .link: return Wash(theme.accent)
    case .selection: return Wash(theme.selectionGround)
    case .separator: return Wash(theme.ink, opacity: 0.25)
    case .placeholder: return Wash(theme.ink, opacity: 0.4)
    case .fill: return Wash(theme.ink, opacity: 0.14)
    case .material: return Wash(theme.barGround)
    case .background, .windowBackground: return Wash(ink.surface)
    case .level(let level, .background) where level > 0: return Wash(raised(ink))
    case .foreground: return nil
    case .faded(let inner, let opacity): return wash(inner, ink)?.faded(opacity)
    case .level(_, let inner), .blended(let inner, _), .shadowed(let inner, _), .framed(let inner, _):
      return wash(inner, ink)
    case .gradient(let gradient): return wash(of: gradient, at: 0.5)
    case .mesh(let mesh): return theme.wash(mesh.colors.first ?? mesh.background, ink)
    case .picture: return Wash(theme.pictureGround)
    case .custom: return nil
    }
  }
}

extension Theme {
  /// Returns the wash of an app's color.
  func wash(_ color: Color, _ ink: Painter.Ink) -> Wash {
    if case .system(let system) = color.kind {
      // The backgrounds of an app's pages are this host's own.
      switch system {
      case .background, .groupedBackground: return Wash(ink.surface)
      case .secondaryBackground, .secondaryGroupedBackground, .tertiaryBackground, .tertiaryGroupedBackground:
        return Wash(ink.card)
      case .fill, .secondaryFill, .tertiaryFill, .quaternaryFill: return Wash(self.ink, opacity: 0.14)
      default: break
      }
    }
    let resolved = color.resolved(scheme: scheme)
    return Wash(CellColor(resolved), opacity: Double(resolved.opacity))
  }
}

extension Element {
  /// Whether the element contains nothing but words and pictures of the size of a word.
  fileprivate var isWordsOnly: Bool {
    if isNotShown { return true }
    switch content {
    case .text, .none, .image: return children.allSatisfy(\.isWordsOnly)
    case .shape, .drawing, .field, .toggle, .range, .part: return false
    }
  }

  fileprivate var hasTextInside: Bool {
    if isNotShown { return false }
    switch content {
    case .text, .image: return true
    case .drawing(let drawing) where !drawing.texts.isEmpty: return true
    case .none, .shape, .drawing, .field, .toggle, .range, .part: return children.contains(where: \.hasTextInside)
    }
  }
}
