import CairnScreen
import Foundation

/// Scroll bars and the wheel.
extension TerminalHost {
  /// Starts dragging a scroll bar. A press beside the bar moves it there.
  func pressScrollBar(_ event: Mouse) -> Bool {
    guard let bar = scene.scrollBars.last(where: { $0.layer >= scene.frontLayer && $0.rect.contains(event) })
    else { return false }
    let offset = event.y - bar.top
    mouse.bar = Grip(bar.element, at: 0..<bar.length ~= offset ? offset : bar.length / 2)
    dragScrollBar(event)
    return true
  }

  func dragScrollBar(_ event: Mouse) {
    guard let area = mouse.bar.element, let bar = scene.scrollBars.last(where: { $0.element === area }) else { return }
    let way = max(bar.rect.height - bar.length, 1)
    let share = CGFloat(min(max(event.y - mouse.bar.start - bar.rect.minY, 0), way)) / CGFloat(way)
    let lines = (share * max(area.scrolledCells.height - CGFloat(bar.rect.height), 0)).rounded()
    scroll(area, to: CGPoint(x: area.scrollOffset.x, y: lines * cellSize.height))
  }

  // MARK: The wheel

  func wheel(_ x: Int, _ y: Int, _ event: Mouse) {
    let area = scene.scrollArea(x: event.x, y: event.y)?.element
    if y != 0 {
      mouse.swipe = 0
      if let area, area.isScrollArea(along: .vertical) {
        scroll(area, x: 0, y: y * 3)
      } else if let pages = pages(x: event.x, y: event.y) {
        controller?.turnPage(y, of: pages)
      }
      return
    }
    if let area, area.isScrollArea(along: .horizontal) {
      scroll(area, x: x * 3, y: 0)
      return
    }
    mouse.swipe += x
    if abs(mouse.swipe) >= 2, let pages = pages(x: event.x, y: event.y),
      controller?.turnPage(mouse.swipe.signum(), of: pages) == true
    {
      mouse.swipe = 0
      return
    }
    // A swipe to the right pulls the previous page into view.
    let isBack = mouse.swipe <= -4
    if isBack || mouse.swipe > 2 { mouse.swipe = 0 }
    if isBack { _ = perform(.back) }
  }

  /// Returns the turned pages at a position.
  private func pages(x: Int, y: Int) -> Element? {
    let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
    return scene.targets.last {
      $0.element.isPaged && $0.layer >= scene.frontLayer && $0.element.cellFrame(in: nil).contains(place)
    }?.element
  }
}
