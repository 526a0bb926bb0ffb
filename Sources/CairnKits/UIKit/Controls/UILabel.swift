import CairnCore
import CairnValues
import Foundation

/// UIKit's text, shown as a `Text`.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Hello"
/// label.font = .preferredFont(forTextStyle: .headline)
/// ```
open class UILabel: UIView {
  override class func blank() -> UIView { UILabel() }
  /// The color of the text.
  @_Noted public var textColor: UIColor!
  /// The font of the text.
  @_Noted public var font: UIFont!
  /// Whether a text that is too long becomes smaller.
  @_Noted public var adjustsFontSizeToFitWidth = false
  /// How small a text becomes at most.
  @_Noted public var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the user's choice of a size. Stored without effect, as fonts of a text style always do.
  public var adjustsFontForContentSizeCategory = false
  /// The text.
  @_Noted open var text: String? {
    didSet { attributed = nil }
  }
  /// The styled text.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  @_Noted private var attributed: NSAttributedString?
  /// The side on which lines begin.
  @_Noted public var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 for any number.
  @_Noted public var numberOfLines = 1
  /// Where a text that is too long is cut.
  @_Noted public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the text looks usable.
  @_Noted public var isEnabled = true
  /// The width at which lines break. Stored without effect, as the layout knows it.
  public var preferredMaxLayoutWidth: CGFloat = 0

  override var content: AnyView? { AnyView(LabelContent(label: self)) }
  override var contentAnchor: UnitPoint { textAlignment.anchor }
}

extension NSTextAlignment {
  var anchor: UnitPoint {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }

  var alignment: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

extension NSLineBreakMode {
  var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

private struct LabelContent: View {
  let label: UILabel

  var body: some View {
    let _ = label.parts.changes.read()
    text
      .font(label.font.map { Font($0) })
      .foregroundStyle(label.textColor.map { Color(uiColor: $0) } ?? Color.primary)
      .multilineTextAlignment(label.textAlignment.alignment)
      .lineLimit(label.numberOfLines > 0 ? label.numberOfLines : nil)
      .truncationMode(label.lineBreakMode.truncation)
      .minimumScaleFactor(label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.1) : 1)
      .disabled(!label.isEnabled)
  }

  private var text: Text {
    label.attributedText.map { Text(AttributedString($0)) } ?? Text(verbatim: "")
  }
}
