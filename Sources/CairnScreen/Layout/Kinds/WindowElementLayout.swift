import CairnValues
import Foundation

/// A window: the content in its middle, and above it what is presented. Sheets rise from the bottom, everything else
/// stands in the middle.
final class WindowElementLayout: ElementLayout {
  override func size(of element: Element, proposal: Proposal) -> CGSize { element.screen.size }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: UnsafeMutablePointer<ChildSlot>
  ) {
    for (index, child) in element.children.enumerated() {
      let taken = child.size(for: proposal)
      slots[index].proposal = proposal
      slots[index].x = (size.width - min(taken.width, size.width)) / 2
      let rest = size.height - min(taken.height, size.height)
      slots[index].y = child.role == .sheet ? rest : rest / 2
    }
  }

  override func outline(of element: Element) -> Outline { Outline() }
  override var remembersSizes: Bool { false }
}

/// A sheet: as wide as the window, as tall as it is told to be, with the content in the middle.
final class SheetElementLayout: ElementLayout {
  private let height: (CGFloat) -> CGFloat

  /// - Parameter height: the height of the sheet, given that of the window.
  init(height: @escaping (CGFloat) -> CGFloat) { self.height = height }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    let screen = element.screen.size
    return CGSize(width: screen.width, height: min(max(height(screen.height), 0), screen.height))
  }

  override func arrange(
    _ element: Element, proposal: Proposal, size: CGSize, slots: UnsafeMutablePointer<ChildSlot>
  ) {
    let room = Proposal(size)
    for (index, child) in element.children.enumerated() {
      let taken = child.size(for: room)
      slots[index].proposal = room
      slots[index].x = (size.width - min(taken.width, size.width)) / 2
      slots[index].y = (size.height - min(taken.height, size.height)) / 2
    }
  }

  override func outline(of element: Element) -> Outline { Outline() }
  override var remembersSizes: Bool { false }
}

extension ElementLayout {
  /// What a window does.
  package static let window: ElementLayout = WindowElementLayout()

  /// What a sheet does that takes as much of the window's height as it is told to.
  package static func sheet(height: @escaping (CGFloat) -> CGFloat) -> ElementLayout {
    SheetElementLayout(height: height)
  }

  /// What a sheet does that takes the whole window.
  package static let wholeSheet: ElementLayout = SheetElementLayout { $0 }
}
