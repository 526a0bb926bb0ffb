import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

extension AttributeScopes {
  /// SwiftUI's attributes for a range of text.
  ///
  /// ```swift
  /// var text = AttributedString("Sold out")
  /// text.foregroundColor = .red
  /// ```
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the characters. Has no effect.
    public let backgroundColor: BackgroundColorAttribute
    /// The strikethrough line.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The spacing between characters, which ligatures adjust to.
    public let kern: KerningAttribute
    /// The spacing between characters.
    public let tracking: TrackingAttribute
    /// The distance of the characters above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The color of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The color behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The strikethrough line.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The spacing between characters, which ligatures adjust to.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The spacing between characters.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The distance of the characters above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// SwiftUI's attributes for a range of text.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// SwiftUI's attributes by name.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  private typealias Look = AttributeScopes.SwiftUIAttributes

  /// Applies the attributes to a text's style.
  func apply(to look: inout LookOfText, in environment: EnvironmentValues) {
    if let intent = self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] {
      if intent.contains(.stronglyEmphasized) { look.bold(true) }
      if intent.contains(.emphasized) { look.style.isItalic = true }
      if intent.contains(.strikethrough) { look.style.isStruckThrough = true }
      if intent.contains(.code) { look.fontChanges.append(.monospaced) }
    }
    if let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] { look.style.link = link }
    if let font = self[Look.FontAttribute.self] { look.font = font }
    for change in changes { change.apply(to: &look, in: environment) }
  }

  private var changes: [TextChange] {
    var changes: [TextChange] = []
    if let color = self[Look.ForegroundColorAttribute.self] { changes.append(.foreground(color.paint)) }
    if let line = self[Look.UnderlineStyleAttribute.self] {
      changes.append(.underline(true, line.pattern.value, line.color))
    }
    if let line = self[Look.StrikethroughStyleAttribute.self] {
      changes.append(.strikethrough(true, line.pattern.value, line.color))
    }
    if let room = self[Look.TrackingAttribute.self] ?? self[Look.KerningAttribute.self] {
      changes.append(.kerning(room))
    }
    if let offset = self[Look.BaselineOffsetAttribute.self] { changes.append(.baselineOffset(offset)) }
    return changes
  }
}
