import CairnCore
import CairnScreen
import CairnValues
import Foundation

// What stands over the page: sheets, dialogs, popovers, menus.
extension Painter {
  func paintPresentation(
    _ element: Element, x: CGFloat, y: CGFloat, in window: CellRect, on canvas: Canvas, _ ink: Ink
  ) {
    let rect = Self.rect(element, x: x, y: y)
    var ink = ink
    let coversAll = rect.width >= window.width && rect.height >= window.height
    if !coversAll {
      let isSheet = element.role == .sheet
      let reachesDown = isSheet && rect.maxY >= window.maxY
      let border = CellRect(
        x: rect.minX - 1, y: rect.minY - 1, width: rect.width + 2, height: rect.height + (reachesDown ? 1 : 2))
      canvas.fill(border, theme.panel)
      canvas.frame(
        border, Look(foreground: theme.rule.foreground, background: theme.panel.background), openBelow: reachesDown)
      ink.look.background = theme.panel.background
    } else {
      canvas.fill(rect, Look())
    }
    note(element, rect, on: canvas, ink)
    let inside = canvas.clipped(to: rect)
    switch element.role {
    case .alert, .dialog: paintDialog(element, rect, x: x, y: y, on: inside, ink)
    default:
      paintChildren(of: element, x: x + element.frame.minX, y: y + element.frame.minY, on: inside, ink)
    }
  }

  /// The first text of a dialog is its title.
  private func paintDialog(_ element: Element, _ rect: CellRect, x: CGFloat, y: CGFloat, on canvas: Canvas, _ ink: Ink)
  {
    let left = x + element.frame.minX
    let top = y + element.frame.minY
    paintChildren(of: element, x: left, y: top, on: canvas, ink)
    guard let title = element.firstInside(where: { $0.role == .text && $0.isPlaced }) else { return }
    let frame = title.frame(in: element)
    let place = CellRect(
      x: rect.minX + Int(frame.minX.rounded()), y: rect.minY + Int(frame.minY.rounded()),
      width: Int(frame.width.rounded()), height: Int(frame.height.rounded()))
    canvas.restyle(place) { look in
      var look = look
      look.traits.insert(.bold)
      return look
    }
  }

  /// A menu or the options of a picker, in a frame of their own over everything around.
  func paintPopUp(_ popUp: PopUp, on canvas: Canvas) {
    let element = popUp.element
    var rect = Self.rect(element, x: popUp.x, y: popUp.y)
    let room = canvas.clip
    var x = popUp.x
    var y = popUp.y
    // A menu that would leave the window is pushed back into it.
    let right = rect.maxX + 2 - room.maxX
    let shiftX = max(min(right, rect.minX - 2 - room.minX), 0)
    let shiftY = max(min(rect.maxY + 1 - room.maxY, rect.minY - 1 - room.minY), 0)
    x -= CGFloat(shiftX)
    y -= CGFloat(shiftY)
    rect = Self.rect(element, x: x, y: y)
    let border = CellRect(x: rect.minX - 2, y: rect.minY - 1, width: rect.width + 4, height: rect.height + 2)
    canvas.fill(border, theme.panel)
    canvas.frame(border, Look(foreground: theme.rule.foreground, background: theme.panel.background))
    var ink = popUp.ink
    ink.look = Look(background: theme.panel.background)
    ink.isLocked = false
    ink.isInBar = false
    ink.layer += 1
    ink.row = nil
    scene.frontLayer = ink.layer
    scene.front = element
    paint(element, x: x, y: y, on: canvas, ink)
  }
}
