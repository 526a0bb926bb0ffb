import CairnFoundation
import Foundation

extension AttributeScopes {
  /// UIKit's attributes for a range of text, as far as SwiftUI has no attribute of the same name.
  ///
  /// ```swift
  /// text.paragraphStyle = paragraph
  /// ```
  public struct UIKitAttributes: AttributeScope {
    /// The layout of the paragraph. Stored, and kept in an `NSAttributedString`; views use their own modifiers.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The layout of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = "NSParagraphStyle"
    }
  }

  /// UIKit's attributes for a range of text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  /// AppKit's attributes for a range of text.
  public var appKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// UIKit's attributes by name.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}
