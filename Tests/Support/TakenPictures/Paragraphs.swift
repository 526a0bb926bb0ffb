import SwiftUI

/// Texts of several paragraphs that wrap.
struct Paragraphs: View {
  /// Fonts whose lines are not a whole number of points high.
  static let fonts: [Font] = [.body, .title3.italic(), .system(size: 9.5), .system(size: 17, design: .monospaced)]

  let font: Font
  /// The height that each text is offered beyond what it needs.
  let spare: CGFloat

  private static let letter = """
    Dear Barbara,

    a computer would deserve to be called intelligent if it could deceive a human into believing that it was human.

    Yours,
    Ada
    """
  private static let list = "One\nTwo, which is a good deal longer than the others\nThree\n\nFour\n"

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach([90, 137.5, 260], id: \.self) { width in
        InRoom(width: width, spare: spare) { Text(Self.letter) }
        InRoom(width: width, spare: spare) { Text(Self.list).lineSpacing(3.3) }
        InRoom(width: width, spare: spare) { Text("A **bold** word,\na `word of code`\nand the _end_.") }
      }
    }
    .font(font)
  }
}

/// Offers a view its ideal height and something more, and takes the same place whatever that is.
private struct InRoom: Layout {
  let width: CGFloat
  let spare: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width, height: 500)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      let ideal = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      view.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: ideal.height + spare))
    }
  }
}
