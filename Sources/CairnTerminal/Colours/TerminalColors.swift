/// The colors that the terminal has reported.
package struct TerminalColors: Equatable, Sendable {
  package enum Place: Hashable, Sendable {
    case background, text
    /// One of the sixteen colors.
    case indexed(Int)
  }

  private var colors: [Place: CellColor] = [:]

  package init(background: CellColor? = nil) { self[.background] = background }

  package subscript(place: Place) -> CellColor? {
    get { colors[place] }
    set { colors[place] = newValue }
  }

  /// The questions for the colors that themes use.
  static let questions =
    "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\" + used.map { "\u{1B}]4;\($0);?\u{1B}\\" }.joined()

  private static let (red, green, blue) = (1, 2, 4)
  private static let used = [red, green, blue].flatMap { [$0, $0 + 8] }

  /// The terminal's own red, green or blue, of two the one that is easier to read on a background.
  func red(on ground: CellColor) -> CellColor? { legible(Self.red, on: ground) }
  func green(on ground: CellColor) -> CellColor? { legible(Self.green, on: ground) }
  func blue(on ground: CellColor) -> CellColor? { legible(Self.blue, on: ground) }

  private func legible(_ number: Int, on ground: CellColor) -> CellColor? {
    [number, number + 8].compactMap { self[.indexed($0)] }
      .filter { Contrast.ratio($0, ground) >= 3 }
      .max { Contrast.ratio($0, ground) < Contrast.ratio($1, ground) }
  }
}
