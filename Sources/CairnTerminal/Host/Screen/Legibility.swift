import CairnScreen

extension TerminalHost {
  /// The words on the screen whose contrast is too low, with their contrast.
  package var faintWords: [String] { Legibility(of: self).faults }
}

/// Measures the contrast of every character on the screen.
///
/// Text needs 4.5:1. Marks, disabled text and placeholders need 3:1.
@MainActor
struct Legibility {
  let host: TerminalHost
  /// Words that may be weaker: disabled text and placeholders.
  private var weak: Set<String> = []

  init(of host: TerminalHost) {
    self.host = host
    func visit(_ element: Element, isDisabled: Bool) {
      let isDisabled = isDisabled || element.hasTrait(.disabled)
      if isDisabled, let text = element.ownText { note(text) }
      if case .field(let field) = element.content, field.text.isEmpty { note(field.prompt) }
      for child in element.children { visit(child, isDisabled: isDisabled) }
    }
    func note(_ text: String) { weak.formUnion(text.split(separator: " ").map(String.init)) }
    if let root = host.window?.screen.root { visit(root, isDisabled: false) }
    // The command line's placeholder.
    if host.overlay is CommandPalette { note("Search pages and commands") }
  }

  /// Words that are too weak, with their contrast.
  var faults: [String] {
    var faults: [String] = []
    let region = front
    for y in 0..<host.backBuffer.cells.height {
      var word = ""
      var least = 21.0
      for x in 0...host.backBuffer.cells.width {
        let glyph = x < host.backBuffer.cells.width ? host.backBuffer.cells[x: x, y: y].glyph : .blank
        let isBehind = y < host.backBuffer.cells.height - 1 && !region.contains(x: x, y: y)
        let isLine = Unicode.Scalar(glyph.number).map { Self.lines.contains(Character($0)) } ?? false
        if glyph == .blank || glyph == .tail || isLine || isBehind {
          if !word.isEmpty, least < wanted(for: word) {
            faults.append("\"\(word)\" at \(x - word.count), \(y) has \((least * 100).rounded() / 100)")
          }
          word = ""
          least = 21
          continue
        }
        word.unicodeScalars.append(Unicode.Scalar(glyph.number) ?? "?")
        least = min(least, contrast(x: x, y: y))
      }
    }
    return faults
  }

  /// The part that is not covered by anything.
  private var front: CellRect {
    let scene = host.scene
    let whole = host.backBuffer.cells.bounds
    if host.overlay != nil { return whole.inset(left: 0, top: host.backBuffer.cells.height) }
    guard scene.frontLayer > 0 else { return whole }
    var front: CellRect?
    for target in scene.targets where target.layer >= scene.frontLayer {
      front = front?.union(target.seen) ?? target.seen
    }
    return front ?? whole
  }

  private func wanted(for word: String) -> Double {
    let isText = word.contains { $0.isLetter || $0.isNumber }
    if !isText { return 3 }
    return weak.contains(word) ? 3 : 4.5
  }

  /// The characters of frames and button edges.
  private static let lines = Set("─│╭╮╰╯━┿┼▐▌█░▒▔▁")

  private func contrast(x: Int, y: Int) -> Double {
    let theme = host.theme
    let look = host.backBuffer.look(x: x, y: y)
    if look.traits.contains(.reversed) { return 21 }
    func shown(_ color: CellColor) -> CellColor { theme.depth == .indexed ? color.asIndexed : color }
    return Contrast.ratio(
      shown(look.foreground.isOwn ? theme.ink : look.foreground),
      shown(look.background.isOwn ? theme.background : look.background))
  }
}
