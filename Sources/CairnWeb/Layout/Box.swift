import CairnScreen
import CairnValues
import Foundation

/// The classes and styles that lay out an element's node.
///
/// The browser lays out everything that CSS can express: stacks as flex boxes, layers and wrappers as grids of one
/// cell. The children of other containers have the engine's frames.
struct Box {
  private(set) var classes: [String] = []
  private(set) var style = ""

  mutating func add(_ name: String) { classes.append(name) }

  mutating func set(_ property: String, _ value: String) { style += "\(property):\(value);" }

  mutating func set(_ property: String, _ length: CGFloat) { set(property, CSSLength.text(length)) }

  @MainActor
  init(of element: Element, _ growths: Growths) {
    let growth = growths.of(element)
    arrange(element, growth)
    for name in growth.classes { add(name) }
    place(element)
  }

  // MARK: The children

  @MainActor
  private mutating func arrange(_ element: Element, _ growth: Growth) {
    switch element.layoutKind.arrangement {
    case .plain, .choice, .offset: add("z")
    case .computed: arrangeByFrames(element)
    case .text: add("t")
    case .image, .field, .filling, .editor: break
    case .canvas: set("min-width", 10)
    case .divider: add("hr")
    case .spacer(let minLength):
      add("sp")
      if let minLength { set("--min", minLength) }
    case .track: break
    case .padding(let insets):
      add("z")
      pad(insets)
    case .frame(let width, let height, let alignment):
      add("z")
      align(alignment)
      if let width { set("width", width) }
      if let height { set("height", height) }
      add("fr")
    case .flexibleFrame(let width, let height, let alignment):
      add("z")
      align(alignment)
      limit("width", width)
      limit("height", height)
    case .fixedSize(let horizontal, let vertical):
      add("z")
      if horizontal { add("fw") }
      if vertical { add("fh") }
    case .aspectRatio(let ratio, let mode):
      add("z")
      if let ratio, ratio > 0, ratio.isFinite {
        add(mode == .fit ? "ar" : "af")
        set("aspect-ratio", CSSLength.number(ratio))
      }
    case .position: add("pos")
    case .relativeFrame(let axes, let alignment):
      add("z")
      align(alignment)
      add("fr")
      if axes.contains(.horizontal) { set("width", "min(100%,\(CSSLength.text(element.frame.width)))") }
      if axes.contains(.vertical) { set("height", element.frame.height) }
    case .geometry:
      add("z")
      add("iS")
      add("jS")
    case .scroll(let axes, let margins):
      add(axes.contains(.vertical) ? "sv" : "sx")
      if axes == [.horizontal, .vertical] { add("sb") }
      // An area that fills its space has no gap to its siblings.
      if axes.contains(.vertical) { add("cl") }
      if margins != EdgeInsets() { pad(margins) }
    case .stack(let axis, let alignment, let spacing): stack(axis, alignment, spacing)
    case .grid(let alignment, let across, let along): grid(element, alignment, across, along)
    case .gridRow(let alignment):
      add(isInGrid(element) ? "gr" : "h")
      if let share = alignment?.key.share { add(share == 0 ? "iS" : share == 1 ? "iE" : "iC") }
    case .layers(let alignment):
      add("z")
      align(alignment)
    case .attachment(let alignment, let isBehind):
      add("z")
      add(isBehind ? "bg" : "ov")
      align(alignment)
    case .inset(let edge, _, let spacing, let isBarFirst):
      let isColumn = edge == .top || edge == .bottom
      add(isColumn ? "v" : "h")
      let isReversed = (edge == .top || edge == .leading) != isBarFirst
      if isReversed { add("rev") }
      if let spacing { set("gap", max(spacing, 0)) }
    case .control(_, let axis):
      add(axis == .horizontal ? "h" : "v")
      add("g")
    case .labelled: add("lab")
    case .popUp: break
    case .lazyStack(let axis, let alignment, let spacing):
      if element.holdsRowsOfList { add("rows") } else { stack(axis, alignment, spacing) }
      keepRoomForUnmade(element, axis)
    case .section: keepRoomForUnmade(element, .vertical)
    case .row(let insets, let minHeight, _, _):
      if insets != element.screen.metrics.insets(of: element.role) { pad(insets) }
      if minHeight > 0, minHeight != element.screen.metrics.rowHeight(in: .automatic) { set("min-height", minHeight) }
    case .bar, .shares, .columns, .page, .window, .sheet, .panel: break
    }
  }

