import Foundation

extension String {
  /// A text to look up in the string tables of the app's language, with its arguments.
  ///
  ///     String(localized: "Hello, \(name)")   // looks up "Hello, %@"
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    package let key: String
    /// Whether the text is a format. Only then is `%` special.
    package let hasFormatting: Bool
    package let arguments: [FormatArgument]

    /// Creates a value from a string, which is used verbatim.
    public init(_ value: String) {
      key = value
      hasFormatting = false
      arguments = []
    }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from a literal whose interpolations become format arguments.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      hasFormatting = true
      arguments = stringInterpolation.arguments
    }

    /// Creates a value with another text for the same arguments, such as the default value of an explicit key.
    package init(key: String, arguments: [FormatArgument], hasFormatting: Bool) {
      self.key = key
      self.arguments = arguments
      self.hasFormatting = hasFormatting
    }

    /// Returns whether two values have the same text and arguments.
    public static func == (a: Self, b: Self) -> Bool {
      a.key == b.key && a.hasFormatting == b.hasFormatting && a.arguments == b.arguments
    }
  }
}

extension String.LocalizationValue {
  /// The parts of a literal with interpolations.
  ///
  ///     let key: LocalizedStringKey = "\(count) of \(total, specifier: "%.1f")"
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [FormatArgument] = []

    /// Reserves capacity for the parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 3 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if literal.hasPercentSign {
        key += literal.replacing("%", with: "%%")
      } else {
        key += literal
      }
    }

    mutating func append(_ argument: FormatArgument, specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    /// Adds an argument that is more than a string, such as a text with attributes.
    package mutating func append(_ argument: any LocalizedStringArgument) { append(.object(argument)) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    /// Adds a number.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      append(FormatArgument(value), specifier: value._specifier)
    }

    /// Adds a number in a C format.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
      append(FormatArgument(value), specifier: specifier)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(StyledArgument(input: input, style: format))
    }

    /// Adds a value in a format, without its attributes.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(AttributedStyledArgument(input: input, style: format))
    }

    /// Adds a value that is neither a number nor a string: a date, a picture, another text.
    public mutating func appendInterpolation<T>(_ value: T) where T: _LocalizedStringInsertable {
      value._insert(into: &self)
    }

    /// Adds an object with a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: NSObject {
      append(FormatterArgument(subject: subject, formatter: formatter) { $0 === $1 || $0.isEqual($1) })
    }

    /// Adds a value with a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: ReferenceConvertible {
      append(FormatterArgument(subject: subject, formatter: formatter, isEqual: ==))
    }

    /// Adds a value with a formatter. Every type is accepted, because here the compiler does not know that dates
    /// bridge to Foundation objects.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?)
    where Subject: Hashable & Sendable {
      append(FormatterArgument(subject: subject, formatter: formatter, isEqual: ==))
    }
  }
}

extension String {
  /// Whether the literal contains a percent sign. The search is in place; iterating the literal as a collection
  /// of bytes takes three times as long.
  fileprivate var hasPercentSign: Bool {
    var string = self
    return string.withUTF8 { bytes in
      for byte in bytes where byte == UInt8(ascii: "%") { return true }
      return false
    }
  }
}
