import CairnCore
import CairnScreen
import CairnValues
import Foundation

// The sizes that UIKit gives texts. On the main thread, the host of the app measures them; elsewhere they are estimated.

extension String {
  /// Returns the size of the text in one line for each of its lines.
  ///
  /// ```swift
  /// let width = title.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).width
  /// ```
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextSizes.size(of: self, font: attrs?[.font] as? UIFont, width: nil)
  }

  /// Returns the place of the text in lines of a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : nil
    return CGRect(
      origin: .zero, size: TextSizes.size(of: self, font: attributes?[.font] as? UIFont, width: width))
  }
}

extension NSString {
  /// Returns the size of the text in one line for each of its lines.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// Returns the place of the text in lines of a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// Returns the size of the text, in its first font.
  public func size() -> CGSize { TextSizes.size(of: string, font: firstFont, width: nil) }

  /// Returns the place of the text in lines of a width, in its first font.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: firstFont.map { [.font: $0] }, context: context)
  }

  private var firstFont: UIFont? { length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil }
}

/// How a text is measured.
///
/// ```swift
/// text.boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
/// ```
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How a text is drawn. Has no effect.
///
/// ```swift
/// NSStringDrawingContext()
/// ```
public final class NSStringDrawingContext: NSObject {
  /// How small the text may become. Has no effect.
  public var minimumScaleFactor: CGFloat = 0
}

private enum TextSizes {
  static func size(of text: String, font: UIFont?, width: CGFloat?) -> CGSize {
    let font = font ?? .systemFont(ofSize: 12)
    guard !text.isEmpty else { return CGSize(width: 0, height: font.lineHeight) }
    guard Thread.isMainThread else { return estimate(of: text, font, width) }
    return MainActor.assumeIsolated { measured(text, font, width) } ?? estimate(of: text, font, width)
  }

  @MainActor private static func measured(_ text: String, _ font: UIFont, _ width: CGFloat?) -> CGSize? {
    var style = TextStyle()
    style.font = font.font
    let content = TextContent(text, style: style)
    return FrontSession.current?.host.metrics.size(
      of: content, proposal: ProposedViewSize(width: width, height: nil))
  }

  /// Characters are half as wide as high, and those of East Asia as wide as high.
  private static func estimate(of text: String, _ font: UIFont, _ width: CGFloat?) -> CGSize {
    var (widest, lines) = (CGFloat(0), 0)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let length = line.unicodeScalars.reduce(CGFloat(0)) { $0 + ($1.value >= 0x1100 ? 1 : 0.5) } * font.pointSize
      let rows = width.map { $0 > 0 ? max(1, (length / $0).rounded(.up)) : 1 } ?? 1
      widest = max(widest, width.map { min($0, length) } ?? length)
      lines += Int(min(rows, 1_000_000))
    }
    return CGSize(width: widest, height: CGFloat(lines) * font.lineHeight)
  }
}
