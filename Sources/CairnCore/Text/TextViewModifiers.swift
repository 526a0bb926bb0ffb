import CairnScreen
import CairnValues
import Foundation

/// Changes the look of the texts inside.
nonisolated struct TextSurroundingsModifier: _EnvironmentModifier {
  typealias Body = Never
  let change: (inout TextSurroundings) -> Void
  func _write(to values: inout EnvironmentValues) { change(&values[TextSurroundingsKey.self]) }
}

// `Text` has its own of most of these. Preferring its own outright spares the compiler trying both at each step of a chain,
// which would double the time for the whole body each time.
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

  /// Sets the width of the texts' font in this view.
  @_disfavoredOverload
  public func fontWidth(_ width: Font.Width?) -> some View {
    texts { texts in
      texts.fontChanges.removeAll { if case .width = $0 { true } else { false } }
      if let width { texts.fontChanges.append(.width(width)) }
    }
  }

  /// Sets the design of the texts' font in this view.
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

  /// Gives the texts in this view characters of one width.
  @_disfavoredOverload
  public func monospaced(_ isActive: Bool = true) -> some View {
    texts { texts in
      texts.fontChanges.removeAll { $0 == .monospaced }
      if isActive { texts.fontChanges.append(.monospaced) }
    }
  }

  /// Gives the texts in this view digits of one width.
  @_disfavoredOverload
  public func monospacedDigit() -> some View { texts { $0.fontChanges.append(.monospacedDigit) } }

  /// Draws a line below the texts in this view.
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

  /// Draws a line through the texts in this view.
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

  /// Sets the room between characters.
  @_disfavoredOverload
  public func kerning(_ kerning: CGFloat) -> some View { texts { $0.style.kerning = kerning } }

  /// Sets the room between characters.
  @_disfavoredOverload
  public func tracking(_ tracking: CGFloat) -> some View { texts { $0.style.kerning = tracking } }

  /// Sets texts above or below their line.
  @_disfavoredOverload
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    texts { $0.style.baselineOffset = baselineOffset }
  }

  /// Limits the lines a text in this view may take; nil for as many as it needs.
  public func lineLimit(_ number: Int?) -> some View { texts { $0.lineLimit = number } }

  /// Limits the lines a text may take, and keeps room for as many as are said at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    texts {
      $0.lineLimit = nil
      $0.style.reservedLines = limit.lowerBound
    }
  }

  /// Limits the lines a text may take.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { texts { $0.lineLimit = limit.upperBound } }

  /// Limits the lines a text may take, and keeps room for as many as are said at least.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    texts {
      $0.lineLimit = limit.upperBound
      $0.style.reservedLines = limit.lowerBound
    }
  }

  /// Limits the lines a text may take, and says whether room is kept for all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    texts {
      $0.lineLimit = limit
      $0.style.reservedLines = reservesSpace ? limit : 0
    }
  }

  /// Sets how the lines of a text in this view stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { texts { $0.alignment = alignment } }

  /// Sets the case in which letters are shown; nil for that in which they were written.
  public func textCase(_ textCase: Text.Case?) -> some View { texts { $0.textCase = textCase } }

  /// Sets which part of a text is left out where it does not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets extra room between the lines of texts.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets how small characters may become before a text is cut off.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Lets characters stand closer where a text does not fit.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Says whether the texts in this view can be selected.
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
  public static let allowsSelection = true
}

/// Text cannot be selected.
///
/// ```swift
/// Text(code).textSelection(.disabled)
/// ```
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
