import CairnValues
import Foundation

/// The label of a control, with its parts in a row or a column, and the insets for what the host draws around
/// it.
final class ControlElementLayout: ElementLayout {
  private let insets: EdgeInsets
  private let stack: StackElementLayout
  /// Whether there are insets around the label only where the control is independent.
  private let isForFreeStanding: Bool

  init(_ insets: EdgeInsets, _ stack: StackElementLayout, isForFreeStanding: Bool = false) {
    self.insets = insets
    self.stack = stack
    self.isForFreeStanding = isForFreeStanding
  }

  fileprivate func leavesRoom(around element: Element) -> Bool { insets(of: element) != EdgeInsets() }

  private func insets(of element: Element) -> EdgeInsets {
    guard isForFreeStanding else { return insets }
    if element.role == .option { return element.parent?.role == .row ? EdgeInsets() : insets }
    // The heading of a menu represents the menu.
    let control = element.role == .group ? element.parent ?? element : element
    let isButtonOfBar =
      control.role == .button && control.screen.metrics.barButtonsHaveBorders && control.isInBottomBar
    return control.standsFree || isButtonOfBar ? insets : EdgeInsets()
  }

  private func inner(_ proposal: Proposal, _ insets: EdgeInsets, _ element: Element) -> Proposal {
    var inner = Proposal(
      width: Proposal.rest(proposal.width, minus: insets.horizontal),
      height: Proposal.rest(proposal.height, minus: insets.vertical))
    if inner.width == Proposal.open || insets == EdgeInsets() || element.hasWrappingLabel { return inner }
    // A label no higher than it would like to be is truncated instead.
    let ideal = stack.size(of: element, proposal: .unspecified)
    if inner.width < ideal.width { inner.height = ideal.height }
    return inner
  }

  package override var arrangement: Arrangement { .control(insets, stack.axis) }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let insets = insets(of: element)
    var size = stack.size(of: element, proposal: inner(proposal, insets, element))
    // A control that is smaller than a cell must still be focusable.
    if size.height == 0, size.width > 0, let grid = element.screen.pixels { size.height = grid.pixel.height }
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let insets = insets(of: element)
    let room = CGSize(width: max(size.width - insets.horizontal, 0), height: max(size.height - insets.vertical, 0))
    stack.arrange(element, proposal: inner(proposal, insets, element), size: room, slots: slots)
    for index in element.children.indices {
      slots[index].x += insets.leading
      slots[index].y += insets.top
    }
  }

  override func outline(of element: Element) -> Outline {
    Outline(closeEdges: [], isSteady: stack.stackOutline(of: element).isSteady)
  }

  override func canonical(_ proposal: Proposal, of element: Element) -> Proposal {
    steadyCanonical(proposal, of: element)
  }

  override var foldsProposals: Bool { true }
  override var orientation: StackOrientation { .along(stack.axis) }

  override func isSame(as other: ElementLayout) -> Bool {
    guard let other = other as? ControlElementLayout else { return false }
    return insets == other.insets && isForFreeStanding == other.isForFreeStanding && stack.isSame(as: other.stack)
  }
}

/// The part of a control that shows a number: a bar as long as the available room and one line tall, or a square
/// of one line. The ring of a gauge is larger where the host shows the value inside.
final class TrackElementLayout: ElementLayout {
  private let isRound: Bool

  init(isRound: Bool) { self.isRound = isRound }

  package override var arrangement: Arrangement { .track(isRound: isRound) }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let metrics = element.screen.metrics
    let line = metrics.size(of: TextContent("X"), proposal: .unspecified).height
    if isRound {
      let isDial = metrics.dialLength > 0 && element.measureAround?.role == .gauge
      return isDial ? CGSize(width: metrics.dialLength, height: metrics.dialLength) : CGSize(width: line, height: line)
    }
    return CGSize(width: proposal.width == Proposal.open ? line * 10 : proposal.width, height: line)
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }

  override func isSame(as other: ElementLayout) -> Bool { (other as? TrackElementLayout)?.isRound == isRound }
}

extension Element {
  /// Whether the label breaks into lines. Some hosts truncate the labels of buttons instead.
  fileprivate var hasWrappingLabel: Bool {
    switch role.control {
    case .button, .link, .menu, .menuItem, .backButton, .tab, .option, nil: screen.metrics.controlLabelsWrap
    case .toggle, .disclosure, .field, .textEditor, .picker, .datePicker, .colorPicker, .stepper, .measure: true
    }
  }

  /// Whether there are insets around the element's label for what the host draws.
  package var hasRoomAroundLabel: Bool { (layoutKind as? ControlElementLayout)?.leavesRoom(around: self) ?? false }
}

extension ElementLayout {
  /// Returns the layout of a control around its label. Multiple parts form a row.
  package static func control(_ insets: EdgeInsets) -> ElementLayout {
    if insets == EdgeInsets() { return row() }
    return ControlElementLayout(
      insets, StackElementLayout(.horizontal, alignment: VerticalAlignment.center.key))
  }

  /// Returns the layout of a control with a border only where it is independent.
  package static func freeStandingControl(_ insets: EdgeInsets) -> ElementLayout {
    ControlElementLayout(
      insets, StackElementLayout(.horizontal, alignment: VerticalAlignment.center.key), isForFreeStanding: true)
  }

  /// Returns the layout of the visible part of a closed menu or picker.
  package static func choiceHeading(_ role: Role, on screen: Screen) -> ElementLayout {
    let metrics = screen.metrics
    let plain = metrics.plainButtonsHaveBorders ? freeStandingControl(metrics.insets(of: role)) : row()
    return labelled(role, on: screen, plain: plain)
  }

  package static let bar: ElementLayout = TrackElementLayout(isRound: false)
  package static let ring: ElementLayout = TrackElementLayout(isRound: true)
}