  private mutating func stack(_ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?) {
    add(axis == .horizontal ? "h" : "v")
    if let spacing {
      if spacing >= 0 { set("gap", spacing) } else { set("--over", spacing) }
      if spacing < 0 { add("neg") }
    } else {
      add("g")
    }
    if alignment.isFirstBaseline { return add("aB") }
    if alignment.isLastBaseline { return add("aL") }
    if alignment.share == 0 { add("aS") } else if alignment.share == 1 { add("aE") }
  }

  /// As many columns as the longest row has cells. Columns with a growing cell share the remaining space.
  @MainActor
  private mutating func grid(_ element: Element, _ alignment: Alignment, _ across: CGFloat?, _ along: CGFloat?) {
    add("gd")
    align(alignment)
    var columns = 1
    var growing: Set<Int> = []
    let growths = Growths()
    for row in element.children where row.isGridRow {
      var column = 0
      for cell in row.children where !cell.isNotShown {
        let span = cell.columnSpan
        if span == 1, growths.of(cell).x { growing.insert(column) }
        column += span
      }
      columns = max(columns, column)
    }
    let widths = (0..<min(columns, 200)).map { growing.contains($0) ? "minmax(0,1fr)" : "auto" }
    set("grid-template-columns", widths.joined(separator: " "))
    set("gap", "\(CSSLength.text(max(along ?? WebMetrics.gap, 0))) \(CSSLength.text(max(across ?? WebMetrics.gap, 0)))")
  }

  @MainActor
  private func isInGrid(_ element: Element) -> Bool {
    if case .grid? = element.parent?.layoutKind.arrangement { true } else { false }
  }

  private mutating func align(_ alignment: Alignment) {
    let (x, y) = (alignment.horizontal.key.share, alignment.vertical.key.share)
    if x == 0 { add("jS") } else if x == 1 { add("jE") }
    if y == 0 { add("iS") } else if y == 1 { add("iE") }
  }

