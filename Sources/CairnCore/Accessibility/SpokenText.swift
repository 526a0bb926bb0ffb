import CairnScreen
import CairnValues
import Foundation

nonisolated extension Text {
  /// The text, heard as another one.
  public func accessibilityLabel(_ label: Text) -> Text { with(.spoken(label)) }

  /// The text, heard as another one.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

  /// The text, heard as another one.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

  /// The text as a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { with(.heading) }

  /// Says what kind of text it is, for how it is read.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  /// What the text says of how it is heard; nil if that is as it is read.
  func semantics(locale: Locale) -> SemanticsChange? {
    var heard = SemanticsChange()
    for change in changes {
      switch change {
      case .spoken(let label): heard.label = label.string(locale: locale)
      case .heading: heard.added = .header
      default: break
      }
    }
    return heard == SemanticsChange() ? nil : heard
  }
}

/// What a text says of how it is heard is one effect among others of its element.
enum SpokenText {}
