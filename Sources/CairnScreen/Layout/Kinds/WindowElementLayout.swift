import CairnValues
import Foundation

/// A window: its content in the middle, and presentations above it. Sheets rise from the bottom where the
/// host wants that; everything else is centered.
final class WindowElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .window }

  override func size(of element: Element, proposal: Proposal) -> CGSize { element.screen.size }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    for (index, child) in element.children.enumerated() {
      guard child.isPresentation else {
        let (offered, taken) = element.fit(child, into: size)
        slots[index].proposal = offered
        element.place(index, of: taken, in: CGRect(origin: .zero, size: size), slot: &slots[index])
        continue
      }
      let taken = child.size(for: proposal)
      slots[index].proposal = proposal
      slots[index].x = (size.width - min(taken.width, size.width)) / 2
      let rest = size.height - min(taken.height, size.height)
      slots[index].y = child.role == .sheet && !element.screen.metrics.centresSheets(in: size) ? rest : rest / 2
    }
  }

  override func outline(of element: Element) -> Outline { Outline() }
  override var remembersSizes: Bool { false }
}

/// A sheet: as wide as the host decides, as tall as requested, with the content centered.
final class SheetElementLayout: ElementLayout {
  private let height: (CGFloat) -> CGFloat
  private let coversWindow: Bool

  /// - Parameter height: Returns the height of the sheet, given the available height.
  init(coversWindow: Bool = false, height: @escaping (CGFloat) -> CGFloat) {
    self.coversWindow = coversWindow
    self.height = height
  }

  package override var arrangement: Arrangement { .sheet }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let screen = element.screen
    let room = coversWindow ? screen.size : screen.metrics.sheetSize(in: screen.size)
    return CGSize(width: room.width, height: min(max(height(room.height), 0), room.height))
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    for (index, child) in element.children.enumerated() {
      let (offered, taken) = element.fit(child, into: size)
      slots[index].proposal = offered
      element.place(index, of: taken, in: CGRect(origin: .zero, size: size), slot: &slots[index])
    }
  }

  override func outline(of element: Element) -> Outline { Outline() }
  override var remembersSizes: Bool { false }
}

/// A sheet in the place of a popover: as tall as its content, below the room for a close button. Content that
/// takes all there is, such as a list, has the whole sheet.
final class FittingSheetElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .sheet }

  private func insets(_ element: Element) -> EdgeInsets {
    let metrics = element.screen.metrics
    var insets = metrics.insets(of: .popover)
    insets.top = max(insets.top, metrics.closeButtonHeight)
    return insets
  }

  private func room(_ element: Element) -> CGSize { element.screen.metrics.sheetSize(in: element.screen.size) }

  /// Returns the insets around the content and its height, given the whole sheet.
  private func fitted(_ element: Element, _ room: CGSize) -> (insets: EdgeInsets, height: CGFloat) {
    let insets = insets(element)
    let inside = CGSize(width: max(room.width - insets.horizontal, 0), height: max(room.height - insets.vertical, 0))
    let height = element.children.map { element.fit($0, into: inside).size.height }.max() ?? 0
    return height < inside.height ? (insets, height + insets.vertical) : (EdgeInsets(), room.height)
  }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let room = room(element)
    return CGSize(width: room.width, height: fitted(element, room).height)
  }

  override func arrange(_ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots) {
    let insets = fitted(element, room(element)).insets
    let inside = CGRect(
      x: insets.leading, y: insets.top, width: max(size.width - insets.horizontal, 0),
      height: max(size.height - insets.vertical, 0))
    for (index, child) in element.children.enumerated() {
      let (offered, taken) = element.fit(child, into: inside.size)
      slots[index].proposal = offered
      element.place(index, of: taken, in: inside, slot: &slots[index])
    }
  }

  override func outline(of element: Element) -> Outline { Outline() }
  override var remembersSizes: Bool { false }
}

/// A dialog or popover: the content with the host's insets around it, no wider than the host allows.
final class PanelElementLayout: ElementLayout {
  private func room(_ element: Element) -> CGSize {
    let screen = element.screen
    let insets = screen.metrics.insets(of: element.role)
    return CGSize(
      width: max(screen.metrics.panelWidth(in: screen.size) - insets.horizontal, 0),
      height: max(screen.size.height - insets.vertical, 0))
  }

  private func content(_ element: Element) -> CGSize {
    var size = CGSize.zero
    for child in element.children {
      let own = element.fit(child, into: room(element)).size
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  package override var arrangement: Arrangement { .panel }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let insets = element.screen.metrics.insets(of: element.role)
    var content = content(element)
    if element.screen.scrollsOverflow { content.height = min(content.height, room(element).height) }
    return CGSize(width: content.width + insets.horizontal, height: content.height + insets.vertical)
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: ChildSlots
  ) {
    let insets = element.screen.metrics.insets(of: element.role)
    for (index, child) in element.children.enumerated() {
      let (offered, own) = element.fit(child, into: room(element))
      slots[index].proposal = offered
      let inside = CGRect(
        x: insets.leading, y: insets.top, width: max(size.width - insets.horizontal, 0),
        height: max(size.height - insets.vertical, 0))
      element.place(index, of: own, in: inside, slot: &slots[index])
    }
  }

  override func outline(of element: Element) -> Outline { Outline() }
}

extension ElementLayout {
  /// The layout of a dialog or popover.
  package static let panel: ElementLayout = PanelElementLayout()

  /// The layout of a window.
  package static let window: ElementLayout = WindowElementLayout()

  /// Returns the layout of a sheet that takes a given part of the window's height.
  package static func sheet(height: @escaping (CGFloat) -> CGFloat) -> ElementLayout {
    SheetElementLayout(height: height)
  }

  /// The layout of a sheet that takes all the space available to sheets.
  package static let wholeSheet: ElementLayout = SheetElementLayout { $0 }

  /// The layout of a sheet that is as tall as its content.
  package static let fittingSheet: ElementLayout = FittingSheetElementLayout()

  /// The layout of a sheet that covers the whole window.
  package static let cover: ElementLayout = SheetElementLayout(coversWindow: true) { $0 }
}
