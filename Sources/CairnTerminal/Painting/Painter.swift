import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// Draws the semantic tree into cells, and notes on the way what a person can reach where.
@MainActor
final class Painter {
  /// How text looks where nothing else is said, and what is true of everything inside.
  struct Ink {
    var look = Look()
    var isDisabled = false
    /// Inside something that is drawn with the colours of the focus, which texts must not change.
    var isLocked = false
    var layer = 0
    var isInBar = false
    var row: Element?
    /// The lines of that row.
    var rowLines: Range<Int>?
    var tint: CellColor?
    var redaction = false
    /// The control whose number is shown inside.
    var measure: Element?
    /// The width of the menu it is in, which its items fill.
    var menu: Range<Int>?
  }

  let canvas: Canvas
  /// A cell in points.
  let cellSize: CGSize
  let theme: Theme
  @exclusivity(unchecked) var scene = Scene()
  let focused: Element?
  /// The row that has the focus, or has what has it inside.
  @exclusivity(unchecked) private(set) var focusedRow: Element?
  let editor: FieldEditor?
  /// Where the terminal's own cursor stands.
  @exclusivity(unchecked) var caret: (x: Int, y: Int)?
  /// Drawn last, over everything on their layer: menus.
  @exclusivity(unchecked) private var popUps: [PopUp] = []

  struct PopUp {
    let element: Element
    /// Where its parent is.
    let x: CGFloat
    let y: CGFloat
    let ink: Ink
  }

  /// The only lines that are drawn, where the rest stands already.
  private let lines: Range<Int>?

  init(
    canvas: Canvas, cellSize: CGSize, theme: Theme, focused: Element?, editor: FieldEditor?, lines: Range<Int>? = nil
  ) {
    self.cellSize = cellSize
    self.lines = lines
    self.canvas = canvas
    self.theme = theme
    self.focused = focused
    self.editor = editor
    var current = focused
    while let element = current, focusedRow == nil {
      if element.role == .row { focusedRow = element }
      current = element.parent
    }
  }

  func hasFocus(_ element: Element) -> Bool { element === focused }

  // MARK: The window

