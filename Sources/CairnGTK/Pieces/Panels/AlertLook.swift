#if GTK
  import CGTK
  import CairnValues
  import Foundation

  /// The look of alerts: since libadwaita 1.5 with separate buttons, before with buttons that fill the lower edge.
  struct AlertLook {
    /// The minimum width of an alert.
    var leastWidth: CGFloat
    /// The space around the buttons and between them.
    var margin: CGFloat
    var gap: CGFloat
    /// The insets of the layout, which gives the buttons the usual height.
    var insets: EdgeInsets
    /// The gap between buttons in the layout, and the one above them.
    var layoutGap: CGFloat
    var gapAbove: CGFloat
    var buttonsAreFlat: Bool
    /// The style class of the buttons.
    var className: String

    /// The gap between the title and the text.
    static let titleGap: CGFloat = 10

    /// How far the buttons extend beyond the sides of the text.
    var reach: CGFloat { insets.leading - margin }

    static let current = cgtk_has_dialogs() != 0 ? apart : edgeToEdge

    /// How much taller the buttons are than usual, including the line above flat buttons.
    private static let rise: CGFloat = 10
    private static let flatRise: CGFloat = 11

    private static let apart = AlertLook(
      leastWidth: 300, margin: 24, gap: 12, insets: EdgeInsets(top: 32, leading: 24, bottom: 24 + rise, trailing: 24),
      layoutGap: 12 + rise, gapAbove: 21, buttonsAreFlat: false, className: "cairn-apart")

    private static let edgeToEdge = AlertLook(
      leastWidth: 300, margin: 0, gap: 0, insets: EdgeInsets(top: 24, leading: 30, bottom: flatRise, trailing: 30),
      layoutGap: flatRise, gapAbove: 24, buttonsAreFlat: true, className: "cairn-response")
  }
#endif
