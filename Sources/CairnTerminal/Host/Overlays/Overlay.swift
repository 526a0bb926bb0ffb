import CairnFoundation
import CairnHosting

/// The host's own overlay on the app. It receives all keys while it is open.
@MainActor
protocol Overlay {
  func hints(_ words: OwnWords) -> [KeyHint]
  /// The overlay's content for screen readers.
  var spoken: String { get }
  func paint(on canvas: CellCanvas, theme: Theme, in room: CellRect)
  /// Returns the caret position if the overlay has a text field.
  func caret(in room: CellRect) -> (x: Int, y: Int)?
  mutating func handle(_ key: Key) -> OverlayOutcome
  /// - Parameter room: The overlay's part of the screen, for locating the mouse.
  mutating func handle(_ mouse: Mouse, in room: CellRect) -> OverlayOutcome
}

extension Overlay {
  func caret(in room: CellRect) -> (x: Int, y: Int)? { nil }
}

@MainActor
enum OverlayOutcome {
  case stay, close
  /// Closes the overlay and acts on the choice. An overlay changes the host in no other way.
  case perform(@MainActor (TerminalHost) -> Void)
}

/// The open overlay, if any. It stays until it says otherwise, or until another window comes to the front.
@MainActor
struct Overlays {
  private(set) var front: (any Overlay)?

  mutating func show(_ overlay: any Overlay) { front = overlay }

  mutating func close() { front = nil }

  mutating func handle(_ key: Key) -> OverlayOutcome { closed(after: front?.handle(key)) }

  mutating func handle(_ mouse: Mouse, in room: CellRect) -> OverlayOutcome {
    closed(after: front?.handle(mouse, in: room))
  }

  private mutating func closed(after outcome: OverlayOutcome?) -> OverlayOutcome {
    if case .stay? = outcome { return .stay }
    close()
    return outcome ?? .close
  }
}

extension TerminalHost {
  @discardableResult
  func show(_ overlay: any Overlay) -> Bool {
    overlays.show(overlay)
    repaint()
    return true
  }

  func handleInOverlay(_ key: Key) { finish(overlays.handle(key)) }

  func handleInOverlay(_ mouse: Mouse) { finish(overlays.handle(mouse, in: backBuffer.windowRect)) }

  private func finish(_ outcome: OverlayOutcome) {
    repaint()
    if case .perform(let action) = outcome { action(self) }
  }
}

extension CellCanvas {
  /// Paints the scroll bar of lines in a frame, which begin some lines below its top and end above its edge.
  func paintScrollBar(of frame: CellRect, from first: Int, of count: Int, below top: Int, _ theme: Theme) {
    let shown = frame.height - top - 1
    guard count > shown, shown > 1 else { return }
    let length = max(shown * shown / count, 1)
    let y = frame.minY + top + (shown - length) * first / (count - shown)
    for line in 0..<length { put("▐", x: frame.maxX - 2, y: y + line, theme.rule) }
  }
}
