import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

extension AttributeScopes {
  /// What SwiftUI says of the look of a piece of text.
  ///
  /// ```swift
  /// var text = AttributedString("Sold out")
  /// text.foregroundColor = .red
  /// ```
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Room between the characters, which ligatures give up.
    public let kern: KerningAttribute
    /// Room between the characters.
    public let tracking: TrackingAttribute
    /// How far above the line the characters stand.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Foundation says of text.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under the characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Room between the characters, which ligatures give up.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// Room between the characters.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// How far above the line the characters stand.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// What SwiftUI says of the look of a piece of text.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attributes of SwiftUI by their names.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  private typealias Look = AttributeScopes.SwiftUIAttributes

  /// Changes the look of a text to what the attributes say.
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
