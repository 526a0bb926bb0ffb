import Foundation

/// A value that can be interpolated into localized text although it is neither a string nor a number.
///
/// A single overload of `appendInterpolation` accepts them all. The compiler tries every overload with every
/// operator in the parentheses: with one overload per type, `Text("\(amount * 2)")` took twice as long to
/// type-check.
///
/// ```swift
/// Text("Since \(Date.now)")
/// Text("Press \(Image(systemName: "plus"))")
/// ```
public protocol _LocalizedStringInsertable {
  func _insert(into text: inout String.LocalizationValue.StringInterpolation)
}

extension AttributedString: _LocalizedStringInsertable {
  public func _insert(into text: inout String.LocalizationValue.StringInterpolation) {
    text.append(AttributedArgument(string: self))
  }
}

/// A text with its own lookup.
extension LocalizedStringResource: _LocalizedStringInsertable {
  public func _insert(into text: inout String.LocalizationValue.StringInterpolation) { text.append(self) }
}

/// The interval between two dates.
extension ClosedRange: _LocalizedStringInsertable where Bound == Date {
  public func _insert(into text: inout String.LocalizationValue.StringInterpolation) {
    text.append(DateRangeArgument(dates: self))
  }
}

/// The duration of an interval.
extension DateInterval: _LocalizedStringInsertable {
  public func _insert(into text: inout String.LocalizationValue.StringInterpolation) {
    (start...end)._insert(into: &text)
  }
}

extension _LocalizedStringInsertable where Self: Equatable {
  /// Inserts the value's Swift description.
  public func _insert(into text: inout String.LocalizationValue.StringInterpolation) {
    text.append(FormatterArgument(subject: self, formatter: nil, isEqual: ==))
  }
}

extension Date: _LocalizedStringInsertable {}
extension UUID: _LocalizedStringInsertable {}
extension Data: _LocalizedStringInsertable {}
extension Locale: _LocalizedStringInsertable {}
