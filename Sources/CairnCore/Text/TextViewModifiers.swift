import CairnScreen
import CairnValues
import Foundation

/// Changes the text settings of the content.
nonisolated struct TextSurroundingsModifier: _EnvironmentModifier {
  typealias Body = Never
  let change: (inout TextSurroundings) -> Void
  func _write(to values: inout EnvironmentValues) { change(&values[TextSurroundingsKey.self]) }
}

// `Text` has overloads of most of these. Disfavouring the ones for views keeps the compiler from trying both at
// each step of a chain, which would double the type-checking time of the whole body each time.
nonisolated extension View {
  private func texts(_ change: @escaping (inout TextSurroundings) -> Void) -> some View {
    modifier(TextSurroundingsModifier(change: change))
  }

  /// Sets the font of the texts in this view.
  @_disfavoredOverload
  public func font(_ font: Font?) -> some View { texts { $0.font = font } }

  /// Sets the weight of the texts in this view.
  @_disfavoredOverload
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    texts { texts in
      texts.fontChanges.removeAll { if case .weight = $0 { true } else { false } }
      if let weight { texts.fontChanges.append(.weight(weight)) }
    }
  }

  /// Sets the font width of the texts in this view. Has no effect in a terminal.
  @_disfavoredOverload
  public func fontWidth(_ width: Font.Width?) -> some View {
    texts { texts in
      texts.fontChanges.removeAll { if case .width = $0 { true } else { false } }
      if let width { texts.fontChanges.append(.width(width)) }
    }
  }

  /// Sets the font design of the texts in this view. Has no effect in a terminal.
  @_disfavoredOverload
  public func fontDesign(_ design: Font.Design?) -> some View {
    texts { texts in
      texts.fontChanges.removeAll { if case .design = $0 { true } else { false } }
      if let design { texts.fontChanges.append(.design(design)) }
    }
  }

  /// Makes the texts in this view bold.
  @_disfavoredOverload
  public func bold(_ isActive: Bool = true) -> some View { texts { $0.style.isBold = isActive } }

  /// Makes the texts in this view italic.
  @_disfavoredOverload
  public func italic(_ isActive: Bool = true) -> some View { texts { $0.style.isItalic = isActive } }

  /// Gives all characters of the texts in this view the same width.
  @_disfavoredOverload
  public func monospaced(_ isActive: Bool = true) -> some View {
    texts { texts in
      texts.fontChanges.removeAll { $0 == .monospaced }
      if isActive { texts.fontChanges.append(.monospaced) }
    }
  }

  /// Gives all digits of the texts in this view the same width.
  @_disfavoredOverload
  public func monospacedDigit() -> some View { texts { $0.fontChanges.append(.monospacedDigit) } }

  /// Underlines the texts in this view.
  @_disfavoredOverload
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    texts {
      $0.style.isUnderlined = isActive
      $0.style.linePattern = pattern.value
      $0.style.underlineColor = color
    }
  }

  /// Strikes the texts in this view through.
  @_disfavoredOverload
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    texts {
      $0.style.isStruckThrough = isActive
      $0.style.linePattern = pattern.value
      $0.style.strikeColor = color
    }
  }

  /// Sets the spacing between characters. Has no effect in a terminal.
  @_disfavoredOverload
  public func kerning(_ kerning: CGFloat) -> some View { texts { $0.style.kerning = kerning } }

  /// Sets the spacing between characters. Has no effect in a terminal.
  @_disfavoredOverload
  public func tracking(_ tracking: CGFloat) -> some View { texts { $0.style.kerning = tracking } }

  /// Sets the distance of texts above the baseline. Has no effect in a terminal.
  @_disfavoredOverload
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    texts { $0.style.baselineOffset = baselineOffset }
  }

  /// Limits the number of lines of a text in this view; `nil` sets no limit.
  public func lineLimit(_ number: Int?) -> some View { texts { $0.lineLimit = number } }

  /// Reserves space for a minimum number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    texts {
      $0.lineLimit = nil
      $0.style.reservedLines = limit.lowerBound
    }
  }

  /// Limits the number of lines of a text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { texts { $0.lineLimit = limit.upperBound } }

  /// Limits the number of lines of a text, and reserves space for the minimum.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    texts {
      $0.lineLimit = limit.upperBound
      $0.style.reservedLines = limit.lowerBound
    }
  }

  /// Limits the number of lines of a text, and optionally reserves space for all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    texts {
      $0.lineLimit = limit
      $0.style.reservedLines = reservesSpace ? limit : 0
    }
  }

  /// Sets the alignment of the lines of texts in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { texts { $0.alignment = alignment } }

  /// Sets the case in which letters are shown; `nil` keeps the original.
  public func textCase(_ textCase: Text.Case?) -> some View { texts { $0.textCase = textCase } }

  /// Sets which part of a text is omitted when it does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets extra space between the lines of texts.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets how far text may shrink before it is truncated.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Lets the space between characters shrink to make a text fit.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets whether the texts in this view can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(key: TextSelectionKey.self, S.allowsSelection)
  }
}

struct TextSelectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Whether text can be selected.
///
/// ```swift
/// Text(code).textSelection(.enabled)
/// ```
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
///
/// ```swift
/// Text(code).textSelection(.enabled)
/// ```
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// Whether text can be selected: it can.
  public static let allowsSelection = true
}

/// Text cannot be selected.
///
/// ```swift
/// Text(code).textSelection(.disabled)
/// ```
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// Whether text can be selected: it cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
