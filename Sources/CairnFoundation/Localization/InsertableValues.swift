import Foundation

/// What can stand in a text that is looked up though it is neither a string nor a number.
///
/// One overload of `appendInterpolation` takes them all. The compiler tries every overload with every operator in the
/// parentheses: with an overload for each type, `Text("\(amount * 2)")` took twice as long to check.
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

/// A text that is looked up by itself.
extension LocalizedStringResource: _LocalizedStringInsertable {
  public func _insert(into text: inout String.LocalizationValue.StringInterpolation) { text.append(self) }
}

/// The time from one date to another.
extension ClosedRange: _LocalizedStringInsertable where Bound == Date {
  public func _insert(into text: inout String.LocalizationValue.StringInterpolation) {
    text.append(DateRangeArgument(dates: self))
  }
}

/// The time an interval covers.
extension DateInterval: _LocalizedStringInsertable {
  public func _insert(into text: inout String.LocalizationValue.StringInterpolation) {
    (start...end)._insert(into: &text)
  }
}

extension _LocalizedStringInsertable where Self: Equatable {
  /// What is nothing but a value stands there as Swift describes it.
  public func _insert(into text: inout String.LocalizationValue.StringInterpolation) {
    text.append(FormatterArgument(subject: self, formatter: nil, isEqual: ==))
  }
}

extension Date: _LocalizedStringInsertable {}
extension UUID: _LocalizedStringInsertable {}
extension Data: _LocalizedStringInsertable {}
extension Locale: _LocalizedStringInsertable {}
