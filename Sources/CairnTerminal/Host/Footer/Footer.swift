import CairnHosting

/// The last line: the keys that work now. They can be clicked.
@MainActor
struct Footer {
  /// The hint under the mouse.
  private var hovered: KeyHint?
  /// The positions of the hints.
  private var places: [Place] = []
  /// The last few painted versions, because the line tends to alternate between a few.
  private var painted: [Painted] = []

  struct Place {
    let hint: KeyHint
    let columns: Range<Int>
  }

  /// A painted line, and its inputs.
  private struct Painted {
    let hints: [KeyHint]
    let hovered: KeyHint?
    let theme: Theme
    let cells: [Cell]
    let places: [Place]
  }

  /// Forgets the painted versions, because their cells have no meaning any more.
  mutating func forget() { painted = [] }

  mutating func paint(_ all: [KeyHint], theme: Theme, on canvas: CellCanvas) {
    let (cells, y) = (canvas.buffer, canvas.buffer.height - 1)
    if let hovered, !all.contains(hovered) { self.hovered = nil }
    for known in painted
    where known.hints == all && known.theme == theme && known.cells.count == cells.width && known.hovered == hovered {
      places = known.places
      return cells.setRow(y, known.cells)
    }
    places = paint(all, theme: theme, on: canvas, y: y)
    if painted.count == 4 { painted.removeFirst() }
    painted.append(Painted(hints: all, hovered: hovered, theme: theme, cells: cells.row(y), places: places))
  }

  private func paint(_ all: [KeyHint], theme: Theme, on canvas: CellCanvas, y: Int) -> [Place] {
    canvas.fill(CellRect(x: 0, y: y, width: canvas.buffer.width, height: 1), theme.footer)
    var places: [Place] = []
    var x = 2
    // The key that lists all keys is always shown.
    let help = all.first { $0.keys == "?" }
    var room = canvas.buffer.width - 1 - (help.map { $0.width + 3 } ?? 0)
    for hint in all {
      if hint == help { room = canvas.buffer.width - 1 }
      if x + hint.width > room { continue }
      let key = theme.tinted(.ink).with(hint == hovered ? [.bold, .underlined] : .bold)
      let word = hint == hovered ? Look.ink.with(.underlined) : theme.secondary(.ink)
      places.append(Place(hint: hint, columns: x..<x + hint.width))
      x = canvas.put(hint.keys, x: x, y: y, key) + 1
      x = canvas.put(hint.meaning, x: x, y: y, word) + 3
    }
    return places
  }

  // MARK: The mouse

  /// Returns the key of the hint in a column, if there is one.
  func key(x: Int) -> Key? { place(x: x).flatMap { $0.hint.key(at: x - $0.columns.lowerBound) } }

  /// Follows the mouse, which is in a column of the line or elsewhere. Returns whether another hint is under it.
  mutating func hover(x: Int?) -> Bool {
    let hint = x.flatMap(place)?.hint
    defer { hovered = hint }
    return hint != hovered
  }

  private func place(x: Int) -> Place? { places.first { $0.columns.contains(x) } }
}
