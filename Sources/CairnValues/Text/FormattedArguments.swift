import Foundation

// `FormatStyle` asks for neither Sendable styles nor inputs. Both are values that nobody else holds once they are
// here, which is what the unchecked conformances below rely on.

struct StyledArgument<F: FormatStyle>: LocalizedStringArgument, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let style: F

  func plainText(locale: Locale) -> String { style.locale(locale).format(input) }

  func isEqual(to other: any LocalizedStringArgument) -> Bool {
    guard let other = other as? Self else { return false }
    return other.input == input && other.style == style
  }
}

struct AttributedStyledArgument<F: FormatStyle>: LocalizedStringArgument, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  let input: F.FormatInput
  let style: F

  func plainText(locale: Locale) -> String { String(style.locale(locale).format(input).characters) }

  func isEqual(to other: any LocalizedStringArgument) -> Bool {
    guard let other = other as? Self else { return false }
    return other.input == input && other.style == style
  }
}

/// Equal only if the formatter is the same one: what two formatters do cannot be compared.
struct FormatterArgument<Subject>: LocalizedStringArgument, @unchecked Sendable {
  let subject: Subject
  let formatter: Formatter?
  let isEqual: (Subject, Subject) -> Bool

  init(subject: Subject, formatter: Formatter?, isEqual: @escaping (Subject, Subject) -> Bool) {
    self.subject = subject
    self.formatter = formatter
    self.isEqual = isEqual
  }

  func plainText(locale: Locale) -> String { formatter?.string(for: subject) ?? String(describing: subject) }

  func isEqual(to other: any LocalizedStringArgument) -> Bool {
    guard let other = other as? Self else { return false }
    return other.formatter === formatter && isEqual(other.subject, subject)
  }
}

package struct AttributedArgument: LocalizedStringArgument, Equatable {
  package let string: AttributedString

  package func plainText(locale: Locale) -> String { String(string.characters) }
}

struct DateRangeArgument: LocalizedStringArgument, Equatable {
  let dates: ClosedRange<Date>

  func plainText(locale: Locale) -> String {
    (dates.lowerBound..<dates.upperBound).formatted(
      Date.IntervalFormatStyle(date: .abbreviated, time: .shortened, locale: locale))
  }
}