  private mutating func pad(_ insets: EdgeInsets) {
    func text(_ length: CGFloat) -> String { CSSLength.text(max(length, 0)) }
    if insets == EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) { return add("p16") }
    set("padding-block", "\(text(insets.top)) \(text(insets.bottom))")
    set("padding-inline", "\(text(insets.leading)) \(text(insets.trailing))")
    // CSS has no negative padding; negative margins of the content do the same.
    guard min(insets.top, insets.bottom, insets.leading, insets.trailing) < 0 else { return }
    add("np")
    set("--nb", "\(CSSLength.text(min(insets.top, 0))) \(CSSLength.text(min(insets.bottom, 0)))")
    set("--ni", "\(CSSLength.text(min(insets.leading, 0))) \(CSSLength.text(min(insets.trailing, 0)))")
  }

  private mutating func limit(_ side: String, _ limits: FlexibleFrameElementLayout.Limits) {
    if let least = limits.leastLength { set("min-\(side)", CGFloat(least)) }
    if let greatest = limits.greatestLength {
      set("max-\(side)", CGFloat(greatest))
      add(side == "width" ? "mw" : "mh")
    } else if !limits.grows, let ideal = limits.idealLength {
      set(side, CGFloat(ideal))
    }
  }

  @MainActor
  private mutating func arrangeByFrames(_ element: Element) {
    add("abs")
    guard element.parent?.isArrangedByFrames != true else { return }
    set("width", element.frame.width)
    set("height", element.frame.height)
    add("fr")
  }

  /// Reserves space for items of a lazy container that do not exist now: scrolled away, or not reached yet.
  @MainActor
  private mutating func keepRoomForUnmade(_ element: Element, _ axis: Axis) {
    guard element.layoutKind.lazyItems != nil, let last = element.children.last(where: { !$0.isNotShown })
    else { return }
    let end = axis == .vertical ? last.frame.maxY : last.frame.maxX
    let rest = (axis == .vertical ? element.frame.height : element.frame.width) - end
    // Smaller rests are the list's margin.
    if rest > element.screen.metrics.listMargin(in: .automatic, isBelowLargeTitle: false) + 1 {
      set(axis == .vertical ? "padding-block-end" : "padding-inline-end", rest.rounded())
    }
  }

  // MARK: In the parent

  @MainActor
  private mutating func place(_ element: Element) {
    guard let parent = element.parent else { return }
    switch parent.layoutKind.arrangement {
    case .computed:
      set("inset-inline-start", mirrored(element, in: parent))
      set("top", element.frame.minY)
      // The engine only estimates the width of texts.
      set("min-width", element.frame.width)
      set("height", element.frame.height)
      if element.frame.height < 1.6 * WebMetrics.line(of: WebMetrics.plainSize) { add("nw") }
    case .gridRow: if element.columnSpan > 1 { set("grid-column", "span \(min(element.columnSpan, 200))") }
    case .position:
      let frame = element.frame
      set("left", frame.midX)
      set("top", frame.midY)
    case .offset:
      break
    case .attachment(_, let isBehind):
      let main = isBehind ? parent.children.last : parent.children.first
      if main !== element { add(isBehind ? "behind" : "over") }
    case .lazyStack(let axis, _, let spacing): keepRoom(before: element, in: parent, axis, spacing ?? WebMetrics.gap)
    case .section(let before, _):
      // The margin in the style sheet.
      let usual = parent.screen.metrics.sectionGap(
        in: .automatic, afterFooter: false, beforeHeader: parent.beginsWithHeader)
      keepRoom(before: element, in: parent, .vertical, 0, margin: min(before, usual))
      if before < usual, !parent.isFirstSection, element === parent.children.first {
        set("margin-block-start", (before - usual).rounded())
      }
    case .plain, .text, .image, .field, .filling, .editor, .canvas, .divider, .spacer, .track, .padding, .frame,
      .flexibleFrame, .fixedSize, .aspectRatio, .relativeFrame, .geometry, .scroll, .stack, .layers, .inset, .control,
      .labelled, .grid, .choice, .popUp, .row, .bar, .shares, .columns, .page, .window, .sheet, .panel:
      break
    }
    if case .offset(let offset) = element.layoutKind.arrangement, offset != .zero {
      let sign: CGFloat = element.screen.layoutDirection == .rightToLeft ? -1 : 1
      set("transform", "translate(\(CSSLength.text(offset.width * sign)),\(CSSLength.text(offset.height)))")
    }
    let priority = element.traits?[LayoutPriorityTrait.self] ?? 0
    if priority > 0 { add("pri") }
    let z = element.traits?[ZIndexTrait.self] ?? 0
    if z != 0, z.isFinite { set("z-index", "\(Int(max(min(z, 9_000), -9_000)))") }
  }

  @MainActor
  private func mirrored(_ element: Element, in parent: Element) -> CGFloat {
    guard element.screen.layoutDirection == .rightToLeft else { return element.frame.minX }
    return parent.frame.width - element.frame.maxX
  }

  /// Reserves space before the element for siblings that do not exist now.
  @MainActor
  private mutating func keepRoom(
    before element: Element, in parent: Element, _ axis: Axis, _ spacing: CGFloat, margin: CGFloat = 0
  ) {
    func start(_ one: Element) -> CGFloat { axis == .vertical ? one.frame.minY : one.frame.minX }
    func end(_ one: Element) -> CGFloat { axis == .vertical ? one.frame.maxY : one.frame.maxX }
    var before: Element?
    for sibling in parent.children where !sibling.isNotShown {
      if sibling === element { break }
      before = sibling
    }
    let first =
      parent.holdsRowsOfList ? parent.screen.metrics.listMargin(in: .automatic, isBelowLargeTitle: false) : margin
    let natural = before.map { end($0) + spacing } ?? first
    let rest = start(element) - natural
    if rest > 1 { set(axis == .vertical ? "margin-block-start" : "margin-inline-start", rest.rounded()) }
  }
}

extension Element {
  /// Whether its children have the engine's frames.
  var isArrangedByFrames: Bool { if case .computed = layoutKind.arrangement { true } else { false } }
}

extension Element {
  fileprivate var isGridRow: Bool { if case .gridRow = layoutKind.arrangement { true } else { false } }

  /// The number of a grid's columns that a cell takes.
  fileprivate var columnSpan: Int { max(traits?[GridCellColumnsTrait.self] ?? 1, 1) }
}

/// Lengths in CSS.
enum CSSLength {
  /// At most three decimals, and never an exponent. Browsers are no more precise.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let bounded = Double(min(max(value, -3.3e7), 3.3e7))
    let whole = Int((bounded * 1_000).rounded())
    if whole % 1_000 == 0 { return String(whole / 1_000) }
    let sign = whole < 0 ? "-" : ""
    let digits = String(abs(whole) % 1_000)
    var decimals = String(repeating: "0", count: 3 - digits.count) + digits
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(abs(whole) / 1_000).\(decimals)"
  }

  static func text(_ value: CGFloat) -> String {
    let number = number(value)
    return number == "0" ? "0" : number + "px"
  }
}
