import CairnCore
import CairnFoundation
import Foundation

extension NSAttributedString {
  /// The kind of a file with a text.
  ///
  /// ```swift
  /// [.documentType: NSAttributedString.DocumentType.html]
  /// ```
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name in AppKit and UIKit.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML, as far as it describes text.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, which cannot be read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with files, which cannot be read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// How a file is read.
  ///
  /// ```swift
  /// [.characterEncoding: String.Encoding.utf8.rawValue]
  /// ```
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name in AppKit and UIKit.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the file, a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the text, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of texts that have no others.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a file: HTML, or a text without styles. Throws for other kinds, and for bytes that are no text.
  ///
  /// Of HTML, paragraphs, headings, lists and rows of tables become lines; bold, italic, underlined and struck texts, sizes, colors and
  /// links of elements and of their `style` become attributes. Style sheets, images and scripts are left out.
  ///
  /// ```swift
  /// let note = try NSAttributedString(
  ///   data: Data("<p>A <b>bold</b> word</p>".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
  ///   documentAttributes: nil)
  /// ```
  ///
  /// - Parameter dict: Gets the kind of the file.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = options[.characterEncoding]
    let number = encoding as? UInt ?? (encoding as? NSNumber)?.uintValue ?? (encoding as? String.Encoding)?.rawValue
    guard let text = Self.text(of: data, number.map { String.Encoding(rawValue: $0) }) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let given = options[.documentType]
    let kind = given as? DocumentType ?? (given as? String).map { DocumentType(rawValue: $0) } ?? Self.kind(of: text)
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let read: NSAttributedString
    switch kind {
    case .html: read = HTMLText(text, defaults).result
    case .plain: read = NSAttributedString(string: text, attributes: defaults)
    default: throw CocoaError(.fileReadUnknown)
    }
    dict?.pointee = ["DocumentType": kind.rawValue] as NSDictionary
    self.init(attributedString: read)
  }

  private static func text(of data: Data, _ encoding: String.Encoding?) -> String? {
    if let encoding, let text = String(data: data, encoding: encoding) { return text }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .windowsCP1252)
  }

  private static func kind(of text: String) -> DocumentType {
    let start = text.drop(while: \.isWhitespace).prefix(14).lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }
}