  /// The window and what is presented over it, each in a layer of its own.
  func paintWindow(_ root: Element, in rect: CellRect) {
    let canvas = canvas.clipped(to: rect)
    let presented = root.hasPresentations ? root.children.filter { $0.isPresentation } : []
    let x = CGFloat(rect.minX) + root.cellFrame.minX
    let y = CGFloat(rect.minY) + root.cellFrame.minY
    var ink = Ink()
    scene.front = root
    // Behind what covers everything there is nothing to see.
    let covering = presented.lastIndex { !$0.isUnseen && Self.covers(Self.rect($0, x: x, y: y), rect) }
    if root.isPresentation {
      paint(root, x: x, y: y, on: canvas, ink)
    } else if covering == nil {
      let room = noteOverflow(of: root, rect, on: canvas, ink)
      paintChildren(of: root, where: { !$0.isPresentation }, x: x, y: y, on: canvas, ink)
      if let room { paintScrollBar(root, room, on: canvas) }
    }
    paintPopUps(on: canvas)
    for element in presented[(covering ?? 0)...] where !element.isUnseen {
      ink.layer += 1
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

  private func paintPopUps(on canvas: Canvas) {
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

  /// A length in whole cells; what is beyond any screen is as good as a million.
  static func cell(_ length: CGFloat) -> Int {
    length > -1e6 && length < 1e6 ? Int((length - 0.5).rounded(.up)) : length > 0 ? 1_000_000 : -1_000_000
  }

  func paintChildren(
    of element: Element, where isWanted: (Element) -> Bool, x: CGFloat, y: CGFloat,
    on canvas: Canvas, _ ink: Ink
  ) {
    if let order = element.childrenInOtherOrder {
      for child in order where isWanted(child) { paint(child, x: x, y: y, on: canvas, ink) }
    } else {
      for child in element.children where isWanted(child) { paint(child, x: x, y: y, on: canvas, ink) }
    }
  }

  func paintChildren(of element: Element, x: CGFloat, y: CGFloat, on canvas: Canvas, _ ink: Ink) {
    paintChildren(of: element, where: { _ in true }, x: x, y: y, on: canvas, ink)
  }

  /// - Parameters:
  ///   - x: where the parent's left edge is.
  ///   - y: where its top edge is.
  func paint(_ element: Element, x: CGFloat, y: CGFloat, on canvas: Canvas, _ ink: Ink) {
    if lines != nil, element.role == .row, !canvas.draws(from: y + element.cellFrame.minY, to: y + element.cellFrame.maxY) {
      return
    }
    if element.isUnseen || !element.isPlaced { return }
    if element.popsUp { return addPopUp(PopUp(element: element, x: x, y: y, ink: ink)) }
    let rect = Self.rect(element, x: x, y: y)
    if let row = ink.rowLines, rect.minY < row.lowerBound || rect.maxY > row.upperBound { scene.standsStill = false }
    let frame = element.cellFrame
    let left = x + frame.origin.x
    let top = y + frame.origin.y
    let effects = element.effects
    // Most are drawn as what is around them is.
    if effects.isEmpty, !element.hasTrait(.disabled) {
      return paint(element, rect, x: left, y: top, on: canvas, ink)
    }
    var canvas = canvas
    var ink = ink
    if element.hasTrait(.disabled) { ink.isDisabled = true }
    guard apply(effects, of: element, rect, &canvas, &ink) else { return }
    paint(element, rect, x: left, y: top, on: canvas, ink)
    finish(effects, rect, on: canvas)
  }

  private func paint(
    _ element: Element, _ rect: CellRect, x left: CGFloat, y top: CGFloat, on canvas: Canvas, _ ink: Ink
  ) {
    switch element.role {
    case .row: paintRow(element, rect, x: left, y: top, on: canvas, ink)
    case .list, .scrollArea, .table: paintScrollArea(element, rect, x: left, y: top, on: canvas, ink)
    case .page: paintPage(element, rect, x: left, y: top, on: canvas, ink)
    case .split: paintSplit(element, rect, x: left, y: top, on: canvas, ink)
    case .tabs: paintTabs(element, rect, x: left, y: top, on: canvas, ink)
    case .header, .footer: paintHeading(element, rect, x: left, y: top, on: canvas, ink)
    default:
      if element.role.isActionable || element.role == .progress || element.role == .gauge {
        paintControl(element, rect, x: left, y: top, on: canvas, ink)
      } else {
        paintPlain(element, rect, x: left, y: top, on: canvas, ink)
      }
    }
  }

  /// Content and children, with nothing around them.
  func paintPlain(_ element: Element, _ rect: CellRect, x: CGFloat, y: CGFloat, on canvas: Canvas, _ ink: Ink) {
    paintContent(of: element, rect, on: canvas, ink)
    note(element, rect, on: canvas, ink)
    paintChildren(of: element, x: x, y: y, on: canvas, ink)
  }

  func paintContent(of element: Element, _ rect: CellRect, on canvas: Canvas, _ ink: Ink) {
    switch element.content {
    case .text(let text): paintText(text, of: element, rect, on: canvas, ink)
    case .image(let image): paintImage(image, rect, on: canvas, ink)
    case .shape(let shape): paintShape(shape, element, rect, on: canvas, ink)
    case .drawing(let drawing): paintDrawing(drawing, of: element, rect, on: canvas, ink)
    case .none where element.role == .divider: paintDivider(rect, on: canvas)
    case .range where element.role == .shape: paintTrack(element, rect, on: canvas, ink)
    case .none where ink.measure != nil && element.role == .shape: paintTrack(element, rect, on: canvas, ink)
    case .none, .field, .toggle, .range: break
    }
  }

  private func paintDivider(_ rect: CellRect, on canvas: Canvas) {
    if rect.width >= rect.height {
      canvas.horizontalRule(x: rect.minX, y: rect.minY, width: rect.width, theme.rule)
    } else {
      canvas.verticalRule(x: rect.minX, y: rect.minY, height: rect.height, theme.rule)
    }
  }

  /// Notes something that answers events.
  func note(_ element: Element, _ rect: CellRect, on canvas: Canvas, _ ink: Ink, isWhole: Bool = false) {
    guard !element.events.isEmpty, !ink.isDisabled, lines == nil else { return }
    let target = Scene.Target(
      element: element, rect: rect, seen: rect.intersection(canvas.clip), layer: ink.layer, isInBar: ink.isInBar,
      row: ink.row, isWhole: isWhole)
    scene.targets.append(target)
    if element.role == .tab { scene.tabs.append(target) }
    if element.role == .field, element.events.contains(.dismiss) { scene.searchFields.append(target) }
  }

  // MARK: Effects

  /// What modifiers do to the look, as far as cells can show it; false if nothing is to be seen.
  private func apply(
    _ effects: [ElementEffect], of element: Element, _ rect: CellRect, _ canvas: inout Canvas, _ ink: inout Ink
  ) -> Bool {
    for effect in effects {
      switch effect {
      case .hidden: return false
      case .opacity(let opacity):
        if opacity < 0.05 { return false }
        if opacity < 0.7, !ink.isLocked { ink.look = theme.secondary(ink.look) }
      case .background(let paint, let outline, _):
        if !ink.isLocked, let gradient = gradient(of: paint) {
          shade(gradient, outline, rect, on: canvas)
          ink.look.background = color(of: gradient, at: 0.5)
          continue
        }
        guard !ink.isLocked, let color = cell(paint, over: ink.look.background) else { continue }
        ink.look.background = color
        if !color.isOwn, color.luminance < 0.35, theme.scheme == .light { ink.look.foreground = CellColor(0xFFFFFF) }
        if !color.isOwn, color.luminance > 0.65, theme.scheme == .dark { ink.look.foreground = CellColor(0x000000) }
        canvas.fill(rect, Look(background: color))
      case .clip: canvas = canvas.clipped(to: rect)
      case .foreground(let paints):
        if !ink.isLocked, let first = paints.first, let color = cell(first, over: ink.look.background) {
          ink.look.foreground = color
        }
      case .redacted: ink.redaction = true
      default: break
      }
    }
    return true
  }

  /// What is drawn over the element.
  private func finish(_ effects: [ElementEffect], _ rect: CellRect, on canvas: Canvas) {
    for case .border(let paint, _) in effects {
      var look = theme.rule
      if let color = cell(paint, over: .own) { look.foreground = color }
      canvas.frame(rect, look)
    }
  }

  /// The colour of a paint; nil where there is none to speak of.
  func cell(_ paint: Paint, over ground: CellColor) -> CellColor? {
    guard theme.depth != .none else { return nil }
    switch paint {
    case .color(let color): return theme.cell(color, over: ground)
    case .tint, .link: return theme.accent
    case .selection: return theme.selected.background
    case .separator: return theme.shade(0.25)
    case .placeholder: return theme.shade(0.4)
    case .fill: return theme.shade(0.14)
    case .material: return theme.shade(0.10)
    case .background, .windowBackground: return .own
    case .foreground: return nil
    case .faded(let inner, let opacity):
      guard let color = cell(inner, over: ground), theme.hasShades, !color.isOwn else { return nil }
      return (ground.isOwn ? theme.background : ground).mixed(with: color, opacity)
    case .level(_, let inner), .blended(let inner, _), .shadowed(let inner, _), .framed(let inner, _):
      return cell(inner, over: ground)
    case .gradient, .mesh: return theme.shade(0.2)
    case .picture, .custom: return nil
    }
  }
}
