import Foundation

// `FormatStyle` requires neither styles nor inputs to be Sendable. Both are values with no other owner, which
// the unchecked conformances below rely on.

package struct StyledArgument<F: FormatStyle>: LocalizedStringArgument, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  // Sendable: a style and its input are values that nothing else refers to.
  let input: F.FormatInput
  let style: F

  package init(input: F.FormatInput, style: F) {
    self.input = input
    self.style = style
  }

  package func plainText(locale: Locale) -> String { style.locale(locale).format(input) }

  package func isEqual(to other: any LocalizedStringArgument) -> Bool {
    guard let other = other as? Self else { return false }
    return other.input == input && other.style == style
  }
}

package struct AttributedStyledArgument<F: FormatStyle>: LocalizedStringArgument, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  // Sendable: a style and its input are values that nothing else refers to.
  let input: F.FormatInput
  let style: F

  package init(input: F.FormatInput, style: F) {
    self.input = input
    self.style = style
  }

  package func plainText(locale: Locale) -> String { String(style.locale(locale).format(input).characters) }

  package func isEqual(to other: any LocalizedStringArgument) -> Bool {
    guard let other = other as? Self else { return false }
    return other.input == input && other.style == style
  }
}

/// An argument with a formatter. Equality requires the same formatter, because the behavior of two cannot be
/// compared.
package struct FormatterArgument<Subject>: LocalizedStringArgument, @unchecked Sendable {
  // Sendable: the formatter is used, but never changed.
  let subject: Subject
  let formatter: Formatter?
  let isEqual: (Subject, Subject) -> Bool

  package init(subject: Subject, formatter: Formatter?, isEqual: @escaping (Subject, Subject) -> Bool) {
    self.subject = subject
    self.formatter = formatter
    self.isEqual = isEqual
  }

  package func plainText(locale: Locale) -> String { formatter?.string(for: subject) ?? String(describing: subject) }

  package func isEqual(to other: any LocalizedStringArgument) -> Bool {
    guard let other = other as? Self else { return false }
    return other.formatter === formatter && isEqual(other.subject, subject)
  }
}

package struct AttributedArgument: LocalizedStringArgument, Equatable {
  package let string: AttributedString

  package func plainText(locale: Locale) -> String { String(string.characters) }
}

package struct DateRangeArgument: LocalizedStringArgument, Equatable {
  let dates: ClosedRange<Date>

  package init(dates: ClosedRange<Date>) { self.dates = dates }

  package func plainText(locale: Locale) -> String {
    (dates.lowerBound..<dates.upperBound).formatted(
      Date.IntervalFormatStyle(date: .abbreviated, time: .shortened, locale: locale))
  }
}
