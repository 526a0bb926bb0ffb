/// The terminal's own state: its cells, pictures, title and cursor. Every byte that changes it is written here.
@MainActor
struct TerminalOutput {
  private let shown: CellBuffer
  private let writer: FrameWriter
  /// The pictures that the terminal keeps.
  let graphics = TerminalGraphics()
  /// The lines that were painted since they were written, and whether the last one was.
  private var unwritten = Damage.all
  private var footerIsUnwritten = false
  private var needsFullWrite = true
  private var isCaretShown = false
  private var shownTitle: String?
  private var sequences: [String] = []

  init(for backBuffer: BackBuffer) {
    shown = CellBuffer(width: backBuffer.cells.width, height: backBuffer.cells.height)
    writer = FrameWriter(looks: backBuffer.theming.looks, clusters: backBuffer.clusters)
  }

  /// Forgets what the terminal shows.
  mutating func startOver() { needsFullWrite = true }

  mutating func painted(_ lines: Damage) { unwritten.add(lines) }

  mutating func paintedFooter() { footerIsUnwritten = true }

  /// Sends a sequence after the next frame.
  mutating func send(_ sequence: String) { sequences.append(sequence) }

  /// Returns the bytes that update the terminal to some cells.
  /// - Parameter isMoving: Whether the cells are a frame of an animation, which may differ anywhere and has no caret.
  mutating func frame(
    of cells: CellBuffer, isMoving: Bool, caret: (x: Int, y: Int)?, title: String
  ) -> UnsafeBufferPointer<UInt8> {
    writer.clear()
    if isCaretShown {
      writer.append("\u{1B}[?25l")
      isCaretShown = false
    }
    if needsFullWrite {
      needsFullWrite = false
      writer.startOver()
      shown.resize(width: cells.width, height: cells.height)
    }
    for text in graphics.takeUnsent() { writer.append(text) }
    if !isMoving, case .lines(let lines) = unwritten {
      writer.write(from: shown, to: cells, lines: lines)
      // Written separately, because many unchanged lines may be in between.
      if footerIsUnwritten { writer.write(from: shown, to: cells, lines: cells.height - 1..<cells.height) }
    } else {
      writer.write(from: shown, to: cells)
    }
    footerIsUnwritten = false
    unwritten = isMoving ? .all : .none
    if let caret, !isMoving {
      writer.moveCursor(x: caret.x, y: caret.y)
      writer.append("\u{1B}[?25h")
      isCaretShown = true
    }
    if title != shownTitle {
      shownTitle = title
      writer.append("\u{1B}]2;\(title.printable)\u{1B}\\")
    }
    for text in sequences { writer.append(text) }
    sequences = []
    return writer.bytes
  }
}

extension TerminalHost {
  /// Returns the bytes that update the terminal to the painted screen.
  package func frame() -> UnsafeBufferPointer<UInt8> {
    output.frame(
      of: slides.current?.frame ?? backBuffer.cells, isMoving: slides.current != nil, caret: backBuffer.caret,
      title: shownPages.title(of: window))
  }

  /// Returns the bytes that remove all pictures when the app ends.
  package var lastBytes: String {
    output.graphics.forget()
    return output.graphics.takeUnsent().joined()
  }
}
